"""What boards are made of."""

# shellcheck shell=bash
# Shared by the scripts of this folder; sourced, never run. Changes to the project's folder, $root;
# $caller is where the user was.

# shellcheck disable=SC2034  # read by the scripts that source this file
caller=$PWD
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
cd "$root" || exit 1
# shellcheck disable=SC2034
python=$root/.venv/bin/python
# Otherwise every start would compile all modules again.
unset PYTHONDONTWRITEBYTECODE

say() { printf 'parlour: %s\n' "$*"; }

# fail WHAT [WAY OUT]...: one line each.
fail() {
    say "$1" >&2
    shift
    [ "$#" -eq 0 ] || printf '%s\n' "$@" >&2
    exit 1
}

# Sets $elevate to the words that let apt install something; fails if nothing does.
find_elevation() {
    elevate=()
    [ "$(id -u)" -eq 0 ] && return
    command -v sudo >/dev/null && sudo -n true 2>/dev/null && elevate=(sudo -n)
    [ "${#elevate[@]}" -gt 0 ]
}

apt() {
    "${elevate[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get -q -o DPkg::Lock::Timeout=300 "$@" </dev/null
}

# install_packages REASON PACKAGE...: through apt, or ends with the command to type.
install_packages() {
    local reason=$1
    shift
    command -v apt-get >/dev/null ||
        fail "$reason" "There is no apt here. Install the equivalents of these Debian packages: $*"
    find_elevation ||
        fail "$reason" "Type this, then start again:" \
            "  sudo apt-get update && sudo apt-get install --no-install-recommends $*"
    say "$reason"
    say "Installing: $*"
    # The package lists of a fresh machine are empty or old.
    apt install -y --no-install-recommends "$@" || {
        apt update && apt install -y --no-install-recommends "$@"
    } || fail "apt could not install: $*" \
        "Its message is above. Fix the problem, or install the packages yourself, then start again."
}

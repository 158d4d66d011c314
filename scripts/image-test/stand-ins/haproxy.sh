#!/bin/sh
set -eu
[ "$1" = haproxy ] && shift
# Fewer connections than its settings have where the machine gives fewer files.
[ "$(ulimit -Hn)" = unlimited ] || [ "$(ulimit -Hn)" -ge 50000 ] || set -- -n 4000 "$@"
exec haproxy -W -db "$@"

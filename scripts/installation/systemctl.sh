#!/bin/sh
# Stands in for systemctl where systemd does not run: starts what a unit says, as the account that it says.
start() {
  case $1 in
    postgresql) pg_ctlcluster "$(ls /etc/postgresql)" main start ;;
    redis-server) redis-server /etc/redis/redis.conf --daemonize yes >/dev/null ;;
    # Fewer connections than its settings have, for the limits of an account that is no real root.
    haproxy) haproxy -D -n 4000 -f /etc/haproxy/haproxy.cfg ;;
    *)
      unit=/etc/systemd/system/$1.service
      of() { sed -n "s/^$1=//p" "$unit" | head -n 1; }
      (
        cd "$(of WorkingDirectory)" && set -a && . "$(of EnvironmentFile)" && set +a &&
          # shellcheck disable=SC2046
          exec setsid runuser -u "$(of User)" --preserve-environment -- $(of ExecStart) >"/var/log/$1.log" 2>&1
      ) &
      ;;
  esac
}
for word; do
  case $word in
    enable | --now | restart | daemon-reload) ;;
    *) start "$word" ;;
  esac
done

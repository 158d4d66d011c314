#!/bin/sh
# As the image of PostgreSQL begins: makes the cluster once, lets the scripts run on its socket alone, then serves.
set -eu
if [ "$(id -u)" = 0 ]; then
  install -d -o postgres -g postgres -m 700 "$PGDATA"
  chown postgres:postgres "$PGDATA"
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  password=$(mktemp)
  printf '%s\n' "$POSTGRES_PASSWORD" > "$password"
  initdb --username=postgres --pwfile="$password" --auth-local=trust --auth-host=scram-sha-256
  rm "$password"
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  echo "listen_addresses = '*'" >> "$PGDATA/postgresql.conf"
  pg_ctl -o "-c listen_addresses=''" -w start
  for script in /docker-entrypoint-initdb.d/*.sh; do
    # One that is no program is read by this shell.
    if [ -x "$script" ]; then "$script"; else . "$script"; fi
  done
  pg_ctl -m fast -w stop
fi
exec "$@"

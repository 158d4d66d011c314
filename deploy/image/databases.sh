#!/bin/sh
# The databases of the three programs, each of a user of its own. Run once, as the folder of data is made.
# The casino's tables belong to zar_owner, and the casino is zar_casino (docs/operations.md, Rights).
set -eu
run() { psql -v ON_ERROR_STOP=1 -v name="$1" -v owner="$2" -v password="$POSTGRES_PASSWORD" -U postgres; }
make() {
  run "$1" "$2" <<'SQL'
create role :"owner" login createrole password :'password';
create database :"name" owner :"owner" template template0 encoding 'UTF8' locale 'C.UTF-8';
revoke connect on database :"name" from public;
SQL
}
make zar zar_owner
make zar_arcade zar_arcade
make zar_feed zar_feed
run zar zar_casino <<'SQL'
create role :"owner" login password :'password';
grant connect on database :"name" to :"owner";
SQL

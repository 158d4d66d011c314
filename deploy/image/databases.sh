#!/bin/sh
# The databases of the three programs, each of a user of its own. Run once, as the folder of data is made.
set -eu
for name in zar zar_arcade zar_feed; do
  psql -v ON_ERROR_STOP=1 -v name="$name" -v password="$POSTGRES_PASSWORD" -U postgres <<'SQL'
create role :"name" login createrole password :'password';
create database :"name" owner :"name";
revoke connect on database :"name" from public;
SQL
done

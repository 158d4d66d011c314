create or replace function row_is_final() returns trigger language plpgsql as
$$ begin raise exception '% rows are never changed: post the reverse', tg_table_name; end $$;

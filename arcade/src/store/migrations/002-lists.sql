-- What moved in a time is listed to the operator by when it moved, which is when the round closed for
-- all but its stake.
create index round_by_close on arcade.round (closed_at) where closed_at is not null;

-- A player's wish to be erased (PRV-02): the account is closed at once and emptied when it is due. The row
-- stays when it is done, and says when and by whom.
create table erasure (
  player_id uuid primary key references player,
  -- What the account was until then, for one that is taken back.
  status_before text not null check (status_before in ('active', 'blocked', 'excluded', 'closed')),
  asked_at timestamptz not null,
  due_at timestamptz not null,
  erased_at timestamptz,
  -- Who of the house asked for it in the player's stead, and who had it done; null where nobody did.
  asked_by text,
  erased_by text
);
create index erasure_due on erasure (due_at) where erased_at is null;

-- Each time that somebody of the house ended every session there was (PRV-03).
create table every_session_ended (
  at timestamptz not null,
  operator text not null,
  sessions int not null
);

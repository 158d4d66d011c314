-- What the application's role may do, given anew at each start: a table that no line below names can be
-- read and added to, and no more. What is final (the ledger, answers, seals, events, keys) is in no line.
revoke all on all tables in schema public from zar_app;
revoke all on all sequences in schema public from zar_app;
grant usage on schema public to zar_app;
grant select, insert on all tables in schema public to zar_app;
grant usage, select on all sequences in schema public to zar_app;
revoke insert on migration, function_file, transfer_part, part_approval, detached_part, opening_balance from zar_app;
-- A part of the ledger is read and written as the table alone, and one that is detached by nobody but its owner.
do $$
declare
  one text;
begin
  for one in select 'transfer_' || number from transfer_part where to_regclass('transfer_' || number) is not null loop
    execute format('revoke all on %I from zar_app', one);
  end loop;
end $$;
revoke execute on function make_transfer_parts_v1(bigint, int) from public;
grant execute on function make_transfer_parts_v1(bigint, int) to zar_app;

-- The money and who may play: what a row is about never changes, only how it stands.
grant update (balance_e5, version, open_slot) on account to zar_app;
grant update (
  status, gateway_id, detail, detail_sealed, account_hmac, account_network, payer_sealed, is_payer_own, hold, hold_until,
  asked_at, reason, approved_at, first_approver, payee_checked_at, promised_at, updated_at,
  -- Its review clock.
  clock_at, clock_base_at, extended_s, review_version, legal_hold_id, player_asked_at
) on payment to zar_app;
grant update (
  state, is_urgent, promise_at, promised_at, clock_at, owner_id, owned_at, taken_by, taken_until, escalation, version, closed_at, closed_by
) on queue_case to zar_app;
grant update (at_seal, transfers, seen_at, ended_at, findings) on ledger_check to zar_app;
-- A document is decided once; its files go with time or with the player.
grant update (state, code, because, decided_by, decided_at) on document to zar_app;
grant update (document_id), delete on document_file to zar_app;
-- Encrypted anew.
grant update (sealed) on document_file_piece to zar_app;
grant update (ended_at, ended_because, result) on experiment to zar_app;
grant update (title, content, uploaded_by, uploaded_at, dropped_by, dropped_at) on media to zar_app;
grant update (seen_at, ended_at, found, failure) on supplier_check to zar_app;
-- Encrypted anew, and forgotten where it is needed no more.
grant update (sealed) on supplier_key to zar_app;
grant update (ended_at, end_proposed_by, ended_by, ended_because) on maintenance to zar_app;
-- What the processes tell of themselves, for a while.
grant delete on log_notice to zar_app;
grant update (seen_at, key_versions, sealing_version), delete on process_sign to zar_app;
grant update (lift_proposed_by, lifted_by, lifted_because, lifted_at) on legal_hold to zar_app;
grant update (ended_at) on review_stop to zar_app;
-- Of an erased player.
grant update (body, salt) on journal_fact to zar_app;
grant update (paid_e5, possible_win_e5, info, state, changed_at) on sport_bet to zar_app;
grant update (told_at) on jackpot_win to zar_app;
grant update (withdrawn_by, withdrawn_at, withdrawn_because) on licence to zar_app;
-- Of a rate that has not begun.
grant update (taken_back_by, taken_back_approved_by, taken_back_because, taken_back_at) on tax_rate to zar_app;
-- Reports by the clock.
grant update (next_at, tries, ended_at, ended_by) on report_schedule to zar_app;
grant update (end_asked_at, ended_at, ended_by, ended_because) on exclusion to zar_app;
grant update (ended_at, ended_by, ended_because) on player_block to zar_app;
grant update (ended_at, ended_by, ended_because) on game_closing, supplier_closing to zar_app;
grant update (cleared_at, cleared_by, because) on payer_flag to zar_app;
grant update (what, found_at, explained_at, explained_by, because), delete on payment_difference to zar_app;
grant update (cleared_at, cleared_by, cleared_because) on bonus_flag to zar_app;
-- What an identity check came to, and who decided it.
grant update (state, because, answered_at, decided_by, decided_because) on identity_check to zar_app;
-- Of an erased player.
grant update (ip) on consent to zar_app;
grant update (phone, device_hash) on trial_bonus to zar_app;
-- A request for a bonus is answered once; its words go with time or with the player.
grant update (state, proposal_id, given_offer_id, code, because, decided_by, decided_at, words) on bonus_request to zar_app;

-- The address that it was is forgotten.
grant update (former) on access_change to zar_app;
grant update (released_by, released_because, released_at) on device_block to zar_app;
-- How often it was downloaded, and its end, with which its token goes.
grant update (token_hash, reach_mark, taken_at, ended_at), delete on data_copy to zar_app;
grant delete on player_tag to zar_app;
grant update (ended_at) on office_address to zar_app;

grant update on player, bonus, free_rounds to zar_app;
-- Who has used a code of an offer.
grant update (used_by, used_at) on voucher to zar_app;
-- What an offer may come to, and how far its dry run is.
grant update on offer_guard to zar_app;
grant update (state, progress, result, moved_at, ended_at) on offer_trial to zar_app;

-- What an odds company tells. Of a settlement only how sure it is, and when all bets had it.
grant update on betting_feed, betting_producer, betting_board, betting_league, betting_event, betting_market, betting_selection
  to zar_app;
grant update (certainty, confirmed_at, applied_at) on betting_settlement to zar_app;
grant update (state, decided_at) on betting_facts to zar_app;

grant update, delete on
  -- what the platform keeps for a while
  request, outbox, throttle, code, sandbox_box, sandbox_message, call_request, notification,
  -- log-in
  session, two_step, recovery_code, passkey, passkey_challenge, erasure,
  -- games and pages
  country, game, game_category, favorite, coming_game, catalogue, catalogue_import, game_session, sport_session,
  site_option, site_text, site_domain, site_icon, slide, content_category, content_page, content_in_category, promotion, popup,
  demo_content,
  -- offers, and the limits that players set
  bonus_offer, free_rounds_offer, offer_version, cashback_rule, player_limit, reality_check,
  -- support
  ticket, ticket_message, ticket_file, chat, chat_message, chat_operator, support_note, complaint, complaint_step,
  -- what is added up from the ledger, and can be again
  player_total, play_day, play_fold, books_check, checked_balance, bet_opening,
  rollup_mark, rollup_play, rollup_game, rollup_hour, rollup_money, rollup_settled, rollup_balance, rollup_cohort,
  rollup_jackpot, rollup_signup, rollup_active, rollup_win_mark, player_ordinal, player_day, player_month, player_lifetime,
  -- a player's files of evidence, and how far the journal is read
  evidence_file, evidence_file_piece, journal_mark,
  -- files of the office that end by themselves, and where its letters go
  office_file, office_file_piece, staff_mail,
  -- the suppliers' lists
  supplier_day, supplier_difference, provider_minute
  to zar_app;
-- The last reading of a day takes the place of the one before it.
grant update on jackpot_reading to zar_app;
grant truncate on checked_balance to zar_app;

-- Our own sportsbook. What was bet on and what moved for it is final: only how it stands changes.
grant update (
  state, code, possible_kurus, share_num, share_den, parts_sold, paid_kurus, owed_kurus, version, decided_at, settled_at,
  auto_up_kurus, auto_down_kurus, void_reason,
  -- A bet that a trader looks at: its clock, and the lower stake of a counter-offer.
  decides_at, unit_kurus, cost_kurus
) on betting_bet to zar_app;
grant update (state, first_by, decided_by, counter_unit_kurus, counter_odds_milli) on betting_review to zar_app;
grant update (odds_milli, result, dead_heat, later_odds_milli, later_stopped) on betting_leg to zar_app;
grant update (state, paid_kurus) on betting_cash_out to zar_app;
grant update (result, dead_heat, settlement) on betting_leg_selection to zar_app;
grant update (seen_at) on betting_trader to zar_app;
grant update (ended_at) on betting_gap to zar_app;
grant update, delete on betting_limit, betting_margin, betting_player, betting_preference to zar_app;
grant update on betting_liability to zar_app;
grant update (state, decided_by, decided_at) on betting_order to zar_app;

-- The jobs are the application's own: their library makes and changes its tables itself. It makes this
-- first table only where it may make a schema.
create schema if not exists graphile_worker;
create table if not exists graphile_worker.migrations (
  id int primary key, ts timestamptz default now() not null, breaking boolean not null default false
);
-- For what a night compares. Everybody may as a database is made, until an installation takes that away.
do $$ begin
  if not has_database_privilege('zar_app', current_database(), 'temporary')
    or has_database_privilege(current_database(), 'temporary with grant option') and not exists (
      select from pg_database, aclexplode(datacl) given
        where datname = current_database() and grantee = 'zar_app'::regrole and given.privilege_type = 'TEMPORARY'
    )
  then
    execute format('grant temporary on database %I to zar_app', current_database());
  end if;
end $$;

do $$
declare
  one text;
begin
  for one in
    select format('alter schema %s owner to zar_app', nspname) from pg_namespace
      where nspname = 'graphile_worker' and nspowner <> 'zar_app'::regrole
    union all
    select format('alter table %s owner to zar_app', oid::regclass) from pg_class
      where relnamespace = 'graphile_worker'::regnamespace and relowner <> 'zar_app'::regrole
        and (relkind in ('r', 'v') or relkind = 'S' and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('a', 'i')))
    union all
    select format('alter routine %s owner to zar_app', oid::regprocedure) from pg_proc
      where pronamespace = 'graphile_worker'::regnamespace and proowner <> 'zar_app'::regrole
    union all
    select format('alter type %s owner to zar_app', oid::regtype) from pg_type
      where typnamespace = 'graphile_worker'::regnamespace and typowner <> 'zar_app'::regrole and typrelid = 0 and typelem = 0
  loop
    execute one;
  end loop;
end $$;

-- What the operators word: a draft changes, what was published only ends.
grant update (
  state, body, seen, edition, edited_by, edited_at, together, publish_at, ends_at, published_by, approved_by, published_at, ended_at
) on content_version to zar_app;

-- People of the office. Who they are and what they may do changes; what they did is in the audit log.
grant update (full_name, state, password_hash, totp_sealed, last_step, rights_version) on staff to zar_app;
grant update (ended_at, ended_by) on staff_role to zar_app;
grant update (ended_at) on staff_scope to zar_app;
grant update (approved_by, ends_at, ended_at, reviewed_by, reviewed_at) on staff_elevation to zar_app;
grant update (seen_at, ended_at, end_reason) on staff_session to zar_app;
grant update (name, counter, last_used_at), delete on staff_passkey to zar_app;
grant delete on staff_challenge, staff_proof, staff_device_code to zar_app;
grant update (state, decided_at) on staff_device_code to zar_app;
grant update (used_at) on staff_invite to zar_app;
grant update (state, decided_at) on proposal to zar_app;
grant update, delete on office_lock to zar_app;
grant update (struck_by, struck_at) on player_note to zar_app;
-- The risk desk: how an alert and a case end, and a raise that a person refused.
grant update on risk_mark to zar_app;
grant update (case_id, closed_as, closed_by, closed_because, closed_at) on alert to zar_app;
grant update (decision, decided_by, proposed_by, decided_because, decided_at) on risk_case to zar_app;
grant update (closed_by, closed_because, closed_at) on inside_alert to zar_app;
grant update (looked_by, looked_at, decision, proposed_by, decided_by, decided_because, decided_at, report_number,
  reported_by, reported_at) on aml_case to zar_app;
grant update (refused_by, refused_because, refused_at) on limit_wish to zar_app;
-- Lists of sanctions: which version has an entry no more, how far it was compared, and how a match was decided.
grant update (gone_version, compared_at, namesakes) on screening_entry to zar_app;
grant update, delete on screening_person, screening_due to zar_app;
grant update (entry_id, player_print, score, fit, decision, proposed_by, decided_by, decided_because, decided_at)
  on screening_match to zar_app;
-- One that has not begun may be taken back.
grant update (value, began_at, ended_at, owner_id, owned_at, muted_by, muted_until), delete on alarm to zar_app;
grant update (ended_at, ended_by) on staff_shift to zar_app;
-- Segments: one that nobody uses is removed; what stands on one lets go of it, and may come back.
grant update (removed_by, removed_at) on segment to zar_app;
grant update (name, began_at, ended_at) on segment_use to zar_app;
grant update on campaign to zar_app;
grant update (token_hash, taken_at, ended_at) on player_view to zar_app;

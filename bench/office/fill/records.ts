import { ROLES } from '@zar/contract/office/rights/rights'
import { ALERT_RULES } from '@zar/contract/office/risk/rule-list'
import type { Part, Sizes } from './part.ts'

/** One of so many players has one; the newest are of the players who joined last. */
const EVERY = {
  held: 200,
  unpaid: 100,
  ticket: 10,
  chat: 20,
  complaint: 500,
  call: 100,
  alert: 20,
  marker: 20,
  risk: 500,
  exclusion: 100,
  limit: 5,
  audit: 5,
  proposal: 500,
  correction: 1_000,
  difference: 500,
  bonus: 10,
  message: 5,
  note: 50,
  jackpot: 1_000,
}
const DAYS = 90

type Has = keyof typeof EVERY
/** `n`: the player; `i`: their how manyth it is of these; `at`: when, evenly over the days. */
const each = ({ players }: Sizes, has: Has) => `(
  select n, n / ${EVERY[has]} as i, bench_id('player', n) as player_id,
      now() - (${players} - n) * interval '${DAYS} days' / ${players} as at
    from generate_series(${EVERY[has]}::bigint, ${players}, ${EVERY[has]}) n) one`
const STAFF = ROLES.length
const staff = (by: string) => `bench_id('staff', 1 + (${by}) % ${STAFF})`
const REASONS = `jsonb_build_array(jsonb_build_object('code', 'rounds', 'seen', '24', 'bound', '20'))`

/** A case per record, of which those that the condition names wait. */
const cases = (
  queue: string,
  of: { from: string; subject: string; waits: string; states: [string, string] },
) => `
  insert into queue_case (queue, subject, player_id, state, opened_at, promise_at, clock_at, closed_at, closed_by)
    select '${queue}', ${of.subject}, player_id, case when ${of.waits} then '${of.states[0]}' else '${of.states[1]}' end, at,
        at + interval '6 hours', case when ${of.waits} then now() + interval '6 hours' end, case when not (${of.waits}) then at + interval '3 hours' end,
        case when not (${of.waits}) then 'system:bench' end
      from ${of.from} order by n`

/** Withdrawals that wait for a person, each of one unit of the player's cash; and deposits that nobody paid. */
const payments = (sizes: Sizes) => `
  insert into transfer (key, player_id, source_id, target_id, amount_e5, reason, source_balance_e5, target_balance_e5)
    select 'withdrawal_reserve:' || bench_id('held', n), player_id, cash.id, cash.id + 1, 100000, 'withdrawal_reserve', cash.balance_e5 - 100000, 100000
      from ${each(sizes, 'held')} join account cash on cash.id = 3 * n + 1 order by n;
  update account set balance_e5 = case kind when 'player_cash' then balance_e5 - 100000 else balance_e5 + 100000 end
    from ${each(sizes, 'held')} where account.id in (3 * n + 1, 3 * n + 2);
  insert into payment (id, player_id, type, method_id, amount_e5, currency, status, ledger_mark, created_at, updated_at, hold,
      promised_at, asked_at, clock_at, clock_base_at, review_version)
    select bench_id('held', n), one.player_id, 2, 1, 100000, 'TRY', 2, transfer.id, now(), now(), 'amount', now() + i * interval '1 second',
        now(), now() + interval '1 day', now() + interval '1 day', 1
      from ${each(sizes, 'held')} join transfer on transfer.key = 'withdrawal_reserve:' || bench_id('held', n)
        and array_position(array['bet', 'win', 'rollback']::transfer_reason[], reason) is null order by n;
  insert into payment_event (payment_id, step, at)
    select bench_id('held', n), step, now() from ${each(sizes, 'held')}, unnest(array['ordered', 'held']) step order by n;
  insert into payment (id, player_id, type, method_id, amount_e5, currency, status, ledger_mark, created_at, updated_at)
    select bench_id('unpaid', n), player_id, 1, 1, 10000000, 'TRY', 6, 0, at, at from ${each(sizes, 'unpaid')} order by n`

const corrections = (sizes: Sizes) => `
  insert into correction (id, player_id, is_addition, amount_e5, code, linked, reason, proposed_by, approved_by, at) overriding system value
    select i, player_id, true, 100000, 'unfinished_round', 'ticket:' || i, 'A round was lost.', ${staff('i')}, ${staff('i + 1')}, at
      from ${each(sizes, 'correction')} order by n;
  insert into transfer (key, player_id, source_id, target_id, amount_e5, reason, target_balance_e5)
    select 'adjustment:' || i, player_id, 3, cash.id, 100000, 'adjustment', cash.balance_e5 + 100000
      from ${each(sizes, 'correction')} join account cash on cash.id = 3 * n + 1 order by n;
  update account set balance_e5 = balance_e5 + 100000 from ${each(sizes, 'correction')} where account.id = 3 * n + 1;
  select setval(pg_get_serial_sequence('correction', 'id'), (select max(id) from correction))`

const support = (sizes: Sizes) => `
  insert into ticket (id, player_id, subject, title, status, messages, answered_place, created_at, updated_at, answered_at, closed_at)
    select bench_id('ticket', n), player_id, (array['account', 'deposit', 'withdrawal', 'game'])[1 + i % 4], 'Soru ' || i,
        case when i % 20 = 0 then 'open' else 'closed' end, 3, 2, at, at, at, case when i % 20 > 0 then at end
      from ${each(sizes, 'ticket')} order by n;
  insert into ticket_message (ticket_id, place, author, text, operator, created_at)
    select bench_id('ticket', n), place, case place when 2 then 'support' else 'player' end, 'Bir soru ve yanıtı ' || place,
        case place when 2 then 'support' end, at from ${each(sizes, 'ticket')}, generate_series(1, 3) place order by n;
  ${cases('tickets', {
    from: '(select row_number() over (order by number) as n, number, player_id, created_at as at, status from ticket) one',
    subject: "'ticket:' || number",
    waits: "status = 'open'",
    states: ['open', 'closed'],
  })};
  insert into chat (player_id, messages, waiting_since, seen_at)
    select player_id, 4, case when i % 100 = 0 then at end, at from ${each(sizes, 'chat')} order by n;
  insert into chat_message (player_id, place, message_id, author, text, operator, created_at)
    select player_id, place, case when place % 2 = 1 then bench_id('said', 4 * n + place) end, case when place % 2 = 1 then 'player' else 'support' end,
        'Söz ' || place, case when place % 2 = 0 then 'support' end, at from ${each(sizes, 'chat')}, generate_series(1, 4) place order by n;
  ${cases('chat', {
    from: '(select number as n, number, player_id, seen_at as at, waiting_since from chat) one',
    subject: "'chat:' || number",
    waits: 'waiting_since is not null',
    states: ['waiting', 'ended'],
  })};
  insert into call_request (id, player_id, name, message, contacts, created_at, call_at, outcome, settled_at)
    select bench_id('call', n), player_id, 'Deniz', 'Beni arayın', '[{"type":1,"contact":"+905001112233"}]', at, at + interval '3 hours',
        case when i % 20 > 0 then 'reached' end, case when i % 20 > 0 then at end from ${each(sizes, 'call')} order by n;
  ${cases('calls', {
    from: each(sizes, 'call'),
    subject: "'call:' || bench_id('call', n)",
    waits: 'i % 20 = 0',
    states: ['asked', 'reached'],
  })};
  insert into complaint (player_id, ticket_number, summary, stage, opened_at, decided_at, outcome)
    select player_id, number, 'A complaint about a closed ticket.', case when number % 5 = 0 then 'received' else 'decided' end, created_at,
        case when number % 5 > 0 then created_at end, case when number % 5 > 0 then 'against' end
      from ticket order by number limit ${Math.ceil(sizes.players / EVERY.complaint)};
  insert into complaint_step (complaint_id, kind, text, at) select id, 'opened', '', opened_at from complaint order by id;
  ${cases('complaints', {
    from: '(select id as n, id, player_id, opened_at as at, stage from complaint) one',
    subject: "'complaint:' || id",
    waits: "stage = 'received'",
    states: ['received', 'decided'],
  })};
  insert into support_note (subject, player_id, staff_id, text, at)
    select 'ticket:' || number, player_id, ${staff('number')}, 'Not', created_at from ticket where number % 10 = 0 order by number`

const risk = (sizes: Sizes) => `
  insert into alert (rule, rule_version, player_id, about, reasons, score, at, found_at, closed_as, closed_by, closed_because, closed_at)
    select (array[${ALERT_RULES.map((rule) => `'${rule}'`).join()}])[1 + i % ${ALERT_RULES.length}], 0, player_id, 'player:' || player_id, ${REASONS},
        (i * 37) % 101, at, at, case when i % 20 > 0 then 'noise' end, case when i % 20 > 0 then ${staff('i')} end,
        case when i % 20 > 0 then 'Nothing in it.' end, case when i % 20 > 0 then at end
      from ${each(sizes, 'alert')} order by n;
  ${cases('alerts', {
    from: '(select id as n, id, player_id, at, closed_at as over_at from alert) one',
    subject: "'alert:' || id",
    waits: 'over_at is null',
    states: ['open', 'closed'],
  })};
  insert into harm_marker (player_id, rule, rule_version, points, reasons, at, found_at)
    select player_id, 'harm_night', 0, 2, ${REASONS}, at, at from ${each(sizes, 'marker')} order by n;
  insert into risk_case (player_id, opened_by, opened_at, because, decision, decided_by, proposed_by, decided_because, decided_at)
    select player_id, ${staff('i')}, at, 'Looked at for a link.', case when i % 10 > 0 then 'clean' end, case when i % 10 > 0 then ${staff('i + 1')} end,
        case when i % 10 > 0 then ${staff('i')} end, case when i % 10 > 0 then 'Nothing in it.' end, case when i % 10 > 0 then at end
      from ${each(sizes, 'risk')} order by n;
  insert into exclusion (player_id, kind, began_at, ends_at, ended_at)
    select player_id, case when i % 3 = 0 then 'self_exclusion' else 'time_out' end, at - interval '30 days', at + interval '30 days',
        case when at + interval '30 days' < now() then at + interval '30 days' end from ${each(sizes, 'exclusion')} order by n;
  insert into player_limit (player_id, kind, period, most, changed_at, wished, wished_at)
    select player_id, (array['deposit', 'stake', 'loss'])[1 + i % 3], 'month', 100000000000, at,
        case when i % 100 = 0 then 200000000000 end, case when i % 100 = 0 then at end from ${each(sizes, 'limit')} order by n;
  insert into limit_wish (player_id, kind, period, most, wished, asked_at)
    select player_id, kind, period, most, wished, wished_at from player_limit where wished_at is not null;
  insert into supplier_difference (provider, transaction_id, what, day, ours, found_at, explained_at, explained_by, explanation, explanation_code)
    select 'hub88', 'z' || n, 'missing_there', at::date, null, at, case when i % 20 > 0 then at end, case when i % 20 > 0 then 'support' end,
        case when i % 20 > 0 then 'It is in the list of the next day.' end, case when i % 20 > 0 then 'other_day' end
      from ${each(sizes, 'difference')} order by n`

const log = (sizes: Sizes) => `
  insert into audit_event (at, actor_kind, actor, roles, does, right_name, outcome, object, player_id, reason, session, ip, agent)
    select at, 'staff', ${staff('i')}, array['support'], does, does, 'done', 'player:' || n, player_id, 'Looked at for case ' || i, 'bench', '10.4.7.19', 'Firefox'
      from ${each(sizes, 'audit')}, lateral (select (array['player.view', 'note.write', 'withdrawal.view', 'ticket.answer'])[1 + i % 4] as does) deed
      order by n;
  insert into proposal (right_name, object, terms, facts, reason, proposed_by, proposed_at, lapses_at, state, decided_at)
    select 'player.unblock', 'player:' || n, '{}', '{}', 'The owner has proved who they are.', ${staff('i')}::text, at, now() + interval '1 day',
        case when i % 20 = 0 then 'waiting' else 'refused' end, case when i % 20 > 0 then at end from ${each(sizes, 'proposal')} order by n;
  insert into player_note (player_id, staff_id, text, at)
    select player_id, ${staff('i')}, 'Asks about the weekly cashback.', at from ${each(sizes, 'note')} order by n;
  insert into staff_session (id, token_hash, staff_id, ip, agent, started_at, seen_at, ended_at, end_reason)
    select bench_id('desk', n), sha256(int8send(n)), ${staff('i')}, '10.4.7.19', 'Firefox', at, at, at, 'log_out' from ${each(sizes, 'note')} order by n`

const EXPRESSION = `'{"all":[{"field":"deposited30","op":"≥","value":500}]}'`
const offers = (sizes: Sizes) => `
  insert into bonus_offer (id, kind, position, title_tr, title_en, summary_tr, summary_en, amount_e5, wagering, days, max_stake_e5, contribution, code)
    select 'bench-' || n, 'promo_code', n, 'Teklif ' || n, 'Offer ' || n, 'Özet', 'Summary', 10000000, 10, 30, 1000000, '{"1":100}', 'BENCH' || n
      from generate_series(1, 10) n;
  insert into bonus (id, player_id, offer_id, personal_no_hmac, kind, status, title_tr, title_en, amount_e5, amount_max_e5, wagering, days,
      max_stake_e5, contribution, claimed_at, expires_at, ended_at)
    select bench_id('bonus', n), player_id, 'bench-' || 1 + i % 10, sha256(int8send(n)), 'promo_code', case when i % 5 = 0 then 'opted_in' else 'expired' end,
        'Teklif', 'Offer', 10000000, 10000000, 10, 30, 1000000, '{"1":100}', at, at + interval '30 days', case when i % 5 > 0 then at end
      from ${each(sizes, 'bonus')} order by n;
  insert into segment (name, made_by, made_at) select 'Kesim ' || n, ${staff('n')}, now() from generate_series(1, 20) n;
  insert into segment_version (segment_id, version, expression, made_by, because, made_at)
    select id, 1, ${EXPRESSION}, made_by, 'First', now() from segment;
  insert into campaign (name, segment_id, segment_version, state, version, via_notice, via_letter, title_tr, title_en, note_tr, note_en, at, changed_by,
      changed_at, started_by, approved_by, started_at, ended_at)
    select 'Mektup ' || id, id, 1, 'done', 1, true, true, 'Başlık', 'Title', 'Yeni masalar açıldı.', 'New tables are open.', now(), made_by, now(), made_by,
        (select staff.id from staff where staff.id <> made_by limit 1), now(), now() from segment;
  insert into campaign_message (campaign_id, player_id, outcome, is_letter, at)
    select 1 + i % 20, player_id, 'sent', true, at from ${each(sizes, 'message')} order by n;
  insert into jackpot_win (provider, transaction_id, amount_e5, noted_at, told_at)
    select 'hub88', 'z' || of.id, 100000000, at, at from ${each(sizes, 'jackpot')}, lateral (
      select 5 * n + 1 as id) of order by n;
  insert into provider_minute (minute, provider, process, method, calls, refused, failed, latency, is_resting)
    select minute, 'hub88', bench_id('process', 1), method, 600, 3, 0, array_fill(30, array[20]), false
      from generate_series(date_trunc('minute', now()) - interval '2 days', now(), interval '1 minute') minute, unnest(array['bet', 'win', 'balance']) method`

export const recordParts = (sizes: Sizes): Part[] =>
  Object.entries({ payments, corrections, support, risk, log, offers }).map(([name, write]) => ({
    name,
    statement: write(sizes),
  }))

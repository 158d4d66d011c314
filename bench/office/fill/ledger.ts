import type { Part, Sizes } from './part.ts'
import { GAMES } from './people.ts'

/** Days over which the transfers lie, evenly; the newest is of now. */
export const DAYS = 90
/** Transfers of a sitting, which have numbers in a row. */
const SITTING = 5
/** Every so manyth sitting is the first player's: so that their lists have a thousandth page. */
const HEAVY = 20
/** What spreads the sittings over the players. A prime. */
const STRIDE = 7_919
const AT_ONCE = 50_000
const E5 = 100_000

/**
 * What a sitting does, as cash in whole units: a deposit and play, play, or play and a withdrawal. Four in a row
 * leave a player with 15 more, and no balance is ever below zero.
 */
const STEPS = `(values
  ('A', 0, 'deposit', 100, 100), ('A', 1, 'bet', 10, 90), ('A', 2, 'win', 15, 105), ('A', 3, 'bet', 10, 95), ('A', 4, 'bet', 10, 85),
  ('B', 0, 'bet', 10, -10), ('B', 1, 'win', 15, 5), ('B', 2, 'bet', 10, -5), ('B', 3, 'bet', 10, -15), ('B', 4, 'win', 5, -10),
  ('W', 0, 'bet', 10, -10), ('W', 1, 'win', 20, 10), ('W', 2, 'bet', 10, 0), ('W', 3, 'withdrawal_reserve', 50, -50),
  ('W', 4, 'withdrawal_paid', 50, -50)) step (kind, at, reason, units, after)`
/** Of every fourth player the second sitting is a withdrawal, of others the third. */
const isEarly = (player: string) => `${player} % 4 = 0`
const kindOf = (player: string, nth: string) =>
  `case when ${isEarly(player)} then (array['A','W','B','B'])[1 + ${nth} % 4] else (array['A','B','W','B'])[1 + ${nth} % 4] end`
const unitsBefore = (player: string, nth: string) =>
  `(15 * (${nth} / 4) + case when ${isEarly(player)} then (array[0,85,35,25])[1 + ${nth} % 4] else (array[0,85,75,25])[1 + ${nth} % 4] end)`
/** Players have stakes of their own size. */
const e5Of = (player: string) => `(1 + ${player} % 7) * ${E5}`

export const sittingsOf = ({ transfers }: Sizes) => Math.floor(transfers / SITTING)

/** Which player has a sitting, and their how manyth it is. */
function sittings({ players }: Sizes, from: number, until: number): string {
  const others = players - 1
  const rest = `(u - u / ${HEAVY} - 1)`
  return `
    select u, p, nth, ${kindOf('p', 'nth')} as kind, ${unitsBefore('p', 'nth')} as units_before from (
      select u, case when u % ${HEAVY} = 0 then 1 else 2 + ${rest} % ${others} * ${STRIDE} % ${others} end as p,
          case when u % ${HEAVY} = 0 then u / ${HEAVY} else ${rest} / ${others} end as nth
        from generate_series(${from}::bigint, ${until}::bigint) u) one`
}

const MOVES = `
  select *, ${SITTING} * u + at + 1 as id, (units_before + after) * ${e5Of('p')} as balance_e5, units * ${e5Of('p')} as amount_e5,
      3 * p + 1 as cash, 3 * p + 2 as reserve,
      -- A win is of the bet before it, and what is paid of its order.
      ${SITTING} * u + at + 1 - (reason in ('win', 'withdrawal_paid'))::int as of
    from sitting join ${STEPS} using (kind)`

const ledger = (sizes: Sizes, from: number, until: number) => `
  create temp table move on commit drop as
    with sitting as (${sittings(sizes, from, until)}), moved as (${MOVES})
    select moved.*, bench_id('player', p) as player_id, bench_id('payment', of) as payment_id,
        case when reason in ('bet', 'win') then 'hub88:z' || id else reason || ':' || bench_id('payment', of) end as key,
        now() - (${sizes.transfers} - id) * interval '${DAYS} days' / ${sizes.transfers} as created_at
      from moved order by id;
  insert into transfer (id, key, player_id, source_id, target_id, amount_e5, reason, source_balance_e5, target_balance_e5, created_at)
    overriding system value
    select id, key, player_id,
        case reason when 'deposit' then 2 when 'win' then 1 when 'withdrawal_paid' then reserve else cash end,
        case reason when 'bet' then 1 when 'withdrawal_reserve' then reserve when 'withdrawal_paid' then 2 else cash end,
        amount_e5, reason::transfer_reason,
        case reason when 'bet' then balance_e5 when 'withdrawal_reserve' then balance_e5 when 'withdrawal_paid' then 0 end,
        case reason when 'deposit' then balance_e5 when 'win' then balance_e5 when 'withdrawal_reserve' then amount_e5 end, created_at
      from move order by id;
  insert into wallet_transaction (provider, id, kind, player_id, game_code, round_id, round_closed, currency, amount_e5,
      moves_cash, reference_id, fingerprint, outcome, balance_e5, created_at)
    select 'hub88', 'z' || id, reason::wallet_kind, player_id, 'zr_' || 1 + of % ${GAMES}, 'r' || of, true, 'TRY', amount_e5, true,
        case reason when 'win' then 'z' || of end, sha256(int8send(id)), 'ok', balance_e5, created_at
      from move where reason in ('bet', 'win') order by id;
  insert into payment (id, player_id, type, method_id, amount_e5, currency, status, gateway_id, ledger_mark, created_at,
      updated_at, approved_at, payee_checked_at)
    select payment_id, player_id, case reason when 'deposit' then 1 else 2 end, 1, amount_e5, 'TRY', 1, 'g' || id, id,
        created_at, created_at, case when reason <> 'deposit' then created_at end, case when reason <> 'deposit' then created_at end
      from move where reason in ('deposit', 'withdrawal_reserve') order by id;
  insert into payment_event (payment_id, step, at)
    select payment_id, step, created_at from move, unnest(array['ordered', 'sent', 'paid']) step
      where reason = 'withdrawal_reserve' order by id`

/** What the sittings left with each player. */
const balances = (sizes: Sizes) => `
  update account set balance_e5 = held.e5 from (
    select p, ${unitsBefore('p', 'nth')} * ${e5Of('p')} as e5 from (
      select p, case when p = 1 then (${sittingsOf(sizes)} + ${HEAVY - 1}) / ${HEAVY} else others.n / others.players
            + ((p - 2) * others.back % others.players < others.n % others.players)::int end as nth
        from generate_series(1::bigint, ${sizes.players}) p, (
          select ${sittingsOf(sizes)} - (${sittingsOf(sizes)} + ${HEAVY - 1}) / ${HEAVY} as n, ${sizes.players - 1} as players,
            ${inverse(STRIDE, sizes.players - 1)}::bigint as back) others) counted) held
    where account.id = 3 * held.p + 1`

/** The stride that leads back. */
function inverse(stride: number, size: number): number {
  let [before, after, a, b] = [0, 1, size, stride % size]
  while (b > 1) {
    const times = Math.floor(a / b)
    ;[before, after] = [after, before - times * after]
    ;[a, b] = [b, a - times * b]
  }
  if (b !== 1)
    throw new Error(`choose another number of players: ${size} is a multiple of ${stride}`)
  return ((after % size) + size) % size
}

export function ledgerParts(sizes: Sizes): Part[] {
  const parts: Part[] = []
  for (let from = 0; from < sittingsOf(sizes); from += AT_ONCE) {
    const until = Math.min(sittingsOf(sizes), from + AT_ONCE) - 1
    parts.push({ name: `transfers ${from}`, statement: ledger(sizes, from, until) })
  }
  const last = SITTING * sittingsOf(sizes)
  return [
    ...parts,
    { name: 'balances', statement: balances(sizes) },
    {
      name: 'numbers',
      statement: `select setval(pg_get_serial_sequence('transfer', 'id'), ${last})`,
    },
  ]
}

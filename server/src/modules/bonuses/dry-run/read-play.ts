import { KURUS_E5 } from '@zar/contract/money'
import type { OfferTerms } from '@zar/contract/office/offers/terms'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { originIdOf, originOf, transferIdsBetween } from '../../ledger/index.ts'
import type { Taker } from './takers.ts'

const DAY_MS = 24 * 60 * 60_000
/** More of one taker’s month are not read. */
const MOVES_MAX = 5_000

/** What a taker really staked or won after the claim, in order. Sums are E5 as plain numbers: far below 2⁵³. */
export type Move = {
  kind: 'bet' | 'win'
  amount: number
  /** Of the stake so much counts, in percent. */
  percent: number
  /** The game, or null of a bet on sports. */
  game: string | null
  round: string
  /** Whether a bonus really paid it: the cash did not cover it. */
  isFromBonus: boolean
  atMs: number
}

type Span = { from: Date; to: Date }
type Row = Omit<Move, 'percent' | 'atMs'> & { taker: number; category: string | null; at: Date }

/** What these takers really played from the claim on, until the bonus would have run out or the month is over. */
export async function readPlay(
  tx: Tx,
  takers: readonly Taker[],
  { terms, span }: { terms: OfferTerms; span: Span },
): Promise<Move[][]> {
  const untils = takers.map(
    ({ at }) => new Date(Math.min(at.getTime() + terms.days * DAY_MS, span.to.getTime())),
  )
  const rows = betsOf(terms)
    ? await readBets(tx, takers, { untils, terms })
    : await readRounds(tx, takers, { untils, span })
  const played: Move[][] = takers.map(() => [])
  for (const { taker, category, at, ...move } of rows) {
    const of = played[taker - 1]
    if (!of || of.length >= MOVES_MAX) continue
    of.push({ ...move, percent: percentOf(terms, category), atMs: at.getTime() })
  }
  return played
}

/** Whether what counts, or what is used, is a bet at our own sportsbook. */
export const betsOf = (terms: OfferTerms): boolean =>
  terms.kind === 'free_bet' || (terms.kind !== 'free_rounds' && terms.bets !== undefined)

function percentOf(terms: OfferTerms, category: string | null): number {
  if (terms.kind === 'free_bet' || terms.kind === 'free_rounds') return 0
  if (terms.bets) return terms.bets.percent
  return category === null ? 0 : (terms.contribution[category] ?? 0)
}

const takersOf = (takers: readonly Taker[], untils: readonly Date[]) => sql`unnest(
  ${takers.map(({ playerId }) => playerId)}::uuid[], ${takers.map(({ at }) => at)}::timestamptz[],
  ${untils}::timestamptz[]) with ordinality as taker(player_id, from_at, until_at, number)`

type Reading = { untils: readonly Date[]; span: Span }

async function readRounds(
  tx: Tx,
  takers: readonly Taker[],
  { untils, span }: Reading,
): Promise<Row[]> {
  const { fromId, beforeId } = await transferIdsBetween(tx, span)
  const { rows } = await sql<Row>`
    select taker.number::int as taker, own.kind::text as kind, t.amount_e5::float8 as amount, own.game_code as game,
           own.provider || ' ' || own.round_id as round, own.bonus_account_id is not null as "isFromBonus",
           game.category_id::text as category, t.created_at as at
      from ${takersOf(takers, untils)}
      join transfer t on t.player_id = taker.player_id and t.id >= ${fromId} and t.id < ${beforeId}
        and t.reason in ('bet', 'win') and t.created_at >= from_at and t.created_at < until_at
      join wallet_transaction own on own.id = ${originIdOf('t')} and own.provider = ${originOf('t')}
      join game on game.code = own.game_code
     where not exists (select from wallet_transaction back
       where back.reference_id in (own.id, own.reference_id) and back.provider = own.provider
         and back.player_id = own.player_id and back.kind = 'rollback' and back.outcome = 'ok')
     order by taker.number, t.id`.execute(tx)
  return rows
}

/** Settled bets with own money, where they count: their stake, and what was paid. */
async function readBets(
  tx: Tx,
  takers: readonly Taker[],
  { untils, terms }: { untils: readonly Date[]; terms: OfferTerms },
): Promise<Row[]> {
  const bets = 'bets' in terms ? terms.bets : undefined
  const { rows } = await sql<Row>`
    select taker.number::int as taker, moved.kind, moved.amount, null as game, bet.id::text as round,
           false as "isFromBonus", null as category, bet.settled_at as at
      from ${takersOf(takers, untils)}
      join betting_bet bet on bet.player_id = taker.player_id and bet.state = 'settled'
        and bet.bonus_account_id is null and parts_sold = 0 and placed_at >= from_at and settled_at < until_at
        and possible_kurus * 1000 >= cost_kurus * ${bets?.oddsMinMilli ?? 0}::bigint
        and not exists (select from betting_leg leg
          where leg.bet_id = bet.id and leg.odds_milli < ${bets?.legOddsMinMilli ?? 0}::int)
      cross join lateral (values ('bet', (cost_kurus * ${KURUS_E5})::float8, 1),
        ('win', (paid_kurus * ${KURUS_E5})::float8, 2)) moved(kind, amount, step)
     order by taker.number, bet.settled_at, bet.id, moved.step`.execute(tx)
  return rows
}

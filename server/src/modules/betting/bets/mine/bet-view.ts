import { isOutright } from '@zar/betting/settlement/outright'
import type { Bet } from '@zar/contract/betting/bets'
import type { MatchClock, Score } from '@zar/contract/betting/event'
import type { Outcome } from '@zar/contract/betting/outcome'
import { greatestPayoutOf } from '@zar/contract/betting/sums/payout'
import type { z } from 'zod/mini'
import type { Db } from '../../../../db/db.ts'
import type { Player } from '../../feed/message.ts'
import {
  ownPartOf,
  type StoredBet,
  type StoredLeg,
  type StoredSelection,
  sumsOf,
} from '../money/stored-bet.ts'
import { counteredBet, type Review, readReviews } from '../review/review.ts'
import { isPaidEarly, outcomeOf, type Settlement } from '../settling/outcome.ts'

type BetView = z.input<typeof Bet>
type LegView = BetView['legs'][number]
type SelectionView = LegView['selections'][number]
type History = BetView['history']

/** Bets as their player sees them, in the same order. */
export async function viewsOf(
  db: Db,
  bets: readonly StoredBet[],
  nowMs: number,
): Promise<BetView[]> {
  const [facts, histories] = [await readFacts(db, bets), await readHistories(db, bets)]
  const selling = await readSelling(db, bets)
  const reviews = await readWaitingReviews(db, bets)
  return bets.map((bet) => ({
    id: String(bet.id),
    state: bet.state,
    code: bet.code,
    sizes: bet.sizes,
    columns: bet.columns,
    unitKurus: bet.unitKurus,
    costKurus: Number(bet.costKurus),
    possibleKurus: Number(possibleNow(bet)),
    ...(bet.bonusAccountId === null ? {} : { isFree: true }),
    paidKurus: Number(bet.paidKurus),
    owedKurus: Number(bet.owedKurus),
    placedAt: bet.placedAt.toISOString(),
    settledAt: bet.settledAt?.toISOString() ?? null,
    waitsMs: bet.state === 'waiting' ? Math.max(0, (bet.decidesAt?.getTime() ?? 0) - nowMs) : null,
    ...reviewOf(bet, reviews.get(bet.id)),
    legs: bet.legs.map((leg) => legView(bet, leg, facts)),
    version: bet.version,
    history: histories.get(bet.id) ?? [],
    isSelling: selling.has(bet.id),
    auto: autoOf(bet),
  }))
}

const readWaitingReviews = (db: Db, bets: readonly StoredBet[]): Promise<Map<bigint, Review>> =>
  readReviews(
    db,
    bets.filter(({ state }) => state === 'waiting').map(({ id }) => id),
  )

function reviewOf(bet: StoredBet, review: Review | undefined): Pick<BetView, 'review'> {
  if (!review || review.state === 'refused') return {}
  const { state, counter } = review
  if (!counter) return { review: { state, counter: null } }
  const { costKurus, possibleKurus } = counteredBet(bet, counter)
  const sums = { costKurus: Number(costKurus), possibleKurus: Number(possibleKurus) }
  const { unitKurus, oddsMilli } = counter
  return { review: { state, counter: { unitKurus, odds: [...oddsMilli], ...sums } } }
}

const autoOf = ({ upKurus, downKurus }: StoredBet): BetView['auto'] =>
  upKurus === null && downKurus === null
    ? null
    : { upKurus: numberOf(upKurus), downKurus: numberOf(downKurus) }
const numberOf = (kurus: bigint | null) => (kurus === null ? null : Number(kurus))

/** With what is left of it while it runs, and as it was placed afterwards. */
const possibleNow = (bet: StoredBet): bigint =>
  bet.state === 'open' ? ownPartOf(bet, greatestPayoutOf(sumsOf(bet))) : bet.possibleKurus

type Facts = ReadonlyMap<string, Fact>
type Fact = Awaited<ReturnType<typeof readFactRows>>[number]

const legView = (bet: StoredBet, leg: StoredLeg, facts: Facts): LegView => ({
  odds: leg.oddsMilli,
  isBanker: leg.isBanker,
  result: leg.result,
  ...(leg.deadHeat && { deadHeat: [...leg.deadHeat] }),
  selections: leg.selections.flatMap((one) => {
    const fact = facts.get(nameOf(one))
    return fact ? [{ ...selectionView(bet, one, fact), ...earlyOf(bet, leg, fact) }] : []
  }),
})

/** A builder is not paid early. */
const earlyOf = (bet: StoredBet, leg: StoredLeg, { early, key }: Fact): { isEarly?: true } =>
  leg.result === 'won' &&
  leg.selections.length === 1 &&
  isPaidEarly((early ?? []) as Settlement['early'], key, bet.placedAt)
    ? { isEarly: true }
    : {}

function selectionView(bet: StoredBet, { result }: StoredSelection, fact: Fact): SelectionView {
  const { name, facts, source, settledAt } = fact
  const isLive = fact.eventState === 'live'
  return {
    id: Number(fact.id),
    event: String(fact.eventId),
    sport: fact.sport,
    home: fact.home,
    away: fact.away,
    startsAt: fact.startsAt.toISOString(),
    market: fact.market,
    line: fact.line,
    key: fact.key,
    ...(name === null ? {} : { name }),
    result,
    score: isLive ? (fact.score as z.input<typeof Score> | null) : null,
    clock: isLive ? (fact.clock as z.input<typeof MatchClock> | null) : null,
    facts:
      result === 'open' || facts === null || source === null || settledAt === null
        ? null
        : { text: textOf(fact, facts), source, at: settledAt.toISOString() },
    voidReason: result === 'void' ? voidReasonOf(bet, fact) : null,
  }
}

function voidReasonOf(bet: StoredBet, fact: Fact): number | null {
  if (bet.voidReason !== null) return bet.voidReason
  const { version, results, cancels } = fact
  if (version === null || results === null || cancels === null) return null
  const settlement = { marketId: fact.marketId, version, voidReason: fact.voidReason }
  const outcome = outcomeOf(
    {
      ...settlement,
      results: results as Settlement['results'],
      cancels: cancels as Settlement['cancels'],
      early: [],
    },
    fact.key,
    bet.placedAt,
  )
  return outcome?.voidReason ?? null
}

/** The facts as the source told them: each by its name; of a season those who took the places. */
const textOf = (fact: Fact, facts: object): string =>
  isOutright(fact.market)
    ? placedIn(fact).join(', ')
    : Object.entries(facts)
        .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
        .join(' · ')

/** By their names. A place may be shared. */
function placedIn({ results, players }: Fact): string[] {
  const isPlaced = ({ outcome }: { outcome: Outcome }) =>
    outcome === 'win' || outcome === 'dead-heat'
  const placed = Object.entries((results ?? {}) as Settlement['results']).filter(([, one]) =>
    isPlaced(one),
  )
  const names = new Map((players as Player[]).map(({ id, name }) => [id, name]))
  return placed.map(([id]) => names.get(id) ?? id)
}

const nameOf = ({ selectionId, settlement }: Pick<StoredSelection, 'selectionId' | 'settlement'>) =>
  `${selectionId} ${settlement}`

async function readFacts(db: Db, bets: readonly StoredBet[]): Promise<Facts> {
  const rows = bets.length > 0 ? await readFactRows(db, bets) : []
  return new Map(
    rows.map((row) => [nameOf({ selectionId: row.id, settlement: row.settlement }), row]),
  )
}

/** What each selection is, and the version of the settlement that it has. */
const readFactRows = (db: Db, bets: readonly StoredBet[]) =>
  db
    .selectFrom('betting_leg_selection as own')
    .innerJoin('betting_selection as one', 'one.id', 'own.selection_id')
    .innerJoin('betting_market as market', 'market.id', 'one.market_id')
    .innerJoin('betting_event as event', 'event.id', 'own.event_id')
    .leftJoin('betting_settlement as settled', (join) =>
      join
        .onRef('settled.market_id', '=', 'market.id')
        .onRef('settled.version', '=', 'own.settlement'),
    )
    .select(['one.id', 'one.key', 'one.name', 'own.settlement', 'market.id as marketId'])
    .select(['market.key as market', 'market.line', 'event.id as eventId', 'event.sport'])
    .select([
      'event.home',
      'event.away',
      'event.starts_at as startsAt',
      'event.score',
      'event.players',
    ])
    .select(['event.clock', 'event.state as eventState', 'settled.facts', 'settled.source'])
    .select(['settled.created_at as settledAt', 'settled.void_reason as voidReason'])
    .select(['settled.version', 'settled.results', 'settled.cancels', 'settled.early'])
    .where(
      'own.bet_id',
      'in',
      bets.map(({ id }) => id),
    )
    .execute()

/** The bets of which a sale waits for its delay. */
async function readSelling(db: Db, bets: readonly StoredBet[]): Promise<ReadonlySet<bigint>> {
  if (bets.length === 0) return new Set()
  const rows = await db
    .selectFrom('betting_cash_out')
    .select('bet_id')
    .where(
      'bet_id',
      'in',
      bets.map(({ id }) => id),
    )
    .where('state', '=', 'waiting')
    .execute()
  return new Set(rows.map(({ bet_id }) => bet_id))
}

/** Everything that moved money for each bet, in order. */
async function readHistories(db: Db, bets: readonly StoredBet[]): Promise<Map<bigint, History>> {
  const histories = new Map<bigint, History>()
  if (bets.length === 0) return histories
  const rows = await db
    .selectFrom('betting_posting')
    .select(['bet_id', 'created_at', 'kind', 'amount_kurus', 'debt_kurus'])
    .where(
      'bet_id',
      'in',
      bets.map(({ id }) => id),
    )
    .orderBy('created_at')
    .orderBy('version')
    .execute()
  for (const { bet_id, created_at, kind, amount_kurus, debt_kurus } of rows) {
    const step = {
      at: created_at.toISOString(),
      kind,
      amountKurus: Number(amount_kurus),
      debtKurus: Number(debt_kurus),
    }
    histories.set(bet_id, [...(histories.get(bet_id) ?? []), step])
  }
  return histories
}

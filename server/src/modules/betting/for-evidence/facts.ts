import { canon } from '@zar/contract/evidence/canon'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { groupBy } from '../../../platform/group-by.ts'
import type { JournalFact, WhichFacts } from '../../../platform/journal-fact.ts'
import { debtOriginOf, isPostedOnce, transferKeyOf } from '../../ledger/index.ts'
import { e5Of, movementOf, ORIGIN } from '../bets/money/post.ts'
import { readBets, type StoredBet, type StoredLeg, sumResultOf } from '../bets/money/stored-bet.ts'
import { type Offered, readOffered } from './offered.ts'
import { readOutcomes } from './outcomes.ts'

type Posting = {
  bet_id: bigint
  kind: string
  version: number
  amount_kurus: bigint
  created_at: Date
}

/**
 * Bets that were paid by cash, as they were placed, settled and sold. A free bet, and one that was placed for less
 * than was asked for, are not told: the format has no fact of them.
 */
export async function betFacts(db: Db | Tx, which: WhichFacts): Promise<JournalFact[]> {
  const ids = await findIds(db, which)
  const bets = await readBets(db, ids)
  const postings = groupBy(await readPostings(db, ids), ({ bet_id }) => bet_id)
  const movements = await readMovements(db, [...postings.values()].flat())
  const offered = await readOffered(db, ids)
  const outcomes = groupBy(await readOutcomes(db, ids), ({ betId }) => betId)
  const shared = { movements, offered, outcomes }
  return bets
    .flatMap((bet) => factsOf({ ...shared, bet, postings: postings.get(bet.id) ?? [] }))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}

const IS_TOLD = sql`bonus_account_id is null and state not in ('waiting', 'refused')
  and not exists (select from betting_review review where review.bet_id = bet.id and asked_kurus <> cost_kurus)`

async function findIds(db: Db | Tx, which: WhichFacts): Promise<bigint[]> {
  const found =
    'playerId' in which
      ? sql<{ id: bigint }>`select id from betting_bet bet
          where player_id = ${which.playerId} and ${IS_TOLD} order by id`
      : sql<{ id: bigint }>`
          (select id from betting_bet bet where decided_at >= ${which.since} and ${IS_TOLD}
            order by decided_at limit ${which.most})
          union (select id from betting_bet bet where settled_at >= ${which.since} and ${IS_TOLD}
            order by settled_at limit ${which.most})`
  return (await found.execute(db)).rows.map(({ id }) => id)
}

const readPostings = (db: Db | Tx, ids: readonly bigint[]): Promise<Posting[]> =>
  db
    .selectFrom('betting_posting')
    .select(['bet_id', 'kind', 'version', 'amount_kurus', 'created_at'])
    .where(sql<boolean>`bet_id = any(${ids}::bigint[])`)
    .orderBy('bet_id')
    .orderBy('version')
    .execute()

/** The keys of the rows that moved for postings: a part of one may have been a debt. */
async function readMovements(db: Db | Tx, postings: readonly Posting[]): Promise<Set<string>> {
  const keys = postings.flatMap(keysOf)
  const { rows } = await sql<{ key: string }>`
    select key from transfer moved where key = any(${keys}::text[]) and ${isPostedOnce('moved')}`.execute(
    db,
  )
  return new Set(rows.map(({ key }) => key))
}

const keysOf = ({ bet_id: id, kind, version }: Posting): string[] => {
  const movement = movementOf({ bet: { id }, kind: kind as 'stake', version })
  return [ORIGIN, debtOriginOf(ORIGIN)].map((origin) => transferKeyOf(origin, movement))
}

type Told = {
  bet: StoredBet
  postings: Posting[]
  movements: Set<string>
  offered: Offered
  outcomes: ReadonlyMap<bigint, Version[]>
}

function factsOf(told: Told): JournalFact[] {
  const stake = told.postings.find(({ kind }) => kind === 'stake')
  if (!stake) return []
  return [placedOf(told, stake), ...soldOf(told), ...settledOf(told)]
}

function placedOf({ bet, offered }: Told, stake: Posting): JournalFact {
  return {
    ...about(bet, 'placed', bet.placedAt),
    members: {
      bet: String(bet.id),
      key: keysOf(stake)[0],
      cost: String(e5Of(bet.costKurus)),
      unit: String(e5Of(BigInt(bet.unitKurus))),
      sizes: bet.sizes,
      legs: bet.legs.map((leg) => ({
        ...offered.selection(bet.id, leg.number),
        odds: leg.oddsMilli,
        banker: leg.isBanker,
      })),
      rules: offered.rules(bet.id),
    },
  }
}

const about = ({ id, playerId }: StoredBet, what: string, at: Date) => ({
  playerId,
  source: `bet:${id}:${what}`,
  at,
  kind: `bet.${what.split(':')[0]}`,
})

const soldOf = ({ bet, postings, movements }: Told): JournalFact[] =>
  postings
    .filter(({ kind }) => kind === 'cash_out')
    .map((posting) => ({
      ...about(bet, `cashed_out:${posting.version}`, posting.created_at),
      after: `bet:${bet.id}:placed`,
      members: {
        bet: String(bet.id),
        paid: String(e5Of(posting.amount_kurus)),
        keys: keysOf(posting).filter((key) => movements.has(key)),
      },
    }))

/** Each settlement that there was, the replaced ones too. */
function settledOf(told: Told): JournalFact[] {
  const { bet, postings } = told
  const moved = postings.filter(({ kind }) => kind === 'settlement')
  return versionsOf(told).map((one) => {
    const upTo = moved.filter(({ version }) => version <= one.version)
    const payoutKurus = upTo.reduce((sum, { amount_kurus }) => sum + amount_kurus, 0n)
    const { version } = one
    return {
      ...about(bet, `settled:${version}`, one.at),
      after: `bet:${bet.id}:${version === 1 ? 'placed' : `settled:${version - 1}`}`,
      members: {
        bet: String(bet.id),
        version,
        payout: String(e5Of(payoutKurus)),
        keys: moved
          .filter((posting) => posting.version === version)
          .flatMap(keysOf)
          .filter((key) => told.movements.has(key)),
        legs: one.legs.map((leg) => legOf(one, leg)),
      },
    }
  })
}

type SettledLeg = Pick<StoredLeg, 'result' | 'deadHeat'> & { source: string; facts: object }
/** How a bet stood at one of its versions. */
type Version = { version: number; at: Date; voidReason: number | null; legs: SettledLeg[] }

/**
 * The versions of a bet, the first of them first: of one that was never settled anew what it says itself. Of one
 * that was before outcomes were kept the newest alone.
 */
function versionsOf({ bet, offered, outcomes }: Told): Version[] {
  const kept = outcomes.get(bet.id) ?? []
  const isKept = kept.some(({ version }) => version === bet.version)
  if (bet.version === 0 || bet.settledAt === null || isKept) return kept
  const { version, settledAt: at, voidReason } = bet
  const legs = bet.legs.map((leg) => ({ ...leg, ...offered.settlement(bet.id, leg.number) }))
  return [...kept, { version, at, voidReason, legs }]
}

function legOf(bet: Version, { source, facts, ...leg }: SettledLeg): Record<string, unknown> {
  const at = bet.at.toISOString()
  if (bet.voidReason !== null)
    return { outcome: 'void', source: 'house', at, facts: { reason: bet.voidReason } }
  const result = sumResultOf(leg)
  if (result === null) return { outcome: null, source, at }
  const { outcome, deadHeat } = result
  const told = { outcome, source, at, facts: spelled(facts) }
  return deadHeat ? { ...told, share: deadHeat } : told
}

/** Facts that have a fraction or another name than the format has are told as their text. */
function spelled(facts: object): object {
  try {
    canon(facts)
    return facts
  } catch {
    return { json: JSON.stringify(facts) }
  }
}

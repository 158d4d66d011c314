import { setImmediate as turn } from 'node:timers/promises'
import { TRIAL_TAKERS_MAX, type TrialFigures } from '@zar/contract/office/offers/dry-run'
import type { OfferContent, OfferTerms } from '@zar/contract/office/offers/terms'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { takeLonger } from '../../../db/take-longer.ts'
import { selectMembers } from '../../segments/index.ts'
import type { BonusWork } from '../deps.ts'
import { drawsOf } from './draws.ts'
import { openFigures } from './figures.ts'
import { lawOfBet, readLaws } from './laws.ts'
import { spanOf } from './month.ts'
import { betsOf, type Move, readPlay } from './read-play.ts'
import { simulate, type Usual, type World } from './simulate.ts'
import { evenly, readTakers, type Taker } from './takers.ts'

/** So many takers are read at once: what one statement holds in memory. */
const TOGETHER = 40
/** How often a day a taker who played nothing is taken to stake. */
const USUAL_PER_DAY = 100

export type Trying = {
  content: OfferContent
  /** `2026-10` */
  month: string
  seed: string
  /** Of the segment that the content names. */
  segmentVersion: number | null
  onProgress?: (percent: number) => Promise<void>
}

/**
 * Tries an offer on a month that is over. Reads alone: each reading is in a transaction that may not write, and
 * between two takers the process does whatever else waits. The same terms, month and seed have the same figures; of an
 * offer for a segment as long as the same players belong to it.
 */
export async function tryOffer(db: Db, trying: Trying): Promise<TrialFigures> {
  const { content, month, seed, onProgress } = trying
  const { terms } = content
  const span = spanOf(month)
  const takers = await reading(db, async (tx) =>
    readTakers(tx, terms, { span, members: await membersOf(tx, trying) }),
  )
  const chosen = evenly(takers, TRIAL_TAKERS_MAX)
  const usual = await reading(db, (tx) => readUsual(tx, terms, month))
  const figures = openFigures()
  for (let at = 0; at < chosen.length; at += TOGETHER) {
    const some = chosen.slice(at, at + TOGETHER)
    const { played, laws } = await reading(db, (tx) => readSome(tx, { some, terms, month }))
    const world: World = { terms, laws, usual, endMs: span.to.getTime() }
    for (const [number, taker] of some.entries()) {
      const draw = drawsOf(`${seed} ${at + number}`)
      const outcome = simulate(world, { taker, moves: played[number] ?? [], draw })
      figures.add(taker, outcome)
      await turn()
    }
    await onProgress?.(Math.floor((Math.min(at + TOGETHER, chosen.length) * 100) / chosen.length))
  }
  return figures.finish(takers)
}

/** Who the offer is for; undefined is everybody. */
const membersOf = async (tx: Tx, { content, segmentVersion }: Trying) =>
  content.segment === null || segmentVersion === null
    ? undefined
    : selectMembers(tx, { segmentId: BigInt(content.segment), version: segmentVersion })

const reading = <Read>(db: Db, read: (tx: Tx) => Promise<Read>): Promise<Read> =>
  db
    .transaction()
    .setAccessMode('read only')
    .execute(async (tx) => {
      await takeLonger(tx, 0)
      return read(tx)
    })

type Some = { some: readonly Taker[]; terms: OfferTerms; month: string }

async function readSome(tx: Tx, { some, terms, month }: Some) {
  if (terms.kind === 'free_rounds') {
    const played: Move[][] = []
    return { played, laws: await readLaws(tx, [terms.gameCode], month) }
  }
  const played = await readPlay(tx, some, { terms, span: spanOf(month) })
  const codes = new Set(played.flat().flatMap(({ game }) => (game === null ? [] : [game])))
  return { played, laws: await readLaws(tx, [...codes], month) }
}

type UsualRow = { game: string; stake: number; category: string }

/** The game of a counting category that was staked most on in the month, at its usual stake. */
async function readUsual(tx: Tx, terms: OfferTerms, month: string): Promise<Usual | undefined> {
  if (terms.kind === 'free_rounds' || terms.kind === 'free_bet') return undefined
  if (betsOf(terms)) {
    const stake = terms.amountKurus * 1_000
    const percent = terms.bets?.percent ?? 0
    return {
      patterns: [{ stake, percent, law: lawOfBet(terms.bets?.oddsMinMilli ?? 2_000) }],
      perDay: 1,
    }
  }
  const counting = Object.keys(terms.contribution).filter((id) => (terms.contribution[id] ?? 0) > 0)
  const { rows } = await sql<UsualRow>`
    select game.code as game, (sum(stakes_e5) / sum(bets))::float8 as stake, category_id::text as category
      from rollup_play join game on game.code = rollup_play.game and game.provider = rollup_play.provider
     where day >= ${`${month}-01`}::date and day < ${`${month}-01`}::date + interval '1 month'
       and category_id::text = any(${counting}::text[])
     group by game.code having sum(bets) > 0 order by sum(stakes_e5) desc, game.code limit 1`.execute(
    tx,
  )
  const [most] = rows
  if (!most) return undefined
  const law = (await readLaws(tx, [most.game], month)).get(most.game)
  const percent = terms.contribution[most.category] ?? 0
  return (
    law && { patterns: [{ stake: Math.floor(most.stake), percent, law }], perDay: USUAL_PER_DAY }
  )
}

type Work = Pick<BonusWork, 'db' | 'log'>

/** Runs a dry run that was asked for, and keeps its figures. One that a stop cut off begins anew. */
export async function runTrial({ db, log }: Work, id: bigint): Promise<void> {
  const trial = await db
    .updateTable('offer_trial')
    .set({ state: 'running', progress: 0, moved_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returning(['content', 'month', 'seed', 'segment_version as segmentVersion'])
    .executeTakeFirst()
  if (!trial) return
  const move = (percent: number) =>
    db
      .updateTable('offer_trial')
      .set({ progress: percent, moved_at: sql`clock_timestamp()` })
      .where('id', '=', id)
      .execute()
      .then(() => {})
  try {
    const figures = await tryOffer(db, { ...trial, onProgress: move })
    await end(db, id, { state: 'done', result: JSON.stringify(figures) })
  } catch (err) {
    log.error({ err, trial: `${id}` }, 'a dry run failed')
    await end(db, id, { state: 'failed' })
  }
}

const end = (db: Db, id: bigint, how: { state: 'done'; result: string } | { state: 'failed' }) =>
  db
    .updateTable('offer_trial')
    .set({ ...how, ended_at: sql`clock_timestamp()`, moved_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute()

import { TRIAL_RUNS, type TrialTaker } from '@zar/contract/office/offers/dry-run'
import type { OfferTerms } from '@zar/contract/office/offers/terms'
import { e5Of } from '../offers/offer-row.ts'
import { type Law, lawOfBet } from './laws.ts'
import { frameOf, type Pattern, playOn, replay } from './play-bonus.ts'
import type { Move } from './read-play.ts'
import type { Taker } from './takers.ts'

const DAY_MS = 24 * 60 * 60_000
/** Nobody is played for more stakes than this beyond their real ones. */
const STAKES_MAX = 3_000
/** Odds of a free bet, in thousandths, where its taker made no bet in the month. */
const FREE_BET_ODDS = 2_000

/** How one taker came out: over all runs. */
export type Outcome = {
  after: TrialTaker['after']
  wagered: number
  finished: number
  costs: readonly number[]
}

/** What a taker who played nothing is taken to play: the house’s own. */
export type Usual = { patterns: readonly Pattern[]; perDay: number }

export type World = {
  terms: OfferTerms
  laws: ReadonlyMap<string, Law>
  usual: Usual | undefined
  /** When the month is over. */
  endMs: number
}

type Playing = { taker: Taker; moves: readonly Move[]; draw: () => number }

/** Plays the bonus of one taker: their real stakes once, and what would follow so many times. */
export function simulate(world: World, playing: Playing): Outcome {
  const { terms } = world
  if (terms.kind === 'free_bet') return freeBet(Number(playing.taker.grantedE5), playing)
  if (terms.kind === 'free_rounds') return freeRounds(world, terms, playing)
  const { taker, moves, draw } = playing
  const granted = Number(taker.grantedE5)
  const frame = frameOf(terms, granted)
  const standing = replay(frame, granted, moves)
  const { state, wagered } = standing
  if (state === 'released')
    return { after: state, wagered, finished: TRIAL_RUNS, costs: always(standing.cost) }
  const further =
    state === 'lost' ? undefined : furtherOf(world, { taker, moves, days: terms.days })
  if (!further) {
    const after = state === 'open' ? 'expired' : state
    return { after, wagered, finished: 0, costs: always(0) }
  }
  const runs = Array.from({ length: TRIAL_RUNS }, () =>
    playOn(frame, standing, { ...further, draw }),
  )
  const finished = runs.filter(({ isFinished }) => isFinished).length
  return { after: 'open', wagered, finished, costs: runs.map(({ cost }) => cost) }
}

const always = (cost: number): number[] => Array.from({ length: TRIAL_RUNS }, () => cost)

type Further = { taker: Taker; moves: readonly Move[]; days: number }

/** The stakes that would follow: the own ones again and again, at the own pace, until the bonus has run out. */
function furtherOf(
  { laws, usual, endMs }: World,
  { taker, moves, days }: Further,
): { patterns: readonly Pattern[]; stakes: number } | undefined {
  const startMs = taker.at.getTime()
  const own = moves.filter(({ kind }) => kind === 'bet')
  const lastMs = own.at(-1)?.atMs ?? startMs
  const untilMs = startMs + days * DAY_MS
  // Real play was read up to the end of the month alone.
  const leftDays = (untilMs - Math.max(lastMs, Math.min(endMs, untilMs))) / DAY_MS
  const ownDays = Math.max(1, (lastMs - startMs) / DAY_MS)
  const perDay = own.length > 0 ? own.length / ownDays : (usual?.perDay ?? 0)
  // Who still had time within the month and stopped plays on now, for that the bonus would have kept them.
  const idleDays = (Math.min(endMs, untilMs) - lastMs) / DAY_MS
  const stakes = Math.min(STAKES_MAX, Math.ceil(perDay * (leftDays + idleDays)))
  const patterns =
    own.length > 0
      ? own.map(({ amount, percent, game }) => ({
          stake: amount,
          percent,
          law: (game !== null && laws.get(game)) || lawOfBet(FREE_BET_ODDS),
        }))
      : (usual?.patterns ?? [])
  return stakes > 0 && patterns.length > 0 ? { patterns, stakes } : undefined
}

/** A free bet is used on the taker’s first real bet, with its real end; of who bet nothing it is drawn. */
function freeBet(worth: number, { moves, draw }: Playing): Outcome {
  const [bet, paid] = moves
  if (bet && paid && bet.amount > 0) {
    const profit = Math.floor((worth * Math.max(0, paid.amount - bet.amount)) / bet.amount)
    return { after: 'used', wagered: 0, finished: TRIAL_RUNS, costs: always(profit) }
  }
  const law = lawOfBet(FREE_BET_ODDS)
  const costs = Array.from({ length: TRIAL_RUNS }, () =>
    draw() < law.p ? Math.floor(worth * (law.times - 1)) : 0,
  )
  return { after: 'open', wagered: 0, finished: TRIAL_RUNS, costs }
}

/** Every round of them is played, and what they win is the player’s own. */
function freeRounds(
  { laws }: World,
  { gameCode, rounds, stakeKurus }: Extract<OfferTerms, { kind: 'free_rounds' }>,
  { draw }: Playing,
): Outcome {
  const law = laws.get(gameCode)
  const prize = law ? Math.floor(Number(e5Of(stakeKurus)) * law.times) : 0
  const costs = Array.from({ length: TRIAL_RUNS }, () => {
    let won = 0
    for (let round = 0; round < rounds; round += 1) if (law && draw() < law.p) won += prize
    return won
  })
  return { after: 'open', wagered: 0, finished: TRIAL_RUNS, costs }
}

import {
  DANGER_WAIT_MAX_MS,
  decideAtEndOfDelay,
} from '../../../contract/src/betting/acceptance/at-end-of-delay.ts'
import type { Offer } from '../../../server/src/modules/betting/bets/slip/offer.ts'
import { delayOf, type LiveRecord } from '../../../server/src/modules/betting/bets/waiting/delay.ts'
import {
  ATTACK_S,
  MATCH_S,
  type Match,
  playMatch,
  type Told,
  toldAt,
  trueChances,
} from './match.ts'

/** What the product knows of a live offer at a moment. */
const offerOf = (told: Told, nowS: number, random: () => number): Offer => ({
  selectionId: 1n,
  selection: '1',
  name: null,
  oddsMilli: 2_000,
  fairPpm: null,
  marketId: 1n,
  market: 'ft.result',
  line: null,
  marketState: told.market === 'open' ? 'active' : 'suspended',
  reason: null,
  settlement: 0,
  eventId: 1n,
  sport: 'football',
  leagueId: 'l',
  home: 'h',
  away: 'a',
  startsAt: new Date(0),
  eventState: 'live',
  material: BigInt(told.material),
  isStopped: false,
  hasCashOut: true,
  movedAt: new Date(told.movedS * 1_000),
  isInDanger: told.market === 'danger',
  isProducerOpen: true,
  // The company says something each second.
  heardAt: new Date(nowS * 1_000 - Math.floor(random() * 1_000)),
})

const RECORD_BETS = 50
const LATER_S = 3

export type Player = { edges: number[]; stopped: boolean[]; taken: number }
/** As the product judges a player: new for fifty bets, then by the last fifty. */
const recordOf = ({ edges, stopped, taken }: Player): LiveRecord => {
  const last = edges.slice(-RECORD_BETS)
  const edge = last.length === 0 ? 0 : last.reduce((sum, one) => sum + one, 0) / last.length
  const stops = stopped.slice(-RECORD_BETS).filter((one) => one).length
  return { playerClass: taken < RECORD_BETS ? 'new' : 'standard', edge, stops }
}

export type Tried = {
  delayMs: number
  isTaken: boolean
  /** What a unit of stake is worth more as it is taken, by what is true then. */
  gain: number
}

type Pressed = { match: Match; atS: number; pick: 0 | 1 | 2; lagS: number }

/** One press at a price that is seen: it waits and is decided by the product’s rules. */
export function press(player: Player, pressed: Pressed, random: () => number): Tried | null {
  const { match, atS, pick, lagS } = pressed
  const seen = toldAt(match, atS, lagS)
  const seenMilli = seen.oddsMilli[pick]
  if (seen.market !== 'open' || !seenMilli) return null
  const delayMs = delayOf([offerOf(seen, atS, random)], recordOf(player), atS * 1_000)
  const refused = { delayMs, isTaken: false, gain: 0 }
  for (let overMs = 0; overMs <= DANGER_WAIT_MAX_MS; overMs += 100) {
    const endS = atS + (delayMs + overMs) / 1_000
    const now = toldAt(match, endS, lagS)
    const decision = decideAtEndOfDelay('none', {
      hasMaterialChange: now.material !== seen.material,
      market: now.market,
      overMs,
      seenMilli,
      currentMilli: now.oddsMilli[pick] ?? seenMilli,
    })
    if (decision === 'wait') continue
    if ('refuse' in decision) return refused
    const later = toldAt(match, endS + LATER_S, lagS)
    player.taken += 1
    player.edges.push(seenMilli / (later.oddsMilli[pick] ?? seenMilli) - 1)
    player.stopped.push(later.market !== 'open')
    const chance = trueChances(match, endS)[pick]
    return { delayMs, isTaken: true, gain: (seenMilli / 1_000) * chance - 1 }
  }
  return refused
}

export type Sum = { tried: number; taken: number; gain: number; medianMs: number; atOnce: number }

const sumOf = (all: readonly Tried[]): Sum => {
  const taken = all.filter(({ isTaken }) => isTaken)
  const delays = all.map(({ delayMs }) => delayMs).sort((a, b) => a - b)
  return {
    tried: all.length,
    taken: taken.length,
    gain: taken.reduce((sum, { gain }) => sum + gain, 0) / Math.max(1, taken.length),
    medianMs: delays[Math.floor(delays.length / 2)] ?? 0,
    atOnce: delays.filter((ms) => ms === 0).length / Math.max(1, delays.length),
  }
}

type Wish = { count: number; random: () => number; unseen: number; lagS: number }

/** One of the outcomes at odds that people bet on, at any moment. */
function anyPress(random: () => number, unseen: number, lagS: number): Pressed {
  for (;;) {
    const match = playMatch(random, unseen)
    const [atS, pick] = [random() * MATCH_S, Math.floor(random() * 3) as 0 | 1 | 2]
    const odds = toldAt(match, atS, lagS).oddsMilli[pick] ?? 0
    if (odds >= ODDS_MIN_MILLI && odds <= ODDS_MAX_MILLI) return { match, atS, pick, lagS }
  }
}
const ODDS_MIN_MILLI = 1_100
const ODDS_MAX_MILLI = 6_000

/**
 * Bets at once on the side whose attack or goal it sees, wherever the old price is worth more than it costs.
 * `isPatient`: it begins with fifty bets like anybody’s, and is new no more.
 */
export function robot(wish: Wish, isPatient: boolean): Sum {
  const { count, random, unseen, lagS } = wish
  const player: Player = { edges: [], stopped: [], taken: 0 }
  const all: Tried[] = []
  while (isPatient && player.taken < RECORD_BETS) {
    const tried = press(player, anyPress(random, unseen, lagS), random)
    if (tried) all.push(tried)
  }
  while (all.length < count) {
    const match = playMatch(random, unseen)
    for (const { atS, pick } of chancesIn(match, lagS)) {
      const tried = press(player, { match, atS, pick, lagS }, random)
      if (tried) all.push(tried)
    }
  }
  return sumOf(all)
}

/** The moments of a match in which an old price is worth more than it costs, and what to bet on. */
function chancesIn(match: Match, lagS: number): Pick<Pressed, 'atS' | 'pick'>[] {
  const moments = match.incidents.flatMap(({ atS, isSeen, side }) => {
    const pick = side === 0 ? (0 as const) : (2 as const)
    const ofGoal = { atS: atS + SEES_AFTER_S, pick }
    return isSeen ? [{ atS: atS - ATTACK_S + SEES_AFTER_S, pick }, ofGoal] : [ofGoal]
  })
  return moments.filter(({ atS, pick }) => {
    if (atS < 0 || atS >= MATCH_S) return false
    const told = toldAt(match, atS, lagS).oddsMilli[pick] ?? 0
    return (told / 1_000) * trueChances(match, atS)[pick] > 1
  })
}
const SEES_AFTER_S = 0.1

const BETS_OF_ONE = 200

/** People who see what the page shows and press at any moment, each two hundred times from their first bet on. */
export function evening({ count, random, unseen, lagS }: Wish): { all: Sum; known: Sum } {
  const [all, known]: [Tried[], Tried[]] = [[], []]
  let player: Player = { edges: [], stopped: [], taken: 0 }
  while (all.length < count) {
    if (player.taken >= BETS_OF_ONE) player = { edges: [], stopped: [], taken: 0 }
    const isKnown = player.taken >= RECORD_BETS
    const tried = press(player, anyPress(random, unseen, lagS), random)
    if (!tried) continue
    all.push(tried)
    if (isKnown) known.push(tried)
  }
  return { all: sumOf(all), known: sumOf(known) }
}

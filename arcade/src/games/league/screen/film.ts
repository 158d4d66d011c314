import { hash } from '@zar/art'
import { range } from '../../shuffle.ts'
import { type MatchEvent, MINUTES, type Side } from '../match.ts'

/** On the pitch, from the home goal: hundredths of its length and of its width. */
export type Spot = readonly [x: number, y: number]
/** A moment of the film: where all are from this minute on. */
export type KeyFrame = {
  minute: number
  ball: Spot
  home: readonly Spot[]
  away: readonly Spot[]
  /** Who attacks. */
  side: Side
  event: MatchEvent | undefined
}

/** Between moments; what happens in between takes its place. */
const EVERY_MINUTES = 2.4
/** Discs move for so long, to be there when it happens. */
export const MOVE_MS = 900
const MOVE_MINUTES = MOVE_MS / 1_000

/** Numbers 1 to 11 of a side that plays to the right. */
const FORMATION: readonly Spot[] = [
  [4, 50],
  [21, 84],
  [21, 16],
  [17, 62],
  [17, 38],
  [34, 50],
  [58, 84],
  [43, 72],
  [63, 50],
  [43, 28],
  [58, 16],
]
const [KEEPER, STRIKER] = [1, 9]
/** How far a side goes with the ball. */
const [WITH_X, WITH_Y, JITTER] = [0.42, 0.24, 5]
const CENTRE: Spot = [50, 50]
const OTHER = { home: 'away', away: 'home' } as const
/** The ball lies so far before who has it. */
const HELD = 1.6

const share = (word: string): number => (hash(word) % 1_000) / 1_000
const mirror = ([x, y]: Spot): Spot => [100 - x, 100 - y]
const inside = (value: number): number => Math.min(98, Math.max(2, value))

/** The whole match: `seed` makes what nobody drew the same for all who watch. */
export function filmOf(events: readonly MatchEvent[], seed: string): KeyFrame[] {
  const moments = momentsOf(events)
  return moments.map((moment, at) => {
    const before = moments[at - 1]?.event
    return frameOf(moment, before?.kind === 'goal', `${seed}.${at}`)
  })
}

type Moment = { minute: number; event: MatchEvent | undefined }

function momentsOf(events: readonly MatchEvent[]): Moment[] {
  const parts = Math.ceil(MINUTES / EVERY_MINUTES)
  return range(0, parts - 1).flatMap((part): Moment[] => {
    const [from, to] = [part * EVERY_MINUTES, (part + 1) * EVERY_MINUTES]
    const here = events.filter(({ minute }) => minute > from && minute <= to)
    // A goal is shown whatever else happens; two goals both are.
    const goals = here.filter(({ kind }) => kind === 'goal')
    const shown = goals.length > 0 ? goals : here.slice(0, 1)
    if (shown.length === 0) return [{ minute: from, event: undefined }]
    return shown.map((event) => ({ minute: event.minute - MOVE_MINUTES, event }))
  })
}

function frameOf({ minute, event }: Moment, isKickOff: boolean, seed: string): KeyFrame {
  const side: Side = event?.side ?? (share(`${seed}s`) < 0.5 ? 'home' : 'away')
  const isStart = minute === 0 || (isKickOff && !event)
  const spot = isStart ? CENTRE : ballOf(event, seed)
  const ball = side === 'home' ? spot : mirror(spot)
  const place = (own: Side) => placesOf(own, { ball, seed, isStart })
  const sides = { home: place('home'), away: place('away') }
  const holder = holderOf(side, event, isStart ? STRIKER : 6 + (hash(`${seed}p`) % 6))
  if (holder) {
    const behind = holder.side === 'home' ? -HELD : HELD
    sides[holder.side][holder.player - 1] = [ball[0] + behind, ball[1]]
  }
  return { minute, ball, ...sides, side, event }
}

/** Who has the ball: nobody after a goal, the other keeper after a save. */
function holderOf(side: Side, event: MatchEvent | undefined, player: number) {
  if (event?.kind === 'goal') return undefined
  if (event?.kind === 'save') return { side: OTHER[side], player: KEEPER }
  return { side, player: event?.player ?? player }
}

/** Of a side that plays to the right. */
function ballOf(event: MatchEvent | undefined, seed: string): Spot {
  const [one, other] = [share(`${seed}x`), share(`${seed}y`)]
  switch (event?.kind) {
    case 'goal':
      return [99, 45 + other * 10]
    case 'save':
      return [96, 42 + other * 16]
    case 'shot':
      return [99.5, other < 0.5 ? 30 + one * 8 : 62 + one * 8]
    case 'corner':
      return [99, other < 0.5 ? 1 : 99]
    case 'card':
      return [35 + one * 40, 12 + other * 76]
    default:
      return [38 + one * 42, 12 + other * 76]
  }
}

type Placing = { ball: Spot; seed: string; isStart: boolean }

function placesOf(side: Side, { ball, seed, isStart }: Placing): Spot[] {
  const isHome = side === 'home'
  const seen = isHome ? ball : mirror(ball)
  return FORMATION.map(([x, y], at) => {
    const jitter = (axis: string) => (share(`${seed}${side}${at}${axis}`) - 0.5) * 2 * JITTER
    const spot: Spot =
      at === KEEPER - 1
        ? [x, y + (seen[1] - 50) * 0.15]
        : [
            // Nobody is beyond the middle as it begins.
            isStart ? Math.min(x, 47) : inside(x + (seen[0] - 50) * WITH_X + jitter('x')),
            isStart ? y : inside(y + (seen[1] - 50) * WITH_Y + jitter('y')),
          ]
    return isHome ? spot : mirror(spot)
  })
}

/** The moment that is shown. */
export const frameAt = (film: readonly KeyFrame[], minute: number): KeyFrame | undefined =>
  film.findLast((frame) => frame.minute <= minute) ?? film[0]

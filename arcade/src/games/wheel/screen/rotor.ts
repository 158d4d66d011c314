import { hash } from '@zar/art'
import { GARDEN } from '@zar/art/emblems/garden'
import { emblemPicture } from '@zar/art/emblems/paint'
import type { Round } from '../../../protocol.ts'
import { at, round1, star, wedge } from '../../../screens/kit/art/shapes.ts'
import type { Settled } from '../../game.ts'
import { type Bet, type Result, type Risk, ringOf, type Segments } from '../rules.ts'

export type Options = { segments: Segments; risk: Risk }
export type Frame = Options & {
  /** Under the pointer; null before the first round. */
  place: number | null
  /** Turn of the rotor under the pointer at rest, degrees from 0 up to 360. */
  turn: number
  motion: 'rest' | 'back' | 'spin'
}

/** The server writes it (`shownOf` of a game of one step). */
export const spunIn = (round: Round): Result & { bet: Bet } => {
  const { bet, result } = round.shown as unknown as Settled<Bet, Result>
  return { ...result, bet }
}

export const hundredthsIn = (round: Round): number => {
  const { bet, place } = spunIn(round)
  return ringOf(bet.segments, bet.risk)[place] ?? 0
}

/** Of a segment's width at each side: the wheel stops nowhere so close to a neighbour that it is not told apart. */
const EDGE = 0.08

export function frameOf(round: Round | null, options: Options): Frame {
  if (!round) return { ...options, place: null, turn: 0, motion: 'rest' }
  const { bet, place } = spunIn(round)
  const width = 360 / bet.segments
  // Uniform within the segment, and the same each time the round is shown.
  const spot = ((hash(round.id) % 1_000) / 1_000 - 0.5) * (1 - 2 * EDGE)
  const turn = (((spot - place) * width) % 360) + 360
  return { segments: bet.segments, risk: bet.risk, place, turn: turn % 360, motion: 'rest' }
}

export const RADIUS = 250
const HUB = 82
const LABEL_RADIUS = 195

/** Ground and ink of a segment, by its rank among those of its wheel; the number says it too. */
const GLAZES = [
  ['#F7F0DF', '#7A1E12'],
  ['#C4412E', '#FFF1E8'],
  ['#DB9730', '#1D1000'],
  ['#B7D3C9', '#05201D'],
  ['#0D6E78', '#F6FFFD'],
] as const
const EMPTY = ['#1B2A5E', '#DDE6FF'] as const

/** The different payments of a wheel, the highest first, with the number of their segments. */
export function legendOf(segments: Segments, risk: Risk) {
  const ring = ringOf(segments, risk)
  const paid = [...new Set(ring)].sort((a, b) => b - a)
  return paid.map((hundredths, rank) => ({
    hundredths,
    count: ring.filter((one) => one === hundredths).length,
    glaze: hundredths === 0 ? EMPTY : (GLAZES[Math.min(rank, GLAZES.length - 1)] ?? EMPTY),
  }))
}

/** A segment by its place, at turn 0. */
function segment(segments: Segments, place: number): string {
  const width = 360 / segments
  const centre = place * width - 90
  return wedge(HUB, RADIUS - 16, centre - width / 2, centre + width / 2)
}

/** Round the segment under the pointer; saffron where it pays more than the stake. */
export const ringRound = (segments: Segments, place: number, isWin: boolean): string =>
  `<path d="${segment(segments, place)}" fill="none" stroke="${isWin ? '#FFCE73' : '#F7F0DF'}" stroke-width="${isWin ? 6 : 3}" stroke-linejoin="round"/>`

/** The wheel at turn 0, its first segment under the pointer; `text` writes what a segment pays. */
export function rotorOf(
  segments: Segments,
  risk: Risk,
  text: (hundredths: number) => string,
): string {
  const width = 360 / segments
  const glazes = new Map(
    legendOf(segments, risk).map(({ hundredths, glaze }) => [hundredths, glaze]),
  )
  const size = segments === 30 ? 17 : 22
  const parts = ringOf(segments, risk).map((hundredths, place) => {
    const [ground, ink] = glazes.get(hundredths) ?? EMPTY
    const centre = place * width - 90
    const peg = at(0, 0, RADIUS - 8, centre + width / 2)
    return `<path d="${segment(segments, place)}" fill="${ground}" stroke="#0A0F24" stroke-width="1.5"/><text transform="rotate(${round1(place * width)}) translate(0 ${-LABEL_RADIUS})" text-anchor="middle" font-size="${size}" fill="${ink}">${text(hundredths)}</text><circle cx="${round1(peg[0])}" cy="${round1(peg[1])}" r="3" fill="#F7F0DF"/>`
  })
  return `<circle r="${RADIUS}" fill="#0A1545" stroke="#27B9B4" stroke-width="8"/><circle r="${RADIUS + 6}" fill="none" stroke="#F7F0DF" stroke-width="6"/>${parts.join('')}<circle r="${HUB}" fill="#14307F" stroke="#F7F0DF" stroke-width="4"/><path d="${star(0, 0, 12, 74, 0.8)}" fill="none" stroke="#8DB4F4" stroke-width="1.6"/><path d="${star(0, 0, 8, 58)}" fill="#27B9B4" stroke="#F7F0DF" stroke-width="3"/>`
}

/** On the hub, which does not turn. */
export const hubEmblem = (): string =>
  emblemPicture(GARDEN.karanfil, { size: 74 }).replace(
    '<svg ',
    '<svg x="-37" y="-39" width="74" height="74" ',
  )

/** Four sails behind the wheel. */
export const SAILS = [45, 135, 225, 315]
  .map(
    (angle) =>
      `<g transform="rotate(${angle})"><path d="M-4 -60H4V-330H-4Z" fill="#8C4A25" stroke="#0A0F24" stroke-width="2.5"/><path d="M4 -278H56L44 -326H4Z" fill="#F7F0DF" stroke="#0A0F24" stroke-width="3" stroke-linejoin="round"/><path d="M20 -278V-326M36 -278V-326" stroke="#C4412E" stroke-width="5"/></g>`,
  )
  .join('')

import { GARDEN } from '@zar/art/emblems/garden'
import { emblemPicture } from '@zar/art/emblems/paint'
import type { Round } from '../../../protocol.ts'
import { round1, star } from '../../../screens/kit/art/shapes.ts'
import type { Settled } from '../../game.ts'
import { type Bet, fallsOf, type Result, type Risk, type Rows } from '../rules.ts'

type Board = { rows: Rows; risk: Risk }
export type Options = Board & {
  /** Seeds of the next round. */
  count: number
}

export type Seed = {
  /** Left (0) or right (1) at each stud. */
  path: readonly number[]
  /** Studs that it has passed, or is on its way from. */
  passed: number
  /** It is in its bowl. */
  isLanded: boolean
}

/** The seeds that have left the fruit. */
export type Frame = Board & { seeds: readonly Seed[] }

/** The server writes it (`shownOf` of a game of one step). */
export function fallenIn(round: Round): { bet: Bet; falls: readonly (readonly number[])[] } {
  const { bet, result } = round.shown as unknown as Settled<Bet, Result>
  return { bet, falls: fallsOf(result.path, bet.rows) }
}

export function frameOf(round: Round | null, { rows, risk }: Board): Frame {
  if (!round) return { rows, risk, seeds: [] }
  const { bet, falls } = fallenIn(round)
  return {
    rows: bet.rows,
    risk: bet.risk,
    seeds: falls.map((path) => ({ path, passed: path.length, isLanded: true })),
  }
}

/** So many studs after the first seed has left: each next one leaves a stud later. */
export function frameAt(round: Round, step: number): Frame {
  const { bet, falls } = fallenIn(round)
  const { rows, risk } = bet
  const seeds = falls.slice(0, step + 1).map((path, seed) => ({
    path,
    passed: Math.min(rows, step - seed),
    isLanded: step - seed > rows,
  }))
  return { rows, risk, seeds }
}

export const WIDTH = 720
export const HEIGHT = 590
/** Above the box, where the niche ends in a point. */
export const APEX = 84
const TOP = 66
const BOWLS_GAP = 8
/** The seed's middle over a stud, and over the rim of its bowl: it stands behind it, clear of the number. */
const ON_STUD = -14
const IN_BOWL = -5
/** Between two studs of a row, and between two rows. */
const PITCHES: Record<Rows, readonly [across: number, down: number]> = {
  8: [57, 58],
  12: [46, 38],
  16: [35, 29],
}

export type Way = Pick<Frame, 'rows'> & Pick<Seed, 'path'>

/** Where the seed is after so many studs. Each turns it by half a pitch. */
export function seedAt({ rows, path }: Way, passed: number): readonly [x: number, y: number] {
  const [across, down] = PITCHES[rows]
  const rights = path.slice(0, passed).reduce((sum, right) => sum + right, 0)
  const x = WIDTH / 2 + (rights - passed / 2) * across
  return [x, TOP + passed * down + (passed === rows ? BOWLS_GAP + IN_BOWL : ON_STUD)]
}

/** The stud that turned the seed last; undefined before the first. */
export function studAt(way: Way, passed: number): readonly [x: number, y: number] | undefined {
  if (passed === 0) return undefined
  const [x, y] = seedAt(way, passed - 1)
  return [x, y - ON_STUD]
}

export function bowlAt(rows: Rows, bowl: number): readonly [x: number, y: number] {
  const [across, down] = PITCHES[rows]
  return [WIDTH / 2 + (bowl - rows / 2) * across, TOP + rows * down + BOWLS_GAP]
}

/** Half the width of a bowl, which leaves two units between two of them. */
export const bowlHalf = (rows: Rows): number => Math.min(21, PITCHES[rows][0] / 2 - 1.5)

const studSize = (rows: Rows): number => (rows === 16 ? 6.6 : 8.6)

const studOf = (rows: Rows, colour: string): string =>
  `<path d="${star(0, 0, 8, studSize(rows), 0.8)}" fill="${colour}"/><circle r="${round1(studSize(rows) * 0.37)}" fill="#27B9B4"/>`

/** Lies over a stud while the seed leaves it. */
export const litStud = (rows: Rows): string => studOf(rows, '#FFCE73')

function studs(rows: Rows): string {
  const [across, down] = PITCHES[rows]
  const stud = `<circle r="${round1(studSize(rows) * 0.87)}" cy="2" fill="#05081A" fill-opacity=".5"/>${studOf(rows, '#F7F0DF')}`
  const places: string[] = []
  for (let row = 0; row < rows; row++) {
    for (let at = 0; at < row + 3; at++) {
      const x = WIDTH / 2 + (at - (row + 2) / 2) * across
      places.push(`<g transform="translate(${round1(x)} ${round1(TOP + row * down)})">${stud}</g>`)
    }
  }
  return places.join('')
}

const MIDDLE = WIDTH / 2
const fruit = emblemPicture(GARDEN.nar, { size: 92 }).replace(
  '<svg ',
  `<svg x="${MIDDLE - 46}" y="${14 - 48}" width="92" height="92" `,
)

/** The niche with its fruit and studs: it stands still. */
export const nicheOf = (rows: Rows): string =>
  `<defs><radialGradient id="niche" cx=".5" cy=".3" r=".8"><stop offset="0" stop-color="#7A2A20"/><stop offset=".6" stop-color="#3A0F12"/><stop offset="1" stop-color="#1C070C"/></radialGradient></defs><path d="M14 ${HEIGHT}V300C14 170 90 20 ${MIDDLE} -78C${WIDTH - 90} 20 ${WIDTH - 14} 170 ${WIDTH - 14} 300V${HEIGHT}Z" fill="#1C070C" fill-opacity=".88"/><path d="M22 ${HEIGHT}V300C22 176 96 30 ${MIDDLE} -64C${WIDTH - 96} 30 ${WIDTH - 22} 176 ${WIDTH - 22} 300V${HEIGHT}" fill="url(#niche)" stroke="#F7F0DF" stroke-width="8"/><path d="M32 ${HEIGHT}V302C32 184 104 44 ${MIDDLE} -46C${WIDTH - 104} 44 ${WIDTH - 32} 184 ${WIDTH - 32} 302V${HEIGHT}" fill="none" stroke="#F2B441" stroke-width="3"/>${fruit}${studs(rows)}`

/** Ground and ink of a bowl, by what it pays; the number says it too. */
export function glazeOf(hundredths: number): readonly [ground: string, ink: string] {
  if (hundredths >= 1_100) return ['#C4412E', '#FFF1E8']
  if (hundredths >= 400) return ['#DB9730', '#1D1000']
  if (hundredths >= 200) return ['#B7D3C9', '#05201D']
  return hundredths >= 100 ? ['#1D7276', '#F6FFFD'] : ['#1A2F6E', '#DDE6FF']
}

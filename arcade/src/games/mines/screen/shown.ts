import type { Round } from '../../../protocol.ts'
import { ladderOf, TILES } from '../rules.ts'
import type { TileFace } from './tiles.ts'

/** What the stage shows: a face for each tile, the ladder, and how far the player is on it. */
export type Frame = {
  faces: readonly TileFace[]
  /** Of a round that is over: the tiles that nobody opened stand back. */
  isOver: boolean
  /** The tile that was opened last. */
  last: number | null
  ladder: readonly number[]
  step: number
}

type Shown = {
  opened: readonly number[]
  end: 'cashed out' | 'cracked' | null
  brokenCount?: number
  broken?: readonly number[]
}

/** The server writes it (`shownOf` of the rules). */
export const shownOf = (round: Round): Shown => round.shown as unknown as Shown

export const brokenOf = (round: Round): number => {
  const { broken, brokenCount = 0 } = shownOf(round)
  return broken?.length ?? brokenCount
}

/** Whole tiles so far: the last one of a lost round was none. */
export const wholeOf = (round: Round): number => {
  const { opened, end } = shownOf(round)
  return opened.length - (end === 'cracked' ? 1 : 0)
}

export function frameOf(round: Round | null, broken: number): Frame {
  const shut = Array<TileFace>(TILES).fill('shut')
  if (!round) return { faces: shut, isOver: false, last: null, ladder: ladderOf(broken), step: 0 }
  const { opened, end, broken: cracked = [] } = shownOf(round)
  const faces = shut.map((face, tile) => {
    if (end === 'cracked' && cracked.includes(tile)) return 'cracked'
    return opened.includes(tile) ? 'whole' : face
  })
  return {
    faces,
    isOver: end !== null,
    last: opened.at(-1) ?? null,
    ladder: ladderOf(brokenOf(round)),
    step: wholeOf(round),
  }
}

/** The tile that was opened alone turns first; the others follow once it is seen. */
export function onlyLast(round: Round, before: Round | null): Frame {
  const shown = frameOf(round, brokenOf(round))
  const was = before ? frameOf(before, brokenOf(before)).faces : []
  const faces = shown.faces.map((face, tile) =>
    tile === shown.last ? face : (was[tile] ?? 'shut'),
  )
  return { ...shown, faces, isOver: false }
}

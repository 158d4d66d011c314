import { emblemHint } from './emblems/hint.ts'
import { CHOSEN_EMBLEMS, type EmblemName } from './emblems/index.ts'
import { FAMILIES } from './families/index.ts'
import { pick, pickWeighted } from './hash.ts'
import type { Composition, Look } from './look.ts'
import { ownLookOf } from './own-looks.ts'
import type { PaletteName } from './palette.ts'

/** A name and a category help to choose the emblem; any part of the look can be forced. */
export type LookOptions = { name?: string; category?: string } & Partial<Look>

const BY_CATEGORY: Record<string, readonly EmblemName[]> = {
  live: ['cark', 'kart', 'pul', 'zar', 'elmas', 'tac'],
  bingo: ['bingo', 'pul', 'yedi'],
  sports: ['top'],
  virtual: ['top', 'nal', 'roket'],
  crash: ['ucak', 'roket', 'balon', 'anka'],
  table: ['zar', 'tavla', 'kart', 'cark'],
}

const COMPOSITIONS: [Composition, number][] = [
  ['semse', 30],
  ['kemer', 24],
  ['yildiz', 22],
  ['ufuk', 12],
  ['acik', 12],
]

const PALETTE_WEIGHTS: [PaletteName, number][] = [
  ['gece', 10],
  ['turkuaz', 10],
  ['mercan', 10],
  ['safran', 7],
  ['fildisi', 6],
  ['zumrut', 8],
  ['patlican', 6],
  ['lapis', 9],
  ['celadon', 5],
  ['komur', 7],
  ['gul', 5],
  ['deniz', 7],
  ['bakir', 6],
  ['zeytin', 4],
]

/** What a code stands for, without drawing it. */
export function describe(code: string, options: LookOptions = {}): Look {
  const { name = '', category = '' } = options
  const own = ownLookOf(code)
  const look = {
    palette: options.palette ?? own?.palette ?? pickWeighted(code, 'palette', PALETTE_WEIGHTS),
    family: options.family ?? own?.family ?? pick(code, 'family', FAMILIES),
    composition:
      options.composition ?? own?.composition ?? pickWeighted(code, 'composition', COMPOSITIONS),
    emblem:
      options.emblem ??
      own?.emblem ??
      emblemHint(name) ??
      pick(code, 'emblem', BY_CATEGORY[category] ?? CHOSEN_EMBLEMS),
  }
  // a crescent and a star on red is a flag, not a game cover
  if (look.emblem === 'hilal' && look.palette === 'mercan') look.palette = 'gece'
  return look
}

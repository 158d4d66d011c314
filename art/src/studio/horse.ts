/** What a horse and its rider wear: cloth and its figure; coat and mane. */
type HorseLook = { cloth: string; figure: string; coat: string; mane: string }

const LOOKS: readonly HorseLook[] = [
  { cloth: '#C4412E', figure: '#F7F0DF', coat: '#8C4A25', mane: '#3A1C0C' },
  { cloth: '#2450C8', figure: '#F2B441', coat: '#5A2611', mane: '#1A0A04' },
  { cloth: '#F7F0DF', figure: '#0A0F24', coat: '#D9C9A3', mane: '#F7F0DF' },
  { cloth: '#127F5A', figure: '#F7F0DF', coat: '#6E3A1B', mane: '#2A1608' },
  { cloth: '#F2B441', figure: '#0A0F24', coat: '#B97A22', mane: '#F7F0DF' },
  { cloth: '#6B3252', figure: '#F2B5A4', coat: '#3A3B47', mane: '#0B0B10' },
  { cloth: '#27B9B4', figure: '#0A0F24', coat: '#A95A30', mane: '#3A170A' },
  { cloth: '#0A0F24', figure: '#E5563F', coat: '#282933', mane: '#0B0B10' },
]
const PLAIN: HorseLook = { cloth: '#F7F0DF', figure: '#0A0F24', coat: '#8C4A25', mane: '#3A1C0C' }

/** Of the horse with this number, from 1. */
export const lookOf = (horse: number): HorseLook => LOOKS[horse - 1] ?? PLAIN

export type Gait = 'stretched' | 'gathered' | 'standing'

/** Legs, far ones first. */
const LEGS: Record<Gait, string> = {
  stretched:
    'M-52 14C-66 28 -86 36 -104 34L-106 44C-84 48 -58 42 -38 24ZM44 14C66 22 84 22 98 12L104 20C88 36 62 38 40 28ZM-44 16C-54 36 -70 50 -84 56L-80 64C-60 60 -40 44 -28 24ZM40 16C54 32 70 40 88 38L90 48C68 54 46 44 32 26Z',
  gathered:
    'M-50 14C-50 32 -40 44 -26 52L-32 60C-52 54 -64 38 -64 18ZM44 14C48 32 38 46 22 52L26 60C48 56 60 38 58 18ZM-40 16C-34 32 -22 40 -8 44L-12 54C-34 50 -48 36 -52 20ZM38 18C36 34 26 44 10 48L12 58C34 56 48 40 50 22Z',
  standing:
    'M-60 12L-62 62H-52L-42 16ZM36 14L36 62H46L52 16ZM-48 14L-46 65H-36L-30 18ZM46 12L52 65H62L60 12Z',
}
const BODY =
  'M-72 -12C-60 -30 -20 -30 10 -26C34 -30 48 -40 66 -58C74 -66 82 -72 90 -72L92 -64C104 -58 116 -48 122 -38C124 -32 118 -28 112 -30C104 -34 96 -36 90 -36C84 -20 72 2 54 18C30 30 -30 32 -56 20C-70 12 -78 0 -72 -12Z'
const TAIL = 'M-72 -12C-90 -16 -108 -8 -120 8C-104 6 -92 6 -80 12C-76 6 -74 -4 -72 -12Z'
const MANE =
  'M88 -74C74 -70 58 -54 46 -40C40 -34 36 -30 30 -28C46 -26 58 -34 68 -46C76 -54 84 -62 92 -64Z'
const CLOTH = 'M-34 -30L10 -28L6 4L-32 2Z'
const RIDER = 'M-20 -30C-26 -52 -10 -74 16 -78C28 -78 36 -70 34 -62L18 -44L8 -28Z'
const CAP = 'M18 -88C18 -102 42 -104 43 -90L50 -88L43 -86C36 -92 26 -92 18 -88Z'

const INK = '#0A0F24'
const SKIN = '#E8B48E'
const EYE = 'M96.4 -52A2.6 2.6 0 1 0 101.6 -52A2.6 2.6 0 1 0 96.4 -52Z'
const HEAD = 'M19 -88A11 11 0 1 0 41 -88A11 11 0 1 0 19 -88Z'
const ARM = 'M26 -64C36 -60 44 -54 50 -48'

/** A part of a drawing: filled where it has a fill, and its outline or line. */
export type Part = { path: string; fill?: string; line: string; width: number }

/** Where the number stands on the cloth. */
export const NUMBER_AT = { x: -13, y: -5, size: 25 } as const

/** A horse with its rider, around its middle, from the back to the front: some 250 wide, its ground at 66. */
export function horseParts(horse: number, gait: Gait): Part[] {
  const { cloth, figure, coat, mane } = lookOf(horse)
  const shape = (path: string, fill: string): Part => ({ path, fill, line: INK, width: 3 })
  return [
    ...LEGS[gait].split(/(?<=Z)/).map((leg) => shape(leg, coat)),
    shape(BODY, coat),
    shape(TAIL, mane),
    shape(MANE, mane),
    shape(EYE, INK),
    shape(CLOTH, cloth),
    shape(RIDER, cloth),
    { path: 'M-6 -58L22 -48', line: figure, width: 7 },
    { path: ARM, line: INK, width: 13 },
    { path: ARM, line: cloth, width: 8 },
    shape(HEAD, SKIN),
    shape(CAP, figure),
    { path: 'M2 -28L14 -6L8 6', line: '#F7F0DF', width: 6 },
  ]
}

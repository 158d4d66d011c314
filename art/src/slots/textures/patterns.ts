import { disc, ell } from '../../geometry/shape.ts'
import { petals, repeat } from '../drawing/pen.ts'
import { stream } from '../drawing/stream.ts'

export type Sheet = { base: string; lit: string; dark: string }

const DENTS = 5

/** A hammered sheet: small round dents, lit from the upper left. The word is the pattern's id too. */
export function hammered(id: string, { base, lit, dark }: Sheet, pitch = 26): string {
  const random = stream(id)
  const side = DENTS * pitch
  const dent = (at: number): string => {
    const [column, row] = [Math.floor(at / DENTS), at % DENTS]
    const x = (column + 0.5 + (random() - 0.5) * 0.5 + (row % 2) * 0.5) * pitch
    const y = (row + 0.5 + (random() - 0.5) * 0.4) * pitch
    const r = pitch * (0.42 + random() * 0.12)
    const at1 = (dx: number) =>
      `<path d="${ell(x + dx, y, r, r * 0.86)}" fill="${dark}" fill-opacity=".28"/><path d="${ell(x + dx + 1.4, y + 1.8, r * 0.86, r * 0.7)}" fill="${lit}" fill-opacity=".26"/>`
    return at1(0) + at1(-side)
  }
  return `<pattern id="${id}" width="${side}" height="${side}" patternUnits="userSpaceOnUse"><rect width="${side}" height="${side}" fill="${base}"/>${repeat(DENTS * DENTS, dent)}</pattern>`
}

export type TileGlazes = { ground: string; stem: string; red: string; blue: string }

/** An İznik panel: a scrolling stem with tulips and rosettes, repeated every `k`. */
export function iznik(id: string, { ground, stem, red, blue }: TileGlazes, k = 150): string {
  const rosettes = [
    [0, 0],
    [150, 0],
    [0, 150],
    [150, 150],
  ] as const
  const panel = [
    `<path d="M0 75C20 30 55 30 75 75S130 120 150 75M75 0C60 30 60 50 75 75S90 120 75 150" fill="none" stroke="${stem}" stroke-width="3"/>`,
    `<path d="M37 42C25 30 28 14 37 4C46 14 49 30 37 42ZM112 108C100 120 103 136 112 146C121 136 124 120 112 108Z" fill="${red}"/>`,
    `<path d="${petals(75, 75, 8, 6, 24, 20)}" fill="${blue}"/>`,
    `<path d="${disc(75, 75, 7)}" fill="${red}"/>`,
    `<path d="${rosettes.map(([x, y]) => petals(x, y, 8, 5, 18, 20)).join('')}" fill="${blue}"/>`,
    `<path d="M20 56C8 60 4 68 2 76C14 76 20 68 20 56ZM130 94C142 90 146 82 148 74C136 74 130 82 130 94Z" fill="${stem}"/>`,
  ].join('')
  return `<pattern id="${id}" width="${k}" height="${k}" patternUnits="userSpaceOnUse"><rect width="${k}" height="${k}" fill="${ground}"/><g transform="scale(${k / 150})">${panel}</g></pattern>`
}

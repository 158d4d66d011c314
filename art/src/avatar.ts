import { PIPS } from './emblems/die.ts'
import { at } from './geometry/numbers.ts'
import { disc, rrect, star8 } from './geometry/shape.ts'
import { hash, pick } from './hash.ts'
import { PALETTES } from './palette.ts'

const GROUNDS = [
  'gece',
  'turkuaz',
  'mercan',
  'zumrut',
  'lapis',
  'patlican',
  'deniz',
  'bakir',
] as const

/** A player's avatar: a die face (one to six) on a star in a palette of its own. */
export function avatar(code: string, { size = 40 }: { size?: number } = {}): string {
  const pal = PALETTES[pick(code, 'avatar', GROUNDS)]
  const pips = at(PIPS, hash(`${code}pips`) % 6)
  const id = `v${hash(code).toString(36)}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="${size}" height="${size}">`,
    `<defs><radialGradient id="${id}"><stop offset="0" stop-color="${pal.ground[0]}"/><stop offset="1" stop-color="${pal.ground[1]}"/></radialGradient></defs>`,
    `<rect width="48" height="48" fill="url(#${id})"/>`,
    `<path d="${star8(24, 24, 28)}" fill="${pal.star}" stroke="${pal.strap[0]}" stroke-opacity=".45" stroke-width="1"/>`,
    `<path d="${rrect(12.5, 12.5, 23, 23, 6)}" fill="#F7F0DF"/>`,
    `<path d="${pips.map(([u, v]) => disc(14 + u * 20, 14 + v * 20, 2.5)).join('')}" fill="#0A0F24"/></svg>`,
  ].join('')
}

import { emblem as emblemOf, hash } from '@zar/art'
import { star } from '../../../screens/kit/art/shapes.ts'
import { range } from '../../shuffle.ts'
import type { Emblem } from '../rules.ts'

const SHELLS = ['#DCE9EA', '#C9DDE6', '#E9E0E8', '#D5E6DC'] as const

/** The cover of a box: stars of mother-of-pearl. It depends on the place alone. */
export function nacre(box: number): string {
  const stars = range(0, 24).map((at) => {
    const [x, y] = [at % 5, Math.floor(at / 5)]
    const colour = SHELLS[hash(`n${box}${x}${y}`) % SHELLS.length] ?? SHELLS[0]
    return `<path d="${star(12 + x * 24, 12 + y * 24, 8, 13)}" fill="${colour}" stroke="#8FA6B8" stroke-width="1"/>`
  })
  return `<rect width="120" height="120" fill="#B9CBD6"/>${stars.join('')}<path d="${star(60, 60, 8, 26)}" fill="#F7FBFA" stroke="#7E97AC" stroke-width="2"/><path d="${star(60, 60, 8, 13)}" fill="#C9A24B" stroke="#7A5A1B" stroke-width="1.5"/>`
}

/** What lies under it. */
export function face(emblem: Emblem, isWon = false): string {
  const ring = isWon
    ? '<rect x="3" y="3" width="114" height="114" rx="11" fill="none" stroke="#F2B441" stroke-width="6"/>'
    : ''
  return `<rect width="120" height="120" fill="${isWon ? '#FFE9B8' : '#FBF3DE'}"/>${ring}${placed(emblem)}`
}

/** An emblem in its own box, `-54 -56 108 112`. */
export const emblemDrawing = (emblem: Emblem): string =>
  emblemOf(emblem, { size: 108 }).replace('<svg ', '<svg x="-54" y="-56" ')

const placed = (emblem: Emblem): string =>
  emblemOf(emblem, { size: 88 }).replace('<svg ', '<svg x="16" y="17" ')

/** The same as a picture of its own, for the brush. */
export const facePicture = (emblem: Emblem, size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="${size}" height="${size}">${face(emblem)}</svg>`

export const COIN = `<circle r="46" cy="4" fill="#05081A" fill-opacity=".5"/><circle r="46" fill="#DB9730" stroke="#0A0F24" stroke-width="2.5"/><circle r="38" fill="none" stroke="#FFE9BD" stroke-width="2.5" stroke-dasharray="3 5"/><path d="${star(0, 0, 8, 30)}" fill="#FFE0A0" stroke="#7A4A08" stroke-width="2"/><circle r="9" fill="#DB9730" stroke="#7A4A08" stroke-width="2"/>`

import { f1 } from '../../geometry/numbers.ts'

/** Shapes as text. What follows the fill is attributes without a leading space. */

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${f1(x)}" y="${f1(y)}" width="${f1(w)}" height="${f1(h)}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`

export const line = (d: string, colour: string, width: number, more = ''): string =>
  path(d, 'none', `stroke="${colour}" stroke-width="${width}"${more === '' ? '' : ` ${more}`}`)

export const disk = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(r)}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`

export const edged = (colour: string, width: number): string =>
  `stroke="${colour}" stroke-width="${width}"`

/** Each of a list, drawn. */
export const each = <Item>(
  list: readonly Item[],
  draw: (item: Item, index: number) => string,
): string => list.map(draw).join('')

export const layers = (...drawings: string[]): string => drawings.join('')

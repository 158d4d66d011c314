import { type EmblemName, emblem, isEmblem } from '@zar/art'

/** SVG text as an address for `<img>` or a picture to rasterise. */
export function svgUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** A symbol's picture; a sheet that names an unknown emblem shows the die. */
export function emblemUrl(name: string, size = 96): string {
  const known: EmblemName = isEmblem(name) ? name : 'zar'
  return svgUrl(emblem(known, { size }))
}

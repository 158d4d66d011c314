import { type EmblemName, emblem, isEmblem } from '@zar/art'
import { svgUrl } from './art-url.ts'

/** A symbol's picture; a sheet that names an unknown emblem shows the die. */
export function emblemUrl(name: string, size = 96): string {
  const known: EmblemName = isEmblem(name) ? name : 'zar'
  return svgUrl(emblem(known, { size }))
}

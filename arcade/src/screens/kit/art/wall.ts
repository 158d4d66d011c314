import { banner, type LookOptions } from '@zar/art'
import { svgUrl } from '../../art-url.ts'

/** A wall of the house's patterns behind a stage, as the address of a picture. Its emblem lies outside. */
export const wallOf = (gameCode: string, look: LookOptions): string =>
  svgUrl(
    banner(gameCode, { ...look, w: 1440, h: 900, focus: 4, zoom: 0.2, veil: false, grain: 0.62 }),
  )

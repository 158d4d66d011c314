import type { LookOptions } from '@zar/art'
import { svgUrl } from '../../art-url.ts'

/**
 * A wall of the house's patterns behind a stage, as the address of a picture. Its emblem lies outside. What
 * draws it comes after the page's first paint.
 */
export async function wallOf(gameCode: string, look: LookOptions): Promise<string> {
  const { banner } = await import('@zar/art/banner')
  return svgUrl(
    banner(gameCode, { ...look, w: 1440, h: 900, focus: 4, zoom: 0.2, veil: false, grain: 0.62 }),
  )
}

import type { LookOptions } from '@zar/art'
import type { Facts } from '../../../games/facts.ts'
import { svgUrl } from '../../art-url.ts'

/**
 * A wall of the house's patterns behind a stage, as the address of a picture. Its emblem lies outside. What
 * draws it comes after the page's first paint.
 */
export async function wallOf(
  { code, name }: Facts,
  palette?: LookOptions['palette'],
): Promise<string> {
  const { banner } = await import('@zar/art/banner')
  return svgUrl(
    banner(code, {
      name: name.tr,
      ...(palette && { palette }),
      w: 1440,
      h: 900,
      focus: 4,
      zoom: 0.2,
      veil: false,
      grain: 0.62,
    }),
  )
}

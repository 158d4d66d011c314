import { type Part, path } from '../../emblems/part.ts'
import { blend, GLAZE } from '../../palette.ts'
import { luminance } from '../drawing/glazes.ts'
import { body, fill, line, paintWith, shadow, solids } from './strokes.ts'

/** Hands that cut a thing out of one material, or into it. */

const LEATHER = '#1B0C04'
const LAMPLIGHT = '#FFF1CF'

/** Dyed leather before a lamp, pierced with a punch. */
export const golge = (parts: readonly Part[]): string =>
  shadow(solids(parts), LEATHER, 6.5) +
  paintWith(
    {
      line: (part) => line(part, LEATHER, 3.6),
      touch: (part) =>
        fill(part, part.colour === GLAZE.ink ? LEATHER : blend(part.colour, LAMPLIGHT, 0.5)),
      body: (part) => {
        const colour = part.colour === GLAZE.ink ? '#2A1408' : part.colour
        const isPierced = luminance(part.colour) > 0.14
        const holes = isPierced ? path(part, ' fill="url(#punched)" fill-opacity=".62"') : ''
        return body(part, colour, LEATHER, 2) + holes
      },
    },
    parts,
  )

const SHEET_SHADE = '#1b0d2a'

/** Cut paper: every sheet throws a shadow on the one below. */
export const kagit = (parts: readonly Part[]): string =>
  paintWith(
    {
      line: (part) =>
        `<g transform="translate(1 2)">${path(part, ` fill="none" stroke="${SHEET_SHADE}" stroke-opacity=".28" stroke-width="3.6" stroke-linecap="round"`)}</g>` +
        path(
          part,
          ` fill="none" stroke="${part.colour}" stroke-width="3.4" stroke-linecap="round"`,
        ),
      touch: (part) => fill(part, part.colour),
      body: (part) =>
        `<g transform="translate(1.4 3)">${path(part, ` fill="${SHEET_SHADE}" fill-opacity=".34"`)}</g>` +
        fill(part, part.colour) +
        path(
          part,
          ` fill="none" stroke="${blend(part.colour, '#FFF6E4', 0.55)}" stroke-opacity=".8" stroke-width="1.1"`,
        ),
    },
    parts,
  )

/** The colours of a stone's cuts: the dark of the groove and its lit edge. */
export type Cut = { groove: string; lip: string }

const LIMESTONE: Cut = { groove: '#24323E', lip: '#F4EFE2' }

/** Cut into stone, one dark and one light edge. */
export const tas = (parts: readonly Part[], { groove, lip }: Cut = LIMESTONE): string => {
  const lit = parts.filter((part) => !part.isBare).map((part) => path(part))
  const cut = parts.map((part) =>
    path(
      part,
      part.isLine ? ' fill="none"' : part.isBare ? ' fill-opacity=".9" stroke="none"' : '',
    ),
  )
  return [
    `<g transform="translate(1.2 1.8)" fill="none" stroke="${lip}" stroke-opacity=".75" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round">${lit.join('')}</g>`,
    `<g fill="${groove}" fill-opacity=".16" stroke="${groove}" stroke-width="3.6" stroke-linejoin="round" stroke-linecap="round">${cut.join('')}</g>`,
  ].join('')
}

const JOINT = '#241A0C'

/** Laid of small glazed stones in dark mortar. */
export const mozaik = (parts: readonly Part[]): string =>
  shadow(solids(parts), JOINT, 6) +
  paintWith(
    {
      line: (part) => line(part, JOINT, 6.4) + line(part, part.colour, 3.2),
      touch: (part) => fill(part, part.colour),
      body: (part) => body(part, part.colour, JOINT, 2.6) + path(part, ' fill="url(#tesserae)"'),
    },
    parts,
  )

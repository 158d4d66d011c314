import { type Part, path } from '../../emblems/part.ts'
import { GLAZE } from '../../palette.ts'
import { GLAZES, luminance } from '../drawing/glazes.ts'
import { body, fill, line, paintWith, shadow, solids } from './strokes.ts'

/** Hands that turn a thing's colours into the few tones of their material. */

/** The five heights of a copper relief, from the lowest. */
const HEIGHTS = ['#5E2B12', '#8F4B22', '#C27A43', '#EDB27C', '#FFDDB5'] as const
const COPPER_SHADE = '#2A0F05'

const heightOf = (part: Part): string =>
  HEIGHTS[Math.min(4, Math.floor(luminance(part.colour) * 5.2))] ?? HEIGHTS[4]

/** Relief beaten from one sheet: colours become heights. */
export const bakir = (parts: readonly Part[]): string => {
  const drop = shadow(solids(parts), COPPER_SHADE, 5, ' fill-opacity=".6" stroke-opacity=".6"')
  const painted = paintWith(
    {
      line: (part) => line(part, COPPER_SHADE, 4.6) + line(part, HEIGHTS[3], 2.2),
      touch: (part) => fill(part, heightOf(part)),
      body: (part) =>
        body(part, heightOf(part), COPPER_SHADE, 2.2) +
        fill(part, 'url(#glaze)') +
        `<g transform="translate(-.6 -1)">${path(part, ` fill="none" stroke="${HEIGHTS[4]}" stroke-opacity=".55" stroke-width="1"`)}</g>`,
    },
    parts,
  )
  return `<g transform="translate(2.5 4)">${drop}</g>${painted}`
}

const INKS = { paper: '#F3E7CB', ink: '#10204A', red: '#C8452F' }
const WARM = new Set<string | undefined>([
  GLAZE.coral,
  GLAZE.bole,
  GLAZE.rose,
  GLAZE.saffron,
  GLAZE.amber,
  GLAZES.o,
  GLAZES.u,
])

type Tone = 'red' | 'paper' | 'hatch' | 'ink'

function toneOf({ colour }: Part): Tone {
  if (WARM.has(colour)) return 'red'
  const light = luminance(colour)
  if (light > 0.62) return 'paper'
  return light > 0.3 ? 'hatch' : 'ink'
}

const isPale = (part: Part) => toneOf(part) === 'paper'

/** Woodcut: three inks, hatching between them, and the paper's white round the thing. */
export const agac = (parts: readonly Part[]): string => {
  const plain = (part: Part) => {
    const tone = toneOf(part)
    return tone === 'hatch' ? null : INKS[tone]
  }
  return (
    shadow(solids(parts), INKS.paper, 10) +
    paintWith(
      {
        line: (part) =>
          path(
            part,
            ` fill="none" stroke="${isPale(part) ? INKS.paper : INKS.ink}" stroke-width="3.6" stroke-linecap="round"`,
          ),
        touch: (part) => fill(part, plain(part) ?? INKS.ink),
        body: (part) => {
          const colour = plain(part)
          const cut = body(part, colour ?? INKS.paper, INKS.ink, 3.4)
          return colour === null ? cut + fill(part, 'url(#hatched)') : cut
        },
      },
      parts,
    )
  )
}

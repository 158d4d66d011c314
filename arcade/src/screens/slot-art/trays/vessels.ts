import { disk, each, edged, layers, line, path } from '@zar/art/slots/drawing/marks'
import { polygon } from '@zar/art/slots/drawing/pen'

/** What a title keeps its things in, from above: a jar of pigment, a ball of wool, a pot of wax, a bowl. */
export type VesselName = 'jar' | 'ball' | 'pot' | 'bowl'

const shade = (r: number) => disk(4, 8, r, '#04100f', 'fill-opacity=".5"')

const jar = (r: number, colour: string): string =>
  layers(
    shade(r),
    disk(0, 0, r, '#EADBC0', edged('#4A3A22', 2.5)),
    disk(0, 0, r * 0.82, colour, 'stroke="#2A1A0A" stroke-opacity=".4" stroke-width="2"'),
  )

/** Turns of the thread on a ball of wool. */
const TURNS = [-0.62, -0.3, 0.02, 0.34, 0.66] as const

const ball = (r: number, colour: string): string =>
  layers(
    shade(r),
    disk(0, 0, r, colour, edged('#1E070B', 2.5)),
    each(TURNS, (at) => {
      const [y, half] = [at * r, Math.sqrt(1 - at * at) * r * 0.94]
      return line(
        `M${-half} ${y}Q0 ${y - r * 0.42} ${half} ${y}`,
        '#FFF1CF',
        2,
        'stroke-opacity=".35" transform="rotate(-28)"',
      )
    }),
  )

const pot = (r: number, colour: string): string =>
  layers(
    path(polygon(4, 8, 6, r * 1.08), '#1d0f02', 'fill-opacity=".5"'),
    path(polygon(0, 0, 6, r * 1.08), '#B8741B', edged('#4A2A06', 2.5)),
    path(
      polygon(0, 0, 6, r * 0.88),
      colour,
      'stroke="#4A2A06" stroke-opacity=".4" stroke-width="2"',
    ),
  )

const bowl = (r: number, colour: string): string =>
  layers(
    shade(r),
    disk(0, 0, r, '#A5603A', edged('#3A1A0C', 2.5)),
    disk(0, 0, r * 0.86, colour, 'stroke="#3A1A0C" stroke-opacity=".5" stroke-width="3"'),
    disk(0, 0, r * 0.94, 'none', 'stroke="#E0B184" stroke-opacity=".6" stroke-width="1.5"'),
  )

const VESSELS: Record<VesselName, (r: number, colour: string) => string> = { jar, ball, pot, bowl }

/** Around 0 0. */
export const vessel = (name: VesselName, r: number, colour: string): string =>
  VESSELS[name](r, colour)

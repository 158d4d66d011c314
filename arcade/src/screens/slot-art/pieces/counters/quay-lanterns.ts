import { f1 } from '@zar/art/geometry/numbers'
import { disk, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { PLACE_BOXES } from '../../scenes/place.ts'

/** Where the shore of the strait is, from above; the machine hides its middle. */
const SHORE = 0.6
const SIDE = 0.166

type Lantern = { post: string; light: string }

/** So many lanterns on the shore, from the left: half of them at each side. */
export function quayLanterns(count: number): Lantern[] {
  const [w, h] = PLACE_BOXES.wide
  const left = Math.ceil(count / 2)
  return Array.from({ length: count }, (_, at) => {
    const isLeft = at < left
    const of = isLeft ? left : count - left
    const along = (((isLeft ? at : at - left) + 0.5) / of) * SIDE
    return lantern(w * (isLeft ? along : 1 - SIDE + along), h * SHORE)
  })
}

function lantern(x: number, foot: number): Lantern {
  const glass = `M${f1(x - 6)} ${f1(foot - 40)}h12l3 14q-9 8 -18 0Z`
  return {
    post: layers(
      line(`M${f1(x)} ${f1(foot + 4)}V${f1(foot - 24)}`, '#05081F', 3),
      path(glass, '#26305F', edged('#05081F', 2)),
      rect(x - 5, foot - 44, 10, 4, '#05081F'),
    ),
    light: layers(
      disk(x, foot - 32, 26, '#FFB95A', 'fill-opacity=".28"'),
      disk(x, foot - 32, 15, '#FFB95A', 'fill-opacity=".4"'),
      path(glass, '#FFE29A', edged('#8A3A12', 2)),
      line(
        `M${f1(x - 5)} ${f1(foot + 12)}h10M${f1(x - 8)} ${f1(foot + 22)}h16M${f1(x - 4)} ${f1(foot + 34)}h8`,
        '#FFCE73',
        3,
        'stroke-opacity=".75" stroke-linecap="round"',
      ),
    ),
  }
}

import { f1 } from '@zar/art/geometry/numbers'
import { edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { stream } from '@zar/art/slots/drawing/stream'
import { grained } from '@zar/art/slots/textures/grains'
import { arch, bothSides } from '../parts.ts'
import { dusk, PLACE_BOXES, type Place } from '../place.ts'

/** A marble wall with niches, ivy over it, basins below. */
export const ivyWall: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const k = form === 'wide' ? 1 : 0.5
  const leaf = (x: number, y: number, at: number) =>
    path(
      `M${f1(x)} ${f1(y)}c${f1(-22 * k)} ${f1(-6 * k)} ${f1(-26 * k)} ${f1(14 * k)} ${f1(-14 * k)} ${f1(20 * k)}c0 ${f1(12 * k)} ${f1(14 * k)} ${f1(14 * k)} ${f1(20 * k)} ${f1(4 * k)}c${f1(12 * k)} ${f1(-4 * k)} ${f1(8 * k)} ${f1(-24 * k)} ${f1(-6 * k)} ${f1(-24 * k)}Z`,
      at % 2 ? '#2F7A5A' : '#1F5F48',
      edged('#0D3A30', 1.5),
    )
  const vine = (i: number) => {
    const random = stream(`sarmasik${i}`)
    const [x, long] = [8 + i * 30 * k, h * (0.7 - i * 0.075)]
    return repeat(Math.round(long / (34 * k)), (at) =>
      leaf(x + (random() - 0.5) * 34 * k, at * 32 * k, at + i),
    )
  }
  const basin = (x: number, y: number, wide: number) =>
    layers(
      path(
        `M${x - wide} ${y}H${x + wide}C${x + wide * 0.8} ${y + 52} ${x - wide * 0.8} ${y + 52} ${x - wide} ${y}Z`,
        '#F4F7F0',
        edged('#0D4A55', 3),
      ),
      `<ellipse cx="${x}" cy="${y}" rx="${wide - 8}" ry="9" fill="#5BC8F0" stroke="#0D4A55" stroke-width="2"/>`,
      line(`M${x - 12} ${y + 44}v60M${x + 12} ${y + 44}v60`, '#8FDCF0', 4, 'stroke-opacity=".8"'),
    )
  const side =
    form === 'wide'
      ? layers(
          path(arch(140, h * 0.84, 92, h * 0.3), '#B7D3C9', edged('#0D4A55', 4)),
          line(arch(140, h * 0.84, 78, h * 0.33), '#2450C8', 3),
          basin(140, h * 0.5, 48),
          basin(140, h * 0.62, 62),
          basin(140, h * 0.74, 76),
          repeat(7, vine),
        )
      : repeat(3, vine)
  const course = (i: number) =>
    `M0 ${i * 90}H${w}` +
    repeat(Math.ceil(w / 180), (at) => `M${at * 180 + (i % 2) * 90} ${i * 90}v90`)
  return layers(
    grained('paper', rect(0, 0, w, h, '#DCE8E2')),
    line(repeat(Math.ceil(h / 90), course), '#9FBDB4', 3),
    rect(0, h * 0.84, w, h * 0.16, '#3F8A94'),
    line(
      repeat(5, (i) => `M0 ${f1(h * 0.86 + i * 24)}q50 -8 100 0${'t100 0'.repeat(14)}`),
      '#BFF0E8',
      3,
      'stroke-opacity=".5"',
    ),
    bothSides(w, side),
    dusk(form, '#052A32', 0.66, 0.42),
  )
}

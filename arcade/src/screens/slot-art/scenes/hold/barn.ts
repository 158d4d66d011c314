import { f1 } from '@zar/art/geometry/numbers'
import { disk, each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { grained } from '@zar/art/slots/textures/grains'
import { bothSides } from '../parts.ts'
import { dusk, moved, PLACE_BOXES, type Place } from '../place.ts'

/** A barn in August: its doors open on stubble, sheaves at both sides. */
export const barn: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const k = form === 'wide' ? 1 : 0.5
  const [left, right] = [w * 0.2, w * 0.8]
  const sheaf = ([x, y, size]: readonly [number, number, number]) =>
    moved(
      x,
      y,
      size * k,
      layers(
        path(
          'M-64 -150C-30 -60 -24 -20 -50 60H50C24 -20 30 -60 64 -150C30 -176 -30 -176 -64 -150Z',
          '#E0A94B',
          edged('#4A2408', 4),
        ),
        line(
          'M-40 -150C-18 -70 -16 -20 -26 56M0 -160V56M40 -150C18 -70 16 -20 26 56',
          '#8A5A1E',
          4,
        ),
        repeat(
          7,
          (i) =>
            `<ellipse cx="${-60 + i * 20}" cy="${-158 - (i % 2) * 16}" rx="8" ry="20" fill="#F2C465" stroke="#4A2408" stroke-width="2"/>`,
        ),
        path('M-38 -40H38V-14H-38Z', '#C4412E', edged('#4A2408', 3)),
      ),
    )
  const board = (i: number) => `M${f1((w * i) / 18)} 0V${h}`
  const furrow = (i: number) =>
    `M${w / 2} ${h * 0.5}L${f1(left + ((right - left) * i) / 12)} ${f1(h * 0.82)}`
  return layers(
    grained('wood-up', rect(0, 0, w, h, '#6E3E18')),
    line(repeat(19, board), '#2E1404', 4),
    rect(left, 40, right - left, h * 0.78, '#F3C878'),
    disk(w / 2, h * 0.34, h * 0.13, '#FFF1CF'),
    rect(left, h * 0.5, right - left, h * 0.32, '#D9A04A'),
    line(repeat(13, furrow), '#8A5A1E', 3),
    rect(left - 14, 28, right - left + 28, h * 0.79, 'none', edged('#3A1C08', 18)),
    rect(0, h * 0.82, w, h * 0.18, '#A8742E'),
    bothSides(
      w,
      each(
        [
          [64, h * 0.62, 1],
          [176, h * 0.68, 0.9],
          [90, h * 0.84, 1.1],
        ] as const,
        sheaf,
      ),
    ),
    dusk(form, '#241002', 0.66, 0.42),
  )
}

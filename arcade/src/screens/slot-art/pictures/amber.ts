import { f1 } from '@zar/art/geometry/numbers'
import { linear } from '@zar/art/slots/drawing/gradient'
import { edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { stream } from '@zar/art/slots/drawing/stream'
import { grained } from '@zar/art/slots/textures/grains'
import { drawThing, placed, type Thing } from '@zar/art/slots/thing'
import { CREATURES } from '@zar/art/slots/things/creatures'
import { PLANTS } from '@zar/art/slots/things/plants'
import type { PageForm } from '../../kit/use-form.ts'
import type { Window } from '../frame.ts'
import { PICTURE_WINDOWS } from './picture-windows.ts'

const INK = '#281000'

const RESIN = linear('resin', [
  [0, '#F6C04A'],
  [0.5, '#DB8A1E'],
  [1, '#8A4408'],
])

/** What the resin holds: where, as parts of it, and how large beside its height. */
const HELD: readonly (readonly [thing: Thing, x: number, y: number, size: number])[] = [
  [PLANTS.egrelti, 0.5, 0.56, 0.52],
  [CREATURES.ari, 0.34, 0.74, 0.2],
  [CREATURES.bocek, 0.66, 0.8, 0.18],
]

const drop = ([x, y, w, h]: Window): string => {
  const [middle, foot] = [x + w / 2, y + h * 0.96]
  return `M${f1(middle)} ${f1(y + h * 0.04)}C${f1(middle + w * 0.08)} ${f1(y + h * 0.26)} ${f1(x + w * 0.86)} ${f1(y + h * 0.42)} ${f1(x + w * 0.86)} ${f1(y + h * 0.66)}C${f1(x + w * 0.86)} ${f1(y + h * 0.88)} ${f1(x + w * 0.68)} ${f1(foot)} ${f1(middle)} ${f1(foot)}S${f1(x + w * 0.14)} ${f1(y + h * 0.88)} ${f1(x + w * 0.14)} ${f1(y + h * 0.66)}C${f1(x + w * 0.14)} ${f1(y + h * 0.42)} ${f1(middle - w * 0.08)} ${f1(y + h * 0.26)} ${f1(middle)} ${f1(y + h * 0.04)}Z`
}

/** Furrows of bark from edge to edge. */
function furrows([x, y, w, h]: Window): string {
  const random = stream('kabuk')
  return repeat(Math.round(w / 22), (at) => {
    const across = x + at * 22 + random() * 12
    const bend = () => f1((random() - 0.5) * 22)
    return line(
      `M${f1(across)} ${f1(y)}q${bend()} ${f1(h * 0.25)} 0 ${f1(h * 0.5)}t0 ${f1(h * 0.5)}`,
      at % 3 ? '#3A1F0C' : '#8A5A30',
      at % 3 ? 5 : 3,
      'stroke-opacity=".8"',
    )
  })
}

/** A drop of resin on bark, and what it has kept. */
export function amberPicture(form: PageForm): string {
  const [x, y, w, h] = PICTURE_WINDOWS[form]
  const bark = rect(x, y, w, h, '#5A3418')
  const body: Window =
    form === 'wide' ? [x + w * 0.14, y, w * 0.72, h] : [x + w * 0.2, y, w * 0.6, h]
  const held = HELD.map(([thing, across, down, size]) =>
    placed(
      drawThing(thing, 'cam'),
      body[0] + body[2] * across,
      body[1] + body[3] * down,
      body[3] * size,
    ),
  )
  return layers(
    RESIN,
    grained('wood-up', bark),
    furrows([x, y, w, h]),
    path(drop(body), 'url(#resin)', edged(INK, form === 'wide' ? 5 : 2.5)),
    ...held,
    path(
      `M${f1(body[0] + body[2] * 0.24)} ${f1(y + h * 0.62)}q${f1(body[2] * 0.02)} ${f1(-h * 0.16)} ${f1(body[2] * 0.14)} ${f1(-h * 0.24)}`,
      'none',
      `stroke="#FFF3CC" stroke-width="${form === 'wide' ? 9 : 3}" stroke-linecap="round" stroke-opacity=".8"`,
    ),
    rect(x + 3, y + 3, w - 6, h - 6, 'none', edged('#F2A22E', form === 'wide' ? 6 : 2.5)),
  )
}

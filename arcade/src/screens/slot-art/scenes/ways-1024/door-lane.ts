import { glow } from '@zar/art/slots/drawing/gradient'
import { disk, each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat, starOf } from '@zar/art/slots/drawing/pen'
import { grained } from '@zar/art/slots/textures/grains'
import { arch, bothSides } from '../parts.ts'
import { dusk, PLACE_BOXES, type Place } from '../place.ts'

const VAULTS = ['#7A6242', '#5E7452', '#436A56', '#2E5A4C'] as const
const DOORS = [
  [58, '#C4412E'],
  [196, '#2450C8'],
] as const

/** A vaulted lane of the bazaar: painted doors at both sides, lamps overhead. */
export const doorLane: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const vault = (i: number) => {
    const k = 1 - i * 0.17
    const [half, top] = [w * 0.52 * k, h * (0.02 + i * 0.05)]
    return path(arch(w / 2, h, half, top), VAULTS[i] ?? VAULTS[0], edged('#06251C', 10 * k))
  }
  const door = ([x, colour]: readonly [number, string]) =>
    layers(
      path(arch(x, h * 0.86, 66, h * 0.36), '#3A2A16', edged('#06120C', 4)),
      path(arch(x, h * 0.86, 54, h * 0.39), colour, edged('#06120C', 4)),
      line(`M${x} ${h * 0.39}V${h * 0.86}`, '#06120C', 4),
      each(
        [-24, 24],
        (dx) =>
          path(starOf(x + dx, h * 0.56, 8, 15), '#F2B441') +
          rect(x + dx - 14, h * 0.64, 28, 120, 'none', `rx="4" ${edged('#F2B441', 2.5)}`),
      ),
      disk(x + 9, h * 0.66, 5, '#F2B441'),
    )
  const lamp = (x: number, y: number) =>
    layers(
      line(`M${x} 0V${y}`, '#06120C', 3),
      path(`M${x - 20} ${y}h40l10 46q-30 26 -60 0Z`, '#FFD98A', edged('#5A3A08', 3)),
    )
  const side = form === 'wide' ? each(DOORS, door) + lamp(132, 150) : lamp(40, 60)
  return layers(
    rect(0, 0, w, h, '#0C2A22'),
    grained('stone', repeat(4, vault)),
    path(`M${w * 0.36} ${h * 0.74}H${w * 0.64}L${w} ${h}H0Z`, '#5A4A32'),
    bothSides(w, side),
    glow('lane', [w / 2, h * 0.5, w * 0.4], '#FFE3A0', 0.4),
    dusk(form, '#04140E', 0.72, 0.42),
  )
}

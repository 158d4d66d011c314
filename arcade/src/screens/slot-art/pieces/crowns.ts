import { f1 } from '@zar/art/geometry/numbers'
import { edged, layers, line, rect } from '@zar/art/slots/drawing/marks'
import { rays } from '@zar/art/slots/grounds/ground'
import { placed } from '@zar/art/slots/thing'
import type { PageForm } from '../../kit/use-form.ts'
import type { Window } from '../frame.ts'
import { stackPlate } from './lightning.ts'

const [NIGHT, GOLD, RUBY] = ['#0B1250', '#E8BE62', '#C4412E'] as const

/** Where crowns stand on a reel, as parts of it, and how large. */
const PLACES = {
  wide: { crowns: [[0.5, 0.17] as const, [0.5, 0.5] as const], size: 132 },
  tall: { crowns: [[0.17, 0.5] as const, [0.83, 0.5] as const], size: 84 },
}

/** Gold that holds a corner of a slab: across and down it turns by these signs. */
const claw = (x: number, y: number, across: number, down: number, size: number): string =>
  line(
    `M${f1(x + across * size)} ${f1(y)}H${f1(x)}V${f1(y + down * size)}`,
    GOLD,
    size / 3,
    'stroke-linejoin="round" stroke-linecap="round"',
  )

/** A slab of the vault with crowns from end to end, and the plate of its multiplier. */
export function crowns(form: PageForm, window: Window, crown: string): string {
  const [x, y, w, h] = window
  const { crowns: places, size } = PLACES[form]
  const id = `slab${f1(x)}-${f1(y)}`
  const lit = places.map(([across, down]) =>
    rays([x + w * across, y + h * down, size * 1.1], 16, GOLD, 0.2),
  )
  const stand = places.map(([across, down]) => placed(crown, x + w * across, y + h * down, size))
  const claws = ([-1, 1] as const).flatMap((across) =>
    ([-1, 1] as const).map((down) =>
      claw(
        across > 0 ? x + 7 : x + w - 7,
        down > 0 ? y + 7 : y + h - 7,
        across,
        down,
        form === 'tall' ? 16 : 26,
      ),
    ),
  )
  return layers(
    rect(x, y, w, h, NIGHT),
    `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath><g clip-path="url(#${id})">`,
    ...lit,
    '</g>',
    rect(x + 5, y + 5, w - 10, h - 10, 'none', edged(RUBY, 2)),
    ...claws,
    ...stand,
    stackPlate(form, window, '#060A1E'),
  )
}

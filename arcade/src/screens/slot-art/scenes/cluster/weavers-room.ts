import { glow } from '@zar/art/slots/drawing/gradient'
import { each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { grained } from '@zar/art/slots/textures/grains'
import { bothSides } from '../parts.ts'
import { dusk, PLACE_BOXES, type Place } from '../place.ts'

/** A village room: skeins of wool on a pole, a window, a kilim on the floor. */
export const weaversRoom: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const skein = (x: number, colour: string) =>
    layers(
      path(
        `M${x - 26} 132C${x - 34} 230 ${x - 30} 330 ${x} 350C${x + 30} 330 ${x + 34} 230 ${x + 26} 132Z`,
        colour,
        edged('#1E070B', 3),
      ),
      line(
        `M${x - 12} 136C${x - 18} 230 ${x - 12} 320 ${x} 344M${x + 12} 136C${x + 18} 230 ${x + 12} 320 ${x} 344`,
        '#1E070B',
        2,
        'stroke-opacity=".4"',
      ),
    )
  const dyes = ['#A62F20', '#E0A33E', '#2F5A7A'] as const
  const side = layers(
    rect(0, 116, 240, 18, '#6E4420', `rx="8" ${edged('#1E070B', 3)}`),
    each(dyes, (colour, at) => skein(52 + at * 74, colour)),
    rect(50, h * 0.48, 150, 190, '#6E4420', edged('#1E070B', 4)),
    rect(64, h * 0.48 + 14, 122, 162, '#BFE0E8'),
    path(`M64 ${h * 0.48 + 120}q40 -40 70 -10t52 -8v74h-122Z`, '#6B9E7A'),
    line(`M125 ${h * 0.48 + 14}v162M64 ${h * 0.48 + 90}h122`, '#6E4420', 7),
  )
  const tooth = (i: number) => path(`M${i * 48} ${h}l24 -34l24 34Z`, i % 2 ? '#E0A33E' : '#F3E7CB')
  return layers(
    grained('paper', rect(0, 0, w, h, '#D9BE9A')),
    rect(0, 0, w, 40, '#5A3414'),
    form === 'wide' ? bothSides(w, side) : '',
    grained('wool', rect(0, h * 0.82, w, h * 0.18, '#7A1F1C')),
    repeat(Math.ceil(w / 48), tooth),
    line(`M0 ${h * 0.86}H${w}`, '#E0A33E', 6, 'stroke-dasharray="22 12"'),
    glow('day', [w / 2, h * 0.3, w * 0.5], '#FFF1CF', 0.4),
    dusk(form, '#1E070B', 0.72, 0.42),
  )
}

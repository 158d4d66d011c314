import { glow } from '@zar/art/slots/drawing/gradient'
import { disk, each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { grained } from '@zar/art/slots/textures/grains'
import { arch } from '../parts.ts'
import { dusk, moved, PLACE_BOXES, type Place } from '../place.ts'

/** The mint’s stone hall: arches, the furnace at the right, a press at the left. */
export const mintHall: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const press = moved(
    124,
    h * 0.8,
    1,
    layers(
      rect(-94, -30, 188, 40, '#3E4C7A', edged('#080C20', 4)),
      path('M-78 -30V-340H-48V-30ZM48 -30V-340H78V-30Z', '#3E4C7A', edged('#080C20', 4)),
      rect(-98, -372, 196, 40, '#46527E', edged('#080C20', 4)),
      rect(-14, -430, 28, 250, '#8FA0CC', edged('#080C20', 3)),
      line(
        repeat(9, (i) => `M-14 ${-320 + i * 16}l28 -10`),
        '#080C20',
        3,
      ),
      line('M-120 -430H120', '#8FA0CC', 16, 'stroke-linecap="round"'),
      each([-120, 120], (x) => disk(x, -430, 20, '#E8BE62', edged('#080C20', 4))),
      rect(-34, -184, 68, 54, '#C9D6EE', edged('#080C20', 3)),
      each([-24, 0, 24], (x) => disk(x, -42, 15, '#E8BE62', edged('#4A2E06', 2))),
    ),
  )
  const furnace = moved(
    w - 124,
    h * 0.8,
    1,
    layers(
      path(arch(0, 10, 110, -380), '#4A3A44', edged('#080C20', 4)),
      path(arch(0, -20, 66, -220), '#1A0806', edged('#080C20', 4)),
      path(
        'M-56 -22C-60 -80 -20 -90 -26 -150C10 -120 8 -80 16 -66C24 -86 32 -90 34 -110C62 -76 60 -44 54 -22Z',
        '#F08A3C',
      ),
      path('M-30 -22C-32 -56 -8 -64 -12 -98C12 -76 8 -52 14 -44C24 -54 30 -34 28 -22Z', '#FFE3A0'),
    ),
  )
  const vault = (i: number) =>
    path(arch((w * (i + 0.5)) / 4, h * 0.8, w * 0.105, h * 0.1), '#141C40', edged('#2A3560', 10))
  return layers(
    grained('stone', rect(0, 0, w, h, '#2A3358')),
    repeat(4, vault),
    grained('stone', rect(0, h * 0.8, w, h * 0.2, '#1C2344')),
    form === 'wide' ? press + furnace : '',
    glow('fire', [w - 124, h * 0.66, 420], '#FF8A3A', 0.5),
    dusk(form, '#05081A', 0.7, 0.42),
  )
}

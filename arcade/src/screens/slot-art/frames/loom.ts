import { f1 } from '@zar/art/geometry/numbers'
import { each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { type GrainName, grained } from '@zar/art/slots/textures/grains'
import {
  among,
  BOXES,
  type Cell,
  cellsOf,
  type DrawReels,
  type Form,
  type Look,
  pageFormOf,
  windowsOf,
} from '../frame.ts'
import { caseOf } from './parts/loom-cases.ts'

/** On a phone: the same for cells of both forms. */
const PHONE = {
  top: 62,
  pad: 10,
  over: 6,
  warp: 5,
  thread: 1.2,
  ends: [22, 18],
  tooth: 10,
  beam: 18,
  beams: [34, 12],
  stitch: [3, '6 3'],
} as const

const SIZES = {
  wide: {
    w: 160,
    h: 150,
    top: 108,
    pad: 24,
    over: 64,
    warp: 8,
    thread: 2,
    ends: [46, 40],
    tooth: 24,
    beam: 34,
    beams: [70, 26],
    stitch: [5, '10 5'],
  },
  tall: { ...PHONE, w: 108, h: 92 },
  upright: { ...PHONE, w: 68, h: 104 },
} as const

/** Stitches over the whole cloth. */
const KNIT =
  '<pattern id="knit" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 2L4 5L8 2M0 6L4 9L8 6" fill="none" stroke="#0d0610" stroke-opacity=".22" stroke-width="1.5"/><path d="M0 1L4 4L8 1M0 5L4 8L8 5" fill="none" stroke="#fff" stroke-opacity=".07" stroke-width="1"/></pattern>'

function measures(form: Form) {
  const size = SIZES[form]
  const [across, down] = form === 'tall' ? [3, 5] : [5, 3]
  const [width, height] = [across * size.w, down * size.h]
  return { ...size, width, height, left: BOXES[form][0] / 2 - width / 2 }
}

function beam(
  [x, y, w, h]: readonly [number, number, number, number],
  { material }: Look,
  grain: GrainName | null = material.grain,
): string {
  const round = `rx="${f1(Math.min(w, h) / 2.4)}"`
  const wood = rect(x, y, w, h, material.body, round)
  return layers(
    grain ? grained(grain, wood) : wood,
    rect(x, y, w, h, 'none', `${round} ${edged(material.dark, 3)}`),
  )
}

/** Warp threads above and below the cloth, and the cloth's hooked border. */
function cloth(form: Form, { material, field }: Look): string {
  const { left, top, width, height, pad, warp, thread, ends, tooth } = measures(form)
  const [west, north] = [left - pad, top - pad]
  const [across, down] = [width + 2 * pad, height + 2 * pad]
  const threads = Math.ceil((across - 3) / warp)
  const teeth = Math.round(across / tooth)
  const triangle = (i: number, y: number, d: number) => {
    const x = west + (across * (i + 0.5)) / teeth
    return path(
      `M${f1(x - tooth / 2)} ${y}L${f1(x)} ${f1(y + d * pad * 0.8)}L${f1(x + tooth / 2)} ${y}Z`,
      i % 2 ? material.light : material.rim,
    )
  }
  return layers(
    repeat(threads, (i) =>
      line(
        `M${f1(west + 3 + i * warp)} ${north - ends[0]}V${north + down + ends[1]}`,
        '#EADBBE',
        thread,
      ),
    ),
    grained('wool', rect(west, north, across, down, field.mark)),
    repeat(teeth, (i) => triangle(i, north, 1) + triangle(i, north + down, -1)),
  )
}

const ground = ({ x, y, w, h, reel }: Cell, { field }: Look, isWon: boolean) =>
  rect(x - w / 2, y - h / 2, w, h, isWon ? field.won : reel % 2 ? field.other : field.cell)

/** Two rows of stitches between reels. */
function seams(form: Form, { field }: Look): string {
  const { left, top, width, height, w, h } = measures(form)
  const [dark, light] = form === 'wide' ? [9, 5] : [5, 3]
  const seam = (at: number) =>
    form === 'tall'
      ? line(`M${left} ${top + at * h}h${width}`, field.line, 4, 'stroke-dasharray="5 4"')
      : line(`M${left + at * w} ${top}v${height}`, '#1B1216', dark) +
        line(`M${left + at * w} ${top}v${height}`, field.line, light, 'stroke-dasharray="8 6"')
  return each([1, 2, 3, 4], seam)
}

function timbers(form: Form, look: Look): string {
  const { left, top, width, height, pad, over, beam: thick, beams } = measures(form)
  const across = width + 2 * pad + 2 * over
  const west = left - pad - over
  const post = (x: number) => beam([x, top - pad - 84, 36, height + 2 * pad + 160], look, 'wood-up')
  return layers(
    beam([west, top - pad - beams[0], across, thick], look),
    beam([west, top + height + pad + beams[1], across, thick], look),
    form === 'wide' ? post(left - pad - 54) + post(left + width + pad + 18) : '',
  )
}

/** The knit of the whole cloth. */
function knit(form: Form): string {
  const { left, top, width, height } = measures(form)
  return rect(left, top, width, height, 'url(#knit)')
}

/** How far a case reaches beside, over and under the field, no plate of pays under it, and the size of its details. */
const REACH = {
  wide: { out: 46, up: 66, down: 66, k: 1 },
  tall: { out: 11, up: 34, down: 34, k: 0.42 },
} as const

/** What holds the field: a loom, or a case of the title's own. */
function holder(form: Form, look: Look): { back: string; front: string } {
  const own = caseOf(look)
  if (!own) {
    const front = layers(seams(form, look), knit(form), timbers(form, look))
    return { back: KNIT + cloth(form, look), front }
  }
  const { left, top, width, height, pad } = measures(form)
  const [west, north] = [left - pad, top - pad]
  const [east, south] = [left + width + pad, top + height + pad]
  const field = { west, north, east, south, ...REACH[pageFormOf(form)] }
  return {
    back: own.back(field, look),
    front: seams(form, look) + own.front(field, look),
  }
}

/** A loom with its warp, the woven field and its border; cells that win are framed in stitches. */
export const loom: DrawReels = (form, look) => {
  const { left, top, w, h, stitch } = measures(form)
  const isTurned = form === 'tall'
  const cells = cellsOf({ reels: 5, rows: 3, x: left, y: top, w, h, isTurned })
  const framed = ({ x, y }: Cell) =>
    rect(
      x - w / 2 + 4,
      y - h / 2 + 4,
      w - 8,
      h - 8,
      'none',
      `${edged('#FFF1CF', stitch[0])} stroke-dasharray="${stitch[1]}"`,
    )
  const { back, front } = holder(form, look)
  return {
    cells,
    windows: windowsOf(cells),
    thing: { size: Math.min(w, h) * 0.8, stretch: 1 },
    back: back + each(cells, (cell) => ground(cell, look, false)),
    front,
    labels: [],
    mark: (won) => ({
      under: each(among(cells, won), (cell) => ground(cell, look, true)),
      over: each(among(cells, won), framed),
    }),
  }
}

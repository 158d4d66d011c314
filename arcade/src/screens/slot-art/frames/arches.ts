import { f1, type Point } from '@zar/art/geometry/numbers'
import { disk, each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { outline, repeat } from '@zar/art/slots/drawing/pen'
import type { MaterialName } from '@zar/art/slots/looks/index'
import type { Look } from '../frame.ts'

/** An arch: its left edge and width, where its head begins, how high that is, and its foot. */
export type Span = { x: number; w: number; y: number; head: number; foot: number }
/** What runs over the arches, from edge to edge. */
export type Run = { west: number; east: number; y: number; thick: number }

export type ArchStyle = {
  opening: (span: Span) => string
  crown: (span: Span, look: Look) => string
  /** On the wall between its upper edge and its foot. */
  courses: (run: Run, foot: number, look: Look) => string
  channel: (run: Run, look: Look) => string
  /** A multiplier's plate: how far its upper and lower corners are drawn in, in parts of its width, and what holds it. */
  plate: {
    upper: number
    lower: number
    hold: (box: readonly [x: number, y: number, w: number, h: number], look: Look) => string
  }
}

const NOTHING = () => ''

const stone: ArchStyle = {
  opening: ({ x, w, y, head, foot }) =>
    `M${f1(x)} ${f1(foot)}V${f1(y)}A${f1(w / 2)} ${f1(head)} 0 0 1 ${f1(x + w)} ${f1(y)}V${f1(foot)}Z`,
  crown({ x, w, y, head }, { material }) {
    const [cx, k] = [x + w / 2, w / 150]
    const joint = (i: number) => {
      const angle = Math.PI + (i * Math.PI) / 9
      const on = (more: number) =>
        `${f1(cx + (w / 2 + more) * Math.cos(angle))} ${f1(y + (head + more) * Math.sin(angle))}`
      return line(`M${on(0)}L${on(17 * k)}`, material.dark, 2)
    }
    return layers(
      repeat(10, joint),
      path(
        `M${f1(cx - 15 * k)} ${f1(y - head - 20 * k)}h${f1(30 * k)}l${f1(-7 * k)} ${f1(34 * k)}h${f1(-16 * k)}Z`,
        material.rim,
        edged(material.dark, 2.5),
      ),
    )
  },
  courses: ({ west, east, y }, _, { material }) =>
    repeat(3, (row) =>
      line(`M${west} ${y + 14 + row * 18}H${east}`, material.dark, 1.5, 'stroke-opacity=".45"'),
    ),
  channel: ({ west, east, y, thick }, { material, field }) =>
    layers(
      rect(west, y - thick, east - west, thick + 4, material.rim, edged(material.dark, 3)),
      rect(west, y - thick * 0.75, east - west, thick * 0.4, material.light),
      line(
        `M${west} ${f1(y - thick * 0.56)}q12 -4 24 0t24 0${' t24 0'.repeat(Math.ceil((east - west) / 24))}`,
        field.line,
        2,
        'stroke-opacity=".7"',
      ),
    ),
  plate: { upper: 0, lower: 0, hold: NOTHING },
}

/** Terraces of tea: clipped tops, bushes in rows, baskets that hang on a cable. */
const hedge: ArchStyle = {
  opening({ x, w, y, head, foot }) {
    const r = w * 0.24
    return `M${f1(x)} ${f1(foot)}V${f1(y - head + r)}q0 ${f1(-r)} ${f1(r)} ${f1(-r)}H${f1(x + w - r)}q${f1(r)} 0 ${f1(r)} ${f1(r)}V${f1(foot)}Z`
  },
  crown({ x, w, y, head }, { material }) {
    const count = Math.round(w / 24)
    const bush = (i: number) =>
      disk(
        x + ((i + 0.5) * w) / count,
        y - head - 3,
        (w / count) * 0.62,
        i % 2 ? material.body : material.rim,
        edged(material.dark, 2),
      )
    return repeat(count, bush)
  },
  courses: ({ west, east, y }, foot, { material }) =>
    repeat(Math.floor((foot - y) / 54), (row) =>
      line(
        `M${west} ${f1(y + 44 + row * 54)}q15 -22 30 0${'t30 0'.repeat(Math.ceil((east - west) / 30)).replaceAll('t30 0', 'q15 -22 30 0')}`,
        row % 2 ? material.dark : material.rim,
        3,
        'stroke-opacity=".55"',
      ),
    ),
  channel({ west, east, y, thick }, { material }) {
    const width = east - west
    return layers(
      rect(west, y - thick * 0.4, width, thick * 0.6, material.rim, edged(material.dark, 3)),
      line(
        `M${west} ${y - thick * 3.1}Q${(west + east) / 2} ${y - thick * 2.6} ${east} ${y - thick * 3.1}`,
        '#2A2A22',
        4,
      ),
      line(
        `M${west} ${y - thick * 3.1}Q${(west + east) / 2} ${y - thick * 2.6} ${east} ${y - thick * 3.1}`,
        '#D8D2B8',
        1.5,
        'stroke-dasharray="7 6"',
      ),
    )
  },
  plate: {
    upper: 0,
    lower: 0.1,
    hold: ([x, y, w], { material }) =>
      line(
        `M${f1(x + w * 0.2)} ${f1(y)}L${f1(x + w / 2)} ${f1(y - w * 0.14)}L${f1(x + w * 0.8)} ${f1(y)}`,
        material.dark,
        3,
      ),
  },
}

/** A shelf of ice: its edges hang in points, it is cracked, snow lies on it. */
const ice: ArchStyle = {
  opening({ x, w, y, head, foot }) {
    const teeth = 6
    const points = Array.from({ length: teeth * 2 + 1 }, (_, i): Point => {
      const along = i / (teeth * 2)
      const arc = y - head * Math.sin(Math.PI * (0.12 + along * 0.76))
      return [
        x + along * w,
        i % 2 ? arc - head * 0.1 : arc + head * (0.16 + 0.2 * ((i * 7) % 3) * 0.5),
      ]
    })
    return `M${f1(x)} ${f1(foot)}L${points.map(([px, py]) => `${f1(px)} ${f1(py)}`).join('L')}V${f1(foot)}Z`
  },
  crown: NOTHING,
  courses: ({ west, east, y }, foot, { material }) =>
    repeat(Math.ceil((east - west) / 90), (i) => {
      const [x, top] = [west + 40 + i * 90, y + 10 + ((i * 37) % 40)]
      const [dx, dy] = [(i % 3) * 14 - 14, Math.min(46, foot - top)]
      return line(
        `M${x} ${top}l${dx} ${f1(dy * 0.5)}l${-dx * 0.6} ${f1(dy * 0.5)}M${f1(x + dx)} ${f1(top + dy * 0.5)}l18 10`,
        material.light,
        2.5,
        'stroke-opacity=".7"',
      )
    }),
  channel({ west, east, y, thick }, { material }) {
    const drifts = 'q30 -16 60 0t60 0'.repeat(Math.ceil((east - west) / 120))
    return layers(
      path(
        `M${west} ${f1(y - thick * 0.6)}${drifts}V${f1(y + thick * 0.4)}H${west}Z`,
        material.rim,
        edged(material.dark, 3),
      ),
      rect(west, y - 2, east - west, thick * 0.3, material.light, 'fill-opacity=".7"'),
    )
  },
  plate: { upper: 0.07, lower: 0.02, hold: NOTHING },
}

/** Jeweller's trays: cut corners, gold pins, quilted velvet, weights on a beam. */
const velvet: ArchStyle = {
  opening({ x, w, y, head, foot }) {
    const [cut, top] = [w * 0.16, y - head]
    return outline([
      [x, foot],
      [x, top + cut],
      [x + cut, top],
      [x + w - cut, top],
      [x + w, top + cut],
      [x + w, foot],
    ])
  },
  crown({ x, w, y, head, foot }, { material }) {
    const pin = ([px, py]: Point) => disk(px, py, w * 0.04, material.rim, edged(material.dark, 1.5))
    const [cut, top] = [w * 0.16, y - head]
    return layers(
      line(velvet.opening({ x, w, y, head, foot }), material.rim, w * 0.035),
      each(
        [
          [x + cut, top],
          [x + w - cut, top],
          [x, top + cut],
          [x + w, top + cut],
        ] as Point[],
        pin,
      ),
    )
  },
  courses({ west, east, y }, foot, { material }) {
    const [size, height] = [60, foot - y]
    const slope = (way: 1 | -1) =>
      repeat(Math.ceil((east - west + height) / size), (i) => {
        const x = way === 1 ? west - height + i * size : west + i * size
        return `M${x} ${y}l${way * height} ${height}`
      })
    return line(slope(1) + slope(-1), material.light, 1.2, 'stroke-opacity=".22"')
  },
  channel({ west, east, y, thick }, { material }) {
    const mid = (west + east) / 2
    return layers(
      rect(west, y - thick * 0.5, east - west, thick * 0.7, material.rim, edged(material.dark, 3)),
      line(`M${west} ${y - thick * 0.3}H${east}`, '#FFF6E0', 2, 'stroke-opacity=".6"'),
      path(
        `M${mid} ${y - thick * 0.4}l${thick * 0.7} ${thick}h${-thick * 1.4}Z`,
        material.rim,
        edged(material.dark, 2.5),
      ),
    )
  },
  plate: {
    upper: 0.09,
    lower: 0,
    hold: ([x, y, w, h], { material }) =>
      disk(x + w / 2, y - h * 0.03, h * 0.13, material.rim, edged(material.dark, 2.5)),
  },
}

const STYLES: Partial<Record<MaterialName, ArchStyle>> = {
  'terraced-hedge': hedge,
  'ice-shelf': ice,
  velvet,
}

export const archStyleOf = (frame: MaterialName): ArchStyle => STYLES[frame] ?? stone

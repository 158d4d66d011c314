import { blend } from '@zar/art'
import { f1 } from '@zar/art/geometry/numbers'
import { disk, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import type { Look } from '../../frame.ts'

/** A sheet with its border: `columns` cells stand side by side, and `high` is the room above it. */
export type SheetBox = {
  left: number
  top: number
  width: number
  height: number
  columns: number
  high: number
}

type DrawCrown = (box: SheetBox, look: Look) => string

/** A hedge of small cypresses on the wall of a court. */
const cypresses: DrawCrown = ({ left, top, width, columns, high }, { material }) => {
  const count = columns * 3
  const step = width / count
  const tree = (at: number) => {
    const [x, h] = [left + (at + 0.5) * step, high * (at % 3 === 1 ? 0.95 : 0.6)]
    const half = step * 0.36
    const way = (side: number) =>
      `C${f1(x + side * half * 1.3)} ${f1(top - h * 0.6)} ${f1(x + side * half * 1.2)} ${f1(top - h * 0.1)} ${f1(x + side * half * 0.5)} ${f1(top + 4)}`
    const back = `C${f1(x - half * 1.2)} ${f1(top - h * 0.1)} ${f1(x - half * 1.3)} ${f1(top - h * 0.6)} ${f1(x)} ${f1(top - h)}`
    return path(
      `M${f1(x)} ${f1(top - h)}${way(1)}H${f1(x - half * 0.5)}${back}Z`,
      at % 2 ? material.rim : blend(material.rim, material.dark, 0.3),
      edged(material.dark, 2.5),
    )
  }
  return repeat(count, tree)
}

/** A niche over each reel, and a basin at the wall's foot. */
const niches: DrawCrown = ({ left, top, width, height, columns, high }, { material }) => {
  const w = width / columns
  const arch = (x: number, wide: number, rise: number) =>
    `M${f1(x)} ${f1(top + 4)}V${f1(top - rise * 0.3)}C${f1(x)} ${f1(top - rise * 0.75)} ${f1(x + wide * 0.36)} ${f1(top - rise * 0.8)} ${f1(x + wide / 2)} ${f1(top - rise)}C${f1(x + wide * 0.64)} ${f1(top - rise * 0.8)} ${f1(x + wide)} ${f1(top - rise * 0.75)} ${f1(x + wide)} ${f1(top - rise * 0.3)}V${f1(top + 4)}Z`
  const foot = top + height
  const bowl = `M${f1(left + width * 0.08)} ${f1(foot - 4)}H${f1(left + width * 0.92)}C${f1(left + width * 0.88)} ${f1(foot + high * 0.6)} ${f1(left + width * 0.66)} ${f1(foot + high * 0.66)} ${f1(left + width / 2)} ${f1(foot + high * 0.66)}S${f1(left + width * 0.12)} ${f1(foot + high * 0.6)} ${f1(left + width * 0.08)} ${f1(foot - 4)}Z`
  return layers(
    path(bowl, material.light, edged(material.dark, 3)),
    repeat(columns, (at) => {
      const x = left + at * w
      return layers(
        path(arch(x + 2, w - 4, high), material.body, edged(material.dark, 3)),
        path(
          arch(x + w * 0.14, w * 0.72, high * 0.74),
          blend(material.light, material.dark, 0.4),
          edged(material.dark, 1.5),
        ),
      )
    }),
  )
}

/** A rod that the carpet hangs from, and the fringe at its foot. */
const rod: DrawCrown = ({ left, top, width, height, high }, { material }) => {
  const [thick, reach, y] = [high * 0.2, high * 0.28, top - high * 0.3]
  const threads = Math.round(width / (high * 0.22))
  const foot = top + height
  return layers(
    repeat(threads, (at) => {
      const x = left + ((at + 0.5) * width) / threads
      return line(
        `M${f1(x)} ${f1(foot - 2)}v${f1(high * (at % 2 ? 0.42 : 0.5))}`,
        '#F3E3CE',
        high * 0.07,
      )
    }),
    repeat(7, (at) => {
      const x = left + width * (0.04 + at * 0.153)
      return rect(
        x - high * 0.09,
        y,
        high * 0.18,
        top - y + 4,
        material.light,
        edged(material.dark, 2),
      )
    }),
    rect(
      left - reach,
      y - thick / 2,
      width + 2 * reach,
      thick,
      material.rim,
      `rx="${f1(thick / 2)}" ${edged(material.dark, 2.5)}`,
    ),
    disk(left - reach, y, thick * 0.9, material.rim, edged(material.dark, 2.5)),
    disk(left + width + reach, y, thick * 0.9, material.rim, edged(material.dark, 2.5)),
  )
}

const CROWNS: Partial<Record<Look['frame'], DrawCrown>> = {
  'marble-fillet': cypresses,
  'marble-niche': niches,
  'folded-rugs': rod,
}

/** What a sheet hangs from or stands under; a print has nothing of it. */
export const sheetCrown: DrawCrown = (box, look) => CROWNS[look.frame]?.(box, look) ?? ''

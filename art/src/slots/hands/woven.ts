import { f1 } from '../../geometry/numbers.ts'

/**
 * A thing as a bitmap of stitches: rows of letters, a dot for none. Rows that are mirrored are the
 * left half, their last letter is the axis.
 */
export type Stitches = {
  rows: readonly string[]
  dyes: Record<string, string>
  isMirrored: boolean
  /** A colour under all stitches that shows as an edge. */
  under?: string
}

const mirrored = (row: string) => row + [...row.slice(0, -1)].reverse().join('')

/** The stitches of one row that follow each other in one colour. */
const runsOf = (row: string) =>
  [...row.matchAll(/([^.])\1*/g)].map((run) => ({
    dye: run[1] ?? '',
    from: run.index,
    length: run[0].length,
  }))

/** The stitches in a box of ±50, a path for each colour. */
export function woven({ rows, dyes, isMirrored, under }: Stitches): string {
  const full = isMirrored ? rows.map(mirrored) : rows
  const width = Math.max(...full.map((row) => row.length))
  const unit = 100 / Math.max(width, full.length)
  const [left, top] = [(-width * unit) / 2, (-full.length * unit) / 2]
  const paths = new Map<string, string>()
  for (const [y, row] of full.entries()) {
    for (const { dye, from, length } of runsOf(row)) {
      const stitch = `M${f1(left + from * unit)} ${f1(top + y * unit)}h${f1(length * unit)}v${f1(unit + 0.2)}h${f1(-length * unit)}Z`
      paths.set(dye, (paths.get(dye) ?? '') + stitch)
    }
  }
  const edge = under
    ? `<path d="${[...paths.values()].join('')}" fill="${under}" stroke="${under}" stroke-width="${f1(unit * 0.9)}"/>`
    : ''
  const cloth = [...paths].map(([dye, d]) => `<path d="${d}" fill="${dyes[dye] ?? 'none'}"/>`)
  return edge + cloth.join('')
}

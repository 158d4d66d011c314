import type { Marks } from './use-marks.ts'

type Props<Row> = { marks: Marks<Row>; row: Row; id: string; isChosen: boolean }

/** The box of a row that can be marked. Tab stops at that of the chosen row alone; `x` marks it as well. */
export function MarkBox<Row>({ marks, row, id, isChosen }: Props<Row>) {
  if (!marks.canMark(row)) return <span className="o-mark" aria-hidden />
  return (
    <input
      type="checkbox"
      className="o-mark"
      aria-label={marks.nameOf(row)}
      checked={marks.marked.has(id)}
      tabIndex={isChosen ? 0 : -1}
      onClick={(event) => event.stopPropagation()}
      onChange={() => marks.toggle(id)}
    />
  )
}

import type { Round } from '../../../../protocol.ts'
import { cellAt, columnsOf, litBy, type PastGrid } from '../../../../screens/slot/past/past-grid.ts'
import { prizeOf, seenIn } from './shown.ts'

const BOXES_A_COLUMN = 3

/** The spin; where it brought boxes, what was in each, those of the player ringed. */
export function gridsOf(round: Round): PastGrid[] {
  const { spin, boxes, opened } = seenIn(round)
  const first = { columns: spin.grid, lit: litBy(spin.wins), hundredths: spin.hundredths }
  if (!boxes) return [first]
  const worth = boxes.flatMap((stakes, box) =>
    stakes === null ? [] : [[cellAt(box, BOXES_A_COLUMN), 100 * stakes] as const],
  )
  return [
    first,
    {
      columns: columnsOf(Array<string>(boxes.length).fill(''), BOXES_A_COLUMN),
      lit: new Set(opened.map((box) => cellAt(box, BOXES_A_COLUMN))),
      worth: new Map(worth),
      hundredths: 100 * prizeOf({ boxes, opened }),
    },
  ]
}

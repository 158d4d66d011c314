import { useState } from 'react'
import { type Keys, useKeys } from '../../keys/use-keys.ts'

/** Rows that were chosen to be decided together. */
export type Marks<Row> = {
  marked: ReadonlySet<string>
  canMark: (row: Row) => boolean
  /** What a row's box is called. */
  nameOf: (row: Row) => string
  toggle: (key: string) => void
  clear: () => void
}

type Marking<Row> = {
  rows: readonly Row[]
  rowKey: (row: Row) => string
  chosen: string | undefined
  canMark: (row: Row) => boolean
  nameOf: (row: Row) => string
}

/**
 * Lets `x` mark the chosen row or take its mark away, and `X` mark all from the last mark to the chosen row. A
 * row that leaves the list, or can no longer be marked, has no mark.
 */
export function useMarks<Row>(marking: Marking<Row>): Marks<Row> {
  const { rows, rowKey, chosen, canMark, nameOf } = marking
  const [keys, setKeys] = useState<readonly string[]>([])
  const able = rows.filter(canMark).map(rowKey)
  const marked = new Set(keys.filter((key) => able.includes(key)))
  const toggle = (key: string) => {
    if (!able.includes(key)) return
    setKeys(marked.has(key) ? keys.filter((one) => one !== key) : [...marked, key])
  }
  const markTo = (key: string) => {
    const order = rows.map(rowKey)
    const ends = [order.indexOf([...marked].at(-1) ?? key), order.indexOf(key)]
    const between = order.slice(Math.min(...ends), Math.max(...ends) + 1)
    setKeys([...new Set([...marked, ...between.filter((one) => able.includes(one)), key])])
  }
  const letters: Keys = { x: () => chosen && toggle(chosen) }
  letters.X = () => chosen && markTo(chosen)
  useKeys(letters, chosen !== undefined && able.length > 0)
  return { marked, canMark, nameOf, toggle, clear: () => setKeys([]) }
}

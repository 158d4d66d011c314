import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'
import { type FocusEvent, useCallback, useRef } from 'react'

/** Keeps the row that has the focus in the document, however far it is scrolled away from. */
export function useKeptRow() {
  const focused = useRef<number | undefined>(undefined)
  const withRow = useCallback((range: Range) => {
    const rows = defaultRangeExtractor(range)
    const row = focused.current
    if (row === undefined || row >= range.count || rows.includes(row)) return rows
    return [...rows, row].toSorted((a, b) => a - b)
  }, [])
  const listeners = {
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest<HTMLElement>('[data-row]')?.dataset.row
      focused.current = row === undefined ? undefined : Number(row)
    },
    onBlur: () => {
      focused.current = undefined
    },
  }
  /** Whether someone goes through the rows by the keyboard. */
  const hasFocus = () => focused.current !== undefined
  return { withRow, listeners, hasFocus }
}

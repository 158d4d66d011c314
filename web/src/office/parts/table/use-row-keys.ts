import { useState } from 'react'
import { type Keys, useKeys } from '../keys/use-keys.ts'
import type { Rows } from './rows.ts'

type Walked<Row> = {
  list: Rows<Row>
  rowKey: (row: Row) => string
  rowName: (row: Row) => string
  chosen?: string | undefined
  onChoose?: ((key: string) => void) | undefined
  onOpen?: ((key: string) => void) | undefined
}

/** Lets `j` and `k` walk a list and Enter open the chosen row. Answers what is said of the row met. */
export function useRowKeys<Row>(walked: Walked<Row>): string {
  const { list, rowKey, rowName, chosen, onChoose, onOpen } = walked
  const [said, setSaid] = useState('')
  const step = (by: 1 | -1) => {
    const at = list.rows.findIndex((row) => rowKey(row) === chosen)
    const row = list.rows[at < 0 ? 0 : at + by]
    if (!row) return
    onChoose?.(rowKey(row))
    setSaid(rowName(row))
    const line = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(rowKey(row))}"]`)
    // Whoever walks by keyboard goes on from the row that is chosen.
    line?.focus({ preventScroll: true })
    line?.scrollIntoView({ block: 'nearest' })
  }
  const openChosen = () => {
    // A row that has the focus hears Enter itself.
    if (chosen !== undefined && document.activeElement === document.body) onOpen?.(chosen)
  }
  const keys: Keys = { j: () => step(1), k: () => step(-1) }
  if (onOpen) keys.Enter = openChosen
  useKeys(keys, onChoose !== undefined && list.rows.length > 0)
  return said
}

import type { ReactNode } from 'react'

export type Column<Row> = {
  key: string
  head: string
  cell: (row: Row) => ReactNode
  /** Money, counts, times and ages stand at the end; text and tags at the start. */
  align?: 'end' | 'mid'
  /** Whether the list can be ordered by it. */
  canSort?: boolean
  /** Width of its grey bar while the list is on its way, in px. */
  bar?: number
}

export type Sort = { key: string; isDown: boolean }

/** A click on a head: down, up, and back to the list's own order. */
export function nextSort(now: Sort | undefined, key: string): Sort | undefined {
  if (now?.key !== key) return { key, isDown: true }
  return now.isDown ? { key, isDown: false } : undefined
}

export const alignOf = (align: Column<never>['align']): string | undefined => align && `o-${align}`

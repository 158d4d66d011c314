import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useOnline } from '../../../lib/browser/online.ts'
import { type Page, type Rows, useRows } from '../../parts/table/rows.ts'

/** How often a list looks by itself for what has changed. */
const LOOK_MS = 10_000

export type Live<Row> = { list: Rows<Row>; news: { count: number; show: () => void } }

/** A list that is looked at every ten seconds: rows that stand change in place, new ones wait until asked for. */
export function useLive<Row>(
  key: readonly unknown[],
  {
    nameOf,
    fetchPage,
    look,
  }: {
    nameOf: (row: Row) => string
    fetchPage: (after: string | null) => Promise<Page<Row>>
    /** The first page, read by the page itself. */
    look: () => Promise<Page<Row>>
  },
): Live<Row> {
  const isOnline = useOnline()
  const list = useRows<Row>(key, fetchPage)
  const { data: fresh } = useQuery({
    queryKey: [...key, 'look'],
    queryFn: look,
    refetchInterval: LOOK_MS,
    enabled: isOnline && list.state === 'ready',
  })
  const rows = useMemo(() => {
    const seen = new Map((fresh?.rows ?? []).map((row) => [nameOf(row), row]))
    return list.rows.map((row) => seen.get(nameOf(row)) ?? row)
  }, [list.rows, fresh, nameOf])
  const known = new Set(list.rows.map(nameOf))
  const added =
    list.state === 'ready' ? (fresh?.rows ?? []).filter((row) => !known.has(nameOf(row))) : []
  return { list: { ...list, rows }, news: { count: added.length, show: list.again } }
}

/** After a decision the next row is chosen; after the last one the one before. */
export function nextAfter(names: readonly string[], name: string): string | undefined {
  const at = names.indexOf(name)
  return names[at + 1] ?? names[at - 1]
}

import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderHook } from '../../testing/render.tsx'
import { useEndless } from './use-endless.ts'

const rows = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

test('a page of few rows is filled up by itself, and one of enough waits to be asked', async () => {
  const asked: (string | null)[] = []
  const ask = async ({ before }: { before: string | null }) => {
    asked.push(before)
    const at = asked.length
    return { rows: rows(at * 10, at === 1 ? 2 : 7), next: `page-${at}` }
  }
  const { result } = renderHook(() => useEndless(['endless'], ask))
  await waitFor(() => expect(result.current.rows).toHaveLength(9))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(asked).toEqual([null, 'page-1'])
  await result.current.pages.fetchNextPage()
  await waitFor(() => expect(result.current.rows).toHaveLength(16))
})

test('a list that fails in the middle is not asked for without end', async () => {
  let tries = 0
  const ask = async ({ before }: { before: string | null }) => {
    tries += 1
    if (before !== null) throw new Error('away')
    return { rows: rows(0, 2), next: 'page-1' }
  }
  const { result } = renderHook(() => useEndless(['endless'], ask))
  await waitFor(() => expect(result.current.pages.isError).toBe(true))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(tries).toBe(2)
  expect(result.current.rows).toHaveLength(2)
})

test('a list that has ended is not asked for more', async () => {
  let tries = 0
  const ask = async () => {
    tries += 1
    return { rows: rows(0, 2), next: null }
  }
  const { result } = renderHook(() => useEndless(['endless'], ask))
  await waitFor(() => expect(result.current.rows).toHaveLength(2))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(tries).toBe(1)
})

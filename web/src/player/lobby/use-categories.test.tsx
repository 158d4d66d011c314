import { waitFor } from '@testing-library/react'
import { CATEGORY_BATCH, type Category, categories } from '@zar/contract/casino/casino'
import { bootstrap } from '@zar/contract/content'
import { expect, test } from 'vitest'
import { renderHook } from '../../testing/render.tsx'
import { SITE, server } from '../../testing/server.ts'
import { useCategories } from './use-categories.ts'

const batch = (from: number, count: number): Category[] =>
  Array.from({ length: count }, (_, at) => ({
    id: from + at,
    name: `Category ${from + at}`,
    imageUrl: '',
    slugList: [(from + at) % 2 === 0 ? 'slot' : 'live'],
    total: 0,
    games: [],
  }))
const open = (first: Category[]) => {
  server.on(bootstrap, { ...SITE, casinoCategoryList: first })
  return renderHook(() => useCategories('slot').map(({ id }) => id)).result
}

test('categories are those of the page, and none are asked for where the first batch holds all', async () => {
  const result = open(batch(0, 4))
  await waitFor(() => expect(result.current).toEqual([0, 2]))
  expect(server.inputsOf(categories)).toEqual([])
})

test('batch after batch is asked for while one is full', async () => {
  server.on(categories, ({ skip }) =>
    skip === CATEGORY_BATCH ? batch(CATEGORY_BATCH, CATEGORY_BATCH) : batch(skip, 2),
  )
  const result = open(batch(0, CATEGORY_BATCH))
  await waitFor(() => expect(result.current).toHaveLength(CATEGORY_BATCH + 1))
  expect(server.inputsOf(categories)).toEqual([
    { skip: 20, take: 20 },
    { skip: 40, take: 20 },
  ])
})

test('a batch that cannot be had takes none of the others away', async () => {
  server.lose(categories)
  const result = open(batch(0, CATEGORY_BATCH))
  await waitFor(() => expect(server.inputsOf(categories)).toHaveLength(1))
  await waitFor(() => expect(result.current).toHaveLength(CATEGORY_BATCH / 2))
})

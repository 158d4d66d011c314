import { expect, test } from 'vitest'
import { inGroups } from './in-groups.ts'

/** Work that is done when it is told so, with what it was given. */
function held() {
  const groups: number[][] = []
  const ends: (() => void)[] = []
  const work = async (items: number[]) => {
    groups.push(items)
    await new Promise<void>((resolve) => ends.push(resolve))
    if (items.includes(0)) throw new Error('none')
    return items.map((item) => item * 10)
  }
  return { groups, ends, work }
}

test('the first goes alone, and who comes meanwhile shares the next statement', async () => {
  const { groups, ends, work } = held()
  const put = inGroups(work)
  const answers = [1, 2, 3].map(put)
  expect(groups).toEqual([[1]])
  ends[0]?.()
  expect(await answers[0]).toBe(10)
  expect(groups).toEqual([[1], [2, 3]])
  ends[1]?.()
  expect(await Promise.all(answers)).toEqual([10, 20, 30])
  const later = put(4)
  expect(groups.at(-1)).toEqual([4])
  ends[2]?.()
  expect(await later).toBe(40)
})

test('one that fails fails alone', async () => {
  const put = inGroups(async (items: number[]) => {
    if (items.includes(0)) throw new Error('none')
    return items
  })
  const came = await Promise.allSettled([1, 0, 2].map(put))
  expect(came.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

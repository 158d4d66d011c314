import { expect, test } from 'vitest'
import { openLine } from './in-line.ts'

test('one key’s work is done one at a time, in order, and a failure stops nothing', async () => {
  const inLine = openLine()
  const done: string[] = []
  let running = 0
  const work = (name: string) => async () => {
    running += 1
    expect(running).toBe(1)
    await Promise.resolve()
    running -= 1
    if (name === 'b') throw new Error(name)
    done.push(name)
    return name
  }
  const settled = await Promise.allSettled(['a', 'b', 'c'].map((name) => inLine('p', work(name))))
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(done).toEqual(['a', 'c'])
})

test('another key does not wait', async () => {
  const inLine = openLine()
  let release = () => {}
  const stuck = inLine('p', () => new Promise<void>((resolve) => (release = resolve)))
  expect(await inLine('q', async () => 'free')).toBe('free')
  release()
  await stuck
})

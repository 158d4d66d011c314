import { expect, test } from 'vitest'
import { ANSWER_MAX_MS, inTime } from './in-time.ts'

test('W33: a call is answered before two seconds are over, whatever its work comes to', async () => {
  expect(ANSWER_MAX_MS).toBeLessThan(2_000)
  const happened: string[] = []
  const afterMs = (ms: number, what: string) =>
    new Promise<void>((resolve) => {
      setTimeout(() => setImmediate(() => resolve(void happened.push(what))), ms)
    })
  const never = new Promise(() => {})
  const answered = inTime(never, 30).catch(({ name }: Error) => happened.push(name))
  await Promise.all([afterMs(20, 'before'), answered, afterMs(40, 'after')])
  expect(happened).toEqual(['before', 'NotInTime', 'after'])
})

test('work that ends in time is answered with what it came to, also where it failed', async () => {
  expect(await inTime(Promise.resolve('done'))).toBe('done')
  await expect(inTime(Promise.reject(new Error('failed')))).rejects.toThrow('failed')
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { watchCodes } from './watch-codes.ts'

const MINUTE_MS = 60_000

let casino: TestCasino
beforeAll(async () => {
  casino = await openTestCasino()
})
beforeEach(() => casino.db.deleteFrom('code').execute())
afterAll(() => casino.close())

/** Codes that were sent so long ago, so many of which were typed in. */
async function sent(count: number, verified: number, minutesAgo: number) {
  const sentAt = new Date(casino.clock.now().getTime() - minutesAgo * MINUTE_MS)
  const rows = Array.from({ length: count }, (_, at) => ({
    purpose: 'phone' as const,
    subject: Buffer.from(`${minutesAgo} ${at}`),
    code_hmac: Buffer.alloc(32),
    sent_at: sentAt,
    expires_at: new Date(sentAt.getTime() + 10 * MINUTE_MS),
    spent_at: at < verified ? sentAt : null,
    holder: null,
  }))
  await casino.db.insertInto('code').values(rows).execute()
}

async function alarms(): Promise<unknown[]> {
  const heard: unknown[] = []
  const log = { error: (said: unknown) => void heard.push(said) }
  await watchCodes({ ...casino, log: log as never })
  return heard
}

test('FRD-02: hardly a code is typed in: the operator hears of it', async () => {
  await sent(40, 11, 10)
  expect(await alarms()).toEqual([{ event: 'few codes verified', sent: 40, verified: 11 }])
})

test.each([
  { why: 'three in ten are typed in', count: 40, verified: 12, minutesAgo: 10 },
  { why: 'there are too few to tell', count: 19, verified: 0, minutesAgo: 10 },
  { why: 'they may still be typed in', count: 40, verified: 0, minutesAgo: 4 },
  { why: 'that was long ago', count: 40, verified: 0, minutesAgo: 21 },
])('no alarm where $why', async ({ count, verified, minutesAgo }) => {
  await sent(count, verified, minutesAgo)
  expect(await alarms()).toEqual([])
})

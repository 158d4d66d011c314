import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { needsCheckFirst } from './person.ts'

let casino: TestCasino
beforeAll(async () => {
  casino = await openTestCasino()
})
afterAll(() => casino.close())

/** Two accounts of one number; nobody has checked the second. */
async function namesakes(): Promise<[first: string, second: string]> {
  const [first = '', second = ''] = await casino.players([{}, { isUnchecked: true }])
  const { db } = casino.owner
  await db
    .updateTable('player')
    .set({
      personal_no_hmac: db.selectFrom('player').select('personal_no_hmac').where('id', '=', first),
    })
    .where('id', '=', second)
    .execute()
  return [first, second]
}

const exclude = (playerId: string, kind: 'time_out' | 'self_exclusion') =>
  casino.db
    .insertInto('exclusion')
    .values({
      player_id: playerId,
      kind,
      began_at: casino.clock.now(),
      ends_at: new Date(casino.clock.now().getTime() + 24 * 60 * 60_000),
    })
    .execute()

const check = (playerId: string, state: 'refused' | 'checked') => {
  const at = casino.clock.now()
  return casino.owner.db
    .insertInto('identity_check')
    .values({ id: randomUUID(), player_id: playerId, state, asked_at: at, answered_at: at })
    .execute()
}

test('H7: a time-out of an account of the same number asks for no check', async () => {
  const [first, second] = await namesakes()
  await exclude(first, 'time_out')
  expect(await needsCheckFirst(casino.db, second)).toBe(false)
})

test('H7: an exclusion asks for one, and only a check that said yes answers it', async () => {
  const [first, second] = await namesakes()
  await exclude(first, 'self_exclusion')
  expect(await needsCheckFirst(casino.db, second)).toBe(true)
  await check(second, 'refused')
  expect(await needsCheckFirst(casino.db, second)).toBe(true)
  await check(second, 'checked')
  expect(await needsCheckFirst(casino.db, second)).toBe(false)
})

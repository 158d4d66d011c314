import { afterAll, beforeAll, expect, test } from 'vitest'
import { erasePlayer } from '../../../jobs/erase-players.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { forgetFormer, keepAccessChange } from './access-change.ts'

const DAY_MS = 24 * 60 * 60_000
let casino: TestCasino
beforeAll(async () => {
  casino = await openTestCasino()
})
afterAll(() => casino.close())

async function changed(at: Date) {
  const playerId = await casino.player()
  const by = { first: 'one', second: 'two' }
  const change = { playerId, kind: 'email', former: 'eski@posta.example', by, now: at } as const
  await casino.db.transaction().execute((tx) => keepAccessChange(tx, change))
  return playerId
}
const formerOf = async (playerId: string) =>
  (
    await casino.db
      .selectFrom('access_change')
      .select('former')
      .where('player_id', '=', playerId)
      .executeTakeFirstOrThrow()
  ).former

test('PRV-02: the address that a player had is forgotten after thirty days, and not before', async () => {
  const now = casino.clock.now()
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const [younger, older] = [await changed(before(29)), await changed(before(31))]
  await forgetFormer(casino.db, now)
  expect([await formerOf(younger), await formerOf(older)]).toEqual(['eski@posta.example', null])
})

test('PRV-02: it is forgotten as the player is erased', async () => {
  const playerId = await changed(casino.clock.now())
  const now = casino.clock.now()
  await casino.db
    .insertInto('erasure')
    .values({ player_id: playerId, asked_at: now, due_at: now, asked_by: null })
    .execute()
  await casino.db
    .updateTable('player')
    .set({ closed_at: now, closed_because: 'erasure' })
    .where('id', '=', playerId)
    .execute()
  expect(await erasePlayer({ ...casino, onCommitted: () => {} }, { playerId })).toBe(true)
  expect(await formerOf(playerId)).toBeNull()
})

test('one person alone is not two', async () => {
  const playerId = await casino.player()
  const by = { first: 'one', second: 'one' }
  const change = { playerId, kind: 'second_step', by, now: casino.clock.now() } as const
  await expect(
    casino.db.transaction().execute((tx) => keepAccessChange(tx, change)),
  ).rejects.toThrow('access_change_by_two')
})

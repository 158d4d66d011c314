import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BonusFixture, E5, openBonusFixture } from '../../testing/bonuses/bonus-fixture.ts'
import { HOUSE_ID, postTransfer } from '../ledger/index.ts'
import { verifyBonuses } from './index.ts'

let fixture: BonusFixture
beforeAll(async () => {
  fixture = await openBonusFixture()
})
afterAll(() => fixture.close())

test('BON-03: bonus money that went where none may go is found, and so is what says otherwise', async () => {
  const [first, second] = [await fixture.casino.player(), await fixture.casino.player()]
  for (const playerId of [first, second]) await fixture.trial(playerId)
  const { id } = await fixture.bonus(first)
  expect(await fixture.findings()).toEqual([])

  const { db } = fixture.casino
  const move = { playerId: first, currency: 'TRY', amountE5: E5 }
  await db.transaction().execute(async (tx) => {
    await postTransfer(tx, {
      ...move,
      key: 'test:stray',
      reason: 'bonus_release',
      source: { ownerId: id, kind: 'player_bonus' },
      target: { ownerId: second, kind: 'player_cash' },
    })
    await postTransfer(tx, {
      ...move,
      key: 'test:again',
      reason: 'bonus',
      source: { ownerId: HOUSE_ID, kind: 'promotion' },
      target: { ownerId: id, kind: 'player_bonus' },
    })
  })
  await fixture.casino.owner.db
    .updateTable('account')
    .set({ owner_id: second })
    .where('owner_id', '=', id)
    .execute()
  const found = await verifyBonuses(db)
  expect([...new Set(found.map(({ rule }) => rule))].sort()).toEqual(['BON-02', 'BON-03', 'BON-04'])
  expect(found.filter(({ sentence }) => sentence.includes('where none may go'))).toHaveLength(1)
})

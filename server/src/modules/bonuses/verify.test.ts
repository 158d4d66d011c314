import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BonusDesk, E5, openBonusDesk } from '../../testing/bonus-desk.ts'
import { HOUSE_ID, postTransfer } from '../ledger/index.ts'
import { verifyBonuses } from './index.ts'

let desk: BonusDesk
beforeAll(async () => {
  desk = await openBonusDesk()
})
afterAll(() => desk.close())

test('BON-03: bonus money that went where none may go is found, and so is what says otherwise', async () => {
  const [first, second] = [await desk.house.player(), await desk.house.player()]
  for (const playerId of [first, second]) await desk.trial(playerId)
  const { id } = await desk.bonus(first)
  expect(await desk.findings()).toEqual([])

  const { db } = desk.house
  const move = { playerId: first, currency: 'TRY', amountE5: E5 }
  await db.transaction().execute(async (tx) => {
    await postTransfer(tx, {
      ...{ ...move, key: 'test:stray', reason: 'bonus_release' },
      source: { ownerId: id, kind: 'player_bonus' },
      target: { ownerId: second, kind: 'player_cash' },
    })
    await postTransfer(tx, {
      ...{ ...move, key: 'test:again', reason: 'bonus' },
      source: { ownerId: HOUSE_ID, kind: 'promotion' },
      target: { ownerId: id, kind: 'player_bonus' },
    })
  })
  await desk.house.owner.db
    .updateTable('account')
    .set({ owner_id: second })
    .where('owner_id', '=', id)
    .execute()
  const found = await verifyBonuses(db)
  expect([...new Set(found.map(({ rule }) => rule))].sort()).toEqual(['BON-02', 'BON-03', 'BON-04'])
  expect(found.filter(({ sentence }) => sentence.includes('where none may go'))).toHaveLength(1)
})

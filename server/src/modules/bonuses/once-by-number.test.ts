import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BonusDesk, openBonusDesk } from '../../testing/bonus-desk.ts'

let desk: BonusDesk
beforeAll(async () => {
  desk = await openBonusDesk()
})
afterEach(async () => expect(await desk.house.sumOfBooks()).toBe(0n))
afterAll(() => desk.close())

const sameNumber = async () => {
  const personal_no_hmac = Buffer.from(randomUUID())
  const players = await desk.house.players([{ isUnchecked: true }, { isUnchecked: true }])
  await desk.house.db
    .updateTable('player')
    .set({ personal_no_hmac })
    .where('id', 'in', players)
    .execute()
  return players as [string, string]
}
const bind = (playerId: string) =>
  desk.house.db
    .updateTable('player')
    .set(({ ref }) => ({ person_key: ref('personal_no_hmac') }))
    .where('id', '=', playerId)
    .execute()

test('H7, BON-04: a bonus that a stranger has claimed under a number that was only typed keeps its owner from none', async () => {
  const [stranger, owner] = await sameNumber()
  expect(await desk.claim(stranger, 'nar-rounds')).toMatchObject({ success: true })
  await bind(owner)
  expect(await desk.claim(owner, 'nar-rounds')).toMatchObject({ success: true })
})

test('H7, BON-04: claimed before the check, a bonus is not claimed again after it', async () => {
  const [playerId] = await sameNumber()
  await desk.claim(playerId, 'nar-rounds')
  await bind(playerId)
  expect((await desk.offers(playerId)).map(({ id }) => id)).not.toContain('nar-rounds')
  await desk.claim(playerId, 'nar-rounds')
  expect((await desk.mine(playerId)).bonuses).toHaveLength(1)
})

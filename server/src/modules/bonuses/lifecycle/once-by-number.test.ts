import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BonusFixture, openBonusFixture } from '../../../testing/bonuses/bonus-fixture.ts'

let fixture: BonusFixture
beforeAll(async () => {
  fixture = await openBonusFixture()
})
afterEach(async () => expect(await fixture.casino.sumOfBooks()).toBe(0n))
afterAll(() => fixture.close())

const sameNumber = async () => {
  const personal_no_hmac = Buffer.from(randomUUID())
  const players = await fixture.casino.players([{ isUnchecked: true }, { isUnchecked: true }])
  await fixture.casino.db
    .updateTable('player')
    .set({ personal_no_hmac })
    .where('id', 'in', players)
    .execute()
  return players as [string, string]
}
const bind = (playerId: string) =>
  fixture.casino.db
    .updateTable('player')
    .set(({ ref }) => ({ person_key: ref('personal_no_hmac') }))
    .where('id', '=', playerId)
    .execute()

test('H7, BON-04: a bonus that a stranger has claimed under a number that was only typed keeps its owner from none', async () => {
  const [stranger, owner] = await sameNumber()
  expect(await fixture.claim(stranger, 'nar-rounds')).toMatchObject({ success: true })
  await bind(owner)
  expect(await fixture.claim(owner, 'nar-rounds')).toMatchObject({ success: true })
})

test('H7, BON-04: claimed before the check, a bonus is not claimed again after it', async () => {
  const [playerId] = await sameNumber()
  await fixture.claim(playerId, 'nar-rounds')
  await bind(playerId)
  expect((await fixture.offers(playerId)).map(({ id }) => id)).not.toContain('nar-rounds')
  await fixture.claim(playerId, 'nar-rounds')
  expect((await fixture.mine(playerId)).bonuses).toHaveLength(1)
})

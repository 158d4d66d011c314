import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BonusFixture, E5, openBonusFixture } from '../../../testing/bonuses/bonus-fixture.ts'

let fixture: BonusFixture
beforeAll(async () => {
  fixture = await openBonusFixture()
})
afterEach(async () => {
  expect(await fixture.casino.sumOfBooks()).toBe(0n)
  expect(await fixture.findings()).toEqual([])
})
afterAll(() => fixture.close())

const offers = () => fixture.casino.db.updateTable('bonus_offer')

test('H26: a share below one kuruş is no bonus, and the next deposit is matched', async () => {
  await offers()
    .set({ share_bp: 1, deposit_min_e5: 1_000n })
    .where('id', '=', 'half-again')
    .execute()
  const playerId = await fixture.casino.player()
  await fixture.claim(playerId, 'half-again')
  await fixture.deposited(playerId, 10n * E5)
  await fixture.settle()
  expect(await fixture.bonus(playerId)).toMatchObject({ status: 'opted_in' })
  fixture.casino.clock.advance(1_000)
  await fixture.deposited(playerId, 200n * E5)
  await fixture.settle()
  expect(await fixture.bonus(playerId)).toMatchObject({ status: 'active', amount: 0.02 })
})

test('a deposit is matched by one offer alone, and the next deposit by the other', async () => {
  await fixture.casino.owner.pool.query(
    `insert into bonus_offer select (jsonb_populate_record(offer, '{"id": "half-again-too"}')).*
      from bonus_offer offer where id = 'half-again'`,
  )
  const playerId = await fixture.casino.player()
  await fixture.claim(playerId, 'half-again')
  await fixture.claim(playerId, 'half-again-too')
  const statuses = async () =>
    (await fixture.mine(playerId)).bonuses.map(({ status }) => status).sort()
  expect(await statuses()).toEqual(['opted_in', 'opted_in'])
  await fixture.deposited(playerId, 200n * E5)
  for (const _ of [1, 2]) await fixture.settle()
  expect(await statuses()).toEqual(['active', 'opted_in'])
  fixture.casino.clock.advance(1_000)
  await fixture.deposited(playerId, 200n * E5)
  await fixture.settle()
  expect(await statuses()).toEqual(['active', 'waiting'])
})

test('H26: a bonus without wagering that begins when another ends is paid out with its money', async () => {
  await offers().set({ wagering: 0 }).where('id', 'in', ['nar-rounds', 'three-games']).execute()
  const playerId = await fixture.casino.player()
  await fixture.claim(playerId, 'nar-rounds')
  await fixture.claim(playerId, 'three-games', 'UCOYUN')
  for (let minute = 0; minute < 3; minute += 1) await fixture.settle()
  const { bonuses } = await fixture.mine(playerId)
  expect(bonuses.map(({ status, balance }) => [status, balance])).toEqual([
    ['completed', 0],
    ['completed', 0],
  ])
  expect(await fixture.casino.cashE5(playerId)).toBe(70n * E5)
  // Its end tells of its money; nothing of it comes late, as what an open round brings does.
  expect((await fixture.notes(playerId)).at(-1)).toMatch(/^Çevrim tamam: Üç oyun.*₺30,00/)
  const released = await fixture.casino.db
    .selectFrom('bonus')
    .select(['started_at', 'released_e5'])
    .where('player_id', '=', playerId)
    .orderBy('seq')
    .execute()
  expect(released.map((one) => [one.started_at !== null, one.released_e5])).toEqual([
    [true, 40n * E5],
    [true, 30n * E5],
  ])
})

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BonusDesk, E5, openBonusDesk } from '../../testing/bonus-desk.ts'

let desk: BonusDesk
beforeAll(async () => {
  desk = await openBonusDesk()
})
afterEach(async () => {
  expect(await desk.house.sumOfBooks()).toBe(0n)
  expect(await desk.findings()).toEqual([])
})
afterAll(() => desk.close())

const offers = () => desk.house.db.updateTable('bonus_offer')

test('H26: a share below one kuruş is no bonus, and the next deposit is matched', async () => {
  await offers()
    .set({ share_bp: 1, deposit_min_e5: 1_000n })
    .where('id', '=', 'half-again')
    .execute()
  const playerId = await desk.house.player()
  await desk.claim(playerId, 'half-again')
  await desk.deposited(playerId, 10n * E5)
  await desk.settle()
  expect(await desk.bonus(playerId)).toMatchObject({ status: 'opted_in' })
  desk.house.clock.advance(1_000)
  await desk.deposited(playerId, 200n * E5)
  await desk.settle()
  expect(await desk.bonus(playerId)).toMatchObject({ status: 'active', amount: 0.02 })
})

test('H26: a bonus without wagering that begins when another ends is paid out with its money', async () => {
  await offers().set({ wagering: 0 }).where('id', 'in', ['nar-rounds', 'three-games']).execute()
  const playerId = await desk.house.player()
  await desk.claim(playerId, 'nar-rounds')
  await desk.claim(playerId, 'three-games', 'UCOYUN')
  for (let minute = 0; minute < 3; minute += 1) await desk.settle()
  const { bonuses } = await desk.mine(playerId)
  expect(bonuses.map(({ status, balance }) => [status, balance])).toEqual([
    ['completed', 0],
    ['completed', 0],
  ])
  expect(await desk.house.cashE5(playerId)).toBe(70n * E5)
  // Its end tells of its money; nothing of it comes late, as what an open round brings does.
  expect((await desk.notes(playerId)).at(-1)).toMatch(/^Çevrim tamam: Üç oyun.*₺30,00/)
  const released = await desk.house.db
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

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BonusDesk, E5, openBonusDesk } from '../../testing/bonus-desk.ts'
import { runOffice } from '../../testing/office.ts'

let desk: BonusDesk
beforeAll(async () => {
  desk = await openBonusDesk()
})
afterAll(async () => {
  expect(await desk.findings()).toEqual([])
  await desk.close()
})

const office = (...words: string[]) => runOffice(desk.house.url, words)

test('npm run office lists the open bonuses and cancels one, by name; own money stays', async () => {
  const playerId = await desk.house.player({ cashE5: 7n * E5 })
  await desk.trial(playerId)
  const { id } = await desk.bonus(playerId)
  expect((await office('bonuses')).said).toContain(`Trial bonus  ₺100,00  active`)

  expect((await office('bonuses', 'cancel', id.toUpperCase(), '--by', 'ayla')).code).toBe(0)
  expect(await desk.bonus(playerId)).toMatchObject({ status: 'cancelled', balance: 0 })
  expect(await desk.house.cashE5(playerId)).toBe(7n * E5)
  expect((await desk.notes(playerId)).at(-1)).toContain('Bonusun iptal edildi')
  const row = desk.house.db.selectFrom('bonus').select('cancelled_by').where('id', '=', id)
  expect(await row.executeTakeFirst()).toEqual({ cancelled_by: 'ayla' })

  const again = await office('bonuses', 'cancel', id)
  expect(again).toMatchObject({ code: 1, said: expect.stringMatching(/has ended/) })
  expect((await office('bonuses')).said).toBe('No bonus is open.\n')
  expect((await office('bonuses', 'cancel', 'x')).code).toBe(2)
}, 60_000)

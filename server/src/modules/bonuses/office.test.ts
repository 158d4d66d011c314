import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BonusFixture, E5, openBonusFixture } from '../../testing/bonuses/bonus-fixture.ts'
import { runOffice } from '../../testing/casino/run-script.ts'

let fixture: BonusFixture
beforeAll(async () => {
  fixture = await openBonusFixture()
})
afterAll(async () => {
  expect(await fixture.findings()).toEqual([])
  await fixture.close()
})

const office = (...words: string[]) => runOffice(fixture.casino.url, words)

test('npm run office lists the open bonuses and cancels one, by name; own money stays', async () => {
  const playerId = await fixture.casino.player({ cashE5: 7n * E5 })
  await fixture.trial(playerId)
  const { id } = await fixture.bonus(playerId)
  expect((await office('bonuses')).said).toContain(`Trial bonus  ₺100,00  active`)

  expect((await office('bonuses', 'cancel', id.toUpperCase(), '--by', 'ayla')).code).toBe(0)
  expect(await fixture.bonus(playerId)).toMatchObject({ status: 'cancelled', balance: 0 })
  expect(await fixture.casino.cashE5(playerId)).toBe(7n * E5)
  expect((await fixture.notes(playerId)).at(-1)).toContain('Bonusun iptal edildi')
  const row = fixture.casino.db.selectFrom('bonus').select('cancelled_by').where('id', '=', id)
  expect(await row.executeTakeFirst()).toEqual({ cancelled_by: 'ayla' })

  const again = await office('bonuses', 'cancel', id)
  expect(again).toMatchObject({ code: 1, said: expect.stringMatching(/has ended/) })
  expect((await office('bonuses')).said).toBe('No bonus is open.\n')
  expect((await office('bonuses', 'cancel', 'x')).code).toBe(2)
})

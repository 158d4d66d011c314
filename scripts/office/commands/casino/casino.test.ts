import { expect, test } from 'vitest'
import { officeLine, proposalIn, WHY } from '../../testing/office-line.ts'

const line = officeLine()

test('GAM-13: all gaming is stopped by one who types the name, and opened by two', async () => {
  const [first, second] = [await line.person('manager'), await line.person('manager')]
  expect(await first.type('catalogue', 'stop', 'zar', ...WHY)).toMatchObject({ code: 1 })
  expect(await first.type('catalogue', 'stop', 'Zar', ...WHY)).toMatchObject({ code: 0 })
  expect((await first.type('catalogue')).said).toContain('ALL GAMING is closed by')
  const open = ['catalogue', 'restart', 'Zar', ...WHY]
  const proposal = proposalIn(await first.type(...open))
  expect(await first.type(...open, '--proposal', proposal)).toMatchObject({ code: 1 })
  expect(await second.type(...open, '--proposal', proposal)).toMatchObject({ code: 0 })
  expect((await first.type('catalogue')).said).not.toContain('ALL GAMING')
})

test('a game that is not there, a strange supplier and a reason that is missing are told', async () => {
  const manager = await line.person('manager')
  expect(await manager.type('catalogue', 'close', 'no-such', ...WHY)).toMatchObject({ code: 1 })
  expect(await manager.type('catalogue', 'accept', 'nobody', ...WHY)).toMatchObject({ code: 2 })
  expect(await manager.type('catalogue', 'close', 'zr_one')).toMatchObject({ code: 2 })
  expect((await manager.type('differences')).said).toBe('No difference is open.')
  expect(await manager.type('differences', 'explain', '999', ...WHY)).toMatchObject({ code: 1 })
})

test('the cashback is shown, and set by two with a fresh proof', async () => {
  const [first, second] = [await line.person('manager'), await line.person('manager')]
  const before = (await first.type('cashback')).said
  expect(before).toMatch(/^\d+ % of what Wednesday’s slots cost, ₺/)
  const set = ['cashback', 'set', '12', '20', '900', ...WHY]
  expect(await first.type(...set)).toMatchObject({ code: 1, said: expect.stringMatching(/--code/) })
  const code = () => ['--code', line.office.code()]
  const proposal = proposalIn(await first.type(...set, ...code()))
  expect((await first.type('cashback')).said).toBe(before)
  const other = ['cashback', 'set', '13', '20', '900', ...WHY, '--proposal', proposal]
  expect(await second.type(...other, ...code())).toMatchObject({ code: 1 })
  line.casino.clock.advance(30_000)
  const same = await second.type(...set, '--proposal', proposal, ...code())
  expect(same).toMatchObject({ code: 0 })
  expect((await first.type('cashback')).said).toContain('12 % of what')
  expect(await first.type('cashback', 'set', '101', '1', '2', ...WHY)).toMatchObject({ code: 2 })
})

test('bonuses and free rounds of a player are listed, and one that is not there is not cancelled', async () => {
  const risk = await line.person('risk')
  const { number } = await line.player()
  expect(await risk.type('bonuses', number)).toEqual({ code: 0, said: 'No bonus.' })
  expect(await risk.type('free-rounds', number)).toEqual({ code: 0, said: 'No free rounds.' })
  const nothing = crypto.randomUUID()
  for (const noun of ['bonuses', 'free-rounds'])
    expect(await risk.type(noun, 'cancel', nothing, ...WHY)).toMatchObject({ code: 1 })
  expect(await risk.type('bonuses')).toMatchObject({ code: 2 })
})

test('alerts and cases are listed; what is not there is told', async () => {
  const risk = await line.person('risk')
  expect((await risk.type('flags')).said).toBe('No alert waits.')
  expect((await risk.type('flags', 'cases')).said).toBe('No case is open.')
  expect(await risk.type('flags', 'close', '999', ...WHY)).toMatchObject({ code: 1 })
  expect(await risk.type('flags', 'decide', '999', 'clean', ...WHY)).toMatchObject({ code: 1 })
  const [one, other] = [await line.player(), await line.player()]
  const clear = ['flags', 'clear', one.number, other.number, ...WHY]
  expect((await risk.type(...clear)).code).toBe(1)
  expect(await risk.type('flags', 'no-such-rule')).toMatchObject({ code: 2 })
})

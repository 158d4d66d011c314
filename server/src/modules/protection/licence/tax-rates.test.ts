import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveLicence } from '../../../testing/licence.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { enterTaxRate, type NewTaxRate, readTaxRates, takeBackTaxRate } from './tax-rates.ts'

const WHY = 'Law 7338 as changed, published on 30 December.'
const BOTH = { enteredBy: 'ayla', approvedBy: 'bora', because: WHY }

let casino: TestCasino
let licence: bigint
/** The clock of the tests stands at the first of March 2026. */
beforeAll(async () => {
  casino = await openTestCasino()
  licence = await giveLicence(casino, { games: ['casino'], validUntil: '2026-12-31' })
})
afterAll(() => casino.close())

const enter = (more: Partial<NewTaxRate> = {}, both: Partial<typeof BOTH> = {}) =>
  casino.db.transaction().execute((tx) =>
    enterTaxRate(
      tx,
      {
        licenceId: licence,
        base: 'stakes',
        product: 'slot',
        ratePpm: 5_000,
        lineE5: undefined,
        fromDay: '2026-03-01',
        ...more,
      },
      { ...BOTH, at: casino.clock.now(), ...both },
    ),
  )
const takeBack = (id: bigint, both: Partial<typeof BOTH> = {}) =>
  casino.db
    .transaction()
    .execute((tx) => takeBackTaxRate(tx, { ...BOTH, at: casino.clock.now(), ...both, id }))

test.each([
  ['one person alone', {}, { approvedBy: ' AYLA' }],
  ['deposits of a product', { base: 'deposits' }, {}],
  ['stakes of no product', { product: undefined }, {}],
  ['winnings without a line', { base: 'winnings' }, {}],
  ['a line of stakes', { lineE5: 150_000_000n }, {}],
  ['a line below the least', { base: 'winnings', lineE5: 99_999_000n }, {}],
  ['a line of half a kuruş', { base: 'winnings', lineE5: 150_000_500n }, {}],
  ['more than all of it', { ratePpm: 1_000_001 }, {}],
  ['less than nothing', { ratePpm: -1 }, {}],
  ['sports under a licence of the casino', { product: 'sport' }, {}],
  ['a day before the licence', { fromDay: '2026-02-28' }, {}],
  ['a day after the licence', { fromDay: '2027-01-01' }, {}],
  ['a licence that there is not', { licenceId: 99n }, {}],
] as const)('the database refuses %s', async (_, more, both) => {
  await expect(enter(more as Partial<NewTaxRate>, both)).rejects.toThrow()
  expect(await readTaxRates(casino.db)).toEqual([])
})

test('the database refuses rates of a licence that two people have not approved, or that was withdrawn', async () => {
  const waits = await giveLicence(casino, { approvers: ['ayla'] })
  await expect(enter({ licenceId: waits })).rejects.toThrow('does not hold')
  const gone = await giveLicence(casino)
  await casino.pool.query(
    `update licence set withdrawn_by = 'ayla', withdrawn_at = now(), withdrawn_because = 'asked' where id = $1`,
    [gone],
  )
  await expect(enter({ licenceId: gone })).rejects.toThrow('does not hold')
})

test('a rate is replaced from a later day after today, once, also by two at once', async () => {
  await enter()
  for (const fromDay of ['2026-03-01', '2026-02-28'])
    await expect(enter({ fromDay })).rejects.toThrow()
  casino.clock.set(new Date('2026-03-10T21:00:00Z'))
  await expect(enter({ fromDay: '2026-03-11' })).rejects.toThrow('begun')
  const came = await Promise.allSettled([
    enter({ fromDay: '2026-03-12', ratePpm: 1 }),
    enter({ fromDay: '2026-03-12', ratePpm: 2 }),
    enter({ fromDay: '2026-03-12', ratePpm: 3 }),
  ])
  expect(came.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await readTaxRates(casino.db)).map(({ fromDay }) => fromDay)).toEqual([
    '2026-03-12',
    '2026-03-01',
  ])
})

test('one that has not begun is taken back once, by two; one that has begun never, and none is changed', async () => {
  const [ahead, begun] = await readTaxRates(casino.db)
  const [aheadId, begunId] = [ahead?.id ?? 0n, begun?.id ?? 0n]
  await expect(takeBack(begunId)).rejects.toThrow('tax_rate_was_ahead')
  await expect(takeBack(aheadId, { approvedBy: 'Ayla ' })).rejects.toThrow('by_two')
  const came = await Promise.all([takeBack(aheadId), takeBack(aheadId)])
  expect(came.sort()).toEqual([false, true])
  expect((await readTaxRates(casino.db))[0]).toMatchObject({ takenBackBy: 'ayla' })
  // There is room again for the same day.
  await enter({ fromDay: '2026-03-12' })
  for (const statement of [
    'update tax_rate set rate_ppm = 1',
    `update tax_rate set from_day = '2026-04-01'`,
    'update tax_rate set taken_back_at = null, taken_back_by = null, taken_back_approved_by = null, taken_back_because = null',
    'delete from tax_rate',
  ])
    await expect(casino.pool.query(statement)).rejects.toThrow()
  await expect(
    casino.owner.pool.query(`update tax_rate set rate_ppm = 1 where id = ${aheadId}`),
  ).rejects.toThrow('never changed')
})

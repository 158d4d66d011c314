import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { giveLicence } from '../../../testing/licence.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { approveLicence, enterLicence, withdrawLicence } from './enter-licence.ts'
import { NoLicence, openRealHouse } from './house.ts'
import { readLicences } from './read-licences.ts'

const log = pino({ level: 'silent' })
/** Longer than a test: it reads when the test says so. */
const NEVER_MS = 3_600_000
const LAST_MOMENT = new Date('2026-03-31T20:59:59.999Z')
const MIDNIGHT = new Date('2026-03-31T21:00:00.000Z')

let casino: TestCasino
const open: { close: () => Promise<void> }[] = []
beforeEach(async () => {
  casino = await openTestCasino()
})
afterEach(async () => {
  for (const house of open.splice(0)) await house.close()
  await casino.close()
})

const approve = (id: bigint, operator: string) =>
  casino.db.transaction().execute((tx) => approveLicence(tx, casino.clock, { id, operator }))

async function openHouse() {
  const house = await openRealHouse({ ...casino, log, everyMs: NEVER_MS })
  open.push(house)
  const countryIdOf = async (code: string) => {
    const country = casino.db.selectFrom('country').select('id').where('code', '=', code)
    return (await country.executeTakeFirstOrThrow()).id
  }
  return {
    ...house,
    why: async (code = 'TR', games?: 'casino' | 'sports') =>
      house.whyClosed({ countryId: await countryIdOf(code), games }, casino.clock.now().getTime()),
  }
}

test('LEG-01: without a record, and with one that nobody or one person approved, real money is refused', async () => {
  await expect(openHouse()).rejects.toThrow(NoLicence)
  await giveLicence(casino, { approvers: [] })
  await giveLicence(casino, { approvers: ['ayla'] })
  await expect(openHouse()).rejects.toThrow('a licence record that two people have approved')
})

test('LEG-01: the second approval is another person’s, however their name is written', async () => {
  const id = await giveLicence(casino, { approvers: ['ayla'] })
  expect(await approve(id, ' Ayla ')).toBe('same person')
  await expect(openHouse()).rejects.toThrow(NoLicence)
  expect(await approve(id, 'bora')).toBe('second')
  expect(await approve(id, 'cem')).toBe('approved before')
  expect(await approve(99n, 'cem')).toBe('unknown')
  expect(await (await openHouse()).why()).toBeUndefined()
})

test('LEG-01: of approvals at once by one person and by two, two separate people count', async () => {
  const id = await giveLicence(casino, { approvers: [] })
  const names = ['ayla', 'AYLA', 'bora', 'bora', 'ayla', 'cem']
  const came = await Promise.all(names.map((name) => approve(id, name)))
  expect(came.filter((one) => one === 'first')).toHaveLength(1)
  expect(came.filter((one) => one === 'second')).toHaveLength(1)
  const [licence] = await readLicences(casino.db)
  expect(new Set(licence?.approvers.map((name) => name.toLowerCase())).size).toBe(2)
})

test.each([
  ['a third approval', `insert into licence_approval values ($1, 3, 'cem', now())`],
  ['the same person twice', `insert into licence_approval values ($1, 2, ' AYLA', now())`],
  [
    'an approval that is changed',
    `update licence_approval set approver = 'cem' where licence_id = $1`,
  ],
  ['a record that is deleted', 'delete from licence where id = $1'],
  ['an end that is moved', `update licence set valid_until = '2030-01-01' where id = $1`],
])('LEG-01: the database refuses %s', async (_, statement) => {
  const id = await giveLicence(casino, { approvers: ['ayla'] })
  await expect(casino.pool.query(statement, [id])).rejects.toThrow()
  await expect(openHouse()).rejects.toThrow(NoLicence)
})

test('LEG-01: it holds from the first day to midnight after the last, in Istanbul', async () => {
  await giveLicence(casino)
  const house = await openHouse()
  casino.clock.set(LAST_MOMENT)
  await house.read()
  expect(await house.why()).toBeUndefined()
  casino.clock.set(MIDNIGHT)
  // Nothing is read anew: the end was known.
  expect(await house.why()).toBe('real_money_closed')
})

test('LEG-01: one that begins tomorrow opens nothing today', async () => {
  await giveLicence(casino, { validFrom: '2026-03-02' })
  await expect(openHouse()).rejects.toThrow(NoLicence)
  casino.clock.set(new Date('2026-03-01T21:00:00Z'))
  expect(await (await openHouse()).why()).toBeUndefined()
})

test('LEG-01: a player of another country, and games that it does not name, are not covered', async () => {
  await giveLicence(casino, { countries: ['TR'], games: ['casino'] })
  await giveLicence(casino, { countries: ['DE'], games: ['sports'] })
  const house = await openHouse()
  expect(await house.why('TR', 'casino')).toBeUndefined()
  // Each licence covers one half of it; none covers all.
  expect(await house.why('TR', 'sports')).toBe('country_not_allowed')
  expect(await house.why('DE', 'sports')).toBeUndefined()
  expect(await house.why('US')).toBe('country_not_allowed')
})

test('LEG-01: a withdrawn licence closes every process that reads, for good', async () => {
  const id = await giveLicence(casino)
  const [one, other] = [await openHouse(), await openHouse()]
  const withdrawal = { id, operator: 'ayla', because: 'the authority has asked' }
  const came = await Promise.all([
    withdrawLicence(casino, withdrawal),
    withdrawLicence(casino, { ...withdrawal, operator: 'bora' }),
  ])
  expect(came.filter(Boolean)).toHaveLength(1)
  await Promise.all([one.read(), other.read()])
  expect([await one.why(), await other.why()]).toEqual(['real_money_closed', 'real_money_closed'])
  expect(await approve(id, 'cem')).toBe('over')
  await expect(
    casino.owner.pool.query(
      'update licence set withdrawn_at = null, withdrawn_by = null, withdrawn_because = null',
    ),
  ).rejects.toThrow('never changed')
})

test('LEG-01: what was read more than ten seconds ago counts for nothing: a database that is away closes the house', async () => {
  await giveLicence(casino)
  const house = await openHouse()
  casino.clock.advance(10_000)
  expect(await house.why()).toBeUndefined()
  casino.clock.advance(1)
  expect(await house.why()).toBe('real_money_closed')
  await house.read()
  expect(await house.why()).toBeUndefined()
})

test('LEG-01: after its end a casino opens again for withdrawals alone, and with the next licence for all', async () => {
  await giveLicence(casino)
  casino.clock.set(MIDNIGHT)
  const house = await openHouse()
  expect(await house.why()).toBe('real_money_closed')
  await giveLicence(casino, { validFrom: '2026-04-01', validUntil: '2026-04-30' })
  await house.read()
  expect(await house.why()).toBeUndefined()
})

test('a country that the casino does not know is refused, and nothing is written', async () => {
  const licence = {
    number: '1',
    authority: 'A',
    countries: ['TR', 'XX'],
    games: ['casino'],
    validFrom: '2026-03-01',
    validUntil: '2026-03-31',
  } as const
  expect(await enterLicence(casino, licence, 'ceyda')).toBeUndefined()
  expect(await readLicences(casino.db)).toEqual([])
})

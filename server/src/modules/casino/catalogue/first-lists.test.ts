import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { listed, openSupplier } from '../testing/supplier.ts'
import { askFirstLists } from './first-lists.ts'
import { readRuns } from './runs.ts'

const log = pino({ level: 'silent' })
const AN_HOUR_MS = 3_600_000
let casino: TestCasino

beforeAll(async () => {
  casino = await openTestCasino()
})
afterAll(() => casino.close())

const outcomes = async (name: string) =>
  (await readRuns(casino.db, 9))
    .filter(({ provider }) => provider === name)
    .map(({ outcome }) => outcome)

test('a supplier whose list did not come at the start is asked again soon, and the others are not', async () => {
  const [up, late] = [openSupplier([listed('a')]), openSupplier([listed('b')], 'digitain')]
  let asked = 0
  const provider = {
    ...late.provider,
    listGames: async () => {
      if (asked++ < 2) throw new Error('not there yet')
      return late.provider.listGames()
    },
  }
  const { first, all } = askFirstLists(
    { db: casino.db, log },
    [up, { provider }],
    [0, 0, AN_HOUR_MS],
  )
  await first
  expect(await outcomes('hub88')).toEqual(['changed'])
  await all
  expect(asked).toBe(3)
  expect(await outcomes('digitain')).toEqual(['changed', 'failed'])
  expect(await outcomes('hub88')).toEqual(['changed'])
})

test('closing ends the asking', async () => {
  const down = openSupplier([], 'softgamings')
  down.mood = 'is down'
  const lists = askFirstLists({ db: casino.db, log }, [down], [AN_HOUR_MS])
  await lists.first
  await lists.close()
  expect(await outcomes('softgamings')).toEqual(['failed'])
})

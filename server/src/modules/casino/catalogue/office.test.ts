import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOffice } from '../../../testing/casino/run-script.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { listed, openSupplier } from '../testing/supplier.ts'
import { syncCatalogue } from './import.ts'

const supplier = openSupplier()
let casino: TestCasino
beforeAll(async () => {
  casino = await openTestCasino()
})
afterAll(() => casino.close())

const office = (...words: string[]) => runOffice(casino.url, ['catalogue', ...words])
const sync = (...codes: string[]) => {
  supplier.games = codes.map((code) => listed(code))
  return syncCatalogue(casino.db, supplier.provider)
}
const open = async () => {
  const rows = casino.db.selectFrom('game').select('code').where('is_open', '=', true)
  return (await rows.orderBy('code').execute()).map(({ code }) => code)
}

/** Each command is a process of its own, which takes its time. */
const PATIENCE_MS = 180_000

test(
  'npm run office shows the last readings, lets a held one through, closes a game and opens it',
  async () => {
    supplier.broken = [{ row: 'row 9', why: 'wrong: rtp' }]
    await sync('a', 'b', 'c', 'd')
    await sync('a')
    const told = (await office()).said
    expect(told).toMatch(
      /^hub88 {2}\S+Z {2}held: it would close 3 of 4 open games\n {4}would close b {2}b\n/,
    )
    expect(told).toContain('WAITS: npm run office -- catalogue accept hub88')
    expect(told).toContain('changed: 4 new, 0 changed, 0 closed, 0 moved, 0 as before')
    expect(told).toContain('    broken      row 9  wrong: rtp')

    expect(await office('accept', 'hub88', '--by', 'ayla')).toEqual({
      code: 0,
      said: 'Accepted: 3 games are closed. What else is new comes with the next reading.\n',
    })
    expect(await open()).toEqual(['a'])
    expect((await office('accept', 'hub88')).code).toBe(1)

    expect((await office('close', 'a', 'a', 'wrong', 'return', '--by', 'ayla')).code).toBe(0)
    expect(await open()).toEqual([])
    const after = (await office()).said
    expect(after).toContain('accepted by ayla')
    expect(after).not.toContain('WAITS')
    expect(after).toMatch(/^closed by ayla, \S+ \S+ UTC: a {2}a, because a wrong return$/m)
    expect((await office('open', 'a', 'mended')).code).toBe(0)
    await sync('a', 'b')
    expect(await open()).toEqual(['a', 'b'])
  },
  PATIENCE_MS,
)

test.each([
  [['accept', 'toString'], 2],
  [['close', 'a'], 2],
  [['close', 'all'], 2],
  [['open', 'a'], 2],
  [['accept', 'hub88', 'b'], 2],
  [['close', 'no-such-game', 'why'], 1],
  [['open', 'all', 'why'], 1],
])(
  'the words %j do nothing',
  async (words, code) => {
    const before = await open()
    expect((await office(...words)).code).toBe(code)
    expect(await open()).toEqual(before)
  },
  PATIENCE_MS,
)

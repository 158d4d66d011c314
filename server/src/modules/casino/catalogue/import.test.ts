import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { openCatalogue } from '../lobby/open-games.ts'
import { listed, openSupplier } from '../testing/supplier.ts'
import { closeGame, openGame, readClosings } from './closings.ts'
import { importCatalogues, syncCatalogue } from './import.ts'
import { acceptImport } from './office.ts'
import { forgetImports, readRuns } from './runs.ts'

let casino: TestCasino
let supplier: ReturnType<typeof openSupplier>
const casinos: TestCasino[] = []

beforeEach(async () => {
  casino = await openTestCasino()
  casinos.push(casino)
  supplier = openSupplier()
})
afterEach(async () => expect(await casino.sumOfBooks()).toBe(0n))
afterAll(() => Promise.all(casinos.map((one) => one.close())))

const games = (...codes: string[]) => codes.map((code) => listed(code))
const sync = (list: typeof supplier.games, broken: typeof supplier.broken = []) => {
  Object.assign(supplier, { games: list, broken })
  return syncCatalogue(casino.db, supplier.provider)
}
const codes = async () => {
  const { orders } = await openCatalogue(casino.db)()
  return orders.tr.popular.map(({ game }) => game.gameCode)
}
const runs = async () =>
  (await readRuns(casino.db, 100)).map(({ outcome, runs }) => [outcome, runs])
const many = (count: number) => Array.from({ length: count }, (_, at) => listed(`game-${at}`))

test('a run names what it added, changed, disabled, and what is broken', async () => {
  await sync(games('a', 'b', 'c', 'd', 'e'))
  const said = await sync(
    [
      ...games('a', 'b'),
      listed('c', { rtpBp: 9_500 }),
      listed('d', { isOpen: false }),
      listed('f', { name: 'Yeni' }),
    ],
    [{ row: 'row 6', why: 'wrong: rtp' }],
  )
  expect(said).toEqual({
    provider: 'hub88',
    outcome: 'changed',
    added: [{ code: 'f', name: 'Yeni' }],
    changed: [{ code: 'c', name: 'c' }],
    disabled: [
      { code: 'd', name: 'd' },
      { code: 'e', name: 'e' },
    ],
    moved: 0,
    same: 2,
    broken: [{ row: 'row 6', why: 'wrong: rtp' }],
  })
  expect((await readRuns(casino.db, 1))[0]).toMatchObject({ ...said, runs: 1, acceptedBy: null })
  expect(await codes()).toEqual(['a', 'b', 'c', 'f'])
})

test('a list of 5,000 games in which nothing changed writes no game, and one changed game writes one', async () => {
  const list = many(5_000)
  expect((await sync(list)).added).toHaveLength(5_000)
  const written = async () => {
    const { rows } = await sql<{ xmin: string; version: bigint }>`
      select xmin::text, (select version from catalogue) from game group by xmin`.execute(casino.db)
    return rows
  }
  const before = await written()
  expect(await sync(list)).toMatchObject({ outcome: 'same', same: 5_000, moved: 0 })
  expect(await written()).toEqual(before)
  const changed = list.with(7, listed('game-7', { name: 'Yeni' }))
  expect((await sync(changed)).changed).toEqual([{ code: 'game-7', name: 'Yeni' }])
  expect(await written()).toHaveLength(2)
})

test('games that stand at another place are moved, and not named as changed', async () => {
  await sync(games('a', 'b', 'c'))
  expect(await sync(games('c', 'b', 'a'))).toMatchObject({
    outcome: 'changed',
    changed: [],
    moved: 2,
    same: 1,
  })
  expect(await codes()).toEqual(['c', 'b', 'a'])
})

test.each([
  ['no return to player', { rtpBp: Number.NaN }, 'wrong: return to player'],
  ['a negative return', { rtpBp: -1 }, 'wrong: return to player'],
  ['a return above all', { rtpBp: 10_001 }, 'wrong: return to player'],
  ['a name of 10,000 characters', { name: 'x'.repeat(10_000) }, 'wrong: name'],
  ['a name that steers a screen', { name: 'Nar\u001b[2J' }, 'wrong: name'],
  ['a name that turns around', { name: 'Nar\u202e' }, 'wrong: name'],
  ['half a character', { name: '\ud83c' }, 'wrong: name'],
  ['a NUL', { studio: 'a\u0000b' }, 'wrong: studio'],
  ['an empty name', { name: '  ' }, 'wrong: name'],
  ['no section of ours', { section: 'toString' as 'slot' }, 'wrong: section, kind'],
  ['a kind of another section', { kind: 'roulette' as const }, 'wrong: kind'],
  ['a wildness of none', { volatility: 6 }, 'wrong: volatility'],
  ['a highest win of nothing', { maxWin: 0 }, 'wrong: highest win'],
  ['half a line', { lines: 0.5 }, 'wrong: lines'],
  ['stakes that end before they begin', { stakes: { minE5: 2n, maxE5: 1n } }, 'wrong: stakes'],
  ['stakes from nothing', { stakes: { minE5: 0n, maxE5: 1n } }, 'wrong: stakes'],
  ['no day of release', { releasedAt: new Date('soon') }, 'wrong: release'],
  ['a code with a space', { code: 'a b' }, 'wrong: code'],
])('a row with %s is named, and the rest is taken', async (_, change, why) => {
  const said = await sync([...games('a'), listed('odd', change), ...games('b')])
  expect(said.broken).toEqual([{ row: 'code' in change ? change.code : 'odd', why }])
  expect(await codes()).toEqual(['a', 'b'])
})

test('a name with a script in it is a text like any other', async () => {
  const name = '<script>alert(1)</script>\'"; drop table game --'
  await sync([listed('odd', { name })])
  const { orders } = await openCatalogue(casino.db)()
  expect(orders.tr.popular[0]?.game.name).toBe(name)
})

test('of a code that is there twice the first row counts, and a row that is broken is closed', async () => {
  await sync(games('a', 'b', 'c'))
  const said = await sync([
    ...games('a', 'b'),
    listed('a', { name: 'Other' }),
    listed('c', { name: '' }),
  ])
  expect(said.broken).toEqual([
    { row: 'a', why: 'the code is there twice' },
    { row: 'c', why: 'wrong: name' },
  ])
  expect(said).toMatchObject({ changed: [], disabled: [{ code: 'c', name: 'c' }], same: 2 })
})

test('a code of another supplier stays that supplier’s, and is never closed for it', async () => {
  await sync(games('a', 'b'))
  const other = openSupplier([listed('a', { name: 'Mine now' }), listed('z')], 'softgamings')
  expect(await syncCatalogue(casino.db, other.provider)).toMatchObject({
    added: [{ code: 'z', name: 'z' }],
    broken: [{ row: 'a', why: 'the code is another supplier’s' }],
  })
  other.games = games('z')
  await syncCatalogue(casino.db, other.provider)
  expect((await codes()).toSorted()).toEqual(['a', 'b', 'z'])
})

test('a report keeps the words of a supplier short and plain', async () => {
  await sync(games('a'), [{ row: 'x'.repeat(10_000), why: 'no\u0000thing \u001b[2J' }])
  const [kept] = await readRuns(casino.db, 1)
  expect(kept?.broken).toEqual([{ row: 'x'.repeat(200), why: 'no\ufffdthing \ufffd[2J' }])
})

test('a list that cannot be read, or is empty or cut off, closes nothing (FLT-14)', async () => {
  await sync(games('a', 'b', 'c', 'd'))
  expect(await sync([])).toMatchObject({ outcome: 'held', why: 'it would close 4 of 4 open games' })
  expect(await sync([...games('a'), listed('new')])).toMatchObject({
    outcome: 'held',
    added: [{ code: 'new' }],
    why: 'it would close 3 of 4 open games',
  })
  supplier.mood = 'is down'
  expect(await sync([])).toMatchObject({ outcome: 'failed', why: 'down' })
  expect(await codes()).toEqual(['a', 'b', 'c', 'd'])
  supplier.mood = 'opens'
  expect((await sync(games('a', 'b'))).outcome).toBe('changed')
  expect(await codes()).toEqual(['a', 'b'])
})

test('games that the supplier shuts count as closed: a list that shuts most is held too', async () => {
  await sync(games('a', 'b', 'c'))
  const shut = games('a', 'b', 'c').map((game) => ({ ...game, isOpen: false }))
  expect((await sync(shut)).outcome).toBe('held')
  expect(await codes()).toEqual(['a', 'b', 'c'])
})

test('what a person lets through is what they saw, once, and while it is the last', async () => {
  const accept = () => acceptImport(casino.db, { provider: 'hub88', operator: 'ayla' })
  await expect(accept()).rejects.toThrow('not_found')
  await sync(games('a', 'b', 'c', 'd'))
  await sync(games('a'))
  expect(await accept()).toBe(3)
  await expect(accept()).rejects.toThrow('not_found')
  expect(await codes()).toEqual(['a'])
  expect((await readRuns(casino.db, 1))[0]?.acceptedBy).toBe('ayla')
  // What else the list says comes with the next reading of it.
  expect((await sync([...games('a', 'new')])).outcome).toBe('changed')
  expect((await sync([])).outcome).toBe('held')
  await sync(games('a', 'new'))
  await expect(accept()).rejects.toThrow('not_found')
  expect(await codes()).toEqual(['a', 'new'])
})

test('a game that an operator closed stays closed, until an operator opens it', async () => {
  await sync(games('a', 'b', 'c'))
  await closeGame(casino.db, { code: 'a', operator: 'ayla', because: 'a fault' })
  await closeGame(casino.db, { code: 'a', operator: 'deniz', because: 'another' })
  expect(await readClosings(casino.db)).toMatchObject([
    { game: { code: 'a', name: 'a' }, by: 'ayla', because: 'a fault' },
  ])
  expect((await sync(games('a', 'b', 'c'))).outcome).toBe('same')
  await sync([listed('a', { name: 'Yeni' }), ...games('b', 'c')])
  expect(await codes()).toEqual(['b', 'c'])

  const opening = { code: 'a', operator: 'deniz', because: 'mended' }
  await openGame(casino.db, opening)
  expect(await readClosings(casino.db)).toEqual([])
  expect(await codes()).toEqual(['b', 'c'])
  expect(await sync([listed('a', { name: 'Yeni' }), ...games('b', 'c')])).toMatchObject({
    changed: [{ code: 'a', name: 'Yeni' }],
  })
  expect(await codes()).toEqual(['a', 'b', 'c'])
  await expect(openGame(casino.db, opening)).rejects.toThrow('game_unknown')
  await expect(closeGame(casino.db, { ...opening, code: 'z' })).rejects.toThrow('game_unknown')
})

test('runs that came to the same are counted, and of those that changed nothing the last is kept', async () => {
  await sync(games('a', 'b'))
  for (let again = 0; again < 3; again += 1) await sync(games('a', 'b'))
  supplier.mood = 'is down'
  for (let again = 0; again < 2; again += 1) await sync([])
  supplier.mood = 'opens'
  await sync([])
  await sync([])
  expect(await runs()).toEqual([
    ['held', 2],
    ['failed', 2],
    ['changed', 1],
  ])
  await sync(games('a', 'b'))
  await sync(games('a', 'b'), [{ row: 'row 3', why: 'wrong: name' }])
  expect(await runs()).toEqual([
    ['same', 1],
    ['held', 2],
    ['failed', 2],
    ['changed', 1],
  ])
  await forgetImports(casino.db, new Date(Date.now() + 89 * 86_400_000))
  expect(await runs()).toHaveLength(4)
  await forgetImports(casino.db, new Date(Date.now() + 91 * 86_400_000))
  expect(await runs()).toEqual([['same', 1]])
})

test('two processes that import at once both finish, and each game is there once', async () => {
  supplier.games = many(3_000)
  const said = await Promise.all([1, 2].map(() => syncCatalogue(casino.db, supplier.provider)))
  expect(said.map(({ added }) => added.length).toSorted((a, b) => a - b)).toEqual([0, 3_000])
  expect((await codes()).slice(0, 2)).toEqual(['game-0', 'game-1'])
})

test('one supplier that is down leaves the others theirs, and each run is one line of the log', async () => {
  const lines: Record<string, unknown>[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const down = openSupplier([], 'digitain')
  down.mood = 'is down'
  supplier.games = [...games('a'), listed('odd', { name: '' })]
  await importCatalogues({ db: casino.db, log }, [down, supplier])
  expect(await codes()).toEqual(['a'])
  const WARNED = 40
  const told = lines.toSorted((a, b) => String(a.provider).localeCompare(String(b.provider)))
  expect(told).toMatchObject([
    { level: WARNED, provider: 'digitain', outcome: 'failed', why: 'down' },
    { level: WARNED, provider: 'hub88', added: 1, broken: 1, firstBroken: { row: 'odd' } },
  ])
})

test('an operator who closes a game while a list is read is heard', async () => {
  await sync(games('a', 'b', 'c'))
  const changed = games('a', 'b', 'c').map((game) => ({ ...game, name: `${game.code} 2` }))
  await Promise.all([
    sync(changed),
    closeGame(casino.db, { code: 'b', operator: 'ayla', because: 'a fault' }),
    sync(changed.toReversed()),
  ])
  expect((await codes()).toSorted()).toEqual(['a', 'c'])
})

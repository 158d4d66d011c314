import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveLicence } from '../../../../testing/licence.ts'
import { type Books, openBooks, type Place, sealAt } from '../../../../testing/reports/books.ts'
import { openTestCasino, type TestCasino } from '../../../../testing/test-casino.ts'
import type { NewTaxRate } from '../../../protection/index.ts'
import { enterTaxRate } from '../../../protection/index.ts'
import { catchUp } from '../../fold/fold-sealed.ts'
import { taxReport } from './tax-report.ts'
import { taxRows } from './tax-rows.ts'

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' }
const DECEMBER = { from: '2026-12-01', to: '2026-12-31' }
const WHY = 'Law 7338 as changed, published on 30 December.'
/** Lira and kuruş, in E5. */
const lira = (amount: number) => BigInt(Math.round(amount * 100)) * 1_000n
const told = (e5: string) => Number(BigInt(e5)) / 100_000

let casino: TestCasino
let books: Books
let player: string
let licence: bigint
beforeAll(async () => {
  casino = await openTestCasino()
  books = openBooks(casino)
  player = await casino.player()
  await books.openGame('nar', 1)
  licence = await giveLicence(casino, { validFrom: '2026-10-01', validUntil: '2027-03-31' })
})
afterAll(() => casino.close())

const enter = (more: Partial<NewTaxRate>) =>
  casino.db.transaction().execute((tx) =>
    enterTaxRate(
      tx,
      {
        licenceId: licence,
        base: 'stakes',
        product: 'slot',
        ratePpm: 5_000,
        lineE5: undefined,
        fromDay: '2026-11-01',
        ...more,
      },
      { enteredBy: 'ayla', approvedBy: 'bora', because: WHY, at: casino.clock.now() },
    ),
  )

const cash: () => Place = () => ({ player, kind: 'cash' })
const games: Place = { kind: 'games' }
type Played = { id: string; of?: string; lira: number; at: string }

/** A move of the wallet: a bet, a win of one, or the rollback of a win. */
const play = (kind: 'bet' | 'win' | 'rollback', { id, of, lira: sum, at: text }: Played) =>
  books.transact(async (tx) => {
    const [at, amountE5, isIn] = [new Date(text), lira(sum), kind === 'win']
    const places = isIn ? { source: games, target: cash() } : { source: cash(), target: games }
    const key = `hub88:${id}`
    await books.post(tx, { ...places, key, playerId: player, amountE5, reason: kind, at })
    const stored = { provider: 'hub88', id, kind, game: 'nar', round: 'r1', own: true, amountE5 }
    await books.store(tx, player, { ...stored, referenceId: of ?? null }, at)
  })

const deposit = (sum: number, at: string) =>
  books.transact((tx) =>
    books.post(tx, {
      key: `deposit:${at}`,
      playerId: player,
      source: { kind: 'gateway' },
      target: cash(),
      amountE5: lira(sum),
      reason: 'deposit',
      at: new Date(at),
    }),
  )

const report = async (input = NOVEMBER) => (await taxReport(casino, { input })).data
/** What a line says: base of what, days, sum and tax in lira. */
async function lines(input = NOVEMBER) {
  const { profiles } = await report(input)
  return profiles[0]?.lines.map(
    ({ base, from, to, baseE5, taxE5 }) =>
      `${base} ${from.slice(5)}–${to.slice(5)}: ${told(baseE5)} → ${told(taxE5)}`,
  )
}

/** Each line is what its rows come to. */
async function expectRows(input = NOVEMBER): Promise<void> {
  const { profiles } = await report(input)
  for (const { lines: all } of profiles)
    for (const { rate, base, from, to, baseE5 } of all) {
      const rows = await taxRows(casino, { input: { rate, from, to } })
      const sum = rows?.rows.reduce((total, row) => total + BigInt(row.baseE5), 0n)
      expect(`${base} ${from} ${sum}`).toBe(`${base} ${from} ${baseE5}`)
    }
}

test('without any rate the sheet says so, and which played products have none', async () => {
  await deposit(1_000_000, '2026-11-02T10:00:00Z')
  // 23:59:59 of the fifteenth in Istanbul, and the first moment of the sixteenth.
  await play('bet', { id: 'b1', lira: 1, at: '2026-11-15T20:59:59Z' })
  await play('bet', { id: 'b2', lira: 0.5, at: '2026-11-15T21:00:00Z' })
  const { hasRates, profiles, areWinsWhole } = await report()
  expect({ hasRates, areWinsWhole }).toEqual({ hasRates: false, areWinsWhole: true })
  expect(profiles).toMatchObject([{ lines: [], taxE5: '0', unrated: ['slot'], sharedWith: [] }])
})

const KNOWN = [
  // ₺1.000.000,00 × 1,2345 %
  'deposits 11-01–11-30: 1000000 → 12345',
  // ₺1,50 − ₺14.500,01: below zero owes nothing.
  'ggr 11-01–11-30: -14498.51 → 0',
  // ₺1,00 × 0,5 % and ₺0,50 × 1 %: each exactly half a kuruş, up.
  'stakes 11-01–11-15: 1 → 0.01',
  'stakes 11-16–11-30: 0.5 → 0.01',
  // Above ₺1.500: nothing, 0,01, 2.500, back 2.500, and 10.000; a tenth is 1.000,001.
  'winnings 11-01–11-30: 10000.01 → 1000',
]

test('known answers by hand: parts by day, half up, below zero, a win at the line, and one that is taken back', async () => {
  await enter({ base: 'deposits', product: undefined, ratePpm: 12_345 })
  await enter({ base: 'ggr', ratePpm: 200_000 })
  await enter({})
  await enter({ ratePpm: 10_000, fromDay: '2026-11-16' })
  await enter({ base: 'winnings', ratePpm: 100_000, lineE5: lira(1_500) })
  const at = '2026-11-20T12:00:00Z'
  await play('win', { id: 'w1', of: 'b1', lira: 1_500, at })
  await play('win', { id: 'w2', of: 'b1', lira: 1_500.01, at })
  await play('win', { id: 'w3', of: 'b1', lira: 4_000, at })
  await play('win', { id: 'w4', of: 'b1', lira: 999.99, at })
  await play('rollback', { id: 'x4', of: 'w4', lira: 999.99, at })
  // Read from the transfers behind the mark, then half and half, and then from the roll-ups.
  await sealAt(casino.db)
  await play('rollback', { id: 'x3', of: 'w3', lira: 4_000, at: '2026-11-21T12:00:00Z' })
  await play('win', { id: 'w5', of: 'b2', lira: 11_500, at: '2026-11-30T20:59:59Z' })
  expect(await lines()).toEqual(KNOWN)
  await expectRows()
  await sealAt(casino.db, new Date('2026-12-01T22:00:00Z'))
  expect(await lines()).toEqual(KNOWN)
  await expectRows()
  const { isClosed, profiles } = await report()
  expect({ isClosed, tax: profiles[0]?.taxE5 }).toEqual({
    isClosed: true,
    tax: `${lira(13_345.02)}`,
  })
  expect(profiles[0]?.unrated).toEqual([])
})

test('a quarter has its own lines, and a month outside the licence none', async () => {
  expect(await lines({ from: '2026-10-01', to: '2026-12-31' })).toEqual(
    KNOWN.map((line) => line.replace('–11-30', '–12-31')),
  )
  await expectRows({ from: '2026-10-01', to: '2026-12-31' })
  expect(await lines(DECEMBER)).toContain('winnings 12-01–12-31: 0 → 0')
  expect((await report({ from: '2026-09-01', to: '2026-09-30' })).profiles).toEqual([])
  expect(await taxRows(casino, { input: { rate: '999', ...NOVEMBER } })).toBeUndefined()
})

test('the wins behind a base are told one by one, page by page', async () => {
  const { profiles } = await report()
  const rate = profiles[0]?.lines.find(({ base }) => base === 'winnings')?.rate ?? ''
  const all = await taxRows(casino, { input: { rate, ...NOVEMBER } })
  expect(
    all?.rows.map(({ name, winsE5, baseE5 }) => [name, told(winsE5 ?? '0'), told(baseE5)]),
  ).toEqual([
    ['nar', 11_500, 10_000],
    ['nar', -4_000, -2_500],
    ['nar', 4_000, 2_500],
    ['nar', 1_500.01, 0.01],
  ])
  const before = all?.rows[1]?.key
  const rest = await taxRows(casino, { input: { rate, ...NOVEMBER, before } })
  expect(rest?.rows.map(({ key }) => key)).toEqual(all?.rows.slice(2).map(({ key }) => key))
})

test('wins of a house that is older than their roll-up are added piece by piece, and until then the sheet says so', async () => {
  const wins = async () => {
    const { rows } = await sql<{ row: string }>`
      select row::text from rollup_win row order by transfer_id`.execute(casino.db)
    return rows.map(({ row }) => row)
  }
  const known = await wins()
  const { db } = casino.owner
  await sql`alter table rollup_win disable trigger user`.execute(db)
  await sql`delete from rollup_win`.execute(db)
  await sql`alter table rollup_win enable trigger user`.execute(db)
  await sql`update rollup_win_mark set from_id = 1, before_id = (select to_id + 1 from rollup_mark)`.execute(
    db,
  )
  expect((await report()).areWinsWhole).toBe(false)
  await Promise.all([catchUp(casino.db), catchUp(casino.db), sealAt(casino.db)])
  await catchUp(casino.db)
  expect(await wins()).toEqual(known)
  expect((await report()).areWinsWhole).toBe(true)
  expect(await lines()).toEqual(KNOWN)
})

test('a licence that was withdrawn ends with that day, and two with the same figures name each other', async () => {
  const second = await giveLicence(casino, {
    validFrom: '2026-11-10',
    validUntil: '2026-12-31',
    countries: ['DE'],
    games: ['casino'],
  })
  await enter({ licenceId: second, ratePpm: 20_000, fromDay: '2026-11-10' })
  const { profiles } = await report()
  expect(profiles.map(({ sharedWith }) => sharedWith)).toEqual([['OGL/2026/1'], ['OGL/2026/1']])
  expect(profiles[1]?.lines.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '2026-11-10 2026-11-30',
  ])
  casino.clock.set(new Date('2026-11-15T21:30:00Z'))
  await sql`update licence set withdrawn_by = 'ayla', withdrawn_at = ${casino.clock.now()}, withdrawn_because = ${WHY}
    where id = ${second}`.execute(casino.db)
  const after = (await report()).profiles[1]?.lines ?? []
  expect(after.map(({ from, to, baseE5 }) => `${from} ${to} ${told(baseE5)}`)).toEqual([
    '2026-11-10 2026-11-16 1.5',
  ])
})

test('a payout of our own sportsbook that repays a debt is one win', async () => {
  await enter({ base: 'winnings', product: 'sport', ratePpm: 100_000, lineE5: lira(1_500) })
  const at = new Date('2026-12-05T12:00:00Z')
  await books.transact(async (tx) => {
    const { rows } = await sql<{ id: bigint }>`
      insert into betting_bet (request_id, fingerprint, player_id, currency, state, policy, unit_kurus, sizes, columns, cost_kurus,
          possible_kurus, rules_version, placed_at, decided_at)
        values (gen_random_uuid(), '\\x00', ${player}, 'TRY', 'settled', 'any', 100, '{1}', 1, 100, 200000, 1, ${at}, ${at})
        returning id`.execute(tx)
    const id = rows[0]?.id ?? 0n
    await sql`insert into betting_posting (bet_id, kind, version, amount_kurus, created_at)
      values (${id}, 'settlement', 1, 200000, ${at})`.execute(tx)
    const move = { playerId: player, source: games, reason: 'sport_win', at }
    const [own, debt] = [`zar-bets:${id} settlement 1`, `zar-bets-debt:${id} settlement 1`]
    await books.post(tx, { ...move, key: own, target: cash(), amountE5: lira(800) })
    await books.post(tx, {
      ...move,
      key: debt,
      amountE5: lira(1_200),
      target: { player, kind: 'debt' },
    })
  })
  const expected = 'winnings 12-01–12-31: 500 → 50'
  expect(await lines(DECEMBER)).toContain(expected)
  await expectRows(DECEMBER)
  await sealAt(casino.db)
  expect(await lines(DECEMBER)).toContain(expected)
})

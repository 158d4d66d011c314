import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Books,
  openBooks,
  ROLL_UPS,
  readRollUps,
  sealAt,
} from '../../testing/reports/books.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { dayOf, type Figures, figuresOf, identityOf, whole } from './figures/figures.ts'
import { onOneSnapshot, readGamePlay, readMark, readPeriod } from './read/read-period.ts'
import type { GameRow } from './read/rows.ts'

type Row = {
  id: number
  at: string
  key: string
  player: string
  source: string
  target: string
  amount: string
  reason: string
  game: string | null
  round: string | null
}
type Day = Record<string, string> & {
  active: string[]
  games: Record<string, { stakes: string; wins: string; ggr: string; bets: number }>
  house: Record<'games' | 'gateway' | 'promotion', string>
  balances: Record<string, string>
}
type Jackpot = { opening: number; contributions: number; seeds: number; drops: number }
type Known = {
  transfers: Row[]
  bets: Record<string, { stake: number; greatest?: number; settled: [string, number][] }>
  jackpots: Record<string, Jackpot>
  days: Record<string, Day>
  total: Record<string, string>
}

const known = (
  JSON.parse(readFileSync(new URL('./testing/known-answers.json', import.meta.url), 'utf8')) as {
    reports: Known
  }
).reports
const [FIRST, SECOND] = ['2026-11-20', '2026-11-21'] as const
const lira = (amount: number) => BigInt(Math.round(amount * 100)) * 1_000n
const e5 = (text: string) => lira(Number(text))
const told = (amountE5: bigint) => {
  const kurus = amountE5 < 0n ? -amountE5 / 1_000n : amountE5 / 1_000n
  const sign = amountE5 < 0n ? '-' : ''
  return `${sign}${kurus / 100n}.${String(kurus % 100n).padStart(2, '0')}`
}

let casino: TestCasino
let books: Books
const players: Record<string, string> = {}
beforeAll(async () => {
  casino = await openTestCasino()
  books = openBooks(casino)
  for (const name of ['A', 'B', 'C']) players[name] = await casino.player()
  for (const { game } of known.transfers) if (game) await books.openGame(game)
  await fillJackpots()
})
afterAll(() => casino.close())

async function fillJackpots() {
  const rows = Object.entries(known.jackpots).map(([day, one]) => ({ day, ...one }))
  const opening = { day: '2026-11-19', contributions: rows[0]?.opening ?? 0, seeds: 0, drops: 0 }
  for (const { day, contributions, seeds, drops } of [opening, ...rows]) {
    await sql`insert into rollup_jackpot values (${day}, 'all', 'TRY', ${lira(contributions)}, ${lira(seeds)}, ${lira(drops)})`.execute(
      casino.owner.db,
    )
  }
}

function placeOf(name: string) {
  const [player = '', kind] = name.split('.')
  return kind ? { player: players[player] as string, kind } : { kind: player }
}
const playerOf = (row: Row) => players[row.player] as string
/** The bet that is won or given back: the first of its round. */
const betOf = (row: Row) =>
  known.transfers.find(({ round, reason }) => round === row.round && reason === 'bet')

/** As the wallet and the partner's wallet write it: `sport_bet:k1` is order k1. */
async function post(row: Row) {
  const [origin = '', id = '', version] = row.key.split(':')
  const at = new Date(row.at)
  const amountE5 = e5(row.amount)
  const isSport = origin.startsWith('sport_')
  const key = isSport ? `digitain:${origin}${version ?? ''} of ${id}` : row.key
  const places = { source: placeOf(row.source), target: placeOf(row.target) }
  await books.transact(async (tx) => {
    await books.post(tx, {
      ...places,
      key,
      playerId: playerOf(row),
      amountE5,
      reason: row.reason,
      at,
    })
    if (row.game) await books.store(tx, playerOf(row), storedOf(row, origin, id), at)
    if (row.reason === 'sport_bet') {
      const { stake, greatest, settled } = known.bets[id] ?? { stake: 0, settled: [] }
      const possible = greatest ?? Math.max(0, ...settled.map(([, payout]) => payout))
      const bet = { order: id, playerId: playerOf(row), stakeE5: lira(stake), at }
      await books.openBet(tx, { ...bet, possibleE5: lira(possible) })
    }
    if (row.reason === 'sport_win') await books.endBet(tx, id, 'settled', at)
  })
}

function storedOf(row: Row, provider: string, id: string) {
  const kind = row.reason as 'bet' | 'win' | 'rollback'
  const own = ![row.source, row.target].some((place) => place.endsWith('.bonus'))
  const of = { provider, id, kind, own, game: row.game ?? '', round: row.round ?? '' }
  const referenceId = kind === 'bet' ? null : (betOf(row)?.key.split(':')[1] ?? null)
  return { ...of, referenceId, amountE5: e5(row.amount) }
}

const read = (from: string, to: string) =>
  onOneSnapshot(casino.db, async (tx) =>
    readPeriod(tx, await readMark(tx), { from, to, currency: 'TRY' }),
  )

const readGames = (day: string) =>
  onOneSnapshot(casino.db, async (tx) =>
    readGamePlay(tx, await readMark(tx), { from: day, to: day, currency: 'TRY' }),
  )

const CHECKED = [
  ...['stakes', 'stakesCash', 'stakesBonus', 'wins', 'winsCash', 'winsBonus', 'ggrLedger'],
  ...['ggrCasino', 'ggrSport', 'ggr', 'openStakes', 'openBetLiability', 'bonusCost', 'cashback'],
  ...['corrections', 'jackpotShare', 'jackpotLiability', 'ngr', 'deposits', 'withdrawals'],
  ...['playerLiability', 'bonusBalances'],
]

/** By the names of the reference. */
function flat(figures: Figures): Record<string, bigint> {
  const { stakes, wins, house: _, ...plain } = figures
  return {
    ...plain,
    stakes: whole(stakes),
    stakesCash: stakes.cash,
    stakesBonus: stakes.bonus,
    wins: whole(wins),
    winsCash: wins.cash,
    winsBonus: wins.bonus,
  }
}

async function expectDay(day: string) {
  const rows = await read(day, day)
  const figures = figuresOf(rows)
  const expected = known.days[day] as Day
  const ours = flat(figures)
  for (const name of CHECKED)
    expect(`${day} ${name} ${told(ours[name] ?? -1n)}`).toBe(`${day} ${name} ${expected[name]}`)
  for (const [kind, closing] of Object.entries(expected.house))
    expect(`${kind} ${told(figures.house[kind as 'games'])}`).toBe(`${kind} ${closing}`)
  expect(gamesOf(await readGames(day))).toEqual(expected.games)
  expect(identityOf(rows)).toMatchObject({ difference: 0n, holds: true, ngr: figures.ngr })
}

function gamesOf(play: readonly GameRow[]) {
  const games: Record<string, { stakes: bigint; wins: bigint; bets: number }> = {}
  for (const { game, stakesE5, winsE5, bets } of play) {
    if (game === '') continue
    const one = games[game] ?? { stakes: 0n, wins: 0n, bets: 0 }
    games[game] = one
    one.stakes += stakesE5
    one.wins += winsE5
    one.bets += Number(bets)
  }
  return Object.fromEntries(
    Object.entries(games).map(([game, { stakes, wins, bets }]) => [
      game,
      { stakes: told(stakes), wins: told(wins), ggr: told(stakes - wins), bets },
    ]),
  )
}

describe('the 34 transfers of the reference', () => {
  test('read before anything is sealed, the first day is already right', async () => {
    for (const row of known.transfers.slice(0, 18)) await post(row)
    await expectDay(FIRST)
  })

  test('half of it sealed, the day is the same', async () => {
    await sealAt(casino.db, new Date('2026-11-20T21:00:00Z'))
    for (const row of known.transfers.slice(18, 20)) await post(row)
    await expectDay(FIRST)
  })

  test('late wins, resettlements and corrections count on their own day', async () => {
    await sealAt(casino.db, new Date('2026-11-20T21:40:00Z'))
    expect(await read(FIRST, FIRST).then(figuresOf)).toEqual(figuresOf(await read(FIRST, FIRST)))
    for (const row of known.transfers.slice(20, 27)) await post(row)
    await sealAt(casino.db, new Date('2026-11-21T09:50:00Z'))
    for (const row of known.transfers.slice(27)) await post(row)
    await expectDay(SECOND)
    await expectDay(FIRST)
  })

  test('what is of an earlier day is marked', async () => {
    await sealAt(casino.db, new Date('2026-11-22T09:50:00Z'))
    const { rows } = await sql<{ day: string; of_day: string; win: bigint }>`
      select day, of_day, win_e5 as win from rollup_earlier order by transfer_id`.execute(casino.db)
    expect(rows.map(({ win, ...row }) => ({ ...row, win: told(win) }))).toEqual([
      { day: SECOND, of_day: FIRST, win: '90.00' },
      { day: SECOND, of_day: FIRST, win: '-60.00' },
      { day: SECOND, of_day: FIRST, win: '15.00' },
    ])
  })

  test('both days together', async () => {
    const total = flat(figuresOf(await read(FIRST, SECOND)))
    for (const [name, amount] of Object.entries(known.total))
      expect(`${name} ${told(total[name] ?? 0n)}`).toBe(`${name} ${amount}`)
    const rows = await read(FIRST, SECOND)
    const days = [FIRST, SECOND].map((day) => identityOf(dayOf(rows, day)))
    expect(days.map(({ holds }) => holds)).toEqual([true, true])
  })

  test('the roll-ups hold what the accounts hold', async () => {
    const { rows } = await sql<{ kind: string; kept: bigint; held: bigint }>`
      select kind::text, sum(balance_e5)::bigint as held, (select closing_e5 from rollup_balance kept
          where kept.kind = account.kind::text order by day desc limit 1) as kept
        from account where balance_e5 is not null group by kind`.execute(casino.db)
    for (const { kind, kept, held } of rows) expect(`${kind} ${kept ?? 0n}`).toBe(`${kind} ${held}`)
  })

  test('a closed day takes no change', async () => {
    const change = sql`update rollup_play set wins_e5 = 0 where day = ${FIRST}`
    await expect(change.execute(casino.owner.db)).rejects.toThrow('is closed')
  })

  test('all of it folded at once comes to the same rows', async () => {
    const once = await readRollUps(casino.owner.db)
    await refold()
    expect(await readRollUps(casino.owner.db)).toEqual(once)
  })
})

/** Empties the roll-ups and folds each transfer by itself from the first. */
async function refold() {
  const { db } = casino.owner
  await sql`update rollup_mark set closed_through = null`.execute(db)
  for (const table of ROLL_UPS) await sql`delete from ${sql.table(table)}`.execute(db)
  await sql`update rollup_mark set to_id = 0`.execute(db)
  // What the folds took away, as the history of old bets is told.
  await sql`update rollup_mark set partner_bets_before = (select max(id) + 1 from sport_bet), partner_bets_from = 1`.execute(
    db,
  )
  await sql`select open_bet_history_v1(1000)`.execute(db)
  const { rows } = await sql<{ id: bigint }>`select id from transfer order by id`.execute(db)
  let after = 0n
  for (const { id } of rows) {
    await sql`select fold_reports_v1(${after}, ${id})`.execute(db)
    after = id
  }
}

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLog } from '../../../platform/log/log.ts'
import { openTable } from '../../../testing/players/play.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { verifyLedger } from '../../ledger/index.ts'
import { openWallet, verifyWallet, type Wallet } from '../wallet/index.ts'
import { tellJackpot, tellJackpots } from './tell.ts'

const LIRA = 100_000n
const log = openLog('silent')

let casino: TestCasino
let wallet: Wallet
/** One that is killed after it has taken a win. */
let killed: Wallet
let pushed = 0
beforeAll(async () => {
  casino = await openTestCasino()
  const deps = { ...casino, log }
  const onJackpot: Parameters<typeof openWallet>[0]['onJackpot'] = (win) =>
    tellJackpot({ ...casino, onCommitted: () => void pushed++ }, win)
  wallet = openWallet({ ...deps, onJackpot })
  killed = openWallet({ ...deps, onJackpot: () => Promise.reject(new Error('killed')) })
})
afterAll(async () => {
  expect(await casino.sumOfBooks()).toBe(0n)
  expect((await verifyLedger(casino.db)).findings).toEqual([])
  expect(await verifyWallet(casino.db)).toEqual([])
  await Promise.all([wallet.close(), killed.close()])
  await casino.close()
})

const table = async () => openTable(casino, await casino.player({ cashE5: 100n * LIRA }))
const tellAll = () => tellJackpots({ ...casino, log, onCommitted: () => {} })
const notes = (playerId: string) =>
  casino.db
    .selectFrom('notification')
    .select(['type', 'title_tr', 'title_en', 'note_tr', 'note_en'])
    .where('player_id', '=', playerId)
    .orderBy(sql`ctid`)
    .execute()
const pushes = async (playerId: string) => {
  const rows = await casino.db
    .selectFrom('outbox')
    .select('message')
    .where('player_id', '=', playerId)
    .where('command', '=', 'Notification')
    .execute()
  return rows.map(({ message }) => message)
}

/** A bet that was taken, and a win of it that is a jackpot. */
async function jackpot(jackpotE5: bigint | null = 12_500n * LIRA) {
  const at = await table()
  const bet = at.bet(LIRA)
  await wallet.post(bet)
  return { at, bet, win: at.win(bet, 12_500n * LIRA, { jackpotE5 }) }
}

test('a jackpot is told with its sum and its game, in both languages, and pushed', async () => {
  const { at, win } = await jackpot()
  await casino.db
    .updateTable('game')
    .set({ name_en: 'Pomegranate' })
    .where('code', '=', win.gameCode)
    .execute()
  const before = pushed
  expect(await wallet.post(win)).toMatchObject({ outcome: 'ok', balanceE5: 12_599n * LIRA })
  expect(await notes(at.playerId)).toEqual([
    {
      type: 3,
      title_tr: '₺12.500,00 jackpot: Nar',
      title_en: '₺12.500,00 jackpot: Pomegranate',
      note_tr: 'Nar oyununda jackpot çıktı: ₺12.500,00 senin.',
      note_en: 'The jackpot came up at Pomegranate: ₺12.500,00 is yours.',
    },
  ])
  expect(await pushes(at.playerId)).toMatchObject([{ type: 3, title: '₺12.500,00 jackpot: Nar' }])
  expect(pushed).toBe(before + 1)
})

test('where the supplier says no sum the whole win is told, and without a game none is named', async () => {
  const { at, win } = await jackpot(null)
  await wallet.post(win)
  const prize = { referenceId: null, gameCode: 'promotion' }
  for (const jackpotE5 of [2n * LIRA, null]) {
    await wallet.post(at.win(win, 3n * LIRA, { ...prize, jackpotE5 }))
  }
  expect((await notes(at.playerId)).map((note) => `${note.title_tr} | ${note.note_tr}`)).toEqual([
    'Jackpot: Nar | Nar oyununda jackpot çıktı. Onunla birlikte kazandığın: ₺12.500,00.',
    '₺2,00 jackpot | Jackpot çıktı: ₺2,00 senin.',
    'Jackpot | Jackpot çıktı. Onunla birlikte kazandığın: ₺3,00.',
  ])
})

test('what a killed process took and did not tell is told by the job, once', async () => {
  const { at, win } = await jackpot()
  expect(await killed.post(win)).toMatchObject({ outcome: 'ok' })
  expect(await notes(at.playerId)).toEqual([])
  // The supplier asks again, and hears what was taken.
  expect(await wallet.post(win)).toMatchObject({ outcome: 'ok', note: 'replay' })
  await Promise.all(Array.from({ length: 10 }, tellAll))
  expect(await notes(at.playerId)).toHaveLength(1)
})

test('one that is rolled back before it is told of is told to nobody', async () => {
  const { at, win } = await jackpot()
  await killed.post(win)
  expect(await wallet.post(at.rollback(win))).toMatchObject({ outcome: 'ok' })
  await tellAll()
  expect(await notes(at.playerId)).toEqual([])
  expect(await casino.cashE5(at.playerId)).toBe(99n * LIRA)
})

test('nothing is told of a win that is not taken, wins nothing or is no jackpot, nor of a bet', async () => {
  const { at, bet } = await jackpot()
  const jackpotE5 = LIRA
  const unknown = at.win(at.bet(LIRA), LIRA, { jackpotE5 })
  expect(await wallet.post(unknown)).toMatchObject({ outcome: 'transaction_unknown' })
  for (const command of [
    at.win(bet, 0n, { jackpotE5 }),
    at.win(bet, LIRA, { jackpotE5: 0n }),
    at.win(bet, LIRA),
    at.bet(LIRA, { jackpotE5 }),
  ]) {
    expect(await wallet.post(command)).toMatchObject({ outcome: 'ok' })
  }
  await tellAll()
  expect(await notes(at.playerId)).toEqual([])
})

test('of those that are taken together each jackpot is told once, and none where none is taken', async () => {
  const [one, two] = [await table(), await table()]
  const bets = [one.bet(LIRA), two.bet(LIRA)]
  const jackpotE5 = 5n * LIRA
  const [first, second] = bets
  if (!first || !second) throw new Error('two bets')
  const wins = [one.win(first, jackpotE5, { jackpotE5 }), two.win(second, jackpotE5, { jackpotE5 })]
  await wallet.postAtomically([...wins, one.bet(1_000n * LIRA)])
  expect(await notes(one.playerId)).toEqual([])
  for (let times = 0; times < 2; times++) await wallet.postAtomically([...bets, ...wins])
  await tellAll()
  for (const { playerId } of [one, two]) expect(await notes(playerId)).toHaveLength(1)
})

test('W26: the sum of a win that was refused is not told of the one that is taken under its id', async () => {
  const at = await table()
  const bet = at.bet(LIRA)
  const early = at.win(bet, 12_500n * LIRA, { jackpotE5: 1_000_000n * LIRA })
  expect(await wallet.post(early)).toMatchObject({ outcome: 'transaction_unknown' })
  await wallet.post(bet)
  const { transactionId } = early
  const win = at.win(bet, 10n * LIRA, { transactionId, jackpotE5: 10n * LIRA })
  expect(await wallet.post(win)).toMatchObject({ outcome: 'ok' })
  await tellAll()
  expect(await notes(at.playerId)).toMatchObject([{ title_tr: '₺10,00 jackpot: Nar' }])
})

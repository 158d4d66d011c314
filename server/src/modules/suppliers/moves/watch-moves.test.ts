import { Writable } from 'node:stream'
import { E5 } from '@zar/contract/money'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openLog } from '../../../platform/log/log.ts'
import { openTable } from '../../../testing/players/play.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { openWallet, type Wallet } from '../../casino/index.ts'
import { watchMoves } from './watch-moves.ts'

type Line = { level: number; event: string; moved?: object[] }

const BOUNDS = { netMax: 100, winsMax: 3 }
let casino: TestCasino
let wallet: Wallet
let lines: Line[]
const log = openLog(
  'info',
  new Writable({ write: (line, _, done) => done(void lines.push(JSON.parse(String(line)))) }),
)
beforeEach(async () => {
  lines = []
  casino = await openTestCasino()
  wallet = openWallet({ ...casino, log: openLog('silent') })
})
afterEach(async () => {
  expect(await casino.sumOfBooks()).toBe(0n)
  await wallet.close()
  await casino.close()
})

const table = async () => openTable(casino, await casino.player({ cashE5: 1_000n * E5 }))
async function post(...commands: Parameters<Wallet['post']>[0][]): Promise<void> {
  for (const command of commands) {
    expect(await wallet.post(command)).toMatchObject({ outcome: 'ok' })
  }
}
/** What one run says: the sums, and the alarms. */
async function watch() {
  lines = []
  await watchMoves({ db: casino.db, log, bounds: BOUNDS })
  const alarms = lines.filter(({ level }) => level === 50)
  return { sums: lines.find(({ event }) => event === 'supplier sums')?.moved, alarms }
}
/** As if all that is there had happened earlier. */
const age = (by: string) =>
  casino.owner.pool.query(`alter table wallet_transaction disable trigger user;
    update wallet_transaction set created_at = created_at - interval '${by}';
    alter table wallet_transaction enable trigger user`)

test('H11: what a supplier’s calls moved in an hour is added up, less what was given and taken back', async () => {
  const at = await table()
  const [won, calledOff, free] = [at.bet(40n * E5), at.bet(25n * E5), at.bet(7n * E5)]
  const [win, wrong] = [at.win(won, 130n * E5), at.win(won, 9n * E5)]
  await post(won, calledOff, win, wrong, at.rollback(calledOff), at.rollback(wrong))
  await post({ ...free, movesCash: false }, at.win(free, 0n), at.rollback(at.bet(3n * E5)))
  await wallet.post(at.bet(9_999n * E5))
  const moved = { provider: 'hub88', staked: 40, paid: 130, bets: 2, wins: 1 }
  expect(await watch()).toEqual({ sums: [moved], alarms: [] })
})

test('H11: wins of more than the bound above the bets raise the alarm, until their hour is over', async () => {
  const at = await table()
  const bet = at.bet(10n * E5)
  await post(bet, at.win(bet, 110n * E5))
  expect((await watch()).alarms).toEqual([])
  await post(at.win(bet, 1n))
  expect((await watch()).alarms).toMatchObject([
    { event: 'supplier pays too much', provider: 'hub88', staked: 10, bets: 1, wins: 2 },
  ])
  await age('59 minutes')
  expect((await watch()).alarms).toHaveLength(1)
  await age('2 minutes')
  expect(await watch()).toEqual({ sums: [], alarms: [] })
})

test('H11: more wins than bets raise the alarm, however small they are', async () => {
  const at = await table()
  const bet = at.bet(10n * E5)
  await post(bet, ...[1, 2, 3, 4].map(() => at.win(bet, 1n)))
  expect((await watch()).alarms).toEqual([])
  await post(at.win(bet, 1n))
  expect((await watch()).alarms).toMatchObject([{ provider: 'hub88', bets: 1, wins: 5 }])
})

test('H11: a sportsbook’s payouts count too, each partner by itself', async () => {
  const playerId = await casino.player()
  const move = (kind: string, id: string, amountE5: bigint) => ({
    partner: 'fcg',
    id,
    kind,
    order_number: `of ${id}`,
    player_id: playerId,
    amount_e5: amountE5,
    fingerprint: Buffer.alloc(32),
    outcome: 'ok',
    balance_e5: 0n,
    created_at: new Date(),
  })
  const all = [
    ...[move('bet', 'b1', 20n * E5), move('bet', 'b2', 5n * E5), move('edit', 'e1', 0n)],
    ...[move('rollback', 'r1', 5n * E5), move('win', 'w1', 150n * E5)],
    move('correction', 'c1', 10n * E5),
  ]
  await casino.db
    .insertInto('sport_transaction')
    .values(all as never)
    .execute()
  const sums = { provider: 'fcg', staked: 20, paid: 140, bets: 1, wins: 0 }
  expect(await watch()).toMatchObject({ sums: [sums], alarms: [sums] })
})

import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { openWallet } from '../modules/casino/index.ts'
import {
  readParts,
  restartAudit,
  runIncrementalAudit,
  verifyLedger,
  verifyPart,
  writeCheckpoints,
} from '../modules/ledger/index.ts'
import { openLog } from '../platform/log/log.ts'
import { COMPILED, run } from '../testing/casino/process.ts'
import { holdOpen } from '../testing/database/hold-open.ts'
import { whenWaiting } from '../testing/database/when-waiting.ts'
import { LEDGER_KEY, makeLedgerKeyFolder } from '../testing/ledger-key.ts'
import { detachByTwo, passSixYears } from '../testing/ledger-parts.ts'
import { openTable } from '../testing/players/play.ts'
import { askWithdrawal, endWithdrawal } from '../testing/players/withdrawals.ts'
import { openTestCasino, type TestCasino } from '../testing/test-casino.ts'
import { retirePart } from './retire-part.ts'
import { verifyRecords } from './verify-records.ts'

const keys = makeLedgerKeyFolder()
afterAll(keys.remove)
const log = openLog('silent')

let casino: TestCasino
let playerId: string
let wallet: ReturnType<typeof openWallet>
let table: Awaited<ReturnType<typeof openTable>>
let bet: ReturnType<(typeof table)['bet']>
/** Somebody has paid in, played and been paid. */
beforeEach(async () => {
  casino = await openTestCasino()
  playerId = await casino.player({ cashE5: 1_000n })
  wallet = openWallet({ ...casino, log })
  table = await openTable(casino, playerId)
  bet = table.bet(30n)
  for (const command of [bet, table.bet(100n)]) {
    expect(await wallet.post(command)).toMatchObject({ outcome: 'ok' })
  }
  const paid = await askWithdrawal(casino.db, { playerId, amountE5: 10n })
  if (!paid) throw new Error('the withdrawal was not taken')
  await endWithdrawal(casino.db, paid, true)
})
afterEach(async () => {
  await wallet.close()
  await casino.close()
})

const asOwner = async (text: string, values: unknown[] = []) =>
  (await casino.owner.pool.query(text, values)).rows
const byHand = (name: string, statement: string) =>
  asOwner(
    `alter table ${name} disable trigger user; ${statement}; alter table ${name} enable trigger user`,
  )
const retire = (number: number, by: string) =>
  retirePart({ db: casino.owner.db, ledgerKey: LEDGER_KEY, by }, number)
const findings = async () => [
  ...(await verifyLedger(casino.db, LEDGER_KEY)).findings.map(({ sentence }) => sentence),
  ...(await verifyRecords(casino.db)).map(({ sentence }) => sentence),
]
const findingsOfJob = async () =>
  (
    await runIncrementalAudit(casino.db, { statementMs: 10_000, runMs: 10_000, key: LEDGER_KEY })
  ).map(({ sentence }) => sentence)
const findingsOfPart = async (number: number) =>
  (await verifyPart(casino.owner.db, LEDGER_KEY, number))?.findings.map(({ sentence }) => sentence)

function command(program: 'parts' | 'verify', ...words: string[]) {
  const { child, exited, lines } = run(
    `server/src/ledger-${program}.ts`,
    { DATABASE_URL: casino.url, KEYS_DIR: keys.folder },
    (entry) => [...COMPILED(entry), ...words],
  )
  return { child, ended: exited.then(({ code }) => ({ code, out: lines.join('\n') })) }
}

test('growth: two people detach the oldest part, and every balance and every check goes on from what it ended with', async () => {
  const number = await passSixYears(casino)
  await casino.player({ cashE5: 1n })
  const cashE5 = await casino.cashE5(playerId)
  expect(await findings()).toEqual([])
  expect(await findingsOfJob()).toEqual([])
  expect(await command('parts', 'detach', '1', '--by', 'Ada').ended).toEqual({
    code: 0,
    out: 'Approved by Ada. Another person detaches it by the same command.',
  })
  expect(await command('parts', 'detach', '1', '--by', 'Ada').ended).toEqual({
    code: 1,
    out: 'You have approved it: another person detaches it.',
  })
  const [part] = await readParts(casino.db)
  expect(part).toMatchObject({ number, rows: 6n, isSealed: true, detachedAt: null })
  const { code, out } = await command('parts', 'detach', '1', '--by', 'Bora').ended
  expect([code, out]).toEqual([0, expect.stringContaining('Its table is transfer_1.')])
  expect((await command('parts').ended).out).toMatch(
    /^1 {2}1 to 100000000: 6 transfers, \S+ to \S+; detached \S+ by Ada and Bora\n2 {2}100000001 to 100001000: 1 transfers, \S+ to \S+; not sealed\n/,
  )
  expect(await asOwner('select distinct tableoid::regclass::text as part from transfer')).toEqual([
    { part: 'transfer_2' },
  ])
  expect(await casino.cashE5(playerId)).toBe(cashE5)
  expect(await findings()).toEqual([])
  expect(await findingsOfJob()).toEqual([])
  await casino.db.transaction().execute(restartAudit)
  expect(await findingsOfJob()).toEqual([])
  expect((await command('verify').ended).out).toContain(
    'The books are right.\n  They begin at the balances that part 1 ended with.\n  1 transfers lead to',
  )
  expect(await command('verify', '--part', '1').ended).toEqual({
    code: 0,
    out: 'Part 1 is right.\n  6 transfers in 1 checkpoints lead to its balances.',
  })
})

test('LED-05, growth: after a part is detached its keys stay taken, and its bets are won and rolled back as ever', async () => {
  const number = await passSixYears(casino)
  const [{ key = '' } = {}] = await asOwner(`select key from transfer_1 where reason = 'deposit'`)
  expect(await detachByTwo(casino, number)).toEqual({ came: 'detached' })
  await expect(
    asOwner(
      `insert into transfer (key, player_id, source_id, target_id, amount_e5, reason) values ($1, $2, 1, 2, 1, 'deposit')`,
      [key, playerId],
    ),
  ).rejects.toMatchObject({ constraint: 'transfer_posted_once' })
  expect(await wallet.post(bet)).toMatchObject({ outcome: 'ok' })
  expect(await casino.cashE5(playerId)).toBe(860n)
  expect(await wallet.post(table.rollback(bet))).toMatchObject({ outcome: 'ok' })
  expect(await casino.cashE5(playerId)).toBe(890n)
  await casino.deposit(playerId, 10n)
  await writeCheckpoints(casino.db, LEDGER_KEY)
  expect(await findings()).toEqual([])
  expect(await findingsOfJob()).toEqual([])
  for (const change of ['update transfer_1 set amount_e5 = 2', 'truncate transfer_1']) {
    await expect(asOwner(change)).rejects.toThrow('rows are never changed')
  }
  await expect(casino.pool.query('select from transfer_1')).rejects.toThrow('permission denied')
})

test('growth: part after part is detached, each from the balances of the one before, and none before an older one', async () => {
  expect(await passSixYears(casino)).toBe(1)
  await casino.deposit(playerId, 5n)
  expect(await passSixYears(casino)).toBe(2)
  await casino.deposit(playerId, 6n)
  expect(await retire(2, 'Ada')).toEqual({
    came: 'refused',
    because: ['It is not the oldest: part 1 goes first.'],
  })
  for (const number of [1, 2]) {
    expect(await detachByTwo(casino, number)).toEqual({ came: 'detached' })
    expect(await findings()).toEqual([])
    expect(await findingsOfJob()).toEqual([])
  }
  expect(await findingsOfPart(1)).toEqual([])
  expect(await findingsOfPart(2)).toEqual([])
  expect(await retire(2, 'Ada')).toEqual({ came: 'refused', because: ['It is detached already.'] })
  expect(await retire(9, 'Ada')).toEqual({ came: 'refused', because: ['There is no part 9.'] })
})

const KEPT: [what: string, plant: string, because: string][] = [
  [
    'a transfer of less than five years ago',
    `alter table transfer_1 disable trigger user; update transfer_1 set created_at = now() - interval '4 years' where id = (select max(id) from transfer_1);
     alter table transfer_1 enable trigger user`,
    'records of money are kept for 5 years.',
  ],
  [
    'an open payment',
    'alter table payment disable trigger user; update payment set status = 2; alter table payment enable trigger user',
    'A payment of its time is open.',
  ],
  [
    'play that is not added up',
    'update play_fold set to_id = 0',
    'Its play is not added up by day yet.',
  ],
  [
    'single wins of before that are not kept yet',
    'update rollup_win_mark set from_id = 1, before_id = 100000000',
    'Its single wins are not kept for the tax sheet yet.',
  ],
  [
    'a bet at a partner that is not settled',
    `insert into sport_bet (partner, order_number, player_id, currency, stake_e5, info, state, placed_at, changed_at)
      select 'fcg', 'open', id, 'TRY', 1, '', 'open', now() - interval '7 years', now() from player limit 1`,
    'A sports bet of its time is not settled.',
  ],
]
test.each(KEPT)(
  'growth: a part is kept for %s, and nothing is changed',
  async (_, plant, because) => {
    const number = await passSixYears(casino)
    await asOwner(plant)
    expect(await retire(number, 'Ada')).toEqual({
      came: 'refused',
      because: [expect.stringContaining(because)],
    })
    expect((await readParts(casino.db))[0]).toMatchObject({ approvedBy: null, detachedAt: null })
  },
)

test('growth: a part that is not sealed to its end, or not right, is kept', async () => {
  expect(await retire(1, 'Ada')).toEqual({
    came: 'refused',
    because: ['Checkpoints do not cover it to its end yet.'],
  })
  const number = await passSixYears(casino)
  await byHand('transfer_1', `update transfer_1 set amount_e5 = 31 where amount_e5 = 30`)
  expect(await detachByTwo(casino, number)).toMatchObject({
    came: 'refused',
    because: expect.arrayContaining([
      expect.stringMatching(/^LED-12 {2}checkpoint 1 .* is broken/),
    ]),
  })
  expect((await readParts(casino.db))[0]).toMatchObject({ approvedBy: 'Ada', detachedAt: null })
})

test('growth: a process that is killed while it detaches leaves all as it was, and another detaches it', async () => {
  const number = await passSixYears(casino)
  await retire(number, 'Ada')
  const holder = await holdOpen(casino.owner.pool)
  await holder.query('lock table transfer in access share mode')
  const killed = command('parts', 'detach', String(number), '--by', 'Bora')
  await whenWaiting(casino.owner.pool, 1)
  killed.child.kill('SIGKILL')
  expect((await killed.ended).code).toBeNull()
  expect((await readParts(casino.db))[0]).toMatchObject({ detachedAt: null })
  await holder.query('commit')
  holder.release()
  const again = retire(number, 'Bora')
  // Meanwhile the casino goes on.
  await casino.deposit(playerId, 3n)
  expect(await again).toEqual({ came: 'detached' })
  await writeCheckpoints(casino.db, LEDGER_KEY)
  expect(await findings()).toEqual([])
  expect(await findingsOfPart(number)).toEqual([])
})

test('growth: a part whose table was exported and dropped is put back to be verified', async () => {
  const number = await passSixYears(casino)
  await detachByTwo(casino, number)
  await asOwner('alter table transfer_1 rename to elsewhere')
  expect(await findings()).toEqual([])
  expect(await command('verify', '--part', '1').ended).toEqual({
    code: 1,
    out: 'The table of part 1 is not in this database: put it back from its copy.',
  })
  await asOwner('alter table elsewhere rename to transfer_1')
  expect(await findingsOfPart(number)).toEqual([])
})

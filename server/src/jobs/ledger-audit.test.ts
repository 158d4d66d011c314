import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openWallet } from '../modules/casino/index.ts'
import { verifyLedger, writeCheckpoints } from '../modules/ledger/index.ts'
import { openLog } from '../platform/log/log.ts'
import { LEDGER_KEY } from '../testing/ledger-key.ts'
import { openTable } from '../testing/players/play.ts'
import { askWithdrawal, endWithdrawal } from '../testing/players/withdrawals.ts'
import { openTestCasino, type TestCasino } from '../testing/test-casino.ts'
import { checkBooks } from './ledger-audit.ts'
import { verifyRecords } from './verify-records.ts'

const HOUR_MS = 60 * 60_000

let casino: TestCasino
let playerId: string
let told: { level: number; event: string; count: number; rules: object; findings: unknown[] }[]
const log = openLog(
  'warn',
  new Writable({ write: (line, _, done) => done(void told.push(JSON.parse(String(line)))) }),
)

/** A casino in which somebody has played, and been paid. */
beforeEach(async () => {
  told = []
  casino = await openTestCasino()
  playerId = await casino.player({ cashE5: 1_000n })
  await play()
  const order = { playerId, amountE5: 10n }
  const [paid, back] = [
    await askWithdrawal(casino.db, order),
    await askWithdrawal(casino.db, order),
    await askWithdrawal(casino.db, order),
  ]
  if (!paid || !back) throw new Error('the withdrawals were not taken')
  await endWithdrawal(casino.db, paid, true)
  await endWithdrawal(casino.db, back, false)
})
afterEach(() => casino.close())

/** A bet that was won, and one that was rolled back. */
async function play(): Promise<void> {
  const wallet = openWallet({ ...casino, log })
  const at = await openTable(casino, playerId)
  const [won, calledOff] = [at.bet(30n), at.bet(20n)]
  for (const command of [won, calledOff, at.win(won, 50n), at.rollback(calledOff)]) {
    expect(await wallet.post(command)).toMatchObject({ outcome: 'ok' })
  }
  await wallet.close()
}

/** What every process has beside the database. */
const KEPT = { ledgerKey: LEDGER_KEY, headFile: undefined }

/** One run of the job, an hour after the one before. */
async function runJob(): Promise<typeof told> {
  told = []
  casino.clock.advance(HOUR_MS)
  await checkBooks({ ...casino, log, ...KEPT })
  return told
}

/** Does by hand what the database forbids. */
const byHand = (table: string, statement: string) =>
  casino.owner.pool.query(
    `alter table ${table} disable trigger user; ${statement}; alter table ${table} enable trigger user`,
  )
const COPIED = 'key, player_id, source_id, target_id, amount_e5, reason, source_balance_e5'
const setBalance = (kind: string, change: string) =>
  casino.owner.pool.query(`update account set balance_e5 = balance_e5 ${change}
    where kind = '${kind}' and owner_id = '${playerId}'`)

/** Each invariant that is claimed to be checked, and what breaks it in a casino that was right before. */
const DRIFTS: { rule: string; is: string; plant: () => Promise<unknown> }[] = [
  {
    rule: 'LED-01',
    is: 'a transfer from an account to itself',
    plant: () =>
      casino.owner.pool.query(`alter table transfer drop constraint transfer_between_two_accounts;
        insert into transfer (${COPIED}) select 'x', player_id, source_id, source_id, 5, reason, null
          from transfer where reason = 'deposit'`),
  },
  {
    rule: 'LED-02',
    is: 'a balance that no transfer led to',
    plant: () => setBalance('player_cash', '+ 7'),
  },
  {
    rule: 'LED-03',
    is: 'a balance below its floor',
    plant: async () => {
      await casino.owner.pool.query('alter table account drop constraint account_not_below_floor')
      await setBalance('player_cash', '- 5000')
    },
  },
  {
    rule: 'LED-04',
    is: 'a trigger that is off',
    plant: () => casino.owner.pool.query('alter table transfer disable trigger transfer_is_final'),
  },
  {
    rule: 'LED-05',
    is: 'a bet that was posted twice',
    plant: () =>
      casino.owner.pool.query(
        `insert into transfer (${COPIED}) select ${COPIED} from transfer where reason = 'bet' limit 1`,
      ),
  },
  {
    rule: 'LED-06',
    is: 'a bet that was rolled back twice',
    plant: () =>
      casino.owner.pool.query(
        `drop index wallet_rolled_back_once; ${copyOfAnswer("kind = 'rollback'")}`,
      ),
  },
  {
    rule: 'LED-07',
    is: 'a win on a bet that was rolled back',
    plant: () =>
      casino.owner.pool.query(
        copyOfAnswer(
          "kind = 'win'",
          "(select reference_id from wallet_transaction where kind = 'rollback' limit 1)",
        ),
      ),
  },
  {
    rule: 'LED-10',
    is: 'money on its way that no withdrawal is open for',
    plant: () =>
      casino.owner.pool.query(`update payment set status = 1 where status = 2 and type = 2`),
  },
  {
    rule: 'LED-12',
    is: 'a checkpoint that was rewritten',
    plant: () => byHand('ledger_seal', `update ledger_seal set hash = sha256('forged')`),
  },
]

/** A row of wallet_transaction again, under another id. */
const copyOfAnswer = (of: string, reference = 'reference_id') => `
  insert into wallet_transaction (provider, id, kind, player_id, game_code, round_id, round_closed, currency,
      amount_e5, moves_cash, reference_id, fingerprint, outcome, balance_e5)
    select provider, '${randomUUID()}', kind, player_id, game_code, round_id, round_closed, currency,
      amount_e5, moves_cash, ${reference}, fingerprint, outcome, balance_e5 from wallet_transaction where ${of} limit 1`

async function verifyAll(): Promise<string[]> {
  const { findings } = await verifyLedger(casino.db)
  return [...findings, ...(await verifyRecords(casino.db))].map(({ rule }) => rule)
}

test('a clean casino is told nothing about, by day and by night', async () => {
  for (const hoursLater of [0, 0, 24, 0]) {
    casino.clock.advance(hoursLater * HOUR_MS)
    expect(await runJob()).toEqual([])
    await play()
  }
  expect(await verifyAll()).toEqual([])
  expect(await casino.sumOfBooks()).toBe(0n)
})

for (const { rule, is, plant } of DRIFTS) {
  test(`${rule}: ${is} is found by ledger:verify, and told within one run of the hourly job`, async () => {
    await writeCheckpoints(casino.db, LEDGER_KEY)
    expect(await verifyAll()).toEqual([])
    // One run for the whole and one that goes on from it.
    expect([...(await runJob()), ...(await runJob())]).toEqual([])
    await plant()
    expect(await verifyAll()).toContain(rule)
    const [first, ...more] = await runJob()
    expect(first).toMatchObject({ level: 50, event: 'books differ' })
    expect(Object.keys(first?.rules ?? {})).toContain(rule)
    expect(more).toEqual([])
  })
}

test('LED-10: what differs in the money on its way is told with the account’s name', async () => {
  expect(await runJob()).toEqual([])
  await setBalance('player_withdrawal', '+ 5')
  const [line] = await runJob()
  const sentence = expect.stringMatching(
    new RegExp(`^player_withdrawal of ${playerId} .*holds 15, the open withdrawals come to 10$`),
  )
  expect(line?.findings).toContainEqual({ rule: 'LED-10', sentence })
})

test('LED-12: what was changed under an old checkpoint is told by the next night’s run, which reads all of it', async () => {
  expect(await runJob()).toEqual([])
  await byHand(
    'transfer',
    `update transfer set created_at = created_at - interval '1 s' where id = 1`,
  )
  expect(await runJob()).toEqual([])
  casino.clock.advance(24 * HOUR_MS)
  expect(await runJob()).toMatchObject([{ event: 'books differ', rules: { 'LED-12': 1 } }])
})

test('a drift is told again each hour until it is mended, and then no more', async () => {
  expect(await runJob()).toEqual([])
  await setBalance('player_cash', '+ 7')
  expect(await runJob()).toMatchObject([{ count: 1 }])
  expect(await runJob()).toMatchObject([{ count: 1 }])
  await setBalance('player_cash', '- 7')
  expect(await runJob()).toEqual([])
})

test('two processes of one hour are one run', async () => {
  await setBalance('player_cash', '+ 7')
  casino.clock.advance(HOUR_MS)
  await Promise.all([
    checkBooks({ ...casino, log, ...KEPT }),
    checkBooks({ ...casino, log, ...KEPT }),
  ])
  expect(told).toMatchObject([{ event: 'books differ', count: 1 }])
})

test('a check that cannot be made is told, and takes nothing from the others', async () => {
  expect(await runJob()).toEqual([])
  await setBalance('player_cash', '+ 7')
  await casino.owner.pool.query('alter table payment rename to gone')
  const lines = await runJob()
  expect(lines.map(({ event }) => event)).toEqual(['books not checked', 'books differ'])
})

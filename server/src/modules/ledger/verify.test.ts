import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { LEDGER_KEY, makeLedgerKeyFolder } from '../../testing/ledger-key.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { postTransfer, verifyLedger, writeCheckpoints } from './index.ts'

let casino: TestCasino
beforeEach(async () => {
  casino = await openTestCasino()
})
afterEach(() => casino.close())

const keys = makeLedgerKeyFolder()
afterAll(keys.remove)

const run = promisify(execFile)
const COMMAND = fileURLToPath(new URL('../../ledger-verify.ts', import.meta.url))
async function verifyCommand(): Promise<{ code: number; out: string }> {
  try {
    const { stdout } = await run(process.execPath, ['--import', 'tsx', COMMAND], {
      env: { PATH: process.env.PATH, DATABASE_URL: casino.url, KEYS_DIR: keys.folder },
    })
    return { code: 0, out: stdout }
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string }
    return { code, out: stdout }
  }
}
/** Does by hand what the triggers forbid. */
async function tamper(table: string, statement: string): Promise<void> {
  await casino.owner.pool.query(
    `alter table ${table} disable trigger user; ${statement}; alter table ${table} enable trigger user`,
  )
}
async function sentences(): Promise<string[]> {
  const { findings } = await verifyLedger(casino.db)
  return findings.map(({ rule, sentence }) => `${rule} ${sentence}`)
}

test('honest books verify, and say how much was checked', async () => {
  await casino.player({ cashE5: 100n })
  await casino.player({ cashE5: 200n })
  const { code, out } = await verifyCommand()
  expect(out).toContain('The books are right.')
  expect(out).toContain('2 transfers')
  expect(out).toContain('1 checkpoints hold and are signed')
  expect(code).toBe(0)
  expect(await casino.sumOfBooks()).toBe(0n)
})

test('a balance that was changed by hand names the account, and exits with 1 (LED-02)', async () => {
  const playerId = await casino.player({ cashE5: 100n })
  await casino.pool.query(
    `update account set balance_e5 = 150 where owner_id = $1 and kind = 'player_cash'`,
    [playerId],
  )
  const { code, out } = await verifyCommand()
  expect(code).toBe(1)
  expect(out).toContain(`player_cash of ${playerId}`)
  expect(out).toContain('holds 150, its transfers come to 100')
})

test('a transfer that was changed by hand names the account and the checkpoint (LED-02, LED-12)', async () => {
  const playerId = await casino.player({ cashE5: 100n })
  await writeCheckpoints(casino.db, LEDGER_KEY)
  await tamper('transfer', 'update transfer set amount_e5 = 101')
  const found = await sentences()
  expect(found.some((line) => line.startsWith('LED-02') && line.includes(playerId))).toBe(true)
  expect(found.some((line) => line.startsWith('LED-12') && line.includes('checkpoint 1'))).toBe(
    true,
  )
})

test('a change that leaves every balance right still breaks its checkpoint (LED-12)', async () => {
  await casino.player({ cashE5: 100n })
  await casino.player({ cashE5: 100n })
  await writeCheckpoints(casino.db, LEDGER_KEY)
  await tamper('transfer', `update transfer set created_at = created_at + interval '1 microsecond'`)
  const found = await sentences()
  expect(found).toEqual([
    'LED-12 checkpoint 1 over transfers 0 to 2 is broken: 2 covered, 2 found, and they differ',
  ])
})

test('a transfer that was removed, or slipped in among older ones, breaks its checkpoint (LED-12)', async () => {
  for (let index = 0; index < 3; index++) await casino.player({ cashE5: 10n })
  await writeCheckpoints(casino.db, LEDGER_KEY)
  await casino.player({ cashE5: 10n })
  await writeCheckpoints(casino.db, LEDGER_KEY)
  await tamper('transfer', 'delete from transfer where id = 2')
  const found = await sentences()
  expect(found.filter((line) => line.startsWith('LED-12'))).toEqual([
    'LED-12 checkpoint 1 over transfers 0 to 3 is broken: 3 covered, 2 found',
  ])
})

test('a checkpoint that was rewritten breaks the one that stands on it (LED-12)', async () => {
  await casino.player({ cashE5: 10n })
  await writeCheckpoints(casino.db, LEDGER_KEY)
  await casino.player({ cashE5: 10n })
  await writeCheckpoints(casino.db, LEDGER_KEY)
  await tamper('ledger_seal', `update ledger_seal set hash = sha256('forged') where id = 1`)
  const found = await sentences()
  expect(found.map((line) => line.slice(0, 19))).toEqual([
    'LED-12 checkpoint 1',
    'LED-12 checkpoint 2',
  ])
})

test('a trigger that was switched off is found (LED-04)', async () => {
  await casino.owner.pool.query('alter table transfer disable trigger transfer_is_final')
  expect(await sentences()).toEqual([
    'LED-04 nothing keeps the rows of transfer from being changed',
  ])
})

test('transfers that commit out of order are covered only once none can come between them', async () => {
  const [slow, quick] = [await casino.player({ cashE5: 10n }), await casino.player({ cashE5: 10n })]
  const reserve = (playerId: string) => ({
    key: `reserve:${randomUUID()}`,
    playerId,
    currency: 'TRY',
    source: { ownerId: playerId, kind: 'player_cash' as const },
    target: { ownerId: playerId, kind: 'player_withdrawal' as const },
    amountE5: 1n,
    reason: 'withdrawal_reserve' as const,
  })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let tell = () => {}
  const posted = new Promise<void>((resolve) => {
    tell = resolve
  })
  const slowly = casino.db.transaction().execute(async (tx) => {
    await postTransfer(tx, reserve(slow))
    tell()
    await held
  })
  await posted
  // Has a larger id, and commits first.
  await casino.db.transaction().execute((tx) => postTransfer(tx, reserve(quick)))
  const writing = writeCheckpoints(casino.db, LEDGER_KEY)
  letGo()
  await slowly
  expect(await writing).toBe(4)
  expect(await writeCheckpoints(casino.db, LEDGER_KEY)).toBe(0)
  expect(await sentences()).toEqual([])
  expect(await casino.sumOfBooks()).toBe(0n)
})

test('two processes that checkpoint at once make one chain', async () => {
  for (let index = 0; index < 5; index++) await casino.player({ cashE5: 10n })
  const covered = await Promise.all([
    writeCheckpoints(casino.db, LEDGER_KEY),
    writeCheckpoints(casino.db, LEDGER_KEY),
  ])
  expect(covered.reduce((sum, count) => sum + count)).toBe(5)
  expect(await sentences()).toEqual([])
})

test('no database to verify is one sentence and exit code 1', async () => {
  const gone = new URL(casino.url)
  gone.pathname = `/zar_none_${randomUUID().replaceAll('-', '')}`
  const failed = await run(process.execPath, ['--import', 'tsx', COMMAND], {
    env: { PATH: process.env.PATH, DATABASE_URL: gone.href, KEYS_DIR: keys.folder },
  }).catch((error: { code: number; stdout: string }) => error)
  expect(failed).toMatchObject({ code: 1 })
  expect(failed.stdout).toMatch(/^The books could not be read: .*does not exist\n$/)
})

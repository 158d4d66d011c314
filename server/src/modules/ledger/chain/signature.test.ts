import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { keepHead } from '../../../jobs/keep-chain-head.ts'
import { run } from '../../../testing/casino/process.ts'
import { LEDGER_KEY, makeLedgerKeyFolder } from '../../../testing/ledger-key.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { runIncrementalAudit, verifyLedger, writeCheckpoints } from '../index.ts'
import { NO_HASH, openCheckpoint, TRANSFER_TEXT, type TransferText } from './hash-chain.ts'

const keys = makeLedgerKeyFolder()
const files = mkdtempSync(path.join(tmpdir(), 'zar-head-'))
afterAll(() => {
  keys.remove()
  rmSync(files, { recursive: true })
})

let casino: TestCasino
let playerId: string
/** Three checkpoints of one transfer each. */
beforeEach(async () => {
  casino = await openTestCasino()
  playerId = await casino.player({ cashE5: 100n })
  await writeCheckpoints(casino.db, LEDGER_KEY)
  for (let times = 0; times < 2; times++) {
    await casino.player({ cashE5: 10n })
    await writeCheckpoints(casino.db, LEDGER_KEY)
  }
  expect(await findings()).toEqual([])
})
afterEach(() => casino.close())

const findings = async (key: Buffer | undefined = LEDGER_KEY) =>
  (await verifyLedger(casino.db, key)).findings.map(({ sentence }) => sentence)
const findingsOfJob = async () =>
  (
    await runIncrementalAudit(casino.db, { statementMs: 10_000, runMs: 10_000, key: LEDGER_KEY })
  ).map(({ sentence }) => sentence)

async function command(...words: string[]): Promise<{ code: number | null; out: string }> {
  const { exited, lines } = run(
    'server/src/ledger-verify.ts',
    { DATABASE_URL: casino.url, KEYS_DIR: keys.folder },
    (entry) => ['--import', 'tsx', entry, ...words],
  )
  const { code } = await exited
  return { code, out: lines.join('\n') }
}

/** As the superuser, past every trigger. */
const byHand = (table: string, statement: string) =>
  casino.owner.pool.query(
    `alter table ${table} disable trigger user; ${statement}; alter table ${table} enable trigger user`,
  )

/** Gives the player ten times their deposit, as if it had always been so, with every checkpoint made anew. */
async function rewriteHistory(): Promise<void> {
  await byHand(
    'transfer',
    'update transfer set amount_e5 = 1000, target_balance_e5 = 1000 where id = 1',
  )
  await casino.owner.pool.query(
    `update account set balance_e5 = 1000 where kind = 'player_cash' and owner_id = '${playerId}'`,
  )
  const checkpoints = await casino.db.selectFrom('ledger_seal').selectAll().orderBy('id').execute()
  let before: Buffer = NO_HASH
  for (const { id, after_id, to_id } of checkpoints) {
    const checkpoint = openCheckpoint(before, after_id, to_id)
    const { rows } = await sql<TransferText>`select ${TRANSFER_TEXT} from transfer
      where id > ${after_id} and id <= ${to_id} order by transfer.id`.execute(casino.db)
    for (const row of rows) checkpoint.add(row)
    before = checkpoint.hash()
    await byHand(
      'ledger_seal',
      `update ledger_seal set hash = '\\x${before.toString('hex')}' where id = ${id}`,
    )
  }
}

test('H10, LED-12: a history that the superuser rewrote, with its chain of hashes, is found by its signatures', async () => {
  await rewriteHistory()
  // The plain chain holds again, and every balance is what its transfers come to.
  expect((await verifyLedger(casino.db)).findings).toEqual([])
  expect(await findings()).toEqual(
    [1, 2, 3].map(
      (id) => `checkpoint ${id} is not the one that was signed, or was signed with another key`,
    ),
  )
  expect(await findingsOfJob()).toEqual(
    [1, 2, 3].map((id) => `checkpoint ${id} has no signature, or another one`),
  )
  const { code, out } = await command()
  expect(code).toBe(1)
  expect(out).toContain('LED-12  checkpoint 1 is not the one that was signed')
})

test('H10: signatures that were removed with the history are missed, and made by no process again', async () => {
  await rewriteHistory()
  await byHand('seal_signature', 'delete from seal_signature')
  await casino.player({ cashE5: 5n })
  await writeCheckpoints(casino.db, LEDGER_KEY)
  expect(await findings()).toEqual([1, 2, 3].map((id) => `checkpoint ${id} has no signature`))
})

test('H10: checkpoints that were cut off and left their signatures are missed', async () => {
  await byHand('ledger_seal', 'delete from ledger_seal where id = 3')
  expect(await findings()).toContain('checkpoint 3 is gone, and its signature is left')
})

test('H10: with another key nothing is right', async () => {
  expect(await findings(Buffer.alloc(32, 8))).toHaveLength(3)
})

test('H10: a checkpoint without a signature, as an older process would write it, is not taken', async () => {
  const unsigned = casino.db
    .insertInto('ledger_seal')
    .values({ after_id: 3n, to_id: 4n, transfers: 1, hash: NO_HASH })
  await expect(unsigned.execute()).rejects.toThrow('is not signed')
})

/** Takes away the newest transfer with its checkpoint, the signature and what it did to the balance. */
async function cutTail(): Promise<void> {
  await byHand('transfer', 'delete from transfer where id = 3')
  await byHand('ledger_seal', 'delete from ledger_seal where id = 3')
  await byHand('seal_signature', 'delete from seal_signature where seal_id = 3')
  await byHand('transfer_key', 'delete from transfer_key where transfer_id = 3')
  await casino.owner.pool.query(
    `update account set balance_e5 = 0 where kind = 'player_cash'
       and id not in (select target_id from transfer)`,
  )
}

test('H10, O27: a chain whose end was cut off with its signatures is found by the head that was exported', async () => {
  const file = path.join(files, 'head.json')
  const exported = await command('--head', file)
  expect(exported).toMatchObject({
    code: 0,
    out: expect.stringContaining(`Its head is in ${file}.`),
  })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    n: 3,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    hmac: expect.stringMatching(/^[0-9a-f]{64}$/),
    at: expect.stringMatching(/^\d{4}-/),
  })
  await casino.player({ cashE5: 5n })
  await writeCheckpoints(casino.db, LEDGER_KEY)
  expect(await command('--against', file)).toMatchObject({ code: 0 })
  await byHand('transfer', 'delete from transfer where id = 4')
  await byHand('ledger_seal', 'delete from ledger_seal where id = 4')
  await byHand('seal_signature', 'delete from seal_signature where seal_id = 4')
  await byHand('transfer_key', 'delete from transfer_key where transfer_id = 4')
  await cutTail()
  expect(await findings()).toEqual([])
  expect((await command()).code).toBe(0)
  const { code, out } = await command('--against', file)
  expect(code).toBe(1)
  expect(out).toMatch(
    /LED-12 {2}the exported head, checkpoint 3 of .*, is gone: the end of the chain was cut off/,
  )
})

test('H10: a head that is of another chain, or is none, is one sentence and exit code 1', async () => {
  const file = path.join(files, 'other.json')
  const head = {
    n: 2,
    hash: 'ab'.repeat(32),
    hmac: 'cd'.repeat(32),
    at: '2026-01-01T00:00:00.000Z',
  }
  writeFileSync(file, JSON.stringify(head))
  expect((await command('--against', file)).out).toContain(
    'checkpoint 2 of 2026-01-01T00:00:00.000Z, is another one now',
  )
  writeFileSync(file, '{}')
  expect(await command('--against', file)).toEqual({
    code: 1,
    out: 'The books could not be read: it holds no head of a ledger',
  })
})

test('H10: the head that the hourly job keeps shows it too, and stays until somebody has looked', async () => {
  const headFile = path.join(files, 'kept.json')
  const deps = { db: casino.db, log: pino({ level: 'silent' }), ledgerKey: LEDGER_KEY, headFile }
  expect(await keepHead(deps)).toEqual([])
  const kept = readFileSync(headFile, 'utf8')
  await cutTail()
  for (const _ of ['once', 'again']) {
    expect(await keepHead(deps)).toMatchObject([
      { rule: 'LED-12', sentence: expect.stringContaining('checkpoint 3') },
    ])
  }
  expect(readFileSync(headFile, 'utf8')).toBe(kept)
})

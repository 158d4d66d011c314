import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { verifyLedger, writeCheckpoints } from '../../modules/ledger/index.ts'
import { LEDGER_KEY } from '../../testing/ledger-key.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { ensureLedgerKey, readLedgerKey } from './ledger-key.ts'

let casino: TestCasino
let folder: string
beforeEach(async () => {
  casino = await openTestCasino()
  folder = mkdtempSync(path.join(tmpdir(), 'zar-ledger-key-'))
})
afterEach(async () => {
  await casino.close()
  rmSync(folder, { recursive: true })
})

/** Two checkpoints as they were written before there were signatures. */
async function checkpointAsBefore(): Promise<void> {
  for (let times = 0; times < 2; times++) {
    await casino.player({ cashE5: 10n })
    await writeCheckpoints(casino.db, LEDGER_KEY)
  }
  await sql`alter table seal_signature disable trigger user; delete from seal_signature;
    alter table seal_signature enable trigger user`.execute(casino.owner.db)
}
const findings = async () =>
  (await verifyLedger(casino.db, readLedgerKey(folder))).findings.map(({ sentence }) => sentence)

test('H10: the checkpoints from before are signed once, when the key is made, and never again', async () => {
  await checkpointAsBefore()
  expect(await ensureLedgerKey(casino.db, folder)).toBe(2)
  expect(readdirSync(folder)).toEqual(['ledger-seal-key'])
  expect(await findings()).toEqual([])
  await casino.player({ cashE5: 10n })
  await writeCheckpoints(casino.db, readLedgerKey(folder))
  await sql`alter table seal_signature disable trigger user; delete from seal_signature where seal_id < 3;
    alter table seal_signature enable trigger user`.execute(casino.owner.db)
  expect(await ensureLedgerKey(casino.db, folder)).toBeUndefined()
  expect(await findings()).toEqual([
    'checkpoint 1 has no signature',
    'checkpoint 2 has no signature',
  ])
})

test('H10: a key that is lost is not made again where anything was signed with it', async () => {
  await checkpointAsBefore()
  await ensureLedgerKey(casino.db, folder)
  rmSync(path.join(folder, 'ledger-seal-key'))
  await expect(ensureLedgerKey(casino.db, folder)).rejects.toThrow(
    'ledger-seal-key is missing, and the ledger is signed with it: put it back from a backup',
  )
  expect(readdirSync(folder)).toEqual([])
})

test('H10: a making that was cut short goes on with the same key', async () => {
  await checkpointAsBefore()
  await ensureLedgerKey(casino.db, folder)
  const made = readFileSync(path.join(folder, 'ledger-seal-key'), 'utf8')
  // Everything is signed, and the key has not its name yet.
  writeFileSync(path.join(folder, 'ledger-seal-key.new'), made)
  rmSync(path.join(folder, 'ledger-seal-key'))
  expect(await ensureLedgerKey(casino.db, folder)).toBe(0)
  expect(readFileSync(path.join(folder, 'ledger-seal-key'), 'utf8')).toBe(made)
  expect(existsSync(path.join(folder, 'ledger-seal-key.new'))).toBe(false)
  expect(await findings()).toEqual([])
})

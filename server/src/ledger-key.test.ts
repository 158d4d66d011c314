import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureLedgerKey, readLedgerKey } from './ledger-key.ts'
import { sealLedger, verifyLedger } from './modules/ledger/index.ts'
import { type House, openHouse } from './testing/house.ts'
import { LEDGER_KEY } from './testing/ledger-key.ts'

let house: House
let folder: string
beforeEach(async () => {
  house = await openHouse()
  folder = mkdtempSync(path.join(tmpdir(), 'zar-ledger-key-'))
})
afterEach(async () => {
  await house.close()
  rmSync(folder, { recursive: true })
})

/** Two seals as they were written before there were signatures. */
async function sealAsBefore(): Promise<void> {
  for (let times = 0; times < 2; times++) {
    await house.player({ cashE5: 10n })
    await sealLedger(house.db, LEDGER_KEY)
  }
  await sql`alter table seal_signature disable trigger user; delete from seal_signature;
    alter table seal_signature enable trigger user`.execute(house.owner.db)
}
const findings = async () =>
  (await verifyLedger(house.db, readLedgerKey(folder))).findings.map(({ sentence }) => sentence)

test('H10: the seals from before are signed once, when the key is made, and never again', async () => {
  await sealAsBefore()
  expect(await ensureLedgerKey(house.db, folder)).toBe(2)
  expect(readdirSync(folder)).toEqual(['ledger-seal-key'])
  expect(await findings()).toEqual([])
  await house.player({ cashE5: 10n })
  await sealLedger(house.db, readLedgerKey(folder))
  await sql`alter table seal_signature disable trigger user; delete from seal_signature where seal_id < 3;
    alter table seal_signature enable trigger user`.execute(house.owner.db)
  expect(await ensureLedgerKey(house.db, folder)).toBeUndefined()
  expect(await findings()).toEqual(['seal 1 has no signature', 'seal 2 has no signature'])
})

test('H10: a key that is lost is not made again where anything was signed with it', async () => {
  await sealAsBefore()
  await ensureLedgerKey(house.db, folder)
  rmSync(path.join(folder, 'ledger-seal-key'))
  await expect(ensureLedgerKey(house.db, folder)).rejects.toThrow(
    'ledger-seal-key is missing, and the ledger is signed with it: put it back from a backup',
  )
  expect(readdirSync(folder)).toEqual([])
})

test('H10: a making that was cut short goes on with the same key', async () => {
  await sealAsBefore()
  await ensureLedgerKey(house.db, folder)
  const made = readFileSync(path.join(folder, 'ledger-seal-key'), 'utf8')
  // Everything is signed, and the key has not its name yet.
  writeFileSync(path.join(folder, 'ledger-seal-key.new'), made)
  rmSync(path.join(folder, 'ledger-seal-key'))
  expect(await ensureLedgerKey(house.db, folder)).toBe(0)
  expect(readFileSync(path.join(folder, 'ledger-seal-key'), 'utf8')).toBe(made)
  expect(existsSync(path.join(folder, 'ledger-seal-key.new'))).toBe(false)
  expect(await findings()).toEqual([])
})

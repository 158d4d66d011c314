import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { type House, openHouse } from '../../testing/house.ts'
import { LEDGER_KEY, makeLedgerKeyFolder } from '../../testing/ledger-key.ts'
import { postTransfer, sealLedger, verifyLedger } from './index.ts'

let house: House
beforeEach(async () => {
  house = await openHouse()
})
afterEach(() => house.close())

const keys = makeLedgerKeyFolder()
afterAll(keys.remove)

const run = promisify(execFile)
const COMMAND = fileURLToPath(new URL('../../ledger-verify.ts', import.meta.url))
async function verifyCommand(): Promise<{ code: number; out: string }> {
  try {
    const { stdout } = await run(process.execPath, ['--import', 'tsx', COMMAND], {
      env: { PATH: process.env.PATH, DATABASE_URL: house.url, KEYS_DIR: keys.folder },
    })
    return { code: 0, out: stdout }
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string }
    return { code, out: stdout }
  }
}
/** Does by hand what the triggers forbid. */
async function tamper(table: string, statement: string): Promise<void> {
  await house.owner.pool.query(
    `alter table ${table} disable trigger user; ${statement}; alter table ${table} enable trigger user`,
  )
}
async function sentences(): Promise<string[]> {
  const { findings } = await verifyLedger(house.db)
  return findings.map(({ rule, sentence }) => `${rule} ${sentence}`)
}

test('honest books verify, and say how much was checked', async () => {
  await house.player({ cashE5: 100n })
  await house.player({ cashE5: 200n })
  const { code, out } = await verifyCommand()
  expect(out).toContain('The books are right.')
  expect(out).toContain('2 transfers')
  expect(out).toContain('1 seals hold and are signed')
  expect(code).toBe(0)
  expect(await house.sumOfBooks()).toBe(0n)
})

test('a balance that was changed by hand names the account, and exits with 1 (LED-02)', async () => {
  const playerId = await house.player({ cashE5: 100n })
  await house.pool.query(
    `update account set balance_e5 = 150 where owner_id = $1 and kind = 'player_cash'`,
    [playerId],
  )
  const { code, out } = await verifyCommand()
  expect(code).toBe(1)
  expect(out).toContain(`player_cash of ${playerId}`)
  expect(out).toContain('holds 150, its transfers come to 100')
})

test('a transfer that was changed by hand names the account and the seal (LED-02, LED-12)', async () => {
  const playerId = await house.player({ cashE5: 100n })
  await sealLedger(house.db, LEDGER_KEY)
  await tamper('transfer', 'update transfer set amount_e5 = 101')
  const found = await sentences()
  expect(found.some((line) => line.startsWith('LED-02') && line.includes(playerId))).toBe(true)
  expect(found.some((line) => line.startsWith('LED-12') && line.includes('seal 1'))).toBe(true)
})

test('a change that leaves every balance right still breaks its seal (LED-12)', async () => {
  await house.player({ cashE5: 100n })
  await house.player({ cashE5: 100n })
  await sealLedger(house.db, LEDGER_KEY)
  await tamper('transfer', `update transfer set created_at = created_at + interval '1 microsecond'`)
  const found = await sentences()
  expect(found).toEqual([
    'LED-12 seal 1 over transfers 0 to 2 is broken: 2 sealed, 2 found, and they differ',
  ])
})

test('a transfer that was removed, or slipped in among sealed ones, breaks its seal (LED-12)', async () => {
  for (let index = 0; index < 3; index++) await house.player({ cashE5: 10n })
  await sealLedger(house.db, LEDGER_KEY)
  await house.player({ cashE5: 10n })
  await sealLedger(house.db, LEDGER_KEY)
  await tamper('transfer', 'delete from transfer where id = 2')
  const found = await sentences()
  expect(found.filter((line) => line.startsWith('LED-12'))).toEqual([
    'LED-12 seal 1 over transfers 0 to 3 is broken: 3 sealed, 2 found',
  ])
})

test('a seal that was rewritten breaks the one that stands on it (LED-12)', async () => {
  await house.player({ cashE5: 10n })
  await sealLedger(house.db, LEDGER_KEY)
  await house.player({ cashE5: 10n })
  await sealLedger(house.db, LEDGER_KEY)
  await tamper('ledger_seal', `update ledger_seal set hash = sha256('forged') where id = 1`)
  const found = await sentences()
  expect(found.map((line) => line.slice(0, 13))).toEqual(['LED-12 seal 1', 'LED-12 seal 2'])
})

test('a trigger that was switched off is found (LED-04)', async () => {
  await house.owner.pool.query('alter table transfer disable trigger transfer_is_final')
  expect(await sentences()).toEqual([
    'LED-04 nothing keeps the rows of transfer from being changed',
  ])
})

test('transfers that commit out of order are sealed only once none can come between them', async () => {
  const [slow, quick] = [await house.player({ cashE5: 10n }), await house.player({ cashE5: 10n })]
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
  const slowly = house.db.transaction().execute(async (tx) => {
    await postTransfer(tx, reserve(slow))
    tell()
    await held
  })
  await posted
  // Has a larger id, and commits first.
  await house.db.transaction().execute((tx) => postTransfer(tx, reserve(quick)))
  const sealing = sealLedger(house.db, LEDGER_KEY)
  letGo()
  await slowly
  expect(await sealing).toBe(4)
  expect(await sealLedger(house.db, LEDGER_KEY)).toBe(0)
  expect(await sentences()).toEqual([])
  expect(await house.sumOfBooks()).toBe(0n)
})

test('two processes that seal at once make one chain', async () => {
  for (let index = 0; index < 5; index++) await house.player({ cashE5: 10n })
  const sealed = await Promise.all([
    sealLedger(house.db, LEDGER_KEY),
    sealLedger(house.db, LEDGER_KEY),
  ])
  expect(sealed.reduce((sum, count) => sum + count)).toBe(5)
  expect(await sentences()).toEqual([])
})

test('no database to verify is one sentence and exit code 1', async () => {
  const gone = new URL(house.url)
  gone.pathname = `/zar_none_${randomUUID().replaceAll('-', '')}`
  const failed = await run(process.execPath, ['--import', 'tsx', COMMAND], {
    env: { PATH: process.env.PATH, DATABASE_URL: gone.href, KEYS_DIR: keys.folder },
  }).catch((error: { code: number; stdout: string }) => error)
  expect(failed).toMatchObject({ code: 1 })
  expect(failed.stdout).toMatch(/^The books could not be read: .*does not exist\n$/)
})

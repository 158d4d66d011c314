import { proofBy, proofOf } from '@zar/contract/evidence/proof'
import { isSigned } from '@zar/contract/evidence/signature'
import { leafOfBatch } from '@zar/contract/evidence/stored'
import { rootOf } from '@zar/contract/evidence/tree'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { byHand } from '../../../testing/audit-log.ts'
import { EVIDENCE_HOUSE } from '../../../testing/evidence/evidence-house.ts'
import { LEDGER_KEY } from '../../../testing/ledger-key.ts'
import { detachByTwo, passSixYears } from '../../../testing/ledger-parts.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { verifyLedger, writeCheckpoints } from '../../ledger/index.ts'
import { readBatches } from './batches.ts'
import { rootAt, signHead } from './heads.ts'
import { sealLogs, signHeadsDue, verifyLogs } from './logs.ts'
import { onNodes } from './nodes.ts'

let casino: TestCasino
beforeEach(async () => {
  casino = await openTestCasino()
})
afterEach(() => casino.close())

const seal = (isDueNow = true) => sealLogs(casino.db, EVIDENCE_HOUSE, { isDueNow })
/** So many batches of a deposit each. */
async function makeMany(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await casino.player({ cashE5: 10n })
    await writeCheckpoints(casino.db, LEDGER_KEY)
    await seal()
  }
}
const findings = async () =>
  (await verifyLogs(casino.db, EVIDENCE_HOUSE.keys)).map(({ sentence }) => sentence)
const batches = () => readBatches(casino.db, 'ledger', { from: 0, count: 1_000 })

test('the ledger is sealed in batches that go on from each other, and the old chain stays right', async () => {
  await casino.player({ cashE5: 100n })
  await writeCheckpoints(casino.db, LEDGER_KEY)
  expect(await seal(false)).toBe(0)
  await casino.player({ cashE5: 100n })
  expect(await seal()).toBe(1)
  await writeCheckpoints(casino.db, LEDGER_KEY)
  expect(await seal()).toBe(1)
  expect(await seal()).toBe(0)
  expect(await batches()).toMatchObject([
    { i: 0, name: 'zar.example/ledger', after_id: 0n, to_id: 1n, rows: 1 },
    { i: 1, after_id: 1n, to_id: 2n, rows: 1, rows_so_far: 2n },
  ])
  expect(await findings()).toEqual([])
  expect((await verifyLedger(casino.db, LEDGER_KEY)).findings).toEqual([])
})

test('roots and paths come of stored nodes as of the whole tree', async () => {
  await makeMany(13)
  const leaves = (await batches()).map(leafOfBatch)
  for (let size = 0; size <= leaves.length; size += 1) {
    const root = Buffer.from(await rootAt(casino.db, 'ledger', size))
    expect(root.equals(rootOf(leaves.slice(0, size)))).toBe(true)
  }
  for (const shown of [[], [0], [3, 4, 12], [12], [0, 1, 2, 3], leaves.map((_, at) => at)]) {
    const path = await onNodes(casino.db, 'ledger', (root) => proofBy(leaves.length, shown, root))
    const whole = proofOf(leaves, shown)
    expect(path.map((hash) => Buffer.from(hash))).toEqual(whole.map((hash) => Buffer.from(hash)))
  }
})

test('a head is signed over all batches, each hour', async () => {
  await makeMany(3)
  const now = new Date()
  const [head] = await signHeadsDue(casino.db, EVIDENCE_HOUSE, now)
  expect(head).toMatchObject({ t: 'head', v: 1, log: 'zar.example/ledger', batches: 3, rows: 3 })
  const leaves = (await batches()).map(leafOfBatch)
  expect(head?.root).toBe(Buffer.from(rootOf(leaves)).toString('hex'))
  const { publicKey } = EVIDENCE_HOUSE.keys.head
  expect(head && (await isSigned('zar-head-v1', head, publicKey))).toBe(true)
  expect(await signHeadsDue(casino.db, EVIDENCE_HOUSE, now)).toEqual([])
  const later = new Date(now.getTime() + 3_700_000)
  expect(await signHeadsDue(casino.db, EVIDENCE_HOUSE, later)).toHaveLength(2)
  expect(await findings()).toEqual([])
})

test('what a superuser changes, takes out or makes anew is found', async () => {
  await makeMany(4)
  await signHead(casino.db, EVIDENCE_HOUSE, 'ledger')
  await byHand(casino, 'transfer', 'update transfer set amount_e5 = 11 where id = 2')
  expect(await findings()).toEqual([
    'batch 1 of zar.example/ledger has other rows than when it was sealed',
    'batch 1 of zar.example/ledger was not sealed so with this key',
  ])
  await byHand(casino, 'transfer', 'update transfer set amount_e5 = 10 where id = 2')
  expect(await findings()).toEqual([])
  await byHand(casino, 'transfer', 'delete from transfer where id = 3')
  expect(await findings()).toContain('batch 2 of zar.example/ledger has 0 rows of 1')
})

test('a log whose end was cut off is not the one that was signed', async () => {
  await makeMany(4)
  const head = await signHead(casino.db, EVIDENCE_HOUSE, 'ledger')
  await byHand(casino, 'evidence_batch', 'delete from evidence_batch where i = 3')
  expect(await findings()).toEqual([`the head of ledger of ${head.at} has batches that are gone`])
})

test('with another key nothing holds', async () => {
  await makeMany(1)
  const keys = { ...EVIDENCE_HOUSE.keys, chain: Buffer.alloc(32, 1) }
  expect(await verifyLogs(casino.db, keys)).toHaveLength(1)
})

test('processes that seal at once make each batch once', async () => {
  await casino.players(Array.from({ length: 20 }, () => ({ cashE5: 5n })))
  await writeCheckpoints(casino.db, LEDGER_KEY)
  const made = await Promise.all([seal(), seal(), seal(), seal()])
  expect(made.reduce((sum, one) => sum + one, 0)).toBe(1)
  expect(await findings()).toEqual([])
})

test('a part of the ledger that was detached is not asked for, before it was sealed or after', async () => {
  await casino.player({ cashE5: 100n })
  const number = await passSixYears(casino)
  await seal()
  await detachByTwo(casino, number)
  await makeMany(2)
  expect(await findings()).toEqual([])
  expect((await batches()).map(({ rows }) => rows)).toEqual([2, 1, 1])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventOf, writeEvents } from '../../testing/audit-log.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { causedBy, writeAudit } from './index.ts'

let casino: TestCasino
beforeAll(async () => {
  casino = await openTestCasino()
})
afterAll(() => casino.close())

const causes = () => casino.db.selectFrom('posting_cause').selectAll().execute()

test('LOG-01: a transfer that staff caused names the event, in the transaction that posts it', async () => {
  const id = await casino.db.transaction().execute(async (tx) => {
    const written = await writeAudit(tx, eventOf())
    await causedBy(tx, 'withdrawal_paid:7', written)
    await causedBy(tx, 'withdrawal_paid:7', written)
    return written
  })
  expect(await causes()).toEqual([{ transfer_key: 'withdrawal_paid:7', audit_id: id }])
  const rolledBack = casino.db.transaction().execute(async (tx) => {
    await causedBy(tx, 'withdrawal_paid:8', await writeAudit(tx, eventOf()))
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  expect(await causes()).toHaveLength(1)
})

test('LOG-02: what caused a transfer is never said anew, and names an event that is there', async () => {
  const [other = 0n] = await writeEvents(casino, 1)
  const again = casino.db.transaction().execute((tx) => causedBy(tx, 'withdrawal_paid:7', other))
  await expect(again).rejects.toThrow('was caused by another event')
  const none = casino.db.transaction().execute((tx) => causedBy(tx, 'withdrawal_paid:9', 999n))
  await expect(none).rejects.toThrow('posting_cause_audit_id_fkey')
  for (const change of ['update posting_cause set audit_id = 1', 'delete from posting_cause'])
    await expect(casino.owner.pool.query(change)).rejects.toThrow('never changed')
})

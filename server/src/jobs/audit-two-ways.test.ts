import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { causedBy, writeAudit } from '../modules/audit/index.ts'
import { byHand, eventOf, STAFF_ID } from '../testing/audit-log.ts'
import { askWithdrawal } from '../testing/players/withdrawals.ts'
import { openTestCasino, type TestCasino } from '../testing/test-casino.ts'
import { compareDecisions } from './audit-two-ways.ts'

let casino: TestCasino
let payment: string
beforeEach(async () => {
  casino = await openTestCasino()
  const playerId = await casino.player({ cashE5: 1_000n })
  payment = (await askWithdrawal(casino.db, { playerId, amountE5: 10n }))?.paymentId ?? ''
  await decide()
  expect(await compareDecisions(casino.db)).toEqual([])
})
afterEach(() => casino.close())

const step = (at = 'now()') =>
  casino.owner.pool.query(`insert into payment_event (payment_id, step, operator, at)
    values ('${payment}', 'first_approved', 'ayse', ${at})`)

/** A first approval with its row of the log. */
async function decide(): Promise<bigint> {
  await step()
  return casino.db
    .transaction()
    .execute((tx) => writeAudit(tx, eventOf({ object: `withdrawal:${payment}` })))
}

test('LOG-02: a decision without a row is found, and one from before the log has none', async () => {
  await step(`now() - interval '1 day'`)
  expect(await compareDecisions(casino.db)).toEqual([])
  await decide()
  await step(`now() + interval '1 s'`)
  await step(`now() + interval '1 s'`)
  const [found] = await compareDecisions(casino.db)
  expect(found?.says).toMatch(`withdrawal ${payment} was decided `)
  expect(found?.says).toMatch(/has 2 rows$/)
})

test('LOG-02: a row without a decision is found, with its number', async () => {
  const id = await casino.db.transaction().execute(async (tx) => {
    const object = `withdrawal:${casino.random.uuid()}`
    const written = await writeAudit(tx, eventOf({ outcome: 'done', object }))
    await causedBy(tx, 'x', written)
    return written
  })
  expect(await compareDecisions(casino.db)).toMatchObject([
    {
      id: String(id),
      says: expect.stringMatching(/^decides withdrawal:.*, which nobody decided$/),
    },
  ])
})

test('AUZ-03: a proposal that one person carried out is found, though the database was told otherwise', async () => {
  await sql`insert into staff (id, name, full_name) values (${STAFF_ID}, 'ayse', 'Ayse'), (gen_random_uuid(), 'ece', 'Ece')`.execute(
    casino.db,
  )
  await sql`insert into proposal (right_name, object, terms, facts, reason, proposed_by, lapses_at, state, decided_at)
    values ('withdrawal.approve', 'withdrawal:1', '{}', '{}', 'x', ${STAFF_ID}, now(), 'done', now())`.execute(
    casino.db,
  )
  const says = 'proposal 1 was carried out by one person'
  expect(await compareDecisions(casino.db)).toEqual([{ id: null, says }])
  await byHand(
    casino,
    'proposal_approval',
    `insert into proposal_approval (proposal_id, approved_by) values (1, '${STAFF_ID}')`,
  )
  expect(await compareDecisions(casino.db)).toEqual([{ id: null, says }])
  await sql`insert into proposal_approval (proposal_id, approved_by) select 1, id from staff where name = 'ece'`.execute(
    casino.db,
  )
  expect(await compareDecisions(casino.db)).toEqual([])
})

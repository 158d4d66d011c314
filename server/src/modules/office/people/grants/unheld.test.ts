import type { Notices } from '@zar/contract/office/elevations'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../../../../testing/test-casino.ts'
import { giveRipeGrants } from './ripe-grants.ts'
import { as, openGrantDesk, type Somebody } from './testing/grant-desk.ts'

let casino: TestCasino
let desk: Awaited<ReturnType<typeof openGrantDesk>>
let one: Somebody
let two: Somebody
beforeEach(async () => {
  casino = await openTestCasino()
  desk = await openGrantDesk(casino)
  one = await desk.somebody('one', ['administrator'])
  two = await desk.somebody('two', ['administrator'])
  // Nobody may change when a person said yes; here the day that follows is made to have passed.
  await sql`alter table proposal_approval disable trigger proposal_approval_is_final`.execute(
    casino.owner.db,
  )
})
afterEach(() => casino.close())

const agreed = async (to: Somebody, role: 'manager' | 'trader' | 'content' | 'support') => {
  const proposal = await desk.proposed(one, to, as(role))
  const { data } = await desk.approve(two, to, proposal)
  expect(data).toMatchObject({ outcome: 'later', missing: [] })
  return { proposal, effectiveAt: Date.parse(data?.effectiveAt ?? '') }
}

const makeOlder = (proposal: string, milliseconds: number) =>
  sql`update proposal_approval set approved_at = approved_at - make_interval(secs => ${milliseconds / 1000})
    where proposal_id = ${BigInt(proposal)}`.execute(casino.owner.db)

const DAY = 24 * 3_600_000

test('a right that nobody holds: two administrators, everybody told, and in force a day later', async () => {
  const first = await desk.somebody('first', [])
  const { proposal, effectiveAt } = await agreed(first, 'manager')
  const hours = (effectiveAt - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23.9)
  expect(hours).toBeLessThanOrEqual(24)
  const { data } = await desk.office.get<Notices>('/api/office/notices', {}, first.desk)
  expect(data?.grants).toMatchObject([{ person: first.name, roles: ['manager'] }])
  await makeOlder(proposal, DAY - 60_000)
  expect(await giveRipeGrants(casino.db)).toBe(0)
  expect(await desk.rolesOf(first)).toEqual([])
  await makeOlder(proposal, 60_000)
  const given = await Promise.all([giveRipeGrants(casino.db), giveRipeGrants(casino.db)])
  expect(given.sort()).toEqual([0, 1])
  expect(await desk.rolesOf(first)).toEqual(['manager'])
  expect(await giveRipeGrants(casino.db)).toBe(0)
  const rows = await casino.db
    .selectFrom('audit_event')
    .select(['actor', 'outcome'])
    .where('object', '=', `staff:${first.name}`)
    .where('actor_kind', '=', 'system')
    .execute()
  expect(rows).toEqual([{ actor: 'system:clock', outcome: 'done' }])
})

test('within the day it is refused by one, and then never given', async () => {
  const person = await desk.somebody('refused', [])
  const { proposal } = await agreed(person, 'trader')
  expect((await desk.refuse(two, person, proposal)).success).toBe(true)
  await makeOlder(proposal, DAY)
  expect(await giveRipeGrants(casino.db)).toBe(0)
  expect(await desk.rolesOf(person)).toEqual([])
})

test('it is not given once who agreed on it is gone, or the person is suspended', async () => {
  const third = await desk.somebody('third', ['administrator'])
  const person = await desk.somebody('person', [])
  const proposal = await desk.proposed(one, person, as('trader'))
  expect((await desk.approve(third, person, proposal)).data).toMatchObject({ outcome: 'later' })
  await casino.db
    .updateTable('staff')
    .set({ state: 'suspended' })
    .where('id', '=', third.id)
    .execute()
  await makeOlder(proposal, DAY)
  expect(await giveRipeGrants(casino.db)).toBe(0)

  const changed = await desk.somebody('changed', [])
  const other = await agreed(changed, 'support')
  await casino.db
    .updateTable('staff')
    .set({ state: 'suspended' })
    .where('id', '=', changed.id)
    .execute()
  await makeOlder(other.proposal, DAY)
  expect(await giveRipeGrants(casino.db)).toBe(0)
  expect(await desk.rolesOf(changed)).toEqual([])
})

test('what somebody has come to hold since is given still: two agreed on it when nobody did', async () => {
  const first = await desk.somebody('early', [])
  const second = await desk.somebody('late', [])
  const early = await agreed(first, 'support')
  const late = await agreed(second, 'support')
  await makeOlder(early.proposal, DAY)
  expect(await giveRipeGrants(casino.db)).toBe(1)
  await makeOlder(late.proposal, DAY)
  expect(await giveRipeGrants(casino.db)).toBe(1)
  expect(await desk.rolesOf(second)).toEqual(['support'])
  // From now on it is granted by who holds it.
  const next = await desk.somebody('next', [])
  const proposal = await desk.proposed(one, next, as('support'))
  expect(await desk.approve(two, next, proposal)).toMatchObject({ data: { code: 'ceiling' } })
})

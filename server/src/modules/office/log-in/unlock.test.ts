import type { StaffMember } from '@zar/contract/office/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openOfficeApp, PASSWORD } from '../../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'

const REASON = 'They called from the number that we know.'
let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
let desks: Record<'lead' | 'otherLead' | 'colleague' | 'admin', Desk>
beforeAll(async () => {
  casino = await openTestCasino({ isPatient: true })
  office = await openOfficeApp(casino)
  type Role = 'support' | 'cashier' | 'administrator'
  const desk = async (name: string, role: Role, isLead: boolean) =>
    office.session((await office.staff(name, [role], isLead ? [role] : [])).id)
  desks = {
    lead: await desk('lale', 'support', true),
    otherLead: await desk('kaya', 'cashier', true),
    colleague: await desk('mine', 'support', false),
    admin: await desk('yasin', 'administrator', false),
  }
})
afterAll(async () => {
  await office.close()
  await casino.close()
})

const logIn = (name: string, password: string, ip = '198.51.100.4') =>
  office.post<{ code?: string; step?: string }>('/api/office/log-in', { name, password }, { ip })
const unlock = async (id: string, desk: Desk, reason = REASON) => {
  const { name } = await casino.db
    .selectFrom('staff')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await office.prove(desk, 'role.approve', `staff:${name}`)
  const asked = { id, reason }
  const { data } = await office.post<{ code?: string }>('/api/office/unlock-staff', asked, desk)
  return data?.code ?? 'done'
}
const unproven = async (id: string, desk: Desk) => {
  await casino.owner.db.deleteFrom('staff_proof').execute()
  const asked = { id, reason: REASON }
  return (await office.post<{ code?: string }>('/api/office/unlock-staff', asked, desk)).data?.code
}
const isLocked = async (id: string) =>
  (await office.get<StaffMember[]>('/api/office/staff', {}, desks.admin)).data?.find(
    (one) => one.id === id,
  )?.isLocked

const lockedFor = async (desk: Desk) =>
  (await office.get<object[]>('/api/office/locked-staff', {}, desk)).data

test('AUT-04: a lead gives a person of their desk their tries back, once, and nobody else does', async () => {
  const { id } = await office.staff('ozan', ['support'])
  expect(await unlock(id, desks.lead)).toBe('staff_not_locked')
  for (let n = 0; n < 5; n++) await logIn('ozan', 'yanlis bir sifre')
  expect((await logIn('ozan', PASSWORD)).status).toBe(429)
  expect(await isLocked(id)).toBe(true)
  expect(await lockedFor(desks.lead)).toEqual([{ id, name: 'ozan', fullName: 'ozan' }])
  expect(await lockedFor(desks.admin)).toHaveLength(1)
  expect(await lockedFor(desks.otherLead)).toEqual([])
  expect(await unlock(id, desks.colleague)).toBe('no_right')
  expect(await unlock(id, desks.otherLead)).toBe('no_right')
  expect(await unlock(id, desks.lead, 'short')).toBe('invalid_input')
  expect(await unproven(id, desks.lead)).toBe('reauthenticate')
  const both = await Promise.all([unlock(id, desks.lead), unlock(id, desks.lead)])
  expect(both.sort()).toEqual(['done', 'staff_not_locked'])
  expect(await isLocked(id)).toBe(false)
  expect(await logIn('ozan', PASSWORD)).toMatchObject({ data: { step: 'totp' } })
  const rows = await casino.db
    .selectFrom('audit_event')
    .select(['right_name', 'reason', 'after'])
    .where('does', '=', 'log_in_unlock')
    .where('outcome', '=', 'done')
    .execute()
  expect(rows).toEqual([{ right_name: 'role.approve', reason: REASON, after: { tries: 5 } }])
})

test('nobody unlocks themselves', async () => {
  const { id } = await casino.db
    .selectFrom('staff')
    .select('id')
    .where('name', '=', 'lale')
    .executeTakeFirstOrThrow()
  for (let n = 0; n < 5; n++) await logIn('lale', 'yanlis bir sifre')
  expect(await unlock(id, desks.lead)).toBe('self')
})

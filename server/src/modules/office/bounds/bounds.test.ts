import type { approvalLimits } from '@zar/contract/office/house/bounds'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { type Desk, openOfficeApp, PASSWORD } from '../../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'

const REASON = 'The office moved to its new line.'
const HERE = '203.0.113.9'
const E5 = 100_000n
let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
type Name = 'yasin' | 'yonca' | 'nil' | 'cem' | 'kasa' | 'selin'
let desks: Record<Name, Desk>
beforeAll(async () => {
  casino = await openTestCasino({ isPatient: true })
  office = await openOfficeApp(casino)
  const desk = async (name: string, role: Parameters<typeof office.staff>[1][number]) =>
    office.session((await office.staff(name, [role])).id)
  desks = {
    yasin: await desk('yasin', 'administrator'),
    yonca: await desk('yonca', 'administrator'),
    nil: await desk('nil', 'oncall'),
    cem: await desk('cem', 'compliance'),
    kasa: await desk('kasa', 'cashier'),
    selin: await desk('selin', 'support'),
  }
})
afterAll(async () => {
  await office.close()
  await casino.close()
})

type Answer = { outcome?: string; proposal?: string; code?: string }
const codeOf = ({ success, data }: { success: boolean; data: Answer | null }) =>
  success ? (data?.outcome ?? 'done') : data?.code
type Wish = { role: string; networks: string[]; proposal?: string | undefined }
async function edit(wish: Wish, name: Name, from: Partial<Desk> = {}) {
  const desk = desks[name]
  await office.prove(desk, 'iplist.edit', `iplist:${wish.role}`)
  return office.post<Answer>(
    '/api/office/edit-addresses',
    { reason: REASON, ...wish },
    { ...desk, ...from },
  )
}
const meAt = async (name: Name, ip: string) =>
  (await office.get('/api/office/me', {}, { ...desks[name], ip })).status
async function setList(role: string, networks: string[]) {
  const { data } = await edit({ role, networks }, 'yasin')
  return codeOf(await edit({ role, networks, proposal: data?.proposal }, 'nil'))
}

test('AUZ-03: two set from where a role works; whoever is elsewhere is out with the next request and cannot log in', async () => {
  expect(await meAt('kasa', '198.51.100.7')).toBe(200)
  const wish = { role: 'cashier', networks: ['203.0.113.77/24', '2001:db8::/48'] }
  expect(codeOf(await edit(wish, 'cem'))).toBe('no_right')
  const asked = await edit(wish, 'yasin')
  expect(codeOf(asked)).toBe('waits')
  const again = { ...wish, proposal: asked.data?.proposal }
  expect(codeOf(await edit(again, 'yasin'))).toBe('same_person')
  const other = { ...again, networks: ['198.51.100.0/24'] }
  expect(codeOf(await edit(other, 'nil'))).toBe('changed_meanwhile')
  const both = await Promise.all([edit(again, 'nil'), edit(again, 'yonca')])
  expect(both.filter((one) => codeOf(one) === 'done')).toHaveLength(1)
  expect(await meAt('kasa', HERE)).toBe(200)
  expect(await meAt('kasa', '::ffff:203.0.113.9')).toBe(200)
  expect(await meAt('kasa', '2001:db8::7')).toBe(200)
  expect(await meAt('kasa', '198.51.100.7')).toBe(403)
  expect(await meAt('selin', '198.51.100.7')).toBe(200)
  casino.clock.advance(30_000)
  const logIn = { name: 'kasa', password: PASSWORD, code: office.code() }
  const away = await office.post<Answer>('/api/office/log-in', logIn, { ip: '198.51.100.7' })
  expect(away.data?.code).toBe('address_not_listed')
  const list = await office.get<{ roles: object[] }>('/api/office/addresses', {}, desks.yasin)
  expect(list.data?.roles).toEqual([
    { role: 'cashier', networks: ['2001:db8::/48', '203.0.113.0/24'] },
  ])
  expect(codeOf(await edit(wish, 'yasin'))).toBe('bounds_as_they_are')
  expect(await setList('cashier', [])).toBe('done')
  expect(await meAt('kasa', '198.51.100.7')).toBe(200)
})

test('nobody shuts themselves out, neither who proposes nor who approves', async () => {
  const away = { role: 'administrator', networks: ['198.51.100.0/24'] }
  expect(codeOf(await edit(away, 'yasin'))).toBe('address_shuts_out')
  const here = { role: 'administrator', networks: [HERE] }
  const { data } = await edit(here, 'yasin')
  const again = { ...here, proposal: data?.proposal }
  expect(codeOf(await edit(again, 'yonca', { ip: '198.51.100.7' }))).toBe('address_shuts_out')
  expect(
    (await office.get<{ roles: object[] }>('/api/office/addresses', {}, desks.nil)).data,
  ).toMatchObject({ roles: [] })
})

test('what is no network changes nothing', async () => {
  for (const network of ['300.1.1.1', '203.0.113.0/33', '2001:db8::/129', '1.2.3', ':', '::/0/0'])
    expect((await edit({ role: 'cashier', networks: [network] }, 'yasin')).success, network).toBe(
      false,
    )
})

type Limits = z.output<typeof approvalLimits.output>
const CASHIER = { withdrawalAlone: 5_000, withdrawalTwo: 40_000, adjustmentDay: 1_000 }
const MANAGER = { withdrawalAlone: 8_000, withdrawalTwo: 200_000, adjustmentDay: 10_000 }
const readLimits = async () =>
  (await office.get<Limits>('/api/office/approval-limits', {}, desks.cem)).data

async function setLimits(wish: object, name: Name) {
  const desk = desks[name]
  await office.prove(desk, 'approval.limits', 'limits:approval')
  const next = { cashier: CASHIER, manager: MANAGER, reason: REASON, ...wish }
  return office.post<Answer>('/api/office/set-approval-limits', next, desk)
}
const preview = async () => {
  const id = await casino.player()
  const path = '/api/office/preview-correction'
  return (await office.post<{ leftE5?: string }>(path, { id }, desks.kasa)).data?.leftE5
}

test('AUZ-03: two set what one person may approve; it counts from the next request on, and only downwards of the bounds', async () => {
  expect(await readLimits()).toMatchObject({
    version: '0',
    cashier: { withdrawalAlone: 10_000 },
  })
  const before = await preview()
  expect(codeOf(await setLimits({}, 'kasa'))).toBe('no_right')
  const above = { cashier: { ...CASHIER, withdrawalAlone: 10_001 } }
  expect((await setLimits(above, 'cem')).status).toBe(400)
  const crossed = { cashier: { ...CASHIER, withdrawalTwo: 4_000 } }
  expect((await setLimits(crossed, 'cem')).status).toBe(400)
  const { data } = await setLimits({}, 'cem')
  const { proposal } = data ?? {}
  expect(codeOf(await setLimits({ proposal }, 'cem'))).toBe('same_person')
  const both = await Promise.all([
    setLimits({ proposal }, 'yasin'),
    setLimits({ proposal }, 'yonca'),
  ])
  expect(both.filter((one) => codeOf(one) === 'done')).toHaveLength(1)
  expect(await readLimits()).toMatchObject({ cashier: CASHIER, manager: MANAGER })
  expect([before, await preview()]).toEqual([`${2_000n * E5}`, `${1_000n * E5}`])
  expect(codeOf(await setLimits({}, 'cem'))).toBe('bounds_as_they_are')
})

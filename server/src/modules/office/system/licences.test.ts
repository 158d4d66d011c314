import type { OfficeLicences } from '@zar/contract/office/system/licences'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveLicence } from '../../../testing/licence.ts'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { openRealHouse } from '../../protection/index.ts'

const REASON = 'The authority has prolonged it, letter of May.'
const log = pino({ level: 'silent' })
const LICENCE = {
  number: 'OGL/2026/1',
  authority: 'Curaçao Gaming Authority',
  countries: ['TR', 'DE'],
  games: ['casino', 'sports'],
  validFrom: '2026-01-01',
  validUntil: '2999-12-31',
}

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
const desks: Record<string, Desk> = {}
beforeAll(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
  for (const [name, role] of [
    ['uyum', 'compliance'],
    ['kerem', 'manager'],
    ['bora', 'administrator'],
  ] as const)
    desks[name] = await office.session((await office.staff(name, [role])).id)
})
afterAll(() => casino.close())

type Came = { outcome: string; proposal: string }
const rows = async () =>
  (await office.get<OfficeLicences>('/api/office/licences', {}, desks.kerem)).data?.rows ?? []

async function byBoth(deed: 'enter' | 'approve' | 'withdraw', object: string, input: object) {
  const url = `/api/office/licence-${deed}`
  await office.prove(desks.uyum ?? {}, 'licence.edit', object)
  const came = await office.post<Came>(url, { ...input, reason: REASON }, desks.uyum)
  if (!came.success) return came
  await office.prove(desks.kerem ?? {}, 'licence.edit', object)
  const said = { ...input, reason: REASON, proposal: came.data?.proposal }
  const both = await Promise.all([
    office.post<Came>(url, said, desks.kerem),
    office.post<Came>(url, said, desks.kerem),
  ])
  expect(both.map(({ success }) => success).sort()).toEqual([false, true])
  return both.find(({ success }) => success) ?? both[0]
}

test('what cannot be a licence is refused, and nobody without a proof enters one', async () => {
  const url = '/api/office/licence-enter'
  const enter = { ...LICENCE, typed: LICENCE.number, reason: REASON }
  expect(await office.post(url, enter, desks.bora)).toMatchObject({ data: { code: 'no_right' } })
  expect(await office.post(url, { ...enter, typed: 'x' }, desks.uyum)).toMatchObject({
    data: { code: 'name_needed' },
  })
  expect(await office.post(url, enter, desks.uyum)).toMatchObject({
    data: { code: 'reauthenticate' },
  })
  for (const [wrong, code] of [
    [{ validUntil: '2026-02-30' }, 'licence_days'],
    [{ validUntil: '2025-01-01' }, 'licence_days'],
    [{ countries: ['TR', 'QQ'] }, 'licence_country'],
  ] as const)
    expect(
      await byBoth('enter', 'licence:new', { ...LICENCE, typed: LICENCE.number, ...wrong }),
    ).toMatchObject({ data: { code } })
  expect(await rows()).toEqual([])
})

test('LEG-01: two people enter it once, both are its approvers, and real money opens', async () => {
  await expect(openRealHouse({ ...casino, log })).rejects.toThrow(
    'a licence record that two people have approved',
  )
  const entered = { ...LICENCE, typed: LICENCE.number }
  expect(await byBoth('enter', 'licence:new', entered)).toMatchObject({ data: { outcome: 'done' } })
  expect(await rows()).toMatchObject([
    { number: LICENCE.number, state: 'holds', enteredBy: 'uyum', approvers: ['uyum', 'kerem'] },
  ])
  const house = await openRealHouse({ ...casino, log, everyMs: 3_600_000 })
  await house.close()
  expect(await byBoth('enter', 'licence:new', entered)).toMatchObject({
    data: { code: 'nothing_to_change' },
  })
})

test('one that was entered on the machine is approved by two, and any is withdrawn by two for good', async () => {
  const id = await giveLicence(casino, { approvers: ['ayla'], validUntil: '2999-12-31' })
  const one = (await rows()).find((row) => row.id === `${id}`)
  expect(one).toMatchObject({ state: 'waits', approvers: ['ayla'] })
  const object = `licence:${id}`
  const typed = one?.number
  expect(await byBoth('approve', object, { id: `${id}`, typed })).toMatchObject({
    data: { outcome: 'done' },
  })
  expect((await rows()).find((row) => row.id === `${id}`)?.approvers).toHaveLength(2)
  expect(await byBoth('approve', object, { id: `${id}`, typed })).toMatchObject({
    data: { code: 'decided_meanwhile' },
  })
  expect(await byBoth('withdraw', object, { id: `${id}`, typed })).toMatchObject({
    data: { outcome: 'done' },
  })
  expect((await rows()).find((row) => row.id === `${id}`)).toMatchObject({
    state: 'withdrawn',
    withdrawnBy: 'kerem',
    actions: [],
  })
  expect(await byBoth('withdraw', object, { id: `${id}`, typed })).toMatchObject({
    data: { code: 'decided_meanwhile' },
  })
})

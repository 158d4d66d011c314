import { randomUUID } from 'node:crypto'
import type { Outcome } from '@zar/contract/office/proposals'
import type { Complaint, ComplaintRow } from '@zar/contract/office/support/complaints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Desk } from '../../../testing/office/office-app.ts'
import { openSupportDesk, REASON } from './testing/support-desk.ts'

const WORDS = 'Haklısın: bahis yeniden sonuçlanacak.'
const PEOPLE = {
  selin: 'support',
  uyum: 'compliance',
  uyum2: 'compliance',
  amir: 'manager',
} as const

let desk: Awaited<ReturnType<typeof openSupportDesk<keyof typeof PEOPLE>>>
let { fixture, office, desks, me, told, caseOf, runOut } = {} as typeof desk
beforeAll(async () => {
  desk = await openSupportDesk(PEOPLE)
  ;({ fixture, office, desks, me, told, caseOf, runOut } = desk)
})
afterAll(() => desk.close())

const newTicket = async (from = me) => {
  const body = {
    requestId: randomUUID(),
    subject: 'game',
    title: 'Kupon yanlış',
    text: 'Bak',
    files: [],
  }
  const { data } = await fixture.site.post<{ id: string; number: number }>(
    '/api/ticket/open',
    body,
    from,
  )
  if (!data) throw new Error('no ticket')
  return data
}
const newComplaint = async (desk = desks.selin, from = me) => {
  const { number: ticket } = await newTicket(from)
  const open = () =>
    office.post<{ id: number }>('/api/office/complaint-open', { ticket, reason: REASON }, desk)
  const came = await Promise.all([open(), open()])
  expect(came.find(({ success }) => !success)).toMatchObject({ data: { code: 'complaint_open' } })
  return { ticket, id: came.find(({ success }) => success)?.data?.id ?? 0 }
}
const read = async (id: number, desk = desks.uyum) => {
  const { data } = await office.get<Complaint>('/api/office/complaint', { id }, desk)
  if (!data) throw new Error('no complaint')
  return data
}
type Deciding = { text?: string; proposal?: string; version?: number }
const decide = async (id: number, desk: Desk | undefined, more: Deciding = {}) => {
  const version = more.version ?? (await read(id)).standing?.version ?? 0
  const input = { id, version, outcome: 'for_player', text: WORDS, reason: REASON, ...more }
  return office.post<Outcome & { code?: string }>('/api/office/complaint-decide', input, desk)
}

test('AUZ-03: a complaint is decided by two who did not handle it, and told at each stage', async () => {
  const { id } = await newComplaint()
  const { version } = (await read(id)).standing ?? { version: 0 }
  const answer = { id, version, text: 'Stüdyoya sorduk, yazacağız.', reason: REASON }
  expect((await office.post('/api/office/complaint-answer', answer, desks.uyum)).success).toBe(true)
  expect(await office.post('/api/office/complaint-answer', answer, desks.uyum2)).toMatchObject({
    data: { code: 'case_changed' },
  })
  expect((await told(me)).toSorted()).toEqual([
    `Şikâyetin kayda alındı: ${id}`,
    `Şikâyetine yanıt var: ${id}`,
  ])
  // Who has written in it decides nothing of it, and the page says so.
  expect((await decide(id, desks.uyum)).data).toMatchObject({ code: 'separation' })
  expect((await read(id)).actions).toContainEqual({
    right: 'complaint.decide',
    state: 'refused',
    why: 'separation',
  })
  expect((await decide(id, desks.selin)).data).toMatchObject({ code: 'no_right' })

  const proposal = (await decide(id, desks.uyum2)).data?.proposal ?? ''
  expect((await decide(id, desks.uyum2, { proposal })).data).toMatchObject({ code: 'same_person' })
  expect((await decide(id, desks.amir, { proposal, text: 'Başka bir karar' })).data).toMatchObject({
    code: 'changed_meanwhile',
  })
  expect((await read(id)).stage).toBe('acknowledged')
  const came = await Promise.all([
    decide(id, desks.amir, { proposal }),
    decide(id, desks.amir, { proposal }),
  ])
  expect(came.filter(({ success }) => success)).toHaveLength(1)
  const done = await read(id)
  expect(done).toMatchObject({ stage: 'decided', outcome: 'for_player', standing: null })
  expect(done.steps.map(({ kind, by }) => [kind, by])).toEqual([
    ['opened', 'selin'],
    ['answered', 'uyum'],
    ['acknowledged', null],
    ['decided', 'amir'],
  ])
  expect(await told(me)).toContain(`Şikâyetin haklı bulundu: ${id}`)
})

test('who answered the ticket behind a complaint does not decide it', async () => {
  const { id, ticket } = await newComplaint()
  const standing = await caseOf(`ticket:${ticket}`)
  const body = { number: ticket, version: standing?.version, text: 'Bakıyoruz', asks: false }
  expect((await office.post('/api/office/ticket-answer', body, desks.amir)).success).toBe(true)
  expect((await decide(id, desks.amir)).data).toMatchObject({ code: 'separation' })
})

test('what was written since the proposal stops the decision', async () => {
  const { id } = await newComplaint()
  const proposal = (await decide(id, desks.uyum2)).data?.proposal ?? ''
  const { version } = (await read(id)).standing ?? { version: 0 }
  const answer = { id, version, text: 'Bir şey daha öğrendik.', reason: REASON }
  await office.post('/api/office/complaint-answer', answer, desks.selin)
  expect((await decide(id, desks.amir, { proposal, version })).data).toMatchObject({
    code: 'case_changed',
  })
  expect((await decide(id, desks.amir, { proposal })).data).toMatchObject({
    code: 'changed_meanwhile',
  })
})

test('a complaint that nobody sees is recorded by its clock, and one that nobody decides may go outside', async () => {
  const from = await fixture.player()
  const { id } = await newComplaint(desks.selin, from)
  await runOut(`complaint:${id}`)
  const seen = await read(id)
  expect(seen.stage).toBe('acknowledged')
  expect(Date.parse(seen.standing?.clockAt ?? '') - Date.parse(seen.openedAt)).toBe(864_000_000)
  await runOut(`complaint:${id}`)
  expect(await read(id)).toMatchObject({ stage: 'outside', outcome: null, standing: null })
  expect((await told(from)).toSorted()).toEqual([
    `Şikâyetin kayda alındı: ${id}`,
    `Şikâyetine zamanında karar veremedik: ${id}`,
  ])
  const { data } = await office.get<{ rows: ComplaintRow[] }>(
    '/api/office/complaints',
    { view: 'ended' },
    desks.uyum,
  )
  expect(data?.rows[0]?.id).toBe(id)
})

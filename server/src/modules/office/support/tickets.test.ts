import { randomUUID } from 'node:crypto'
import type { OfficeTicket, OfficeTicketRow } from '@zar/contract/office/support/tickets'
import type { TicketThread } from '@zar/contract/support/ticket'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Desk } from '../../../testing/office/office-app.ts'
import { HOSTILE, openSupportDesk } from './testing/support-desk.ts'

const REASON = 'The receipt is compared with the bank.'
const PEOPLE = {
  selin: 'support',
  baran: 'support',
  uyum: 'compliance',
  denetci: 'auditor',
  kasa: 'cashier',
} as const

let desk: Awaited<ReturnType<typeof openSupportDesk<keyof typeof PEOPLE>>>
let { fixture, office, desks, ids, me, rowsOf, told, caseOf, runOut } = {} as typeof desk
beforeAll(async () => {
  desk = await openSupportDesk(PEOPLE)
  ;({ fixture, office, desks, ids, me, rowsOf, told, caseOf, runOut } = desk)
})
afterAll(() => desk.close())

type Opened = { id: string; number: number }
const open = async (title = 'Param gelmedi', files: string[] = [], from = me): Promise<Opened> => {
  const body = { requestId: randomUUID(), subject: 'deposit', title, text: HOSTILE, files }
  const { data } = await fixture.site.post<Opened>('/api/ticket/open', body, from)
  if (!data) throw new Error('no ticket')
  return data
}
const read = async (number: number, desk = desks.selin) => {
  const { data } = await office.get<OfficeTicket>('/api/office/ticket', { number }, desk)
  if (!data) throw new Error('no ticket')
  return data
}
const list = async (view: string, desk = desks.selin) =>
  (await office.get<{ rows: OfficeTicketRow[] }>('/api/office/tickets', { view }, desk)).data
    ?.rows ?? []
const answer = (number: number, version: number | null, text: string, desk = desks.selin) =>
  office.post('/api/office/ticket-answer', { number, version, text, asks: false }, desk)
const thread = async (id: string, from = me) =>
  (await fixture.site.post<TicketThread>('/api/ticket/thread', { id }, from)).data
test('what a player writes waits for six hours, is answered once, and goes to the player', async () => {
  const { id, number } = await open()
  const before = await read(number)
  const [row] = (await list('waiting')).filter((one) => one.number === number)
  expect(row).toMatchObject({ subject: 'deposit', player: { username: before.player.username } })
  const { openedAt, promiseAt } = before.standing ?? { openedAt: '', promiseAt: '' }
  expect(Date.parse(promiseAt) - Date.parse(openedAt)).toBe(6 * 3_600_000)
  const version = before.standing?.version ?? null
  const came = await Promise.all([
    answer(number, version, 'Buldum, bugün yazılır.'),
    answer(number, version, 'Bankaya sordum.', desks.baran),
  ])
  expect(came.map(({ success }) => success).sort()).toEqual([false, true])
  expect(came.find(({ success }) => !success)).toMatchObject({
    status: 409,
    data: { code: 'case_changed' },
  })
  const seen = await thread(id)
  expect(seen?.messages.map(({ author }) => author)).toEqual(['player', 'support'])
  expect(seen?.messages[0]?.text).toBe(HOSTILE)
  expect((await list('waiting')).some((one) => one.number === number)).toBe(false)
  expect((await list('player')).some((one) => one.number === number)).toBe(true)
})

test('a reply of the player waits for twelve hours, and one more keeps the promise', async () => {
  const { id, number } = await open()
  await answer(number, (await read(number)).standing?.version ?? null, 'Hangi banka?')
  const reply = () =>
    fixture.site.post(
      '/api/ticket/reply',
      { requestId: randomUUID(), id, text: 'Ziraat', files: [] },
      me,
    )
  const at = fixture.casino.clock.now().getTime()
  await reply()
  const first = (await read(number)).standing
  expect(first?.state).toBe('open')
  expect(Date.parse(first?.promiseAt ?? '') - at).toBe(12 * 3_600_000)
  fixture.casino.clock.advance(60_000)
  await reply()
  const second = (await read(number)).standing
  expect(second?.promiseAt).toBe(first?.promiseAt)
  // Who saw the ticket before that word has not seen it.
  expect(await answer(number, first?.version ?? null, 'Tamam')).toMatchObject({
    data: { code: 'case_changed' },
  })
})

test('a note is read by the office alone, and stands in no copy of the player', async () => {
  const { id, number } = await open()
  const secret = `Stüdyo teyit etti ${HOSTILE}`
  expect(
    await office.post('/api/office/ticket-note', { number, text: secret }, desks.selin),
  ).toMatchObject({ success: true })
  expect((await read(number)).notes).toMatchObject([{ by: 'selin', text: secret }])
  expect(JSON.stringify(await thread(id))).not.toContain('teyit')
  expect(await rowsOf(`ticket:${number}`, 'note.write')).toHaveLength(1)
  const refused = await office.post(
    '/api/office/ticket-note',
    { number, text: 'not' },
    desks.denetci,
  )
  expect(refused).toMatchObject({ status: 403, data: { code: 'no_right' } })
})

test('who takes a ticket has it, and a colleague may neither take nor answer it meanwhile', async () => {
  const { number } = await open()
  const take = (desk: Desk | undefined) => office.post('/api/office/ticket-take', { number }, desk)
  const came = await Promise.all([take(desks.selin), take(desks.baran)])
  expect(came.filter(({ success }) => success)).toHaveLength(1)
  const isSelin = came[0]?.success
  const { standing } = await read(number)
  expect(standing?.owner?.name).toBe(isSelin ? 'selin' : 'baran')
  const other = isSelin ? desks.baran : desks.selin
  expect(await answer(number, standing?.version ?? null, 'Ben de', other)).toMatchObject({
    data: { code: 'case_taken' },
  })
  expect(
    (await list('mine', isSelin ? desks.selin : desks.baran)).map((one) => one.number),
  ).toContain(number)
})

test('a ticket is given to whom may answer it, and to nobody else', async () => {
  const { number } = await open()
  const give = (to: string | null | undefined) =>
    office.post('/api/office/ticket-assign', { number, to }, desks.uyum)
  expect(await give(ids.denetci)).toMatchObject({ data: { code: 'case_not_theirs' } })
  expect(await give(randomUUID())).toMatchObject({ data: { code: 'case_not_theirs' } })
  expect((await give(ids.baran)).success).toBe(true)
  expect((await read(number)).standing?.owner?.name).toBe('baran')
  const people = await office.get<{ name: string }[]>('/api/office/ticket-people', {}, desks.uyum)
  expect(people.data?.map(({ name }) => name)).toEqual(['baran', 'kasa', 'selin', 'uyum'])
})

test('closing ends the case and is told; it is opened again by the office or by a word of the player', async () => {
  const { id, number } = await open()
  const version = (await read(number)).standing?.version ?? null
  const close = () => office.post('/api/office/ticket-close', { number, version }, desks.selin)
  const came = await Promise.all([close(), close()])
  expect(came.filter(({ success }) => success)).toHaveLength(1)
  expect(await read(number)).toMatchObject({ status: 'closed', standing: null })
  expect((await list('closed'))[0]?.number).toBe(number)
  expect((await told(me)).filter((title) => title === 'Destek talebin kapatıldı')).toHaveLength(1)
  await office.post('/api/office/ticket-reopen', { number }, desks.selin)
  expect(await read(number)).toMatchObject({ status: 'open', standing: { state: 'new' } })
  expect((await thread(id))?.ticket.status).toBe('open')
})

test('LOG-03: a file is opened for a reason, is a row without its content, and never one that was not sent', async () => {
  const content = Buffer.from('%PDF-1.7 <script>alert(1)</script>')
  const name = '../<svg onload=alert(1)>.pdf'
  const sent = await fixture.upload(me, { content, name })
  const loose = await fixture.upload(me, { content, name })
  const { number } = await open('Dekont ekte', [sent.data.id])
  const view = (id: string, reason = REASON, desk = desks.selin) =>
    office.post<{ name: string; content: string }>('/api/office/ticket-file', { id, reason }, desk)
  expect((await view(sent.data.id, 'short')).success).toBe(false)
  const { data } = await view(sent.data.id)
  expect(Buffer.from(data?.content ?? '', 'base64').equals(content)).toBe(true)
  expect(data?.name).not.toMatch(/[<>/]/)
  expect(await view(loose.data.id)).toMatchObject({ data: { code: 'not_found' } })
  expect(await view(sent.data.id, REASON, desks.kasa)).toMatchObject({ data: { code: 'no_right' } })
  const rows = await rowsOf(`ticket:${number}`, 'file.view')
  expect(rows).toMatchObject([{ reason: REASON, linked: `file:${sent.data.id}` }])
  expect(JSON.stringify(rows[0]?.seen)).toBe('{"fields":["document"]}')
})

test('AUZ-02: who is kept to another country sees no ticket in the list and opens none', async () => {
  const { number } = await open()
  const { id } = await office.staff('kapsam', ['support'])
  const { id: proposal } = await fixture.casino.db
    .insertInto('proposal')
    .values({
      right_name: 'scope.edit',
      object: `staff:${id}`,
      terms: '{}',
      facts: '{}',
      reason: REASON,
      proposed_by: id,
      lapses_at: new Date(Date.now() + 3_600_000),
      decided_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await fixture.casino.db
    .insertInto('staff_scope')
    .values({
      staff_id: id,
      right_name: null,
      kind: 'country',
      value: JSON.stringify('ZZ'),
      proposal_id: proposal,
      ended_at: null,
    })
    .execute()
  const desk = await office.session(id)
  expect(await list('waiting', desk)).toEqual([])
  expect(await office.get('/api/office/ticket', { number }, desk)).toMatchObject({
    status: 403,
    data: { code: 'out_of_scope' },
  })
})

test('a late ticket goes to the top and is told once; a quiet one closes by itself', async () => {
  const from = await fixture.player()
  const { id, number } = await open('Geciken bilet', [], from)
  for (let round = 0; round < 2; round++) {
    await runOut(`ticket:${number}`)
  }
  expect(await told(from)).toEqual(['Yanıtın gecikti, özür dileriz'])
  const late = await caseOf(`ticket:${number}`)
  expect(late).toMatchObject({ is_urgent: true, clock_at: null, state: 'new' })
  const body = { number, version: late?.version, text: 'Özür dileriz', asks: true }
  expect((await office.post('/api/office/ticket-answer', body, desks.selin)).success).toBe(true)
  await runOut(`ticket:${number}`)
  expect(await caseOf(`ticket:${number}`)).toMatchObject({
    state: 'closed',
    closed_by: 'system:clock',
  })
  const again = await fixture.site.post(
    '/api/ticket/reply',
    { requestId: randomUUID(), id, text: 'Geç gördüm', files: [] },
    from,
  )
  expect(again.success).toBe(true)
  expect(await caseOf(`ticket:${number}`)).toMatchObject({ state: 'open', closed_at: null })
})

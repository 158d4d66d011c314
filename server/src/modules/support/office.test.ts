import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TicketThread } from '@zar/contract/support/ticket'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOffice } from '../../testing/casino/run-script.ts'
import type { From } from '../../testing/players/player-app.ts'
import { openSupportFixture, type SupportFixture } from '../../testing/support/support-fixture.ts'

let fixture: SupportFixture
let me: From
beforeAll(async () => {
  fixture = await openSupportFixture()
  me = await fixture.player()
})
afterAll(() => fixture.close())

const office = (...words: string[]) => runOffice(fixture.casino.url, words)

test('npm run office lists, shows, answers and closes tickets, and saves what was attached', async () => {
  expect(await office('tickets')).toEqual({ code: 0, said: 'No ticket waits.\n' })
  const content = Buffer.from('%PDF-1.7 dekont')
  const file = await fixture.upload(me, { content, name: 'dekont.pdf' })
  const { data } = await fixture.site.post<{ id: string; number: number }>(
    '/api/ticket/open',
    {
      requestId: randomUUID(),
      subject: 'deposit',
      title: 'Param gelmedi',
      text: 'Bak: \u001b[2J silindi\nikinci satır',
      files: [file.data.id],
    },
    me,
  )
  const number = String(data?.number)
  expect((await office('tickets')).said).toMatch(new RegExp(`#${number} .*deposit  Param gelmedi`))
  const shown = await office('tickets', 'show', number)
  expect(shown.said).toContain('ikinci satır')
  expect(shown.said).toContain(file.data.id)
  // What would steer the operator's terminal is made visible instead.
  expect(shown.said).not.toContain('\u001b')

  const folder = mkdtempSync(path.join(tmpdir(), 'zar-office-'))
  const target = path.join(folder, 'dekont.pdf')
  expect((await office('tickets', 'save', file.data.id, target)).code).toBe(0)
  expect(readFileSync(target).equals(content)).toBe(true)
  rmSync(folder, { recursive: true })

  await office('tickets', 'answer', number, 'Hangi banka?', '--ask', '--by', 'ayla')
  const thread = async () =>
    (await fixture.site.post<TicketThread>('/api/ticket/thread', { id: data?.id }, me)).data
  expect(await thread()).toMatchObject({ ticket: { status: 'waiting', isUnread: true } })
  await office('tickets', 'answer', number, 'Param geldi mi?', '--by', 'ayla')
  expect((await thread())?.ticket.status).toBe('answered')
  expect((await office('tickets', 'close', number, '--by', 'ayla')).code).toBe(0)
  expect((await thread())?.ticket.status).toBe('closed')
  const kept = await fixture.casino.db
    .selectFrom('ticket_message')
    .select('operator')
    .where('author', '!=', 'player')
    .execute()
  expect(kept.map(({ operator }) => operator)).toEqual(['ayla', 'ayla', 'ayla'])
  const missing = await office('tickets', 'show', '999999')
  expect(missing).toMatchObject({ code: 1, said: expect.stringMatching(/could not find/) })
})

test('npm run office lists the waiting conversations and answers in one', async () => {
  await fixture.site.post('/api/chat/say', { messageId: randomUUID(), text: 'Orada mısın?' }, me)
  const list = await office('chat', '--by', 'ayla')
  expect(list.said).toMatch(/player: Orada mısın\?/)
  const number = /^(\d+) {2}/m.exec(list.said)?.[1] ?? ''
  expect((await office('chat', 'say', number, 'Buradayım', '--by', 'ayla')).said).toBe('Said.\n')
  expect((await office('chat')).said).toBe('Nobody waits in the chat.\n')
  const page = await fixture.site.post<{ messages: { author: string; text: string }[] }>(
    '/api/chat/messages',
    { before: null, take: 5 },
    me,
  )
  expect(page.data?.messages.at(-1)).toMatchObject({ author: 'support', text: 'Buradayım' })
  expect((await office('chat', 'settle', number)).code).toBe(0)
  expect((await office('chat', 'leave')).code).toBe(0)
})

test.each([
  [['tickets', 'delete', '1001']],
  [['tickets', 'answer', '1001']],
  [['tickets', 'answer', '1001', '  ']],
  [['tickets', 'answer', '1001', 'iki', 'söz']],
  [['tickets', 'close', 'x']],
  [['tickets', 'save', 'x', 'y']],
  [['chat', 'say', '1']],
  [['chat', 'shout', '1', 'x']],
])('%j is answered with how it is used', async (words) => {
  const { code, said } = await office(...words)
  expect(code).toBe(2)
  expect(said).toContain('npm run office -- tickets answer NUMBER TEXT')
})

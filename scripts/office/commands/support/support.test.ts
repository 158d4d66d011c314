import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  openSupportFixture,
  type SupportFixture,
} from '../../../../server/src/testing/support/support-fixture.ts'
import { officeLine, WHY } from '../../testing/office-line.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
let fixture: SupportFixture
const line = officeLine(async () => {
  fixture = await openSupportFixture()
  return fixture
})

const post = async <Data>(
  url: string,
  body: object,
  from: Awaited<ReturnType<SupportFixture['player']>>,
) => (await fixture.site.post<Data>(url, body, from)).data

async function ticket() {
  const from = await fixture.player()
  const { data: file } = await fixture.upload(from, { content: PNG })
  const form = {
    subject: 'deposit',
    title: 'Where is it',
    text: 'My transfer is missing.',
  }
  const asked = { ...form, requestId: crypto.randomUUID(), files: [file.id] }
  const opened = await post<{ number: number }>('/api/ticket/open', asked, from)
  expect(opened).toHaveProperty('number')
  await line.casino.db.updateTable('ticket').set({ title: 'Where is\u001b[2J it' }).execute()
  return { from, number: String(opened?.number ?? '') }
}

test('tickets are listed, shown, answered, closed, and steer no terminal', async () => {
  const support = await line.person('support')
  const { number } = await ticket()
  const { said } = await support.type('tickets')
  expect(said).toContain(`${number}@`)
  expect(said).not.toContain('\u001b')
  const [seen = ''] = new RegExp(`^${number}@\\d+`, 'm').exec(said) ?? []
  expect((await support.type('tickets', 'show', number)).said).toContain('My transfer is missing.')
  expect(await support.type('tickets', 'answer', seen, 'Which', 'bank?', '--ask')).toEqual({
    code: 0,
    said: 'Asked: the player has the next word.',
  })
  // What was seen before the answer is another version.
  expect(await support.type('tickets', 'answer', seen, 'Once more')).toMatchObject({ code: 1 })
  expect(await support.type('tickets', 'close', number)).toMatchObject({ code: 0 })
  expect(await support.type('tickets', 'close', number, '--ask')).toMatchObject({ code: 2 })
  expect(await support.type('tickets', 'show', '999999')).toMatchObject({ code: 1 })
})

test('an attachment is written to a new file, for a reason, and never over another', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'zar-file-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const support = await line.person('support')
  const { number } = await ticket()
  const { said } = await support.type('tickets', 'show', number)
  const [, id = ''] = /([\da-f-]{36}) {2}dekont\.png/.exec(said) ?? []
  const file = path.join(folder, 'receipt')
  expect(await support.type('tickets', 'save', id, file, 'short')).toMatchObject({ code: 2 })
  expect(existsSync(file)).toBe(false)
  expect(await support.type('tickets', 'save', id, file, ...WHY)).toMatchObject({ code: 0 })
  expect(readFileSync(file)).toEqual(PNG)
  expect(await support.type('tickets', 'save', id, file, ...WHY)).toMatchObject({
    code: 1,
    said: expect.stringContaining('is not written'),
  })
})

test('whoever comes to the chat answers in it and leaves', async () => {
  const support = await line.person('support')
  const from = await fixture.player()
  expect((await support.type('chat')).said).toContain('You are not there')
  expect(await support.type('chat', 'come')).toMatchObject({ code: 0 })
  expect((await support.type('chat')).said).toContain('You count as there.')
  await post('/api/chat/say', { messageId: crypto.randomUUID(), text: 'merhaba' }, from)
  const [seen = ''] = /^\d+@\d+/m.exec((await support.type('chat')).said) ?? []
  const number = seen.split('@')[0] ?? ''
  expect(await support.type('chat', 'say', number, 'Buyur')).toEqual({ code: 0, said: 'Said.' })
  expect((await support.type('chat', 'show', number)).said).toContain('Buyur')
  // What was said meanwhile was not read: it is not ended.
  expect(await support.type('chat', 'end', seen)).toMatchObject({ code: 1 })
  expect(await support.type('chat', 'end', number)).toMatchObject({ code: 0 })
  expect(await support.type('chat', 'leave')).toMatchObject({ code: 0 })
})

test('a player is written to, once with both texts, and not without', async () => {
  const support = await line.person('support')
  const { number, id } = await line.player()
  const words = ['notify', number, '--title', 'Your transfer', '--note', 'It has come.']
  expect(await support.type(...words)).toMatchObject({ code: 0 })
  expect(await support.type('notify', number, '--title', 'Alone')).toMatchObject({ code: 1 })
  expect(await support.type('notify', number, '--title', 'x', '--note', 'y')).toMatchObject({
    code: 1,
  })
  const written = line.casino.db.selectFrom('notification').select(['title_tr', 'note_tr'])
  expect(await written.where('player_id', '=', id).execute()).toEqual([
    { title_tr: 'Your transfer', note_tr: 'It has come.' },
  ])
})

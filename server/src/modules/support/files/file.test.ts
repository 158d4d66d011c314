import { randomUUID } from 'node:crypto'
import type { TicketThread } from '@zar/contract/support/ticket'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dispositionOf, kindOf, safeName } from '../../../platform/files/file-kind.ts'
import { browser } from '../../../testing/players/mailbox.ts'
import type { From } from '../../../testing/players/player-app.ts'
import {
  openSupportFixture,
  type SupportFixture,
} from '../../../testing/support/support-fixture.ts'
import { forgetSupport } from '../index.ts'

const PNG = Buffer.from('\x89PNG\r\n\x1a\n and the rest', 'latin1')
const JPEG = Buffer.from('\xff\xd8\xff\xe0 and the rest', 'latin1')
const WEBP = Buffer.from('RIFF\x10\x00\x00\x00WEBPVP8 and the rest', 'latin1')
const PDF = Buffer.from('%PDF-1.7 and the rest')
const MAX = 5 * 1024 * 1024

let fixture: SupportFixture
let me: From
beforeAll(async () => {
  fixture = await openSupportFixture()
  me = await fixture.player()
})
afterAll(() => fixture.close())

const open = async (files: string[], from = me) =>
  fixture.site.post<{ id: string }>(
    '/api/ticket/open',
    { requestId: randomUUID(), subject: 'account', title: 'Kimliğim ekte', text: 'Ekte', files },
    from,
  )
const get = (id: string, from: From) =>
  fixture.site.app.inject({
    method: 'GET',
    url: `/api/ticket/file/${id}`,
    headers: { ...(from.token !== undefined && { authorization: `Bearer ${from.token}` }) },
  })
const count = async () =>
  Number(
    (
      await fixture.casino.db
        .selectFrom('ticket_file')
        .select((eb) => eb.fn.countAll().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows,
  )

test.each([
  { type: 'image/png', content: PNG, name: 'ekran görüntüsü.png' },
  { type: 'image/jpeg', content: JPEG, name: 'foto.JPEG' },
  { type: 'image/webp', content: WEBP, name: 'resim.webp' },
  { type: 'application/pdf', content: PDF, name: 'dekont.pdf' },
])(
  '$type is taken, sent with a message and downloaded as a file',
  async ({ type, content, name }) => {
    const { data } = await fixture.upload(me, { content, name })
    expect(data).toMatchObject({ name: name.replace('JPEG', 'jpeg'), type, bytes: content.length })
    const { data: ticket } = await open([data.id])
    const thread = await fixture.site.post<TicketThread>(
      '/api/ticket/thread',
      { id: ticket?.id },
      me,
    )
    expect(thread.data?.messages[0]?.files).toEqual([data])

    const got = await get(data.id, me)
    expect(got.rawPayload.equals(content)).toBe(true)
    expect(got.headers).toMatchObject({
      'content-type': type,
      'content-disposition': dispositionOf(data.name),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    expect(got.headers['content-disposition']).toMatch(/^attachment; /)
  },
)

test.each([
  { what: 'a page', content: Buffer.from('<!doctype html><script>alert(1)</script>') },
  { what: 'a drawing', content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  { what: 'a program', content: Buffer.from('MZ\x90\x00') },
  { what: 'an archive', content: Buffer.from('PK\x03\x04') },
  { what: 'a sound in the container of WebP', content: Buffer.from('RIFF1234WAVEfmt ') },
  { what: 'WebP outside its container', content: Buffer.from('RIFX1234WEBPVP8 ') },
  { what: 'a PDF that begins later', content: Buffer.from(' %PDF-1.7') },
  { what: 'two bytes', content: Buffer.from('\xff\xd8', 'latin1') },
])('$what called dekont.png is refused by its first bytes', async ({ content }) => {
  const before = await count()
  expect(await fixture.upload(me, { content, name: 'dekont.png' })).toMatchObject({
    status: 200,
    success: false,
    data: { code: 'file_type_refused' },
  })
  expect(await count()).toBe(before)
})

test('5 MB are taken and one byte more is not', async () => {
  const whole = Buffer.concat([PNG, Buffer.alloc(MAX - PNG.length)])
  expect(await fixture.upload(me, { content: whole })).toMatchObject({ data: { bytes: MAX } })
  expect(
    await fixture.upload(me, { content: Buffer.concat([whole, Buffer.alloc(1)]) }),
  ).toMatchObject({ status: 413, data: { code: 'body_too_large' } })
})

test('what is no upload is refused', async () => {
  expect(await fixture.upload(me, { content: PNG, id: 'x' })).toMatchObject({ status: 400 })
  expect(await fixture.upload(me, { content: PNG, name: '' })).toMatchObject({ status: 400 })
  expect(await fixture.upload(me, { content: Buffer.alloc(0) })).toMatchObject({ success: false })
  expect(await fixture.upload(me, { content: PNG, type: 'image/png' })).toMatchObject({
    status: 415,
  })
  expect(await fixture.upload(browser(), { content: PNG })).toMatchObject({ status: 401 })
})

test('the same upload again is one file, and its id is not taken over by another player', async () => {
  const id = randomUUID()
  const [first, second] = await Promise.all([
    fixture.upload(me, { id, content: PNG }),
    fixture.upload(me, { id, content: PNG }),
  ])
  expect(first.data).toEqual(second.data)
  const other = await fixture.player()
  expect(await fixture.upload(other, { id, content: JPEG })).toMatchObject({ status: 404 })
})

test('AUZ-01: a file is its player’s alone: nobody else downloads it or sends it', async () => {
  const { data } = await fixture.upload(me, { content: PNG })
  const other = await fixture.player()
  expect(await open([data.id], other)).toMatchObject({ data: { code: 'file_missing' } })
  expect(await fixture.site.post('/api/ticket/list', { skip: 0, take: 5 }, other)).toMatchObject({
    data: [],
  })
  await open([data.id])
  expect((await get(data.id, other)).statusCode).toBe(404)
  expect((await get(data.id, browser())).statusCode).toBe(401)
  expect((await get(randomUUID(), me)).statusCode).toBe(404)
  expect((await get('..%2F..%2Fetc', me)).statusCode).toBe(404)
  expect((await get(data.id, me)).statusCode).toBe(200)
})

test('a file goes with one message only', async () => {
  const { data } = await fixture.upload(me, { content: PNG })
  const said = await Promise.all([open([data.id]), open([data.id])])
  expect(said.map(({ success }) => success).sort()).toEqual([false, true])
})

test('what is never sent is bounded, and gone after a day', async () => {
  const player = await fixture.player()
  for (let at = 0; at < 12; at++) {
    fixture.casino.clock.advance(1)
    await fixture.upload(player, { content: PNG })
  }
  const loose = () =>
    fixture.casino.db
      .selectFrom('ticket_file')
      .innerJoin('session', 'session.player_id', 'ticket_file.player_id')
      .select('ticket_file.id')
      .where('ticket_id', 'is', null)
      .execute()
  const before = await loose()
  expect(before.length).toBeLessThan(16)
  await forgetSupport(
    fixture.casino.db,
    new Date(fixture.casino.clock.now().getTime() + 24 * 3_600_000 + 1),
  )
  expect(await loose()).toEqual([])
})

test('FRD-11: uploads are counted before they are read', async () => {
  const site = await fixture.openTight()
  const from = await fixture.player(browser({ ip: '10.91.0.1' }))
  const statuses = []
  for (let at = 0; at < 4; at++)
    statuses.push((await fixture.upload(from, { content: PNG }, site)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
})

test.each([
  ['dekont.png', 'dekont.png'],
  ['fotoğraf ğüşiöç.PNG', 'fotoğraf ğüşiöç.png'],
  ['sayfa.html', 'sayfa.html.png'],
  ['fatura.png.exe', 'fatura.png.exe.png'],
  ['../../etc/passwd', 'passwd.png'],
  ['C:\\kullanıcı\\a.png', 'a.png'],
  ['.htaccess', 'htaccess.png'],
  ['a"b\r\nSet-Cookie: x=1.png', 'a_b_Set-Cookie_ x=1.png'],
  ['gnp.\u202eexe.png', 'gnp._exe.png'],
  ['<img src=x onerror=alert(1)>.png', 'img src=x onerror=alert(1)_.png'],
  ['', 'dosya.png'],
  ['...', 'dosya.png'],
  ['\ud800.png', 'png.png'],
])('the name %j is saved as %j', (name, saved) => {
  expect(safeName(name, 'image/png')).toBe(saved)
})

test('a long name is cut and keeps its ending', () => {
  const name = safeName(`${'ğ'.repeat(400)}.pdf`, 'application/pdf')
  expect(name.length).toBeLessThanOrEqual(100)
  expect(name).toMatch(/\.pdf$/)
})

test('a name of any script reaches the browser whole, and stays within its header', () => {
  const said = dispositionOf('dekont (ğü)*.png')
  expect(said).toBe(
    `attachment; filename="dekont (__)*.png"; filename*=UTF-8''dekont%20%28%C4%9F%C3%BC%29%2a.png`,
  )
  expect(/^[\x20-\x7e]+$/.test(said)).toBe(true)
  expect(kindOf(Buffer.alloc(0))).toBeUndefined()
})

import { randomUUID } from 'node:crypto'
import { DOCUMENT_LIMITS } from '@zar/contract/players/documents'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { atOnce } from '../../../testing/races/at-once.ts'
import { type Documents, openDocuments, PNG } from '../testing/documents.ts'
import { forgetDocuments } from './files.ts'

const HOUR_MS = 3_600_000
const PDF = Buffer.from('%PDF-1.7 and the rest')

let documents: Documents
beforeAll(async () => {
  documents = await openDocuments()
})
afterEach(async () => {
  expect(await documents.casino.sumOfBooks()).toBe(0n)
  expect(await documents.reviews.findings()).toEqual([])
})
afterAll(() => documents.close())

const refused = (code: string) => ({ success: false, data: { code } })

test('a player who is asked reads what for and until when, and hands it in with both its sides', async () => {
  const held = await documents.asked('address')
  const { playerId } = held
  const clock = (await documents.reviews.read(held.id)).clock_at
  expect(await documents.mine(playerId)).toMatchObject([
    {
      payment: held.id,
      kind: 'address',
      amount: 8_000,
      endsAt: clock?.toISOString(),
      documents: [],
      canHandIn: 'yes',
    },
  ])
  const notes = await documents.casino.db
    .selectFrom('notification')
    .select(['note_tr', 'note_en'])
    .where('player_id', '=', playerId)
    .execute()
  expect(
    notes.some(
      ({ note_tr, note_en }) =>
        note_tr.includes('adres belgesi') && note_en.includes('proof of address'),
    ),
  ).toBe(true)

  const front = await documents.upload(playerId)
  expect(front.data).toMatchObject({ name: 'kimlik.png', type: 'image/png', bytes: PNG.length })
  const back = await documents.upload(playerId, PDF, '../<b>fatura.exe')
  const came = await documents.handIn(playerId, held.id, [front.data.id, back.data.id])
  expect(came).toMatchObject({ success: true })
  expect(await documents.mine(playerId)).toMatchObject([
    {
      canHandIn: 'waits',
      documents: [
        {
          id: came.data.id,
          state: 'waiting',
          code: null,
          files: expect.arrayContaining(['kimlik.png', 'b_fatura.exe.pdf']),
        },
      ],
    },
  ])
  // No time is won by it.
  expect((await documents.reviews.read(held.id)).clock_at).toEqual(clock)
  expect(await documents.handIn(playerId, held.id, [front.data.id])).toMatchObject(
    refused('document_waits'),
  )
})

test('a file is what its bytes say, of the size that tickets have, and no copy of the database reads it', async () => {
  const { playerId } = await documents.asked()
  for (const content of ['<svg/>', 'MZ\x90', ' %PDF-1.7', 'RIFF\x10\0\0\0WEBPVP8 '])
    expect(await documents.upload(playerId, Buffer.from(content, 'latin1'))).toMatchObject(
      refused('document_type_refused'),
    )
  const most = Buffer.concat([PNG, Buffer.alloc(DOCUMENT_LIMITS.fileMaxBytes - PNG.length)])
  const { data } = await documents.upload(playerId, most)
  expect(data).toMatchObject({ bytes: DOCUMENT_LIMITS.fileMaxBytes })
  const over = Buffer.concat([most, Buffer.alloc(1)])
  expect(await documents.upload(playerId, over)).toMatchObject({
    status: 413,
    data: { code: 'body_too_large' },
  })
  const pieces = await documents.casino.db
    .selectFrom('document_file_piece')
    .select('sealed')
    .where('file_id', '=', data.id)
    .execute()
  expect(pieces.length).toBeGreaterThan(5)
  const head = PNG.subarray(0, 16)
  const plain = [head, Buffer.from(head.toString('base64').slice(0, 20))]
  expect(pieces.some(({ sealed }) => plain.some((one) => sealed.includes(one)))).toBe(false)
  expect(documents.reviews.cashier.logged()).not.toContain('kimlik.png')
})

test('AUZ-01: nobody hands in for another, takes over a file, or is given one back', async () => {
  const mine = await documents.asked()
  const other = await documents.asked()
  const { data: file } = await documents.upload(mine.playerId)
  expect(await documents.handIn(other.playerId, other.id, [file.id])).toMatchObject(
    refused('file_missing'),
  )
  expect(await documents.handIn(other.playerId, mine.id, [file.id])).toMatchObject({
    data: { code: 'not_found' },
  })
  expect(await documents.upload(other.playerId, PDF, 'a.pdf', file.id)).toMatchObject({
    data: { code: 'not_found' },
  })
  const { app } = documents.reviews.cashier
  for (const url of [`/api/document/upload/${file.id}`, `/api/document/file/${file.id}`]) {
    const headers = { authorization: `Bearer ${mine.playerId}` }
    expect((await app.inject({ url, headers })).statusCode).toBe(404)
  }
  expect((await app.inject({ method: 'POST', url: '/api/document/upload' })).statusCode).toBe(401)
})

test('sent twice and side by side it is one document', async () => {
  const held = await documents.asked()
  const { data: file } = await documents.upload(held.playerId)
  const requestId = randomUUID()
  const same = await atOnce(() => documents.handIn(held.playerId, held.id, [file.id], requestId))
  expect(new Set(same.map(({ data }) => data.id)).size).toBe(1)

  const another = await documents.asked()
  const files: string[] = []
  while (files.length < 5) files.push((await documents.upload(another.playerId)).data.id)
  const came = await atOnce((at) =>
    documents.handIn(another.playerId, another.id, files.slice(at % 5, (at % 5) + 1)),
  )
  expect(came.filter(({ success }) => success)).toHaveLength(1)
  const codes = came.flatMap(({ data }) => (data.code ? [data.code] : []))
  expect(new Set(codes)).toEqual(new Set(['document_waits']))
})

test('a flood wins nothing: five a day, and the clock never moves', async () => {
  const held = await documents.asked()
  const before = await documents.reviews.read(held.id)
  for (let at = 0; at < DOCUMENT_LIMITS.dayMax; at++) {
    const id = await documents.handed(held)
    expect(await documents.decide(id, { code: 'unreadable' })).toMatchObject({ success: true })
  }
  const { data: file } = await documents.upload(held.playerId)
  expect(await documents.handIn(held.playerId, held.id, [file.id])).toMatchObject(
    refused('document_day_full'),
  )
  expect(await documents.mine(held.playerId)).toMatchObject([{ canHandIn: 'day_full' }])
  const { clock_at, extended_s, hold } = await documents.reviews.read(held.id)
  expect({ clock_at, extended_s, hold }).toEqual({
    clock_at: before.clock_at,
    extended_s: before.extended_s,
    hold: 'document',
  })
  // Files that nobody handed in are bounded too.
  for (let at = 0; at < 8; at++) await documents.upload(held.playerId)
  expect(await loose(held.playerId)).toBeLessThanOrEqual(6)
  await forgetDocuments(documents.casino.db, new Date(Date.now() + 25 * HOUR_MS))
  expect(await loose(held.playerId)).toBe(0)
})

const loose = async (playerId: string) =>
  (
    await documents.casino.db
      .selectFrom('document_file')
      .select('id')
      .where('player_id', '=', playerId)
      .where('document_id', 'is', null)
      .execute()
  ).length

test('at its clock the withdrawal is paid, what waits has lapsed, and nothing is verified', async () => {
  const held = await documents.asked()
  const id = await documents.handed(held)
  const now = documents.casino.clock.now()
  documents.casino.clock.set((await documents.reviews.read(held.id)).clock_at ?? now)
  const { data: file } = await documents.upload(held.playerId)
  expect(await documents.handIn(held.playerId, held.id, [file.id])).toMatchObject(
    refused('document_not_asked'),
  )
  await documents.reviews.run()
  documents.casino.clock.set(now)
  expect((await documents.reviews.events(held.id)).at(-1)).toMatchObject({ step: 'released' })
  const kept = await documents.casino.db
    .selectFrom('document')
    .select(['state', 'decided_by', 'code'])
    .where('id', '=', id)
    .executeTakeFirst()
  expect(kept).toEqual({ state: 'lapsed', decided_by: 'system:clock', code: null })
  expect(await documents.mine(held.playerId)).toMatchObject([
    { endsAt: null, canHandIn: 'over', documents: [{ state: 'lapsed' }] },
  ])
  // It stays to be looked at, and is decided no more.
  expect(await documents.list()).toEqual([])
  expect((await documents.list('ended')).find((one) => one.id === id)).toMatchObject({
    state: 'lapsed',
    standing: null,
  })
  expect(await documents.decide(id)).toMatchObject(refused('not_found'))
})

test('PRV-02: the copy of the data names it, and an erasure takes its files', async () => {
  const held = await documents.asked()
  await documents.handed(held)
  const { copyPayments, erasePayments } = await import('../index.ts')
  const { db } = documents.casino
  const { fieldCipher } = documents.reviews.cashier.deps
  const copy = await copyPayments(db, held.playerId, fieldCipher)
  expect(copy.find(({ id }) => id === held.id)?.documents).toMatchObject([
    { kind: 'identity', state: 'waiting', files: ['kimlik.png'] },
  ])
  await documents.reviews.reject(held.id, 'other_name')
  await db.transaction().execute((tx) => erasePayments(tx, held.playerId))
  const files = await db
    .selectFrom('document_file')
    .select('id')
    .where('player_id', '=', held.playerId)
    .execute()
  expect(files).toEqual([])
  const kept = await db
    .selectFrom('document')
    .select('state')
    .where('player_id', '=', held.playerId)
    .execute()
  expect(kept).toEqual([{ state: 'lapsed' }])
})

import type { MediaList } from '@zar/contract/office/content/media'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHttp } from '../../../platform/http/http.ts'
import { openLog } from '../../../platform/log/log.ts'
import { openContentDesk } from '../../../testing/office/content-desk.ts'
import { pngOf } from '../../../testing/pictures.ts'
import { mediaRoutes } from '../../content/index.ts'

let the: Awaited<ReturnType<typeof openContentDesk>>
beforeAll(async () => {
  the = await openContentDesk()
})
afterAll(() => the.close())

type Uploaded = { name: string; url: string; bytes: number }
const upload = (width: number, desk = the.desks.ece, title = 'Hafta sonu') =>
  the.office.post<Uploaded>(
    '/api/office/media-upload',
    { title, content: pngOf({ width }).toString('base64') },
    desk,
  )
const drop = (name: string | undefined, desk = the.desks.ece) =>
  the.office.post('/api/office/media-drop', { name }, desk)
const listed = async () =>
  (await the.office.get<MediaList>('/api/office/media', {}, the.desks.derya)).data?.media ?? []
const withPicture = async (piece: string, picture: string | null) => {
  const ref = { kind: 'slide', piece }
  const draft = await the.start(ref)
  const body = await the.draftBody(ref)
  return { draft, saved: await the.save(draft, { ...body, picture }) }
}

test('a picture is uploaded, shown on a slide, and not deleted while anything shows it', async () => {
  const [piece = ''] = await the.slideIds('home')
  const ref = { kind: 'slide', piece }
  const { data } = await upload(640)
  expect(data?.url).toMatch(/^\/media\/[0-9a-f]{32}\.png$/)
  expect(await listed()).toMatchObject([
    { name: data?.name, title: 'Hafta sonu', by: 'ece', uses: [] },
  ])
  expect((await the.list())?.pictures[0]).toMatchObject({
    name: data?.name,
    urls: { l: data?.url },
  })

  expect((await withPicture(piece, data?.name ?? '')).saved).toMatchObject({ success: true })
  expect((await listed())[0]?.uses).toMatchObject([{ kind: 'slide', piece, state: 'draft' }])
  expect(await drop(data?.name)).toMatchObject({ status: 409, data: { code: 'media_used' } })
  expect(await the.post('publish', await the.publishing([ref]))).toMatchObject({ success: true })
  expect((await the.slides())[0]?.images).toEqual(
    [data, data, data].map((one) => ({ url: one?.url })),
  )
  expect((await listed())[0]?.uses).toMatchObject([{ state: 'live' }])
  expect(await drop(data?.name)).toMatchObject({ data: { code: 'media_used' } })

  await withPicture(piece, 'hero')
  await the.post('publish', await the.publishing([ref]))
  const both = await Promise.all([drop(data?.name), drop(data?.name)])
  expect(both.map(({ success }) => success).sort()).toEqual([false, true])
  expect(await listed()).toEqual([])
  // The version that showed it is restored without it, and waits for another.
  await the.post('restore', { ...ref, number: 2 })
  expect((await the.read(ref)).draft).toMatchObject({
    body: { picture: null },
    problems: [{ field: 'picture', wrong: 'missing' }],
  })
  const draft = await the.start(ref)
  const body = await the.draftBody(ref)
  expect(await the.save(draft, { ...body, picture: data?.name ?? '' })).toMatchObject({
    status: 400,
  })
})

test('the same picture twice, also at once, is one; one that was deleted is there again', async () => {
  const [first, second] = await Promise.all([upload(700), upload(700, the.desks.mert)])
  expect(first.data).toEqual(second.data)
  expect(await listed()).toHaveLength(1)
  expect(await drop(first.data?.name)).toMatchObject({ success: true })
  expect(await listed()).toEqual([])
  expect((await upload(700)).data).toEqual(first.data)
  expect(await listed()).toHaveLength(1)
})

test('what is no picture, too large or asked by who may not is refused and kept nowhere', async () => {
  const before = await listed()
  const send = (content: string, title = 'x') =>
    the.office.post('/api/office/media-upload', { title, content }, the.desks.ece)
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  expect(await send(svg.toString('base64'))).toMatchObject({ data: { code: 'media_type_refused' } })
  expect(await send('not base64!')).toMatchObject({ status: 400 })
  expect(await send('A'.repeat(2_000_004))).toMatchObject({ status: 400 })
  expect(await send('A'.repeat(2_100_000))).toMatchObject({ status: 413 })
  expect(await send(pngOf({}).toString('base64'), ' ')).toMatchObject({ status: 400 })
  expect(await upload(800, the.desks.defne)).toMatchObject({ status: 403 })
  expect(await drop('media-../../etc/passwd')).toMatchObject({ status: 400 })
  expect(await drop('media-00000000000000000000000000000000.png')).toMatchObject({ status: 404 })
  expect(await listed()).toEqual(before)
})

test('a picture is served by its hash as what it is, may be kept for good and runs nothing', async () => {
  const { data } = await upload(900)
  const app = openHttp({ logger: openLog('fatal'), random: the.casino.random })
  mediaRoutes(app, the.casino)
  const get = (url: string) => app.inject({ method: 'GET', url })
  const answer = await get(data?.url ?? '')
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload.length).toBe(data?.bytes)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  for (const url of ['/media/x', '/media/..%2F..%2Fetc%2Fpasswd', `${data?.url}x`])
    expect((await get(url)).statusCode, url).toBe(404)
  await drop(data?.name)
  the.casino.clock.advance(61_000)
  expect((await get(data?.url ?? '')).statusCode).toBe(404)
})

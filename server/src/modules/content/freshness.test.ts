import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed } from '../../app/seed/seed.ts'
import { mountRoutes, openHttp } from '../../platform/http/http.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { contentRoutes, keepContentFresh } from './index.ts'

const site = {
  url: 'https://zar.example',
  nextUrl: 'https://zar.example',
  arcadeUrl: 'https://oyun.example',
  isPlayMoney: true,
  trialBonusE5: 0n,
}

let casino: TestCasino
let app: ReturnType<typeof openHttp>
beforeAll(async () => {
  casino = await openTestCasino()
  await seed(casino.db, { onChanged: 'leave' })
  app = openHttp({ logger: Fastify().log, random: casino.random })
  keepContentFresh(app)
  mountRoutes(app, contentRoutes({ ...casino, site }), async () => undefined)
})
afterAll(() => casino.close())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test.each([
  '/api/cms/grouped',
  '/api/cms/categorylist',
  '/api/cms/translationlist',
  '/api/cms/promotions',
])('%s may be kept, and asked about: unchanged, it is a 304 without a body', async (url) => {
  const first = await get(url, { locale: 'tr' })
  expect(first.headers).toMatchObject({ 'cache-control': 'no-cache' })
  expect(first.headers.vary).toContain('locale')
  const tag = String(first.headers.etag)

  const same = await get(url, { locale: 'tr', 'if-none-match': tag })
  expect(same.statusCode).toBe(304)
  expect(same.body).toBe('')
  expect(same.headers.etag).toBe(tag)

  const other = await get(url, { locale: 'en', 'if-none-match': tag })
  expect(other.statusCode, 'another language is another answer').toBe(200)
})

test('a change is a new answer', async () => {
  const { etag } = (await get('/api/cms/promotions')).headers
  await casino.db
    .updateTable('promotion')
    .set({ title_tr: 'Yeni ad' })
    .where('id', '=', 1)
    .execute()
  casino.clock.advance(3_000)
  const changed = await get('/api/cms/promotions', { 'if-none-match': String(etag) })
  expect(changed.statusCode).toBe(200)
  expect(changed.body).toContain('Yeni ad')
})

test('WEB-05: a refusal, and an answer to a POST, is not kept', async () => {
  const answers = [
    await get('/api/cms/promotions?x=1'),
    await app.inject({ method: 'POST', url: '/api/cms/sliderlist', payload: { slug: 'home' } }),
  ]
  for (const { headers } of answers) {
    expect(headers['cache-control']).toBe('no-store')
    expect(headers).not.toHaveProperty('etag')
  }
})

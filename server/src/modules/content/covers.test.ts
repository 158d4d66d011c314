import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHttp } from '../../platform/http/http.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { coverRoutes } from './covers.ts'

const GAME = {
  code: 'ZR-10401',
  provider: 'hub88',
  category_id: 90,
  studio: 'Zar',
  name: 'Nar Bahçesi </svg><script>',
  rtp_bp: 9_640,
  volatility: 3,
  released_at: new Date(0),
} as const
let casino: TestCasino
let app: ReturnType<typeof openHttp>
beforeAll(async () => {
  casino = await openTestCasino()
  await casino.db
    .insertInto('game_category')
    .values({ id: 90, name_tr: 'Slot', name_en: 'Slots', slugs: ['slot'] })
    .execute()
  await casino.db.insertInto('game').values(GAME).execute()
  app = openHttp({ logger: Fastify().log, random: casino.random })
  coverRoutes(app, casino)
})
afterAll(() => casino.close())

test('each game has a cover, the same every time, which may be kept for good', async () => {
  const [first, again] = [
    await app.inject('/covers/ZR-10401.svg'),
    await app.inject('/covers/ZR-10401.svg'),
  ]
  expect(first.statusCode).toBe(200)
  expect(first.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(first.body).toMatch(/^<svg .+<\/svg>$/s)
  expect(first.body).not.toContain('<script')
  expect(again.body).toBe(first.body)
})

test('a game has a cover whatever letters its supplier calls it by', async () => {
  const code = `990:nar/'"<?&#%`
  await casino.db
    .insertInto('game')
    .values({ ...GAME, code })
    .execute()
  const { statusCode, body } = await app.inject(`/covers/${encodeURIComponent(code)}.svg`)
  expect(statusCode).toBe(200)
  expect(body).toMatch(/^<svg .+<\/svg>$/s)
  expect(body).not.toContain('nar/')
})

test('a title that is coming has its pictures too: upright, as a table, and as a scene', async () => {
  await casino.db
    .insertInto('coming_game')
    .values({
      code: 'zar_soon',
      category_id: 90,
      name_tr: 'Rulet Köşkü',
      name_en: 'Roulette Pavilion',
      studio: 'Zar',
      kind: 'roulette',
      position: 0,
    })
    .execute()
  const sizes = { covers: '300 400', tables: '640 360', scenes: '1376 320' }
  for (const [folder, size] of Object.entries(sizes)) {
    const { statusCode, body } = await app.inject(`/${folder}/zar_soon.svg`)
    expect(statusCode).toBe(200)
    expect(body).toContain(`viewBox="0 0 ${size}"`)
  }
})

test.each([
  '/tables/ZR-99999.svg',
  '/scenes/ZR-10401.png',
  '/covers/ZR-99999.svg',
  '/covers/ZR-10401.png',
  '/covers/ZR-10401',
  '/covers/.svg',
  '/covers/..%2F..%2Fetc%2Fpasswd.svg',
  '/covers/%00.svg',
  `/covers/${'x'.repeat(96)}.svg`,
  "/covers/'--.svg",
])('%s is not found', async (url) => {
  const response = await app.inject(url)
  expect(response.statusCode).toBe(404)
})

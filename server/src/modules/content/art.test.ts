import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHttp } from '../../platform/http/http.ts'
import { systemRandom } from '../../platform/random.ts'
import { artRoutes } from './art.ts'

let app: ReturnType<typeof openHttp>
beforeAll(() => {
  app = openHttp({ logger: Fastify().log, random: systemRandom })
  artRoutes(app)
})
afterAll(() => app.close())

test.each(['/art/banner/home-bonus-l.svg?v=1', '/art/emblem/nar.svg?v=1'])(
  '%s is drawn the same every time, and may be kept for good',
  async (url) => {
    const [first, again] = [await app.inject(url), await app.inject(url)]
    expect(first.statusCode).toBe(200)
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(again.body).toBe(first.body)
  },
)

test.each([
  '/art/banner/none-l.svg',
  '/art/banner/home-bonus-xxl.svg',
  '/art/banner/home-bonus-l.png',
  '/art/banner/constructor-l.svg',
  '/art/banner/home-bonus-toString.svg',
  '/art/banner/..%2F..%2Fetc%2Fpasswd',
  '/art/banner/%00.svg',
  '/art/emblem/__proto__.svg',
  '/art/emblem/.svg',
])('%s is not found: what can be drawn is a closed list', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404)
})

import {
  SPORT_SECTIONS,
  type SportFrame,
  type SportHighlight,
  sportFrame,
  sportHighlights,
} from '@zar/contract/sports'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { mountRoutes, openHttp } from '../../platform/http.ts'
import { systemRandom } from '../../platform/random.ts'
import { type SportUrls, sportRoutes } from './index.ts'

const NONE: SportUrls = { sports: undefined, 'live-sports': undefined, esports: undefined }
const SOME: SportUrls = { ...NONE, sports: 'https://partner.example/book?brand=zar' }

function open(urls: SportUrls): FastifyInstance {
  const app = openHttp({ logger: Fastify().log, random: systemRandom })
  mountRoutes(app, sportRoutes({ urls }), async () => undefined)
  return app
}

async function frame(urls: SportUrls, section: string, locale = 'tr') {
  const url = sportFrame.path
  const reply = await open(urls).inject({
    ...{ method: 'POST', url, headers: { locale } },
    payload: { section },
  })
  return { status: reply.statusCode, data: reply.json<{ data: SportFrame }>().data }
}

async function highlights(urls: SportUrls, locale = 'tr') {
  const reply = await open(urls).inject({ url: sportHighlights.path, headers: { locale } })
  return reply.json<{ data: SportHighlight[] }>().data
}

test.each(SPORT_SECTIONS)(
  '%s without a partner says what is coming, in both languages (§2 Routes)',
  async (section) => {
    const [tr, en] = [await frame(NONE, section, 'tr'), await frame(NONE, section, 'en')]
    expect(tr.data.partnerUrl).toBeNull()
    expect(tr.data.opening.length).toBeGreaterThanOrEqual(4)
    expect(en.data.opening.map(({ key }) => key)).toEqual(tr.data.opening.map(({ key }) => key))
    for (const [index, one] of tr.data.opening.entries()) {
      const other = en.data.opening[index]
      expect(one.title && one.note && other?.title && other.note, one.key).toBeTruthy()
      expect(one.note).not.toBe(other?.note)
      expect(one.points.length, one.key).toBeGreaterThanOrEqual(3)
      expect(other?.points).toHaveLength(one.points.length)
    }
  },
)

test('a section that a partner serves answers its address, in the caller’s language', async () => {
  const address = 'https://partner.example/book?brand=zar&lang='
  expect((await frame(SOME, 'sports', 'tr')).data.partnerUrl).toBe(`${address}tr`)
  expect((await frame(SOME, 'sports', 'en')).data.partnerUrl).toBe(`${address}en`)
  expect((await frame(SOME, 'esports')).data.partnerUrl).toBeNull()
})

test('the home page tells of every section, and which are open', async () => {
  const told = await highlights(SOME)
  expect(new Set(told.map(({ section }) => section))).toEqual(new Set(SPORT_SECTIONS))
  for (const { section, isOpen } of told) expect(isOpen, section).toBe(section === 'sports')
  expect((await highlights(NONE)).some(({ isOpen }) => isOpen)).toBe(false)
  expect((await highlights(NONE, 'en'))[0]?.title).toBe('Football')
})

test.each(['', 'spor', 'SPORTS', '__proto__'])(
  'section %j is refused with 400',
  async (section) => {
    expect((await frame(NONE, section)).status).toBe(400)
  },
)

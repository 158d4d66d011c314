import type * as contract from '@zar/contract/content'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { seed } from '../../app/seed/seed.ts'
import { openPlayerApp } from '../../testing/players/player-app.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { contentRoutes } from './index.ts'

type Sent<Call extends { output: z.ZodMiniType }> = z.output<Call['output']>
type PageLinks = Sent<typeof contract.contentList>

const site = {
  url: 'https://zar.example',
  nextUrl: 'https://zar.example',
  arcadeUrl: 'https://oyun.example',
  isPlayMoney: true,
  trialBonusE5: 0n,
}

let casino: TestCasino
let app: Awaited<ReturnType<typeof openPlayerApp>>
beforeAll(async () => {
  casino = await openTestCasino()
  await seed(casino.db, { onChanged: 'leave' })
  app = await openPlayerApp(casino, undefined, contentRoutes({ ...casino, site }))
})
afterAll(() => casino.close())

/** Forgets what was answered a moment ago. */
const later = () => casino.clock.advance(3_000)

describe('§7 cms/sliderlist', () => {
  const slides = async (slug: unknown, locale: 'tr' | 'en' = 'tr') =>
    app.post<Sent<typeof contract.sliderList>>('/api/cms/sliderlist', { slug }, { locale })

  test('answers the slides of a page in their order, in the language of the caller', async () => {
    const [tr, en] = [await slides('home'), await slides('home', 'en')]
    expect(tr.data?.map(({ title }) => title)[0]).toBe('Zarlar mühürlü, sonuç senin gözünde')
    expect(en.data?.map(({ title }) => title)[0]).toBe('Sealed dice, results you can check')
    expect(tr.data?.map(({ url }) => url)).toEqual(en.data?.map(({ url }) => url))
    for (const slide of tr.data ?? []) expect(slide.images).toHaveLength(3)
  })

  test('a slide that is switched off is not sent, and the rest move up', async () => {
    const before = (await slides('slot')).data ?? []
    const first = casino.db
      .updateTable('slide')
      .set({ is_on: false })
      .where('slug', '=', 'slot')
      .where('position', '=', (eb) =>
        eb
          .selectFrom('slide')
          .select((min) => min.fn.min('position').as('first'))
          .where('slug', '=', 'slot'),
      )
    await first.execute()
    later()
    expect((await slides('slot')).data).toEqual(before.slice(1))
  })

  test('a page without slides has none', async () => {
    for (const slug of ['', 'nowhere', '__proto__', "'; drop table slide; --"]) {
      const { status, data } = await slides(slug)
      expect({ status, data }).toEqual({ status: 200, data: [] })
    }
  })

  test('anything but a short slug is refused: 400', async () => {
    for (const slug of [undefined, null, 7, 'x'.repeat(41), ['home'], '\u0000']) {
      expect((await slides(slug)).status).toBe(400)
    }
    expect((await app.post('/api/cms/sliderlist', { slug: 'home', more: 1 })).status).toBe(400)
  })
})

describe('§7 cms/contentlist and cms/categorylist', () => {
  const list = (body: object, locale: 'tr' | 'en' = 'tr') =>
    app.post<PageLinks>('/api/cms/contentlist', body, { locale })

  test('category 1 with status true is the static-page menu, in both languages', async () => {
    const [tr, en] = [
      await list({ status: true, categoryId: 1 }),
      await list({ status: true, categoryId: 1 }, 'en'),
    ]
    expect(tr.data?.[0]).toEqual({ id: 1, title: 'Genel kurallar ve şartlar' })
    expect(en.data?.[0]).toEqual({ id: 1, title: 'General terms and conditions' })
    expect(tr.data?.length).toBeGreaterThanOrEqual(12)
    expect(tr.data?.map(({ id }) => id)).toEqual(en.data?.map(({ id }) => id))
  })

  test('drafts are sent to nobody: not in a list, not by their number', async () => {
    const draft = { status: true, categoryId: 1 }
    await casino.db
      .updateTable('content_page')
      .set({ is_published: false })
      .where('id', '=', 18)
      .execute()
    later()
    const ids = (answer: { data: PageLinks | null }) => answer.data?.map(({ id }) => id)
    expect(ids(await list(draft))).not.toContain(18)
    expect(ids(await list({ ...draft, status: false }))).toEqual([])
    expect((await app.post('/api/cms/content', { id: 18 })).status).toBe(404)
  })

  test('a category that does not exist is empty', async () => {
    expect((await list({ status: true, categoryId: 2_147_483_647 })).data).toEqual([])
  })

  test('a category that is no number, or none, is refused: 400', async () => {
    for (const categoryId of [0, -1, 1.5, '1', 2 ** 31, null]) {
      expect((await list({ status: true, categoryId })).status).toBe(400)
    }
    expect((await list({ categoryId: 1 })).status).toBe(400)
  })

  test('§2 Footer: the four categories of the footer, each with pages in both languages', async () => {
    for (const locale of ['tr', 'en'] as const) {
      const { data } = await app.get<Sent<typeof contract.categoryList>>('/api/cms/categorylist', {
        locale,
      })
      const named = new Map(data?.map(({ name, content }) => [name, content]))
      for (const name of ['Story', 'Terms of use', 'Terms of service', 'Footer']) {
        expect(named.get(name)?.length, name).toBeGreaterThanOrEqual(3)
      }
    }
  })
})

describe('cms/content', () => {
  const page = (id: unknown, locale: 'tr' | 'en' = 'tr') =>
    app.post<Sent<typeof contract.contentPage>>('/api/cms/content', { id }, { locale })

  test('§2 /pages/1 is the general terms, with the day they were last changed', async () => {
    const { data } = await page(1)
    expect(data).toMatchObject({ id: 1, title: 'Genel kurallar ve şartlar' })
    expect(data?.updatedAt).toMatch(/^2026-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/)
    expect(data?.blocks[0]?.kind).toBe('text')
    expect((await page(1, 'en')).data?.title).toBe('General terms and conditions')
  })

  test('a page that does not exist is 404, in the language of the caller', async () => {
    const { status, message, data } = await page(999, 'en')
    expect({ status, message }).toEqual({ status: 404, message: 'We could not find that.' })
    expect(data).toEqual({ code: 'not_found' })
  })

  test('anything but the number of a page is refused: 400', async () => {
    for (const id of ['1', 0, -1, 1.5, 2 ** 31, null, undefined, {}]) {
      expect((await page(id)).status).toBe(400)
    }
  })
})

describe('§7 cms/translationlist', () => {
  test('the operator’s wording in the language of the caller', async () => {
    const texts = async (locale: 'tr' | 'en') =>
      (await app.get<Sent<typeof contract.translationList>>('/api/cms/translationlist', { locale }))
        .data
    expect(await texts('tr')).toContainEqual({
      key: 'video.title1',
      value: 'Her tur bir mühürle başlar',
    })
    expect(await texts('en')).toContainEqual({
      key: 'video.title1',
      value: 'Every round begins with a seal',
    })
  })
})

describe('cms/promotions', () => {
  const running = async (locale: 'tr' | 'en' = 'tr') =>
    (await app.get<contract.Promotion[]>('/api/cms/promotions', { locale })).data ?? []

  test('those that run now, in their order and in the language of the caller', async () => {
    const [tr, en] = [await running(), await running('en')]
    expect(tr.length).toBeGreaterThanOrEqual(8)
    expect(tr[0]?.title).toBe('Hoş geldin, ₺100 bizden')
    expect(en[0]?.title).toBe('Welcome, ₺100 on us')
    expect(tr.map(({ id }) => id)).toEqual(en.map(({ id }) => id))
  })

  test('U4: no promotion asks for what no page gives: an invitation link', async () => {
    for (const locale of ['tr', 'en'] as const) {
      const sent = JSON.stringify(await running(locale))
      expect(sent.length).toBeGreaterThan(1_000)
      expect(sent).not.toMatch(/davet bağlantı|invitation link/i)
    }
  })

  test('§2 promotion dialog: each has an image of type 1 and one of type 2', async () => {
    for (const { images } of await running()) {
      expect(images.map(({ type }) => type)).toEqual([1, 2])
    }
  })

  test('one that has not begun, has ended or is off is not sent', async () => {
    const now = casino.clock.now().getTime()
    const change = (id: number, set: object) =>
      casino.db.updateTable('promotion').set(set).where('id', '=', id).execute()
    await change(1, { starts_at: new Date(now + 60_000) })
    await change(2, { ends_at: new Date(now) })
    await change(3, { is_on: false })
    later()
    const ids = (await running()).map(({ id }) => id)
    for (const gone of [1, 2, 3]) expect(ids).not.toContain(gone)
    casino.clock.advance(60_000)
    expect((await running()).map(({ id }) => id)).toContain(1)
  })
})

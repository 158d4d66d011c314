import type { bootstrap as endpoint } from '@zar/contract/content'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { seed } from '../../app/seed/seed.ts'
import { openPlayerApp } from '../../testing/players/player-app.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { contentRoutes } from './index.ts'

type Bootstrap = z.output<typeof endpoint.output>

const elsewhere = {
  url: 'https://zar.example',
  nextUrl: 'https://zar2.example',
  arcadeUrl: 'https://oyun.example',
  isPlayMoney: true,
  trialBonusE5: 100_00000n,
  options: { tagManagerId: 'ZT-1', liveChatUrl: undefined },
}

let casino: TestCasino
let site: Awaited<ReturnType<typeof openPlayerApp>>
beforeAll(async () => {
  casino = await openTestCasino()
  site = await openPlayerApp(casino, undefined, contentRoutes({ ...casino, site: elsewhere }))
  await casino.db
    .insertInto('game_category')
    .values({ id: 90, name_tr: 'Bir tür', name_en: 'A kind', slugs: ['slot'] })
    .execute()
})
afterAll(() => casino.close())

/** As it is for whoever comes after the answers of this moment are forgotten. */
async function later(locale: 'tr' | 'en' = 'tr') {
  casino.clock.advance(3_000)
  const { data } = await site.get<Bootstrap>('/api/cms/grouped', { locale })
  if (!data) throw new Error('the bootstrap is answered')
  return data
}
const optionOf = (data: Bootstrap, key: string) =>
  data.siteOption.filter((option) => option.key === key)

test('§7 cms/grouped: anyone gets all that a page must know before it can draw itself', async () => {
  const { status, data } = await site.get<Bootstrap>('/api/cms/grouped')

  expect(status).toBe(200)
  expect(data).toMatchObject({
    language: [
      { locale: 'tr', name: 'Türkçe' },
      { locale: 'en', name: 'English' },
    ],
    popup: null,
    iconList: [],
    domainStatus: { current: 'https://zar.example', next: 'https://zar2.example' },
    trialBonusAmount: 100,
  })
  expect(data?.siteOption).toContainEqual({
    key: 'arcadeUrl',
    status: true,
    value: 'https://oyun.example',
  })
  expect(data?.siteOption).toContainEqual({ key: 'playMoney', status: true, value: '' })
  expect(data?.siteOption).toContainEqual({ key: 'trialBonus', status: true, value: '' })
})

test('the categories come in the language that is asked for', async () => {
  const names = (data: Bootstrap) => data.casinoCategoryList.map((one) => one.name)
  expect(names(await later('tr'))).toContain('Bir tür')
  expect(names(await later('en'))).toContain('A kind')
})

test('a configured option overrides the one that an operator set, and is sent once', async () => {
  await casino.db
    .insertInto('site_option')
    .values([
      { key: 'tagManagerId', is_on: true, value: 'somebody-else' },
      { key: 'liveChatUrl', is_on: true, value: '/pages/16' },
      { key: 'video.url', is_on: false, value: '/film.mp4' },
    ])
    .execute()
  const data = await later()
  expect(optionOf(data, 'tagManagerId')).toEqual([
    { key: 'tagManagerId', status: true, value: 'ZT-1' },
  ])
  expect(optionOf(data, 'liveChatUrl')).toEqual([
    { key: 'liveChatUrl', status: true, value: '/pages/16' },
  ])
  expect(optionOf(data, 'video.url')).toEqual([
    { key: 'video.url', status: false, value: '/film.mp4' },
  ])
})

test('§3 domainStatus: an operator moves the site without a restart', async () => {
  await casino.db
    .insertInto('site_domain')
    .values({ place: 'current', url: 'https://zar7.example' })
    .execute()
  expect((await later()).domainStatus).toEqual({
    current: 'https://zar7.example',
    next: 'https://zar7.example',
  })
  await casino.db
    .insertInto('site_domain')
    .values({ place: 'next', url: 'https://zar8.example' })
    .execute()
  expect((await later()).domainStatus.next).toBe('https://zar8.example')
})

test('§3 popup: the newest that runs is sent, in the language of the caller, and no other', async () => {
  await seed(casino.db, { onChanged: 'leave' })
  const tr = (await later('tr')).popup
  const en = (await later('en')).popup
  expect(tr).toMatchObject({ url: '/promotions', title: 'Hoş geldin' })
  expect(en).toMatchObject({ url: '/promotions', title: 'Welcome' })
  expect(tr?.images).toHaveLength(3)

  const words = JSON.stringify({ title: 'a', note: 'b', action: 'c' })
  const now = casino.clock.now().getTime()
  await casino.db
    .insertInto('popup')
    .values({
      images: ['/art/mark.svg'],
      url: null,
      words_tr: words,
      words_en: words,
      starts_at: new Date(now + 10_000),
      ends_at: new Date(now + 20_000),
    })
    .execute()
  expect((await later()).popup?.title, 'not yet').toBe('Hoş geldin')
  casino.clock.set(new Date(now + 7_000))
  expect((await later()).popup, 'from its start on').toMatchObject({ title: 'a', url: null })
  casino.clock.set(new Date(now + 16_999))
  expect((await later()).popup?.title, 'until just before its end').toBe('a')
  casino.clock.set(new Date(now + 17_000))
  expect((await later()).popup?.title, 'and not after').toBe('Hoş geldin')
  await casino.db.updateTable('popup').set({ is_on: false }).execute()
  expect((await later()).popup).toBeNull()
})

test('icons of the sections are pictures of this site', async () => {
  const { iconList } = await later()
  expect(iconList).toContainEqual({ key: 'slot', url: '/art/emblem/yedi.svg?v=1' })
})

test('a query that nobody asked for is refused: 400', async () => {
  expect((await site.get('/api/cms/grouped?x=1')).status).toBe(400)
})

import { existsSync } from 'node:fs'
import { type Block, SITE_OPTIONS, SITE_TEXTS, SLIDERS } from '@zar/contract/content'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { artRoutes } from '../../modules/content/index.ts'
import { type Content, readContent } from '../../modules/content/read-content.ts'
import { openHttp } from '../../platform/http/http.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { seed } from './seed.ts'

let casino: TestCasino
let content: Content
beforeAll(async () => {
  casino = await openTestCasino()
  await seed(casino.db, { onChanged: 'leave' })
  content = await readContent(casino.db)
})
afterAll(() => casino.close())

const textsOf = (blocks: Block[]) =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))

/** Every text a reader meets, by where it stands, in both languages. */
function allTexts() {
  const both = (where: string, tr: string[], en: string[]) => ({ where, tr, en })
  return [
    ...content.pages.flatMap((page) => [
      both(`page ${page.id}`, [page.title_tr], [page.title_en]),
      both(`page ${page.id}`, textsOf(page.blocks_tr), textsOf(page.blocks_en)),
    ]),
    ...content.promotions.flatMap((one) => [
      both(`promotion ${one.id}`, [one.title_tr, one.summary_tr], [one.title_en, one.summary_en]),
      both(`promotion ${one.id}`, textsOf(one.description_tr), textsOf(one.description_en)),
    ]),
    ...[...content.slides, ...content.popups].map(({ id, words_tr, words_en }) =>
      both(`slide or popup ${id}`, Object.values(words_tr), Object.values(words_en)),
    ),
    ...content.texts.map(({ key, tr, en }) => both(key, [tr], [en])),
  ]
}

describe('the demo set', () => {
  test('says everything in both languages: as many blocks, none empty, none the same', () => {
    for (const { where, tr, en } of allTexts()) {
      expect(tr.length, where).toBeGreaterThan(0)
      expect(tr.length, where).toBe(en.length)
      for (const text of [...tr, ...en]) expect(text.trim(), where).not.toBe('')
      expect(tr.join('\n'), where).not.toBe(en.join('\n'))
    }
  })

  test('pages and promotions are built of the same blocks in both languages', () => {
    const kinds = (blocks: Block[]) => blocks.map(({ kind }) => kind)
    for (const page of content.pages) {
      expect(kinds(page.blocks_tr), page.title_tr).toEqual(kinds(page.blocks_en))
    }
    for (const one of content.promotions) {
      expect(kinds(one.description_tr), one.title_tr).toEqual(kinds(one.description_en))
    }
  })

  test('is calm and plain: no markup, no exclamation mark, no placeholder', () => {
    for (const { where, tr, en } of allTexts()) {
      for (const text of [...tr, ...en]) {
        expect(text, where).not.toMatch(/[<>!]|lorem|ipsum|https?:|\bTODO\b|\*\*/i)
      }
    }
  })

  test('is as large as a real operator’s: twelve pages, eight promotions, slides for every section', () => {
    expect(content.pages.length).toBeGreaterThanOrEqual(12)
    expect(content.promotions.length).toBeGreaterThanOrEqual(8)
    for (const slug of SLIDERS) {
      expect(content.slides.filter((slide) => slide.slug === slug).length, slug).toBeGreaterThan(1)
    }
    expect(content.texts.map(({ key }) => key).sort()).toEqual([...SITE_TEXTS].sort())
  })

  test('names play money in every promotion', () => {
    for (const one of content.promotions) {
      expect(textsOf(one.description_tr).join(' '), one.title_tr).toContain('oyun parası')
      expect(textsOf(one.description_en).join(' '), one.title_en).toContain('play money')
    }
  })

  test('BON-01: no wagering is asked for above ten times the bonus', () => {
    for (const one of content.promotions) {
      const times = textsOf(one.description_en)
        .join(' ')
        .matchAll(/(\d+) times the bonus/g)
      for (const [, count] of times) expect(Number(count), one.title_en).toBeLessThanOrEqual(10)
    }
  })

  test('leads only to pages and promotions that are there', () => {
    const pageIds = new Set(content.pages.map(({ id }) => id))
    const promotionIds = new Set(content.promotions.map(({ id }) => id))
    const urls = [
      ...content.slides.map(({ url }) => url),
      ...content.options.map(({ value }) => value).filter((value) => value !== ''),
      ...content.popups.flatMap(({ url }) => url ?? []),
    ]
    for (const url of urls) {
      const { pathname, searchParams, hash } = new URL(url, 'https://zar.example')
      const page = /^\/pages\/(\d+)$/.exec(pathname)?.[1]
      if (page) expect(pageIds, url).toContain(Number(page))
      const open = searchParams.get('open')
      if (open) expect(promotionIds, url).toContain(Number(open))
      const heading = Number(/^#h-(\d+)$/.exec(hash)?.[1] ?? 0)
      const blocks = content.pages.find(({ id }) => id === Number(page))?.blocks_tr ?? []
      const headings = blocks.filter(({ kind }) => kind === 'heading').length
      expect(heading, url).toBeLessThanOrEqual(headings)
    }
  })

  test('uses only options that the page knows', () => {
    const known: readonly string[] = SITE_OPTIONS
    for (const { key } of content.options) expect(known).toContain(key)
  })

  test('every picture it names is served', async () => {
    const app = openHttp({ logger: Fastify().log, random: casino.random })
    artRoutes(app)
    const urls = new Set([
      ...content.slides.flatMap(({ images }) => images),
      ...content.promotions.flatMap(({ images }) => images.map(({ url }) => url)),
      ...content.popups.flatMap(({ images }) => images),
      ...content.icons.map(({ url }) => url),
    ])
    expect(urls.size).toBeGreaterThan(60)
    for (const url of urls) {
      if (existsSync(`web/public${url}`)) continue
      const { statusCode, headers, body } = await app.inject(url)
      expect(statusCode, url).toBe(200)
      expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8')
      expect(body).toMatch(/^<svg .+<\/svg>$/s)
    }
  })
})

describe('the demo set is given once', () => {
  test('what an operator changed or took out stays so when the casino starts again', async () => {
    await casino.db
      .updateTable('promotion')
      .set({ title_tr: 'Bizim ad' })
      .where('id', '=', 1)
      .execute()
    await casino.db.deleteFrom('promotion').where('id', '=', 2).execute()
    await casino.db.deleteFrom('slide').execute()
    await casino.db.updateTable('site_option').set({ is_on: false }).execute()
    await seed(casino.db, { onChanged: 'leave' })

    const after = await readContent(casino.db)
    expect(after.promotions.find(({ id }) => id === 1)?.title_tr).toBe('Bizim ad')
    expect(after.promotions.map(({ id }) => id)).not.toContain(2)
    expect(after.slides).toEqual([])
    expect(after.options.every(({ is_on }) => !is_on)).toBe(true)
  })

  test('processes that start at the same moment give it once', async () => {
    const fresh = await openTestCasino()
    await Promise.all(Array.from({ length: 4 }, () => seed(fresh.db, { onChanged: 'leave' })))
    const { slides, pages, promotions, popups } = await readContent(fresh.db)
    expect(slides.length).toBe(content.slides.length)
    expect(pages.length).toBe(content.pages.length)
    expect(promotions.length).toBe(content.promotions.length)
    expect(popups.length).toBe(1)
    await fresh.close()
  })

  test('what an operator adds does not take a number the demo set needs', async () => {
    const { id } = await casino.db
      .insertInto('content_page')
      .values({
        title_tr: 'Yeni',
        title_en: 'New',
        blocks_tr: '[]',
        blocks_en: '[]',
        updated_at: casino.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(id).toBeGreaterThanOrEqual(1000)
  })

  test.each([
    'javascript:alert(1)',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'http://x.example',
  ])('no link can be %s', async (url) => {
    const words = JSON.stringify({ kicker: 'a', title: 'b', note: 'c', action: 'd' })
    const slide = { slug: 'home', position: 1, target: '_self' as const, images: ['/a.svg'] }
    const insert = casino.db
      .insertInto('slide')
      .values({ ...slide, url, words_tr: words, words_en: words })
      .execute()
    await expect(insert).rejects.toThrow('site_link')
  })
})

test('U8: no slide of the home page says whether sports is open: its page says that', () => {
  const slides = content.slides.filter(({ slug, url }) => slug === 'home' && url === '/spor')
  expect(slides).not.toEqual([])
  const said = slides.flatMap(({ words_tr, words_en }) => [
    ...Object.values(words_tr),
    ...Object.values(words_en),
  ])
  expect(said.filter((text) => /hazırlan|yakında|geliyor|prepar|soon|coming/i.test(text))).toEqual(
    [],
  )
})

test('U11: the welcome speaks to visitors alone', () => {
  expect(content.popups.map(({ audience }) => audience)).toEqual(['visitors'])
})

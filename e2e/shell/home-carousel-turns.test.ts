import type { Browser, Locator, Page } from '@playwright/test'
import { agree, changeBootstrap, hold, pauseClock, sentTo, stopClock } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { openVisit, settle, type Visit } from '../kit/visit.ts'

/** Facts of the pages, in Turkish. */
let visit: Visit
const open = async (
  browser: Browser,
  { width = 1440, at = '/casino/slot' }: { width?: number; at?: string | null },
): Promise<Page> => {
  visit = await openVisit(browser, { language: 'tr', width, isPlayer: false, at })
  return visit.page
}
test.afterEach(() => visit.context.close())

test('§4 Carousel: the first slide is the operator’s, also under the title of the built-in one', async ({
  browser,
}) => {
  const page = await open(browser, { at: null })
  const change = { item: {} as object }
  await page.route('**/api/cms/sliderlist', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const [first, ...others] = answer.data
    const data = [{ ...first, ...change.item }, ...others]
    await route.fulfill({ response, json: { ...answer, data } })
  })
  await page.goto('/')
  await settle(page)
  await page.keyboard.press('Shift')
  const first = page.locator('.carousel__slide').first()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page.locator('.carousel__slide > a').first()).toBeAttached()
  await expect(first.getByRole('button', { name: 'Kayıt Ol' })).toBeVisible()
  const title = await heading.textContent()

  const picture = { url: '/art/hero-1-m.svg' }
  change.item = {
    url: '/promotions',
    target: '_blank',
    images: [picture, picture, picture],
    kicker: 'Bu hafta',
    note: 'Not',
    action: 'Bak',
  }
  await page.reload()
  await settle(page)
  await page.keyboard.press('Shift')
  const link = first.locator('> a')
  await expect(link).toHaveAttribute('href', '/promotions')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link.locator('img')).toHaveAttribute('src', picture.url)
  await expect(link).toContainText(/Bu hafta.*Not.*Bak/)
  await expect(heading).toHaveText(title ?? '')
})

const srcOf = (image: Locator) => image.evaluate((img: HTMLImageElement) => img.currentSrc)

test('§4 Carousel: three placeholders, then the slides of the slug, set up anew after 100 ms', async ({
  browser,
}) => {
  const page = await open(browser, { at: null })
  const asked = sentTo(page, '/api/cms/sliderlist')
  const release = await hold(page, '/api/cms/sliderlist')
  await page.clock.install()
  await page.goto('/')
  const slides = page.locator('.carousel__slide')
  const dice = page.locator('.carousel__dice button')
  await expect(slides).toHaveCount(3)
  for (const image of await slides.locator('img').all()) {
    await expect(image).toHaveAttribute('src', /^\/art\/hero-1/)
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Shift')
  await expect.poll(() => asked).toEqual([{ slug: 'home' }])
  await pauseClock(page)
  const answered = page.waitForResponse('**/api/cms/sliderlist')
  await release()
  await answered
  // One by one, until the answer is told: a timer of no length each.
  const links = page.locator('.carousel__slide > a')
  await expect(async () => {
    await page.clock.runFor(1)
    await expect(links.first()).toBeAttached({ timeout: 200 })
  }).toPass()
  await expect(dice).toHaveCount(0)
  const controls = page.waitForRequest(/carousel-controls/)
  await page.clock.runFor(100)
  await controls
  await page.clock.resume()
  await expect(dice.first()).toBeVisible()

  // The page's own first slide is no link.
  const before = (await dice.count()) - (await links.count())
  for (const [index, link] of (await links.all()).entries()) {
    // A picture is fetched when its slide is next.
    await dice.nth(before + index).click()
    await expect(link).toHaveAttribute('href', /^(\/|https?:)/)
    await expect(link.locator('picture source')).toHaveCount(2)
    await expect(link.locator('picture img')).toHaveAttribute('src', /./)
  }
  await dice.nth(before).click()
  const image = links.first().locator('img')
  await expect.poll(() => srcOf(image)).toMatch(/\.svg/)
  // Beginning with that of the desk: the browser changes it some time after the width.
  const seen = [await srcOf(image)]
  for (const width of [991, 992, 1199, 1200]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => isNext(seen, width, srcOf(image))).toBe(true)
  }
  expect(seen[2]).toBe(seen[3])
  expect(seen[4]).toBe(seen[0])

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('banner').getByRole('link', { name: 'Spor', exact: true }).click()
  await expect.poll(() => asked.length).toBe(2)
  expect(asked[1]).not.toEqual({ slug: 'home' })
})

/** Whether the picture is the one that this width brings: at 1199 px the same as at 992. */
async function isNext(seen: string[], width: number, src: Promise<string>): Promise<boolean> {
  const now = await src
  const isOther = width !== 1_199
  // While the next one comes there is none.
  if (now === '' || isOther === (now === seen.at(-1))) return false
  seen.push(now)
  return true
}

test('§9 Banner carousel: it turns every 5000 ms, and goes on after someone has chosen a slide', async ({
  browser,
}) => {
  const page = await open(browser, { at: '/' })
  const die = (number: number) => page.getByRole('button', { name: `${number}. tanıtım` })
  await expect(die(3)).toBeVisible()
  await stopClock(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(page.getByRole('button', { name: 'Dönmeyi durdur' })).toBeVisible()
  await page.clock.runFor(4_999)
  await expect(die(1)).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(1)
  await expect(die(2)).toHaveAttribute('aria-current', 'true')
  await die(1).click()
  await page.mouse.move(0, 0)
  await expect(die(1)).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(5_000)
  await expect(die(2)).toHaveAttribute('aria-current', 'true')
})

test('§2 Home: winners in 16.5rem that scroll, and a muted, looping film where its url is set', async ({
  browser,
}) => {
  const page = await open(browser, { at: null })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const film = '/film.webm'
  await page.route(`**${film}`, (route) => route.fulfill({ status: 204 }))
  await changeBootstrap(page, ({ siteOption }) => {
    const others = (siteOption as { key: string }[]).filter(({ key }) => key !== 'video.url')
    return { siteOption: [...others, { key: 'video.url', status: true, value: film }] }
  })
  const winner = {
    image: '/covers/zar_nar_bahcesi.svg',
    game: 'Nar Bahçesi',
    name: 'de•••z',
    currencySymbol: '₺',
  }
  const winners = Array.from({ length: 40 }, (_, at) => ({ ...winner, amount: 4_000 - at }))
  await agree(page, '/api/transaction/topwinners', { data: winners })
  await page.addInitScript(rememberPlays)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const list = page.locator('ul.winners')
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    await expect(list.getByRole('listitem')).toHaveCount(40, { timeout: 1_000 })
  }).toPass()
  expect((await list.boundingBox())?.height).toBe(16.5 * 16)
  expect(await list.evaluate((ul) => ul.scrollHeight > ul.clientHeight)).toBe(true)

  const section = page.locator('.film')
  await expect(section.getByRole('heading', { level: 2 })).not.toBeEmpty()
  await section.scrollIntoViewIfNeeded()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'played')))
    .toEqual({ src: film, muted: true, loop: true })
})

/** A film that cannot be had gives way to its picture: what was played is noted when it begins. */
function rememberPlays(): void {
  const { play } = HTMLMediaElement.prototype
  HTMLMediaElement.prototype.play = function () {
    const { muted, loop } = this
    Object.assign(window, { played: { src: this.getAttribute('src'), muted, loop } })
    return play.call(this)
  }
}

import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { agree, become, changeBootstrap, hold, refuse, sentTo, stopClock } from './answers.ts'
import { signUp } from './player.ts'
import { openVisit, settle, type Visit } from './visit.ts'

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

test('a filter of the lobby says what it is: on a phone its sheet has a title, beside it the panel stands on the page', async ({
  browser,
}) => {
  for (const [name, width] of [
    ['Sağlayıcı', 390],
    ['Özellik', 390],
    ['Özellik', 768],
  ] as const) {
    const page = await open(browser, { width })
    await page.locator('.lobby__bar').getByRole('button', { name }).click()
    const panel = width === 390 ? page.getByRole('dialog', { name }) : page.locator('.picked')
    await expect(panel).toBeVisible()
    if (width === 390) await expect(panel.getByRole('heading', { name, level: 2 })).toBeVisible()
    const left = await panel.evaluate((shown) => shown.getBoundingClientRect().left)
    expect(left).toBeGreaterThanOrEqual(0)
    await visit.context.close()
  }
})

const TWINS = [
  ['/spor', '/spor/fcg'],
  ['/livespor', '/livespor/fcg'],
  ['/esports', '/esports/betco'],
] as const

test('§2 Routes: sports, live sports and e-sports have a second address each', async ({
  browser,
}) => {
  const page = await open(browser, { at: null })
  for (const [first, second] of TWINS) {
    await page.goto(first)
    await settle(page)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await page.goto(second)
    await settle(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveURL(second)
  }
})

test('§4 Favourite: the heart follows the list, says what it did, and goes back on a failure', async ({
  browser,
}) => {
  const page = await open(browser, {})
  await become(page, await signUp())
  await settle(page)
  const heart = page.getByRole('button', { name: 'Nar Bahçesi: favori' }).first()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(page.locator('.toast--success')).toContainText('Favorilere eklendi')
  await page.reload()
  await settle(page)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await refuse(page, '/api/casino/togglefavorite', 'Favoriler şu an değişmiyor.')
  await heart.click()
  await expect(page.locator('.toast--error')).toContainText('Favoriler şu an değişmiyor.')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.unroute('**/api/casino/togglefavorite')
  await heart.click()
  await expect(page.locator('.toast--warning')).toContainText('Favorilerden çıkarıldı')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('§8 Game search and categories: five are asked for, and a failure is an empty list', async ({
  browser,
}) => {
  const page = await open(browser, { at: null })
  // A first batch that is full: the next one is asked for, and fails.
  await changeBootstrap(page, ({ casinoCategoryList }) => {
    const all = casinoCategoryList as { id: number; games: object[] }[]
    const more = Array.from({ length: 20 - all.length }, (_, at) => ({ ...all[0], id: 100 + at }))
    return { casinoCategoryList: [...all, ...more] }
  })
  await refuse(page, '/api/casino/categories', 'Kategoriler gelmedi.')
  const asked = sentTo(page, '/api/casino/categories')
  await page.goto('/casino/slot')
  await settle(page)
  await expect.poll(() => asked).toContainEqual({ skip: 20, take: 20 })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Slot')
  await expect(page.getByRole('button', { name: 'Nar Bahçesi: oyna' }).first()).toBeVisible()
  await expect(page.getByText('Kategoriler gelmedi.')).toHaveCount(0)

  const searched = sentTo(page, '/api/casino/games')
  await page.getByRole('banner').getByRole('button', { name: 'Oyun ara' }).click()
  const search = page.getByRole('banner').getByRole('combobox')
  await search.fill('nar')
  await expect(page.getByRole('banner').getByRole('option').first()).toBeVisible()
  expect(searched).toEqual([{ live: false, search: 'nar', skip: 0, take: 5 }])
  await refuse(page, '/api/casino/games', 'Arama şu an çalışmıyor.')
  await search.fill('lale')
  await expect(page.getByText('Bu adla oyun bulunamadı')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('option')).toHaveCount(0)
  await expect(page.getByText('Arama şu an çalışmıyor.')).toHaveCount(0)
})

test('§8 Game launch failure: on a desk the server’s word stands where the game would', async ({
  browser,
}) => {
  const page = await open(browser, {})
  await become(page, await signUp())
  await settle(page)
  await refuse(page, '/api/casino/hub88launchurl', 'Oyun şu an kapalı.')
  await page.getByRole('button', { name: 'Nar Bahçesi: oyna' }).first().click()
  await expect(page).toHaveURL(/\/casino\/play\//)
  await expect(page.getByText('Oyun şu an kapalı.')).toBeVisible()
})

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
    ...{ url: '/promotions', target: '_blank', images: [picture, picture, picture] },
    ...{ kicker: 'Bu hafta', note: 'Not', action: 'Bak' },
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
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
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
  await page.clock.runFor(100)
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

test('§2 Footer: belts of nine and twelve that step by themselves, networks, contacts and a licence', async ({
  browser,
}) => {
  const page = await open(browser, {})
  const foot = page.getByRole('contentinfo')
  await foot.scrollIntoViewIfNeeded()
  const pay = foot.getByRole('list', { name: 'Ödeme yöntemleri' })
  const studios = foot.getByRole('list', { name: 'Oyun sağlayıcıları' })
  await expect(pay.getByRole('listitem')).toHaveCount(9)
  await expect(studios.getByRole('listitem')).toHaveCount(12)
  await expect(foot.locator('.social a')).toHaveCount(4)
  const quick = foot.getByRole('navigation', { name: 'Hızlı iletişim' })
  await expect(quick.getByRole('link')).toHaveCount(6)
  await expect(quick.getByRole('link', { name: /Mesaj kanalı/ })).toHaveCount(2)
  await expect(quick.getByRole('link', { name: /Yazışma hattı/ })).toHaveCount(4)
  await expect(foot.locator('svg.seal')).toBeVisible()
  await expect(foot.getByText(/geçerli bir lisans kaydı olmadan/)).toBeVisible()
  const bounds = foot.getByRole('link', { name: 'Sınır koy ya da ara ver' })
  await expect(bounds).toHaveAttribute('href', '/pages/5')
  for (const [width, count] of [
    [991, 3],
    [992, 7],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    for (const [belt, gap] of [
      [pay, 5],
      [studios, 20],
    ] as const) {
      await expect.poll(() => beltOf(belt)).toEqual({ count, gap })
    }
  }

  const at = (belt: Locator) => belt.evaluate((ul) => ul.scrollLeft)
  await foot.scrollIntoViewIfNeeded()
  await page.mouse.move(0, 0)
  await stopClock(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(foot.getByRole('button', { name: 'Kayan şeritleri durdur' })).toBeVisible()
  // They start after 200 and 500 ms, and take their first step 2000 ms later.
  await page.clock.runFor(2_199)
  expect(await at(studios)).toBe(0)
  await page.clock.runFor(1)
  await expect.poll(() => at(studios)).toBeGreaterThan(0)
  await page.clock.runFor(299)
  expect(await at(pay)).toBe(0)
  await page.clock.runFor(1)
  await expect.poll(() => at(pay)).toBeGreaterThan(0)
})

/** How many plates of a belt are seen at once, and what lies between two of them. */
const beltOf = (belt: Locator) =>
  belt.evaluate((ul) => {
    const [first, second] = [...ul.children].map((plate) => plate.getBoundingClientRect())
    const [width, gap] = [first?.width ?? 1, (second?.left ?? 0) - (first?.right ?? 0)]
    return { count: Math.round((ul.clientWidth + gap) / (width + gap)), gap: Math.round(gap) }
  })

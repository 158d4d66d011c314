import type { BrowserContext, Page } from '@playwright/test'
import { hold } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { PLACES } from '../kit/places.ts'
import { openAs, playerSession, signUp } from '../kit/player.ts'
import { openVisit, settle, sizeOf } from '../kit/visit.ts'

/** The game page: what it tells of the game, in room that it keeps. */
const PLAY = PLACES.find(({ name }) => name === 'play')?.path ?? ''

/** Layout shifts with nobody's input, as browsers count them (CLS), from the first frame on. */
async function countShifts(context: BrowserContext): Promise<(page: Page) => Promise<number>> {
  await context.addInitScript(() => {
    if (self !== top) return
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + entry.value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return (page) => page.evaluate(() => Number(Reflect.get(window, 'shift')))
}

/** What the balance in the header may take, when it gets its width. */
const SHIFT_MAX = 0.001
const LATE = ['/api/casino/lobby', '/api/bonus/mine', '/api/protection/realitycheck']

for (const width of [390, 1440]) {
  test(`nothing moves at ${width} px while what is known of the game comes in, one after another`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      baseURL: process.env.ZAR_SITE_URL ?? '',
      viewport: sizeOf(width),
      ...(width < 768 && { isMobile: true, hasTouch: true }),
    })
    // Has a bonus that runs: its line is what comes last.
    await openAs(context, await playerSession())
    const shiftOf = await countShifts(context)
    const page = await context.newPage()
    const free = []
    for (const path of LATE) free.push(await hold(page, path))
    await page.goto(PLAY)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const letGo of free) {
      await letGo()
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    }
    await expect(page.getByText('En yüksek kazanç')).toBeVisible()
    await expect(page.getByText(/^Oyunda ₺/)).toBeVisible()
    await settle(page)
    expect(await shiftOf(page)).toBeLessThan(SHIFT_MAX)
    await context.close()
  })
}

const FACTS = {
  tr: [
    ...['Geri ödeme oranı', '%96,4', 'Oynaklık', '', 'En yüksek kazanç', '4.990×'],
    ...['Bahis', '₺2 – ₺2.000', 'Çizgi', '20'],
  ],
  en: [
    ...['Return to player', '96.4%', 'Volatility', '', 'Highest win', '4,990×'],
    ...['Stake', '₺2 – ₺2.000', 'Lines', '20'],
  ],
}

const NAMES = { tr: 'Nar Bahçesi', en: 'Pomegranate Garden' }

for (const language of ['tr', 'en'] as const) {
  test(`a game has its name and its facts, in the list, on its page and inside it: ${language}`, async ({
    browser,
  }) => {
    const visit = await openVisit(browser, { language, width: 1440, isPlayer: true, at: PLAY })
    const { page } = visit
    await expect(page.locator('.facts').first().locator('dt, dd')).toHaveText(FACTS[language])
    const name = NAMES[language]
    await expect(page).toHaveTitle(`${name} · Zar`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    const inside = page.frameLocator('.frame').getByRole('heading', { level: 1 })
    await expect(inside).toHaveText(name)
    await visit.context.close()
  })
}

test('a fact that the supplier does not tell has no row', async ({ browser }) => {
  const visit = await openVisit(browser, { language: 'tr', width: 1440, isPlayer: true })
  const { page } = visit
  await page.getByRole('button', { name: 'Fener Gecesi: oyna' }).first().click()
  await expect(page.locator('.facts').first().locator('dt')).toHaveText(['Geri ödeme oranı'])
  await visit.context.close()
})

test('what the game’s balance is made of is told where a bonus runs, and only there (BON-03)', async ({
  browser,
}) => {
  for (const width of [390, 1440]) {
    const visit = await openVisit(browser, { language: 'tr', width, isPlayer: true })
    const { page } = visit
    await page.getByRole('button', { name: 'Nar Bahçesi: oyna' }).first().click()
    const purse = page.getByText(/^Oyunda ₺[\d.,]+: nakit ₺[\d.,]+ \+ bonus ₺40,00$/)
    await expect(purse).toBeVisible()
    const inGame = page.frameLocator('.frame').getByText('Bakiye').locator('..')
    const told = (await purse.innerText()).match(/₺[\d.,]+\d/)?.[0] ?? ''
    await expect(inGame).toContainText(told)
    await visit.context.close()
  }
  const context = await browser.newContext({ baseURL: process.env.ZAR_SITE_URL ?? '' })
  await openAs(context, await signUp())
  const page = await context.newPage()
  await page.goto(PLAY)
  await expect(page.getByText('En yüksek kazanç')).toBeVisible()
  await expect(page.getByText(/^Oyunda ₺/)).toHaveCount(0)
  await context.close()
})

test('U10: a player changes to play money and back on the game’s page, and makes the stage wide', async ({
  browser,
}) => {
  const visit = await openVisit(browser, { language: 'tr', width: 1440, isPlayer: true, at: PLAY })
  const { page } = visit
  const game = page.frameLocator('.frame')
  const spin = game.getByRole('button', { name: /^Çevir/ })
  const isDemo = game.getByText('Deneme', { exact: true })
  await expect(spin).toBeVisible()
  await expect(isDemo).toHaveCount(0)
  await page.getByRole('button', { name: 'Demo', exact: true }).click()
  await expect(isDemo).toBeVisible()
  const finished = page.waitForResponse((response) => response.url().endsWith('/api/finish'), {
    timeout: 150_000,
  })
  await spin.click()
  await finished
  // Play money is no part of what the session came to.
  await expect(page.locator('.facts').last().locator('dd').first()).toHaveText('₺0,00')
  await page.getByRole('button', { name: 'Gerçek', exact: true }).click()
  await expect(spin).toBeVisible()
  await expect(isDemo).toHaveCount(0)

  const width = async () => (await page.locator('.stage__view').boundingBox())?.width ?? 0
  const narrow = await width()
  await page.getByRole('button', { name: 'Geniş görünüm' }).click()
  expect(await width()).toBeGreaterThan(narrow + 300)
  await visit.context.close()
})

import type { Browser, Page } from '@playwright/test'
import { changeBootstrap } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { openVisit, settle, type Visit } from '../kit/visit.ts'

/** Facts of the popup, the cashier's and the call request's dialogs, and the game, in Turkish. */
type Options = { width?: number; isPlayer?: boolean; at?: string | null }

let visit: Visit
const open = async (
  browser: Browser,
  { width = 1440, isPlayer = false, at = '/casino/slot' }: Options,
): Promise<Page> => {
  visit = await openVisit(browser, { language: 'tr', width, isPlayer, at })
  return visit.page
}
test.afterEach(() => visit.context.close())

/** The popup waits for the page to be left alone. */
const PAGE_RESTS_MS = 5_000
const popupOf = (page: Page) => page.getByRole('dialog', { name: 'Hoş geldin' })
const untilPopup = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(PAGE_RESTS_MS)
    await expect(popupOf(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()

test('§2 Popup banner: a picture for each width; a press closes it and goes to its url, or stays', async ({
  browser,
}) => {
  const page = await open(browser, { at: null })
  await page.clock.install()
  for (const url of ['/promotions', null]) {
    await changeBootstrap(page, ({ popup }) => ({ popup: { ...(popup as object), url } }))
    await page.evaluate(() => localStorage.clear()).catch(() => {})
    await page.goto('/')
    await settle(page)
    const popup = popupOf(page)
    await untilPopup(page)
    const picture = popup.locator('picture')
    await expect(picture.locator('source')).toHaveCount(2)
    for (const [width, file] of [
      [1200, /-l\.svg/],
      [992, /-m\.svg/],
      [991, /-s\.svg/],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect
        .poll(() => picture.locator('img').evaluate((img: HTMLImageElement) => img.currentSrc))
        .toMatch(file)
    }
    await popup.locator('.popup__go').click()
    await expect(popup).toHaveCount(0)
    await expect(page).toHaveURL(url ?? '/')
    await page.unroute('**/api/cms/grouped')
  }
})

test('§2 Popup banner: its url may be another site, and the way back leads to the page', async ({
  browser,
}) => {
  const page = await open(browser, { at: null })
  const url = 'https://news.example/opening'
  await page.route('https://news.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>News</h1>' }),
  )
  await changeBootstrap(page, ({ popup }) => ({ popup: { ...(popup as object), url } }))
  await page.clock.install()
  await page.goto('/')
  await settle(page)
  await untilPopup(page)
  await popupOf(page).locator('.popup__go').click()
  await expect(page.getByRole('heading', { name: 'News' })).toBeVisible()
  await expect(page).toHaveURL(url)
  await page.goBack()
  await settle(page)
  await expect(page).toHaveURL('/')
  await expect(popupOf(page)).toHaveCount(0)
})

test('§2 Popup banner: it waits while a panel lies over the page', async ({ browser }) => {
  const page = await open(browser, { width: 390, isPlayer: true, at: null })
  // The demo's own speaks to visitors alone.
  await changeBootstrap(page, ({ popup }) => ({ popup: { ...(popup as object), audience: 'all' } }))
  await page.clock.install()
  await page.goto('/')
  await settle(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Hesap menüsü/ })
    .click()
  await page
    .getByRole('dialog', { name: 'Hesap' })
    .getByRole('button', { name: /^Bildirimler/ })
    .click()
  const inbox = page.getByRole('dialog', { name: 'Bildirimler' })
  await expect(inbox).toBeVisible()
  for (let seconds = 0; seconds < 12; seconds++) await page.clock.runFor(1_000)
  await expect(inbox).toBeVisible()
  await expect(popupOf(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('popup'))).toBeNull()
  await page.keyboard.press('Escape')
  await untilPopup(page)
})

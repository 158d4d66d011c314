import type { Browser, Page } from '@playwright/test'
import {
  become,
  changeBootstrap,
  hold,
  loadsOf,
  pauseClock,
  sentTo,
  stopClock,
} from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { signUp } from '../kit/player.ts'
import { doorOf, openVisit, settle, type Visit } from '../kit/visit.ts'

/** Facts of the shell that stands around every page, in Turkish. */
type Options = { width: number; isPlayer?: boolean; at?: string | null }

let visit: Visit
const open = async (
  browser: Browser,
  { width, isPlayer = false, at = '/casino/slot' }: Options,
): Promise<Page> => {
  visit = await openVisit(browser, { language: 'tr', width, isPlayer, at })
  return visit.page
}
test.afterEach(() => visit.context.close())

test('U13, §4 Login state: a balance asked for every 3000 ms while the page is seen, and none signed out', async ({
  browser,
}) => {
  const page = await open(browser, { width: 1440, isPlayer: true, at: null })
  await page.clock.install()
  const asked = sentTo(page, '/api/user/balance')
  await page.goto('/casino/slot')
  await settle(page)
  await pauseClock(page)
  // What the page has asked until now is heard here once a later call of it was answered.
  await page.evaluate(async () => void (await fetch('/live')))
  const before = asked.length
  expect(before).toBeGreaterThan(0)
  await page.clock.runFor(3_000)
  await expect.poll(() => asked.length).toBe(before + 1)
  await page.clock.runFor(3_000)
  await expect.poll(() => asked.length).toBe(before + 2)
  await show(page, 'hidden')
  await page.clock.runFor(9_000)
  expect(asked.length).toBe(before + 2)
  await show(page, 'visible')
  await expect.poll(() => asked.length).toBe(before + 3)
  await page.clock.resume()

  // What another tab has cleared is gone here too.
  const other = await visit.context.newPage()
  await other.goto('/art/hero-1.svg')
  await other.evaluate(() => localStorage.removeItem('auth'))
  await other.close()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Giriş' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Para Yatır' })).toHaveCount(0)
})

/** Another tab is in front of the page, or no more. */
const show = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((to) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => to })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('§9 Logout reload after 300 ms', async ({ browser }) => {
  const page = await open(browser, { width: 1440 })
  await become(page, await signUp())
  await settle(page)
  await doorOf(page, /^Hesap menüsü/).click()
  const way = page.getByRole('button', { name: 'Çıkış' })
  await expect(way).toBeVisible()
  const loads = loadsOf(page)
  await stopClock(page)
  await way.click()
  await expect(page).toHaveURL('/')
  await page.clock.runFor(299)
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull()
  expect(loads.count).toBe(0)
  await page.clock.runFor(1)
  await expect.poll(() => loads.count).toBe(1)
})

test('§9 Language reload after 100 ms: a placeholder, and a flag for each language', async ({
  browser,
}) => {
  const page = await open(browser, { width: 1440 })
  const bar = page.getByRole('banner')
  await bar.getByRole('button', { name: 'Dil: Türkçe' }).click()
  await expect(bar.getByText('Dil seç', { exact: true })).toBeVisible()
  const languages = bar.getByRole('list', { name: 'Dil' }).getByRole('button')
  await expect(languages).toHaveText(['Türkçe', 'English'])
  await expect(languages.locator('svg.flag')).toHaveCount(2)
  const loads = loadsOf(page)
  await stopClock(page)
  await languages.filter({ hasText: 'English' }).click()
  await page.clock.runFor(99)
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en')
  expect(loads.count).toBe(0)
  await page.clock.runFor(1)
  await expect.poll(() => loads.count).toBe(1)
  await page.clock.resume()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await bar.getByRole('button', { name: 'Language: English' }).click()
  await expect(bar.getByText('Select Language', { exact: true })).toBeVisible()
})

test('§9 Settings link: an address of the settings opens 1000 ms after the press', async ({
  browser,
}) => {
  const page = await open(browser, { width: 1440, at: null })
  const next = 'https://zar-next.example'
  await changeBootstrap(page, () => ({ domainStatus: { current: 'http://localhost', next } }))
  await page.context().route(`${next}/**`, (route) => route.fulfill({ body: 'there' }))
  await page.goto('/')
  await settle(page)
  const link = page.getByRole('link', { name: 'zar-next.example' })
  await expect(link).toHaveCount(1)
  await stopClock(page)
  await link.focus()
  await link.press('Enter')
  await page.clock.runFor(999)
  expect(new URL(page.url()).pathname).toBe('/')
  expect(page.url()).not.toContain(next)
  await page.clock.runFor(1)
  await expect(page).toHaveURL(`${next}/`)
})

test('§9 Top banner: a cycle of 20 s, and gone 500 ms after closing', async ({ browser }) => {
  const page = await open(browser, { width: 1440, at: '/' })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(page.locator('.notice__run > span')).toHaveCSS('animation-duration', '20s')
  await expect(page.locator('.notice__run > span')).toHaveCSS(
    'animation-iteration-count',
    'infinite',
  )
  await stopClock(page)
  await page.getByRole('button', { name: 'Duyuruyu kapat' }).click()
  await expect(page.locator('.notice')).toHaveClass(/notice--closing/)
  await page.clock.runFor(499)
  await expect(page.locator('body')).toHaveClass(/has-notice/)
  await page.clock.runFor(1)
  await expect(page.locator('body')).not.toHaveClass(/has-notice/)
})

test('§9 Ripple effect: 401 ms', async ({ browser }) => {
  const page = await open(browser, { width: 1440 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await stopClock(page)
  await page.getByRole('banner').getByRole('button', { name: 'Kayıt Ol' }).hover()
  await page.mouse.down()
  const ripple = page.locator('.ripple')
  await expect(ripple).toHaveCount(1)
  await page.clock.runFor(400)
  await expect(ripple).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(ripple).toHaveCount(0)
})

test('§9 Fingerprint collection is given up after 1000 ms', async ({ browser }) => {
  const page = await open(browser, { width: 1440, at: null })
  const release = await hold(page, '/assets/fp.esm-*.js')
  await page.clock.install()
  await page.goto('/ticket')
  await settle(page)
  await pauseClock(page)
  const kept = () => page.evaluate(() => localStorage.getItem('fingerprint'))
  expect(await kept(), 'nobody has done anything yet').toBeNull()
  await page.keyboard.press('Shift')
  await page.clock.runFor(999)
  expect(await kept()).toBeNull()
  await page.clock.runFor(1)
  await expect.poll(kept).toMatch(/^[\da-f-]{36}$/)
  await release()
})

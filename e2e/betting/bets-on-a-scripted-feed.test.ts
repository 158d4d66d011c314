import type { Browser, Page } from '@playwright/test'
import { odds, result } from '../../server/src/modules/betting/testing/said.ts'
import { expect, test } from '../kit/journey.ts'
import { overflow } from '../kit/looks.ts'
import { balanceOf, openAs, PASSWORD, pay, type Session, signUp } from '../kit/player.ts'
import { openScriptedCasino } from './scripted-casino.ts'

let casino: Awaited<ReturnType<typeof openScriptedCasino>>

test.beforeAll(async () => {
  test.setTimeout(300_000)
  casino = await openScriptedCasino()
})
test.afterAll(() => casino?.close())

type Options = { session?: Session; isPhone?: boolean }

/** A page of the casino that follows the script, of a player or of a visitor. */
async function open(browser: Browser, at: string, { session, isPhone }: Options = {}) {
  const context = await browser.newContext({
    baseURL: casino.site,
    timezoneId: 'Europe/Istanbul',
    reducedMotion: 'reduce',
    viewport: isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    ...(isPhone && { isMobile: true, hasTouch: true }),
  })
  if (session) await openAs(context, session)
  else await context.addInitScript(() => localStorage.setItem('lang', 'tr'))
  const page = await context.newPage()
  await page.goto(at)
  return page
}

/** Somebody with money. */
async function player(): Promise<Session> {
  const session = await signUp()
  await pay(session, { deposit: 500 })
  return session
}

const price = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'Bülten' }).getByRole('button', { name })

test('BET-01, A11Y-02: a bet is placed by the keyboard alone, and nothing before Ctrl+Enter', async ({
  browser,
}) => {
  const session = await player()
  const page = await open(browser, '/spor', { session })
  await expect(price(page, /^Galatasaray kazanır/)).toBeVisible()
  const row = page.locator('.fx__sides:focus')
  while ((await row.count()) === 0) await page.keyboard.press('Tab')
  await page.keyboard.press('1')
  const stake = page.locator('input[data-stake="true"]')
  await expect(stake).toBeVisible()
  // What keys do comes a moment after the page.
  await expect(async () => {
    await page.keyboard.press('k')
    await expect(stake).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await page.keyboard.type('100')
  expect(await balanceOf(session)).toBe(500)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('region', { name: 'Kupon makbuzu' })).toBeVisible()
  expect(await balanceOf(session)).toBe(400)
  await page.context().close()
})

test('a slip chosen on a phone is kept over a reload and the log-in, and placed', async ({
  browser,
}) => {
  const session = await player()
  const page = await open(browser, '/spor', { isPhone: true })
  await price(page, /^Galatasaray kazanır/).tap()
  await price(page, /^Beşiktaş kazanır/).tap()
  await page.reload()
  await page.getByRole('button', { name: 'Kuponu aç' }).tap()
  const slip = page.getByRole('region', { name: 'Kupon, 2 seçim' })
  for (const key of ['5', '0']) await slip.getByRole('button', { name: key, exact: true }).tap()
  await expect(slip.getByText('Olası kazanç')).toBeVisible()
  await slip.getByRole('button', { name: 'Giriş yap ve oyna' }).tap()
  const login = page.getByRole('dialog', { name: 'Giriş' })
  await login.getByLabel('Kullanıcı adı').fill(session.username)
  await login.getByLabel('Şifre', { exact: true }).fill(PASSWORD)
  await login.getByRole('button', { name: 'Giriş yap', exact: true }).tap()
  await expect(login).toBeHidden()
  const handle = page.getByRole('button', { name: 'Kuponu aç' })
  if (!(await slip.isVisible())) await handle.tap()
  await slip.getByRole('button', { name: /^Kuponu oyna · ₺50,00/ }).tap()
  await expect(page.getByRole('region', { name: 'Kupon makbuzu' })).toContainText('₺150,00')
  expect(await balanceOf(session)).toBe(450)
  await page.context().close()
})

test('BET-06, BET-12: a suspension of a live match is seen on its prices, and its end', async ({
  browser,
}) => {
  const page = await open(browser, '/livespor')
  const home = page.getByRole('button', { name: /^Samsunspor kazanır/ }).first()
  const heights = () =>
    page.locator('.fx[data-event]').evaluateAll((rows) => rows.map((row) => row.clientHeight))
  await expect(home).toHaveAttribute('aria-disabled', 'false')
  const before = await heights()
  await expect(page.getByText('Görüntü gerçekten geri kalabilir')).toBeVisible()
  casino.company.live.say({
    type: 'bet_stop',
    event: 'live',
    groups: ['all'],
    status: -1,
    reason: 'goal',
  })
  await expect(home).toHaveAttribute('aria-disabled', 'true')
  expect(await heights()).toEqual(before)
  await expect(home).toHaveAccessibleName(/askıda/)
  casino.company.live.say(odds('live', [result([1500, 3900, 6500])]))
  await expect(home).toHaveAttribute('aria-disabled', 'false')
  await expect(home).toHaveAccessibleName(/1\.50/)
  expect(await heights()).toEqual(before)
  await page.context().close()
})

test('one touch places a single at a press, holds a live one until it is decided, takes no suspended price and ends with the log-in', async ({
  browser,
}) => {
  const session = await player()
  const page = await open(browser, '/spor/ayarlar', { session })
  await page.getByRole('switch', { name: 'Tek dokunuşla bahis' }).click()
  const ask = page.getByRole('dialog', { name: 'Tek dokunuşla bahis' })
  await ask.getByLabel('Her basışın tutarı').fill('20')
  await ask.getByRole('button', { name: '₺20,00 ile aç' }).click()
  await expect(ask).toBeHidden()
  await page.goto('/spor')
  const bar = page.getByRole('region', { name: 'Tek dokunuşla bahis' })
  await expect(bar.getByText('Tek dokunuş açık · ₺20,00')).toBeVisible()

  await price(page, /^Galatasaray kazanır/).dblclick()
  await expect(bar.getByText(/^Bahis oynandı: Galatasaray/)).toBeVisible()
  await expect.poll(() => balanceOf(session)).toBe(480)
  await expect(page.getByRole('region', { name: 'Kupon makbuzu' })).toHaveCount(0)

  await page.goto('/livespor')
  const live = page.getByRole('button', { name: /^Alanyaspor kazanır/ }).first()
  await live.click()
  await expect(bar.getByText(/^(Bekliyor|Bahis oynandı): Alanyaspor/)).toBeVisible()
  await expect(bar.getByText(/^Bahis oynandı: Alanyaspor/)).toBeVisible()
  await expect.poll(() => balanceOf(session)).toBe(460)

  const { live: told } = casino.company
  told.say({ type: 'bet_stop', event: 'still', groups: ['all'], status: -1, reason: 'goal' })
  await expect(live).toHaveAttribute('aria-disabled', 'true')
  await live.click({ force: true })
  told.say(odds('still', [result([1800, 3400, 4800])]))
  await expect(live).toHaveAttribute('aria-disabled', 'false')
  expect(await balanceOf(session)).toBe(460)

  await page.getByRole('button', { name: /^Hesap menüsü/ }).click()
  const account = page.getByRole('navigation', { name: 'Hesap menüsü' })
  await account.getByRole('button', { name: 'Çıkış' }).click()
  await expect(bar).toHaveCount(0)
  await page.context().close()
})

test('no board is wider than its window, and names are read beside a live score', async ({
  browser,
}) => {
  const page = await open(browser, '/spor')
  for (const at of ['/spor', '/livespor']) {
    await page.goto(at)
    const name = page.locator('.side__name', { hasText: 'Samsunspor' }).first()
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(name).toBeVisible()
      await expect.poll(() => overflow(page, width), `${at} at ${width}`).toEqual([])
      const isCut = await name.evaluate((one) => one.scrollWidth > one.clientWidth)
      expect(isCut, `${at} at ${width}`).toBe(false)
    }
  }
  await page.context().close()
})

test('a slip is shared by its code, placed by who loads it, and sold at its fair value less the deduction', async ({
  browser,
}) => {
  const giver = await open(browser, '/spor')
  await price(giver, /^Galatasaray kazanır/).click()
  await giver.getByRole('button', { name: 'Kuponu paylaş' }).click()
  const code = await giver.locator('.slip__code b').innerText()
  await giver.context().close()

  const session = await player()
  const page = await open(browser, '/spor', { session })
  await page.getByPlaceholder('Kupon kodu').fill(code)
  await page.getByRole('button', { name: 'Yükle' }).click()
  const slip = page.getByRole('region', { name: 'Kupon, 1 seçim' })
  await slip.getByRole('button', { name: '100', exact: true }).click()
  await slip.getByRole('button', { name: /^Bahsi oyna/ }).click()
  await expect(page.getByRole('region', { name: 'Kupon makbuzu' })).toBeVisible()

  await page.goto('/spor/kuponlarim')
  await page.getByRole('button', { name: /^Bozdur · ₺/ }).click()
  const sale = page.getByRole('region', { name: /^Bozdurma/ })
  // 100,00 at 2.00 with a fair chance of 47.5 % is worth 95,00, and pays 97 % of it.
  await sale.getByRole('button', { name: '₺92,15 al ve kapat' }).click()
  await expect.poll(() => balanceOf(session)).toBe(492.15)
  await page.context().close()
})

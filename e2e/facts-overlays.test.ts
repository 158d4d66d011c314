import { type Browser, expect, type Page, test } from '@playwright/test'
import { agree, become, changeBootstrap, endSession, hold, refuse } from './answers.ts'
import { signUp } from './player.ts'
import { doorOf, openVisit, settle, type Visit } from './visit.ts'

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

const toast = (page: Page, kind: 'error' | 'success' | 'info') => page.locator(`.toast--${kind}`)

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

test('§4 Deposit: it waits for the detail, and its toast and link go on where the tab was', async ({
  browser,
}) => {
  const page = await open(browser, { isPlayer: true, at: '/dashboard/deposit' })
  const release = await hold(page, '/api/payment/detail')
  await page.locator('button.pay', { hasText: 'Karekod' }).click()
  const dialog = page.getByRole('dialog', { name: /Karekod/ })
  await expect(dialog.getByRole('status').filter({ hasText: 'Yükleniyor' })).toBeVisible()
  await release()
  await dialog.getByLabel('Tutar', { exact: true }).fill('150')
  const url = new URL('/pages/1', page.url()).href
  await agree(page, '/api/payment/deposit', { message: 'Ödeme sayfası açıldı.', data: url })
  const tab = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Devam et' }).click()
  await (await tab).close()
  await expect(toast(page, 'success')).toContainText('Ödeme sayfası açıldı.')
  const again = dialog.getByRole('link', { name: /Karekod.* ile devam et/ })
  await expect(again).toHaveAttribute('href', url)
  const second = page.waitForEvent('popup')
  await again.click()
  await (await second).close()
})

test('§4 Withdraw: an answer that comes late closes its own dialog and no other', async ({
  browser,
}) => {
  const page = await open(browser, { isPlayer: true, at: '/dashboard/withdraw' })
  await page.locator('button.pay', { hasText: 'Cep cüzdanı' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cep cüzdanı' })
  await dialog.getByLabel('Tutar', { exact: true }).fill('50')
  await dialog.getByLabel('Telefon').pressSequentially('5321112233')
  await agree(page, '/api/payment/withdraw', { message: 'Talebin alındı.' })
  const release = await hold(page, '/api/payment/withdraw')
  await dialog.getByRole('button', { name: 'Para çek' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await doorOf(page, 'Sizi Arayalım').click()
  const call = page.getByRole('dialog', { name: 'Sizi Arayalım' })
  await expect(call).toBeVisible()
  await page.clock.install()
  await release()
  await expect(toast(page, 'success')).toContainText('Talebin alındı.')
  await page.clock.runFor(1_000)
  await expect(call).toBeVisible()
})

test('§8 Call request: a failure is told by the server, and the dialog stays', async ({
  browser,
}) => {
  const page = await open(browser, { isPlayer: true, at: '/?dialog=call-request' })
  const dialog = page.getByRole('dialog', { name: 'Sizi Arayalım' })
  await dialog.getByLabel('Ad', { exact: true }).fill('Işıl Ö.')
  await dialog.getByLabel('Mesaj').fill('Akşam altıdan sonra arayın')
  await dialog.getByLabel('Bilgi', { exact: true }).fill('0532 111 22 33')
  await refuse(page, '/api/cms/callme', 'Bugün arayamıyoruz.')
  await dialog.getByRole('button', { name: 'Talebi kaydet' }).click()
  await expect(toast(page, 'error')).toContainText('Bugün arayamıyoruz.')
  await expect(dialog).toBeVisible()
})

const LAUNCH = '/api/casino/hub88launchurl'
const GAME =
  '<!doctype html><title>.</title><script>parent.postMessage({type:"zar:ready"},"*")</script>'

test('§2 Game play modal: a bar of 35 px, a reload, the exit of the game, and a launch that fails', async ({
  browser,
}) => {
  const page = await open(browser, { width: 390, at: '/casino/slot' })
  await become(page, await signUp())
  await settle(page)
  const house = new URL(page.url()).origin
  await page.route(
    (url) => url.origin !== house,
    (route) => route.fulfill({ contentType: 'text/html', body: GAME }),
  )
  await doorOf(page, 'Nar Bahçesi: oyna').click()
  const modal = page.getByRole('dialog', { name: 'Nar Bahçesi' })
  await expect(modal.locator('.frame__wait')).toHaveCount(0)
  await expect(modal.getByRole('heading', { name: 'Nar Bahçesi' })).toBeVisible()
  expect((await modal.locator('.gamebar').boundingBox())?.height).toBe(35)

  const first = await modal.locator('iframe').getAttribute('src')
  const release = await hold(page, LAUNCH)
  await modal.getByRole('button', { name: 'Oyunu yenile' }).click()
  await expect(toast(page, 'info')).toContainText('Oyun yeniden yükleniyor, lütfen bekle...')
  await expect(modal.locator('iframe')).toHaveCount(0)
  await release()
  await expect(modal.locator('iframe')).toHaveAttribute('src', /./)
  expect(await modal.locator('iframe').getAttribute('src')).not.toBe(first)
  await expect(modal.locator('.frame__wait')).toHaveCount(0)
  const exit = () => parent.postMessage({ type: 'zar:exit' }, '*')
  await page.frames().at(-1)?.evaluate(exit)
  await expect(modal).toHaveCount(0)

  // A supplier's own commands.
  const say = (command: string) =>
    page
      .frames()
      .at(-1)
      ?.evaluate((said) => parent.postMessage({ command: said }, '*'), command)
  await doorOf(page, 'Nar Bahçesi: oyna').click()
  await expect(modal.locator('.frame__wait')).toHaveCount(0)
  const before = await modal.locator('iframe').getAttribute('src')
  await say('com.egt-bg.reload')
  await expect(modal.locator('iframe')).toHaveAttribute('src', /./)
  await expect(modal.locator(`iframe[src="${before}"]`)).toHaveCount(0)
  await expect(modal.locator('.frame__wait')).toHaveCount(0)
  await say('com.egt-bg.exit')
  await expect(modal).toHaveCount(0)

  await refuse(page, LAUNCH, 'Oyun şu an kapalı.')
  await doorOf(page, 'Nar Bahçesi: oyna').click()
  await expect(toast(page, 'error')).toContainText('Oyun şu an kapalı.')
  await expect(modal).toHaveCount(0)
})

test('§2 Game play modal: once the session has ended it leads to the log-in', async ({
  browser,
}) => {
  const page = await open(browser, { width: 390, at: '/casino/slot' })
  const player = await signUp()
  const logIn = page.getByRole('dialog', { name: 'Giriş' })
  const modal = page.getByRole('dialog', { name: 'Ateş Kirazı' })
  for (const door of ['Yeniden dene', 'Para Yatır', 'Oyunu yenile']) {
    await become(page, player)
    await settle(page)
    await doorOf(page, 'Ateş Kirazı: oyna').click()
    await expect(modal.locator('iframe')).toHaveAttribute('src', /./)
    await endSession(page)
    await expect(modal.getByRole('button', { name: 'Yeniden dene' })).toBeVisible()
    await modal.getByRole('button', { name: door }).click()
    await expect(logIn).toBeVisible()
    await expect(modal).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(logIn).toHaveCount(0)
  }
})

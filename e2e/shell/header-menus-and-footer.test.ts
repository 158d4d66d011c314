import type { Locator, Page } from '@playwright/test'
import { changeBootstrap } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { doorOf, openVisit, settle, type Visit } from '../kit/visit.ts'

/** What stands around every page, as the specification lists it, in Turkish. */
type Options = { width: number; isPlayer?: boolean; at?: string | null }

let visit: Visit
const open = async (
  browser: Parameters<typeof openVisit>[0],
  { width, isPlayer = false, at = '/casino/slot' }: Options,
): Promise<Page> => {
  visit = await openVisit(browser, { language: 'tr', width, isPlayer, at })
  return visit.page
}
test.afterEach(() => visit.context.close())

const SECTIONS = [
  ...['Spor', 'Canlı Bahis', 'E-Spor', 'Casino', 'Canlı Casino', 'Sanal', 'Bingo'],
  ...['Oyunlar', 'TV Oyunları', 'Promosyonlar', 'Destek talepleri'],
]
const bare = async (links: Locator) =>
  (await links.allInnerTexts())
    .map((text) => text.replace('(yeni sekmede açılır)', '').trim())
    .filter(Boolean)

test('§2 Menus: the main menu has its eleven entries, the compact one Aviator too', async ({
  browser,
}) => {
  const page = await open(browser, { width: 1440 })
  const menu = page.getByRole('navigation', { name: 'Ana menü' })
  expect(await bare(menu.getByRole('link'))).toEqual(SECTIONS)
  await expect(menu.getByRole('link', { name: /^Destek talepleri/ })).toHaveAttribute(
    'target',
    '_blank',
  )
  await page.setViewportSize({ width: 1000, height: 800 })
  expect(await bare(menu.getByRole('link'))).toEqual(SECTIONS)
  await expect(menu.getByRole('button', { name: 'Aviatör' })).toBeVisible()
})

test('§2 Header: the logo leads home, and every button of the top bar is there', async ({
  browser,
}) => {
  const page = await open(browser, { width: 1440 })
  const bar = page.getByRole('banner')
  for (const name of [/^Destek talepleri/, 'Bonus Talep', /^Promosyon$/]) {
    await expect(bar.getByRole('link', { name }).first()).toBeVisible()
  }
  for (const name of ['Sizi Arayalım', 'Giriş', 'Kayıt Ol', /^Dil: /]) {
    await expect(bar.getByRole('button', { name }).first()).toBeVisible()
  }
  await bar.getByRole('link', { name: 'Zar, ana sayfa' }).first().click()
  await expect(page).toHaveURL('/')
})

test('§4 Header: it enters its remove state past 100 px, and a dropdown stops the scrolling', async ({
  browser,
}) => {
  const page = await open(browser, { width: 1440, isPlayer: true, at: '/' })
  const header = page.locator('header').first()
  await page.evaluate(() => scrollTo(0, 100))
  await expect(header).not.toHaveClass(/is-remove/)
  await page.evaluate(() => scrollTo(0, 101))
  await expect(header).toHaveClass(/is-remove/)
  await page.evaluate(() => scrollTo(0, 0))
  await doorOf(page, /^Hesap menüsü/).click()
  await expect(page.locator('body')).toHaveClass(/no-scroll/)
  // What brings a far entry into view may move the page all the same: the menu is still there to press.
  await page.evaluate(() => scrollTo(0, 200))
  await expect(header).toHaveClass(/is-remove/)
  await expect(doorOf(page, 'Çıkış')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('body')).not.toHaveClass(/no-scroll/)
})

test('§2 Mobile bottom bar: five entries, 60 px tall, and Deposit opens the log-in', async ({
  browser,
}) => {
  const page = await open(browser, { width: 390 })
  const bar = page.getByRole('navigation', { name: 'Kısa yollar' })
  expect(await bare(bar.locator('a, button'))).toEqual([
    ...['Yatır', 'Spor', 'Slot', 'C. Casino', 'Destek'],
  ])
  expect((await bar.boundingBox())?.height).toBe(60)
  await bar.getByRole('button', { name: 'Yatır' }).click()
  await expect(page.getByRole('dialog', { name: 'Giriş' })).toBeVisible()
})

test('§4 Opening a game, and its heart, open the log-in for a visitor', async ({ browser }) => {
  const page = await open(browser, { width: 1440 })
  for (const name of ['Nar Bahçesi: oyna', 'Nar Bahçesi: favori']) {
    await doorOf(page, name).click()
    await expect(page.getByRole('dialog', { name: 'Giriş' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await expect(page).toHaveURL('/casino/slot')
})

test('§2 Top notification banner: on the home page alone, 30 px, and closed for good', async ({
  browser,
}) => {
  const page = await open(browser, { width: 1440, at: '/' })
  const close = page.getByRole('button', { name: 'Duyuruyu kapat' })
  await expect(close).toBeVisible()
  expect((await page.locator('.notice').boundingBox())?.height).toBe(30)
  await close.click()
  await expect(page.locator('body')).not.toHaveClass(/has-notice/)
  expect(await page.evaluate(() => localStorage.getItem('topNotifyRead'))).not.toBeNull()
  await page.reload()
  await settle(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Its place is there before its words are.
  await expect(page.locator('.notice')).toHaveCount(0)
})

test('§2 Top notification banner: going elsewhere dismisses it', async ({ browser }) => {
  const page = await open(browser, { width: 1440, at: '/' })
  const close = page.getByRole('button', { name: 'Duyuruyu kapat' })
  await expect(close).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Bingo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bingo')
  await expect(close).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Zar, ana sayfa' }).first().click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Bingo')
  await expect(page.locator('.notice')).toHaveCount(0)
})

test('§2 Notifications panel: a list, one opened with its type as the title, and the way back', async ({
  browser,
}) => {
  const page = await open(browser, { width: 1440, isPlayer: true })
  await doorOf(page, /^Bildirimler/).click()
  const panel = page.getByRole('region', { name: 'Bildirim kutusu' })
  const first = panel.getByRole('listitem').first().getByRole('button')
  await expect(first.locator('time')).toHaveText(
    /^\d{1,2}\.[A-ZÇŞİa-zçşığüö]{3}\.\d{2} \d{2}:\d{2}$/,
  )
  await first.click()
  await expect(panel.getByRole('heading', { level: 3 })).toBeVisible()
  await expect(panel.locator('.inbox__head b')).toHaveText(/Para çekme|Para yatırma|Bonus|Sistem/)
  await panel.getByRole('button', { name: 'Geri' }).click()
  await expect(first).toBeVisible()
  await expect(first.getByRole('img', { name: 'Okunmadı' })).toHaveCount(0)
})

test('§2 Breadcrumbs: built from the route, the last one is where we are, a label leads there', async ({
  browser,
}) => {
  const page = await open(browser, { width: 1440, isPlayer: true, at: '/dashboard/withdraw' })
  const crumbs = page.getByRole('navigation', { name: 'Konum' })
  expect(await bare(crumbs.getByRole('link'))).toEqual(['Ana sayfa', 'Profil'])
  await expect(crumbs.locator('[aria-current=page]')).toHaveText('Para Çek')
  await crumbs.getByRole('link', { name: 'Profil' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goBack()
  await crumbs.getByRole('link', { name: 'Ana sayfa' }).click()
  await expect(page).toHaveURL('/')
})

test('§2 Footer: columns, contacts, marquees, licence, notice of the terms, and the year', async ({
  browser,
}) => {
  const page = await open(browser, { width: 1440 })
  const foot = page.getByRole('contentinfo')
  await foot.scrollIntoViewIfNeeded()
  await expect(
    foot.getByRole('navigation', { name: 'Hikâyemiz' }).getByRole('link').first(),
  ).toBeVisible()
  const paths = await foot
    .locator('a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))
  for (const path of ['/spor', '/livespor', '/esports', '/casino/slot', '/casino/live']) {
    expect(paths).toContain(path)
  }
  expect(paths).toEqual(expect.arrayContaining(['/casino/tvbets', '/casino/games', '/pages/1']))
  await expect(
    foot.getByText(`© ${new Date().getFullYear()} Zar. Tüm hakları saklıdır.`),
  ).toBeVisible()
  await expect(foot.getByText('Kumar bağımlılık yapabilir, lütfen sorumlu oynayın.')).toBeVisible()
  await expect(foot.getByText(/en az iki hafta sonra/)).toBeVisible()
})

const ACCOUNT = [
  ...['Hesap', 'Bildirimler', 'Telefon Doğrulama', 'Para Yatır', 'Para Çek', 'Şifre Değiştir'],
  ...['Sınırlar ve mola'],
  ...['Finansal Geçmiş', 'Oyun Hareketleri', 'Bonuslar ve İndirimler', 'Bonus Geçmişi'],
  ...['Oturum Geçmişi', 'Kanıtım', 'Destek talepleri', 'Destek', 'Çıkış'],
]

test('§2 Account menu: its entries in their order, each with an icon', async ({ browser }) => {
  const page = await open(browser, { width: 390, isPlayer: true })
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Hesap menüsü/ })
    .click()
  const entries = page
    .getByRole('navigation', { name: 'Hesap menüsü' })
    .locator(':is(a, button):not(.acct__who)')
  await expect(entries).toHaveText(ACCOUNT.map((name) => new RegExp(`^${name}`)))
  for (const entry of await entries.all()) await expect(entry.locator('svg')).toHaveCount(1)
})

test('the menu beside the pages of the account is the same one, and its notifications open on every address', async ({
  browser,
}) => {
  const page = await open(browser, { width: 1440, isPlayer: true, at: null })
  await changeBootstrap(page, ({ siteOption }) => ({
    siteOption: [
      ...(siteOption as object[]),
      { key: 'mainDomain', value: new URL(process.env.ZAR_SITE_URL ?? '').host, status: true },
    ],
  }))
  await page.goto('/dashboard/account')
  const entries = page
    .getByRole('main')
    .getByRole('navigation', { name: 'Hesap menüsü' })
    .locator(':is(a, button):not(.acct__who)')
  await expect(entries).toHaveText(ACCOUNT.map((name) => new RegExp(`^${name}`)))
  await expect(page.getByRole('banner').locator('.bell')).toHaveCount(0)
  const inbox = page.getByRole('dialog', { name: 'Bildirimler' })
  await entries.nth(1).click()
  await expect(inbox.locator('.msg').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(inbox).toHaveCount(0)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Hesap menüsü/ })
    .click()
  await page
    .locator('.acct--popover')
    .getByRole('button', { name: /Bildirimler|bildirim/ })
    .click()
  await expect(inbox.locator('.msg').first()).toBeVisible()
})

import type { Browser, Page } from '@playwright/test'
import { formatMoney } from '@zar/contract/money'
import { agree, hold } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { playerSession } from '../kit/player.ts'
import { doorOf, openVisit, settle, type Visit } from '../kit/visit.ts'

/** What header, notifications and footer tell, word by word, in Turkish. */
type Options = { width?: number; isPlayer?: boolean; at?: string | null }

let visit: Visit
const open = async (
  browser: Browser,
  { width = 1440, isPlayer = false, at = '/casino/slot' }: Options = {},
): Promise<Page> => {
  visit = await openVisit(browser, { language: 'tr', width, isPlayer, at })
  return visit.page
}
test.afterEach(() => visit.context.close())

const INBOX = '/api/customer/notification'
const LETTERS = [1, 2, 3, 4, 5].map((type) => ({
  id: `n${type}`,
  title: `Haber ${type}`,
  note: `Not ${type}`,
  type,
  isRead: type === 5,
  timeStamp: '2026-01-02T10:00:00.000Z',
}))

test('§2 Header: chip, bell, balance and drop-down say whose they are', async ({ browser }) => {
  const page = await open(browser, { isPlayer: true, at: null })
  // What comes to the shared player meanwhile would be one more.
  await page.routeWebSocket(/\/hub/, () => {})
  await agree(page, INBOX, { data: LETTERS })
  await page.goto('/casino/slot')
  await settle(page)
  const { username, usercode, token } = await playerSession()
  const reply = await page.request.get('/api/user/balance', {
    headers: { authorization: `Bearer ${token}` },
  })
  const balance = formatMoney((await reply.json()).data.balance)
  const bar = page.getByRole('banner')
  const chip = bar.locator('.me')
  await expect(chip).toContainText(username)
  await expect(chip).toContainText(String(usercode))
  await expect(bar.getByRole('button', { name: 'Bildirimler, 4 okunmamış' })).toContainText('4')
  await expect(bar.locator('.purse__sum')).toContainText(balance)
  await expect(bar.getByRole('link', { name: 'Para Yatır' }).first()).toBeVisible()
  await doorOf(page, /^Hesap menüsü/).click()
  const dropped = bar.getByRole('navigation', { name: 'Hesap menüsü' })
  for (const text of [username, String(usercode), balance]) {
    await expect(dropped).toContainText(text)
  }
  await expect(dropped.getByRole('link', { name: 'Para Çek' })).toBeVisible()
})

test('§2 Header: on a phone the menu’s button opens and closes it, beside the logo and the user', async ({
  browser,
}) => {
  const page = await open(browser, { width: 390, isPlayer: true })
  const bar = page.getByRole('banner')
  const burger = bar.getByRole('button', { name: 'Menü', exact: true })
  const menu = page.getByRole('dialog', { name: 'Menü' })
  await expect(burger).toHaveAttribute('aria-expanded', 'false')
  await expect(bar.getByRole('link', { name: 'Zar, ana sayfa' })).toBeVisible()
  await expect(bar.getByRole('button', { name: /^Hesap menüsü/ })).toBeVisible()
  await burger.click()
  await expect(menu).toBeVisible()
  await expect(bar.locator('.top__menu')).toHaveAttribute('aria-expanded', 'true')
  await menu.getByRole('button', { name: 'Kapat' }).click()
  await expect(menu).toHaveCount(0)
  await expect(burger).toHaveAttribute('aria-expanded', 'false')
})

test('§2 Notifications panel: icon, title, note, date and dot; opened the same under its type, and the dot goes once the server has agreed', async ({
  browser,
}) => {
  const page = await open(browser, { isPlayer: true, at: null })
  await agree(page, INBOX, { data: LETTERS })
  await page.goto('/casino/slot')
  await settle(page)
  await doorOf(page, /^Bildirimler/).click()
  const panel = page.getByRole('region', { name: 'Bildirim kutusu' })
  const rows = panel.getByRole('listitem').getByRole('button')
  await expect(rows).toHaveCount(5)
  const icons = ['arrow-up', 'arrow-down', 'info', 'gift', 'info']
  for (const [at, icon] of icons.entries()) {
    const row = rows.nth(at)
    await expect(row).toContainText(`Haber ${at + 1}`)
    await expect(row).toContainText(`Not ${at + 1}`)
    await expect(row.locator('time')).toHaveText('2.Oca.26 13:00')
    await expect(row.locator(`svg.lucide-${icon}`)).toHaveCount(1)
    await expect(row.getByRole('img', { name: 'Okunmadı' })).toHaveCount(at === 4 ? 0 : 1)
  }
  const release = await hold(page, '/api/customer/readnotification')
  await agree(page, '/api/customer/readnotification')
  await release()
  const types = ['Para yatırma', 'Para çekme', 'Jackpot', 'Bonus', 'Sistem']
  for (const [at, type] of types.entries()) {
    await rows.nth(at).click()
    await expect(panel.locator('.inbox__head b')).toHaveText(type)
    const one = panel.getByRole('article')
    await expect(one.getByRole('heading', { level: 3 })).toHaveText(`Haber ${at + 1}`)
    await expect(one).toContainText(`Not ${at + 1}`)
    await expect(one.locator('time')).toHaveText('2.Oca.26 13:00')
    await expect(one.locator(`svg.lucide-${icons[at]}`)).toHaveCount(1)
    await panel.getByRole('button', { name: 'Geri' }).click()
    await expect(rows.nth(at).getByRole('img', { name: 'Okunmadı' })).toHaveCount(0)
  }
})

test('§4 Notifications: one is read here only once the server has agreed', async ({ browser }) => {
  const page = await open(browser, { isPlayer: true, at: null })
  await agree(page, INBOX, { data: LETTERS })
  await agree(page, '/api/customer/readnotification')
  const release = await hold(page, '/api/customer/readnotification')
  await page.goto('/casino/slot')
  await settle(page)
  await doorOf(page, /^Bildirimler/).click()
  const panel = page.getByRole('region', { name: 'Bildirim kutusu' })
  const first = panel.getByRole('listitem').first().getByRole('button')
  const dot = first.getByRole('img', { name: 'Okunmadı' })
  await first.click()
  await panel.getByRole('button', { name: 'Geri' }).click()
  await expect(dot, 'the server has not answered').toHaveCount(1)
  await release()
  await expect(dot).toHaveCount(0)
})

test('§2 Top notification banner: it stands on no other page', async ({ browser }) => {
  const page = await open(browser, { at: '/casino/bingo' })
  const close = page.getByRole('button', { name: 'Duyuruyu kapat' })
  await expect(close).toHaveCount(0)
  await page.goto('/')
  await expect(close).toBeVisible()
})

test('INF-01, §2 Footer: the help of every page: columns, legal links, warning, 18+, licence and the notice with its link', async ({
  browser,
}) => {
  const page = await open(browser)
  const { data } = await (await page.request.get('/api/cms/categorylist')).json()
  const titlesOf = (name: string): string[] =>
    data
      .find((one: { name: string }) => one.name === name)
      .content.map(({ title }: { title: string }) => title)
  const foot = page.getByRole('contentinfo')
  for (const at of ['/casino/slot', '/nowhere', '/pages/1']) {
    await page.goto(at)
    await settle(page)
    await foot.scrollIntoViewIfNeeded()
    await expect(
      foot.getByText('Kumar bağımlılık yapabilir, lütfen sorumlu oynayın.'),
    ).toBeVisible()
    await expect(foot.getByText('18+', { exact: true }).first()).toBeVisible()
    await expect(foot.getByRole('link', { name: /Sorumlu oyun/i }).first()).toHaveAttribute(
      'href',
      /^\/pages\/\d+$/,
    )
  }
  for (const [column, name] of [
    ['Hikâyemiz', 'Story'],
    ['Kullanım Koşulları', 'Terms of use'],
    ['Hizmet Şartları', 'Terms of service'],
  ] as const) {
    const links = foot.getByRole('navigation', { name: column }).getByRole('link')
    expect(await links.allInnerTexts(), column).toEqual(titlesOf(name))
  }
  const all = await foot.getByRole('link').allInnerTexts()
  expect(all).toEqual(expect.arrayContaining(titlesOf('Footer')))
  await expect(foot.getByRole('link', { name: 'Zar, ana sayfa' })).toBeVisible()
  const notice = foot.getByText(/en az iki hafta sonra/)
  await expect(notice.getByRole('link')).toHaveAttribute('href', '/pages/1')
})

test('§2 Dialogs: log-in, sign-up and SMS are 699 px high and 990 px wide, or 90vw', async ({
  browser,
}) => {
  const page = await open(browser, { isPlayer: true, at: '/dashboard' })
  const sizeOf = async () => {
    const box = await page.getByRole('dialog').boundingBox()
    return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) }
  }
  await doorOf(page, /Numaran henüz/).click()
  await expect.poll(sizeOf, 'SMS').toEqual({ width: 990, height: 699 })
  await page.setViewportSize({ width: 1000, height: 900 })
  await expect.poll(sizeOf, '90vw').toEqual({ width: 900, height: 699 })
})

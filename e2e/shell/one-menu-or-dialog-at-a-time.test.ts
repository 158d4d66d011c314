import type { Browser, Page } from '@playwright/test'
import { changeBootstrap, endSession, sentTo } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { playerSession } from '../kit/player.ts'
import { doorOf, openVisit, settle, stepBackTaken, type Visit } from '../kit/visit.ts'

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

test('§2 Left menu: tiles of 250 by 120 px in a panel of 20rem, and a language select with a placeholder', async ({
  browser,
}) => {
  const page = await open(browser, { width: 390 })
  await doorOf(page, 'Menü').click()
  const menu = page.getByRole('dialog', { name: 'Menü' })
  const tiles = menu.locator('a.linktile')
  await expect(tiles).toHaveCount(11)
  for (const tile of await tiles.all()) {
    expect(await tile.boundingBox()).toMatchObject({ width: 250, height: 120 })
    await expect(tile.locator('img')).toHaveAttribute('src', /^\/art\//)
    await expect(tile).toHaveAttribute('href', /^\//)
    await expect(tile.locator('b')).not.toBeEmpty()
  }
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(320)
  const select = menu.locator('select')
  await expect(select.locator('option')).toHaveText(['Dil seç', 'Türkçe', 'English'])
  await expect(select.locator('option').first()).toHaveAttribute('disabled', '')
  expect((await select.boundingBox())?.y).toBeGreaterThan(
    (await tiles.last().boundingBox())?.y ?? Number.POSITIVE_INFINITY,
  )
  await tiles.filter({ hasText: 'Bingo' }).click()
  await expect(page).toHaveURL('/casino/bingo')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('§4 Header: signed out the user button of a phone opens the log-in', async ({ browser }) => {
  const page = await open(browser, { width: 390 })
  await page.getByRole('banner').getByRole('button', { name: 'Giriş' }).click()
  await expect(page.getByRole('dialog', { name: 'Giriş' })).toBeVisible()
})

test('§4 Header: on a desk the user button goes to /dashboard, in a narrow window and in a wide one', async ({
  browser,
}) => {
  const page = await open(browser, { width: 1440, isPlayer: true })
  await doorOf(page, /^Hesap menüsü/).click()
  const { username } = await playerSession()
  const dropped = page.getByRole('banner').getByRole('navigation', { name: 'Hesap menüsü' })
  await dropped.getByRole('link', { name: username }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(username)

  // The header of a phone, at a desk: there is a mouse.
  await page.setViewportSize({ width: 600, height: 900 })
  await page.goto('/casino/slot')
  await settle(page)
  const user = page.getByRole('banner').getByRole('link', { name: /^Profil/ })
  await user.click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(username)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('§2 Breadcrumbs: on a phone the label of the profile opens its side bar, and goes nowhere', async ({
  browser,
}) => {
  const page = await open(browser, { width: 390, isPlayer: true, at: '/dashboard/withdraw' })
  const crumbs = page.getByRole('navigation', { name: 'Konum' })
  await expect(crumbs.getByRole('link')).toHaveText(['Ana sayfa'])
  const profile = crumbs.getByRole('button', { name: 'Profil' })
  await profile.click()
  const bar = page.getByRole('dialog', { name: 'Hesap' })
  await expect(bar.getByRole('navigation', { name: 'Hesap menüsü' })).toBeVisible()
  await expect(page).toHaveURL('/dashboard/withdraw')
  await page.keyboard.press('Escape')
  await expect(profile).toBeFocused()
  await profile.click()
  await bar.getByRole('link', { name: 'Para Yatır' }).click()
  await expect(page).toHaveURL('/dashboard/deposit')
  await expect(bar).toHaveCount(0)
})

test('§2 Dialogs: one is open at a time, a dialog that opens closes the menu', async ({
  browser,
}) => {
  const page = await open(browser, { width: 390, isPlayer: true, at: '/dashboard/deposit' })
  await doorOf(page, 'Menü').click()
  const menu = page.getByRole('dialog', { name: 'Menü' })
  await expect(menu).toBeVisible()
  await endSession(page)
  const logIn = page.getByRole('dialog', { name: 'Giriş' })
  await expect(logIn).toBeVisible()
  await expect(menu).toHaveCount(0)
  await logIn.getByLabel('Şifre', { exact: true }).click()
  await expect(logIn.getByLabel('Şifre', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('body')).not.toHaveClass(/no-scroll/)
})

test('the panel of the account goes with its session, and the next one begins without it', async ({
  browser,
}) => {
  const page = await open(browser, { width: 390, isPlayer: true })
  const user = page.getByRole('banner').getByRole('button', { name: /^Hesap menüsü/ })
  await user.click()
  const account = page.getByRole('dialog', { name: 'Hesap' })
  await expect(account).toBeVisible()
  await endSession(page)
  await expect(account).toHaveCount(0)
  await page.evaluate(
    (auth) => {
      localStorage.setItem('auth', auth)
      dispatchEvent(new StorageEvent('storage', { key: 'auth' }))
    },
    JSON.stringify(await playerSession()),
  )
  await expect(user).toBeVisible()
  await settle(page)
  await expect(account).toHaveCount(0)
})

test('a page for players asks a visitor to log in again when a link to it is pressed again', async ({
  browser,
}) => {
  const page = await open(browser, { width: 1440, at: '/dashboard/claim-bonus' })
  const logIn = page.getByRole('dialog', { name: 'Giriş' })
  await expect(logIn).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(logIn).toHaveCount(0)
  await stepBackTaken(page)
  await page.getByRole('banner').getByRole('link', { name: 'Bonus Talep' }).first().click()
  await expect(logIn).toBeVisible()
})

test('§2 Menus: the Aviator entry opens the game that its search finds', async ({ browser }) => {
  const page = await open(browser, { width: 1000, isPlayer: true, at: null })
  const asked = sentTo(page, '/api/casino/games')
  let game: { name: string } | undefined
  await changeBootstrap(page, (data) => {
    const [category] = data.casinoCategoryList as { games: { name: string }[] }[]
    game = category?.games[0]
    return {}
  })
  await page.route('**/api/casino/games', (route) =>
    route.fulfill({ json: { success: true, message: '', data: [game] } }),
  )
  await page.goto('/casino/bingo')
  await settle(page)
  await page.getByRole('button', { name: 'Aviatör' }).click()
  await expect(page).toHaveURL(/\/casino\/play\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(game?.name ?? '')
  expect(asked).toEqual([{ live: false, search: 'aviator', skip: 0, take: 5 }])
})

test('U5: while there is no Aviator its entry leads to the games with a true sentence and those that are open', async ({
  browser,
}) => {
  const page = await open(browser, { width: 1000, isPlayer: true, at: '/casino/bingo' })
  await page.route('**/api/casino/games', (route) =>
    route.fulfill({ json: { success: true, message: '', data: [] } }),
  )
  await page.getByRole('button', { name: 'Aviatör' }).click()
  await expect(page).toHaveURL(/\/casino\/games\?missing=aviator$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^Aviatör henüz burada yok/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nar Bahçesi: oyna' }).first()).toBeVisible()
  expect(await page.locator('[role=alert]').count(), 'no toast over the heading').toBe(0)
})

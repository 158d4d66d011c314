import { type Browser, expect, type Page, test, type WebSocketRoute } from '@playwright/test'
import {
  agree,
  become,
  changeBootstrap,
  endSession,
  hold,
  loadsOf,
  sentTo,
  stopClock,
} from './answers.ts'
import { pay, playerSession, signUp } from './player.ts'
import { doorOf, openVisit, settle, type Visit } from './visit.ts'

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

const INBOX = '/api/customer/notification'
const letter = (id: number, isRead = false) => ({
  ...{ id: `n${id}`, title: `Haber ${id}`, note: 'Not', type: 5, isRead },
  timeStamp: '2026-01-02T10:00:00.000Z',
})

test('§2 Left menu: tiles of 250 by 120 px in a panel of 20rem, and a language select with a placeholder', async ({
  browser,
}) => {
  const page = await open(browser, { width: 390 })
  await doorOf(page, 'Menü').click()
  const menu = page.getByRole('dialog', { name: 'Menü' })
  const tiles = menu.locator('a.door')
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
  await page.waitForFunction(() => !history.state?.isDialog)
  await page.getByRole('banner').getByRole('link', { name: 'Bonus Talep' }).first().click()
  await expect(logIn).toBeVisible()
})

test('§2 Notifications: the list is read again once the live line is back', async ({ browser }) => {
  const page = await open(browser, { width: 1440, isPlayer: true, at: null })
  await agree(page, INBOX, { data: [] })
  const lines: WebSocketRoute[] = []
  await page.routeWebSocket(/\/hub/, (line) => {
    line.connectToServer()
    lines.push(line)
  })
  const read = page.waitForResponse(`**${INBOX}`)
  await page.goto('/casino/slot')
  await settle(page)
  await read
  const bell = page.getByRole('banner').getByRole('button', { name: /^Bildirimler/ })
  await expect(bell).toBeVisible()
  await expect.poll(() => lines.length).toBe(1)
  // It came while the line was down.
  await agree(page, INBOX, { data: [letter(1)] })
  await lines[0]?.close({ code: 4000 })
  await expect.poll(() => lines.length).toBe(2)
  await expect(bell.locator('.count')).toBeVisible()
  await bell.click()
  const panel = page.getByRole('region', { name: 'Bildirim kutusu' })
  await expect(panel.getByText('Haber 1')).toBeVisible()
})

test('§2 Notifications: a pulse dot, badges of 9+, and an empty list that says so', async ({
  browser,
}) => {
  const page = await open(browser, { width: 390, isPlayer: true, at: null })
  const many = Array.from({ length: 10 }, (_, at) => letter(at))
  await agree(page, INBOX, { data: many })
  const asked = sentTo(page, INBOX)
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  await page.goto('/casino/slot')
  await settle(page)
  await expect.poll(() => asked).toEqual([{ skip: 0, take: 100 }])
  await expect.poll(() => sockets.join()).toContain('x-fingerprint=')

  const user = page.getByRole('banner').getByRole('button', { name: /^Hesap menüsü/ })
  await expect(user).toHaveAccessibleName('Hesap menüsü, okunmamış bildirim var')
  await expect(user.locator('i')).toBeVisible()
  await user.click()
  const account = page.getByRole('dialog', { name: 'Hesap' })
  const entry = account.getByRole('button', { name: /^Bildirimler/ })
  await expect(entry.locator('.badge')).toHaveText('9+')
  await account.getByRole('button', { name: 'Destek' }).click()
  const support = page.getByRole('dialog', { name: /Destek/ })
  await support.getByRole('button', { name: 'Kapat', exact: true }).first().click()
  await expect(support).toHaveCount(0)

  // One of two widths: on a desk the dropdown has a bell beside the name instead of the entry.
  await page.setViewportSize({ width: 1440, height: 900 })
  await doorOf(page, /^Hesap menüsü/).click()
  const dropped = page.getByRole('navigation', { name: 'Hesap menüsü' })
  await expect(dropped.getByRole('button', { name: 'Çıkış' })).toBeVisible()
  await expect(dropped.getByText('Bildirimler', { exact: true })).toHaveCount(0)
  const bell = dropped.getByRole('button', { name: /^Bildirimler/ })
  await expect(bell.locator('.count')).toHaveText('9+')
  await bell.click()
  const panel = page.getByRole('region', { name: 'Bildirim kutusu' })
  await expect(panel).toBeVisible()
  expect((await panel.boundingBox())?.height).toBe(582)

  await agree(page, INBOX, { data: [] })
  // The live feed is silent: whatever comes to this player meanwhile would be listed.
  await page.routeWebSocket(/\/hub/, () => {})
  await page.reload()
  await settle(page)
  await doorOf(page, 'Bildirimler').click()
  await expect(panel.getByText('Yeni bir bildirimin olduğunda burada göreceksin')).toBeVisible()
})

test('§4 Notifications: one that was read asks for nothing again', async ({ browser }) => {
  const page = await open(browser, { width: 1440, isPlayer: true, at: null })
  await agree(page, INBOX, { data: [letter(1), letter(2, true)] })
  await agree(page, '/api/customer/readnotification')
  const told = sentTo(page, '/api/customer/readnotification')
  await page.goto('/casino/slot')
  await settle(page)
  await doorOf(page, /^Bildirimler/).click()
  const panel = page.getByRole('region', { name: 'Bildirim kutusu' })
  for (const title of ['Haber 2', 'Haber 1', 'Haber 1']) {
    await panel.getByRole('button', { name: new RegExp(title) }).click()
    await expect(panel.getByRole('heading', { name: title })).toBeVisible()
    await panel.getByRole('button', { name: 'Geri' }).click()
    // Of these two: the player may be sent another.
    const letters = panel.getByRole('button', { name: /Haber/ })
    await expect(letters.getByRole('img', { name: 'Okunmadı' })).toHaveCount(
      title === 'Haber 2' ? 1 : 0,
    )
  }
  expect(told).toEqual([{ id: 'n1' }])
})

test('§4 Header: the bell shakes when the live feed brings a notification', async ({ browser }) => {
  const page = await open(browser, { width: 1440, isPlayer: true })
  await expect(page.getByRole('banner').getByRole('button', { name: /^Bildirimler/ })).toBeVisible()
  await expect(page.locator('.bell')).toHaveCount(0)
  await pay(await playerSession(), { deposit: 100, withdraw: 100 })
  await expect(page.locator('.bell')).toHaveCount(1)
})

test('§7 Notifications: one that is brought before the list has come does not stand for all of it', async ({
  browser,
}) => {
  const page = await open(browser, { width: 1440, isPlayer: true, at: null })
  const asked = sentTo(page, INBOX)
  const release = await hold(page, INBOX)
  await page.goto('/casino/slot')
  const bell = page.getByRole('banner').getByRole('button', { name: /^Bildirimler/ })
  await expect(bell).toBeVisible()
  await pay(await playerSession(), { deposit: 100, withdraw: 100 })
  // The push has come: the list is asked for anew.
  await expect.poll(() => asked.length).toBeGreaterThan(1)
  await bell.click()
  const panel = page.locator('.inbox')
  await expect(panel.getByRole('status', { name: 'Bildirimler yükleniyor' })).toBeVisible()
  await expect(panel.locator('.msg')).toHaveCount(0)
  await release()
  await expect.poll(() => panel.locator('.msg').count()).toBeGreaterThan(1)
})

test('U13, §4 Login state: a balance asked for every 3000 ms while the page is seen, and none signed out', async ({
  browser,
}) => {
  const page = await open(browser, { width: 1440, isPlayer: true, at: null })
  await page.clock.install()
  const asked = sentTo(page, '/api/user/balance')
  await page.goto('/casino/slot')
  await settle(page)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
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
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  const kept = () => page.evaluate(() => localStorage.getItem('fingerprint'))
  expect(await kept(), 'nobody has done anything yet').toBeNull()
  await page.keyboard.press('Shift')
  await page.clock.runFor(999)
  expect(await kept()).toBeNull()
  await page.clock.runFor(1)
  await expect.poll(kept).toMatch(/^[\da-f-]{36}$/)
  await release()
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
  await page.getByRole('button', { name: 'Aviatör' }).click()
  await expect(page).toHaveURL(/\/casino\/games\?missing=aviator$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^Aviatör henüz burada yok/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nar Bahçesi: oyna' }).first()).toBeVisible()
  expect(await page.locator('[role=alert]').count(), 'no toast over the heading').toBe(0)
})

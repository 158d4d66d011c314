import type { Browser, Page, WebSocketRoute } from '@playwright/test'
import { agree, hold, sentTo } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { pay, playerSession } from '../kit/player.ts'
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

const INBOX = '/api/customer/notification'
const letter = (id: number, isRead = false) => ({
  id: `n${id}`,
  title: `Haber ${id}`,
  note: 'Not',
  type: 5,
  isRead,
  timeStamp: '2026-01-02T10:00:00.000Z',
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

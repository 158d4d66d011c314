import type { Browser, Page } from '@playwright/test'
import { agree, changeBootstrap, hold, refuse, stopClock } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { playerSession } from '../kit/player.ts'
import { doorOf, openVisit, settle, stepBackTaken, type Visit } from '../kit/visit.ts'

/** What the page asks, keeps and shows where no other journey looks, in Turkish. */
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

test('§3 Other stored values: bootstrap, lang, fingerprint and topNotifyRead', async ({
  browser,
}) => {
  const page = await open(browser, { at: '/' })
  await page.getByRole('button', { name: 'Duyuruyu kapat' }).click()
  const kept = () =>
    page.evaluate(() =>
      ['bootstrap', 'lang', 'fingerprint', 'topNotifyRead'].filter(
        (key) => !localStorage.getItem(key),
      ),
    )
  await expect.poll(kept, 'missing').toEqual([])
  const { casinoCategoryList } = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('bootstrap') ?? '{}'),
  )
  expect(casinoCategoryList.length).toBeGreaterThan(3)
})

test('§2 Promotion dialog: its wide picture, its title and its description', async ({
  browser,
}) => {
  const page = await open(browser, { at: '/promotions?open=1' })
  const { data } = await (await page.request.get('/api/cms/promotions')).json()
  const { images, title, description } = data.find((one: { id: number }) => one.id === 1)
  const dialog = page.getByRole('dialog', { name: title })
  const wide = images.find((image: { type: number }) => image.type === 2)
  await expect(dialog.locator('img').first()).toHaveAttribute('src', wide.url)
  const text = description.find((block: { kind: string }) => block.kind === 'text').text
  await expect(dialog).toContainText(text)
})

test('§2 Phone page: breadcrumb, and a number behind its prefix of 90', async ({ browser }) => {
  const page = await open(browser, { isPlayer: true, at: '/dashboard/phone-verification' })
  const crumbs = page.getByRole('navigation', { name: 'Konum' })
  await expect(crumbs.locator('[aria-current=page]')).toHaveText('Telefon Doğrulama')
  const main = page.getByRole('main')
  await expect(main.getByText('+90', { exact: true })).toBeVisible()
  const { phone } = await playerSession()
  const shown = await main.getByLabel('Telefon', { exact: true }).inputValue()
  expect(`90${shown.replace(/\D/g, '')}`).toBe(phone)
})

test('§4 Opening a game: on a phone it fills the height, and waits with a spinner for its frame', async ({
  browser,
}) => {
  const page = await open(browser, { width: 390, isPlayer: true })
  const release = await hold(page, '/api/casino/hub88launchurl')
  await doorOf(page, 'Nar Bahçesi: oyna').click()
  const dialog = page.getByRole('dialog', { name: 'Nar Bahçesi' })
  await expect(dialog.locator('.frame__wait')).toBeVisible()
  await expect(dialog.locator('iframe')).toHaveCount(0)
  expect(await dialog.boundingBox()).toMatchObject({ width: 390, height: 844 })
  await release()
  await expect(dialog.locator('iframe')).toBeVisible()
  await expect(dialog.locator('.frame__wait')).toHaveCount(0)
})

test('§8 Translation load failure: a Turkish toast says so, and the page goes on', async ({
  browser,
}) => {
  const page = await open(browser, { at: null })
  await page.route('**/api/cms/translationlist', (route) => route.abort())
  await changeBootstrap(page, () => ({}))
  await page.goto('/casino/slot')
  await settle(page)
  await expect(page.locator('.toast--error')).toContainText(/[Çç]eviri|metin/i)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slot')
})

test('§9 Top winners: forty are asked for, and not of the live tables', async ({ browser }) => {
  const page = await open(browser, { at: null })
  const sent = page.waitForRequest('**/api/transaction/topwinners')
  await page.goto('/')
  await settle(page)
  await page.mouse.wheel(0, 3_000)
  expect((await sent).postDataJSON()).toEqual({ isLive: false, count: 40 })
})

test('§7 Calls go to the relative api folder, the live connection to the hub with x-fingerprint and the token', async ({
  browser,
}) => {
  const page = await open(browser, { isPlayer: true, at: null })
  const calls: URL[] = []
  page.on('request', (one) => {
    if (one.resourceType() === 'fetch') calls.push(new URL(one.url()))
  })
  const line = page.waitForEvent('websocket')
  await page.goto('/casino/slot')
  await settle(page)
  const { host } = new URL(page.url())
  expect(calls.length).toBeGreaterThan(3)
  const elsewhere = calls.filter((one) => one.host !== host || !/^\/(api|hub)\//.test(one.pathname))
  expect(elsewhere.map(({ href }) => href)).toEqual([])
  expect(calls.map(({ pathname }) => pathname)).toContain('/api/user/balance')
  const { pathname, searchParams } = new URL((await line).url())
  const { token } = await playerSession()
  expect([pathname, searchParams.get('access_token')]).toEqual(['/hub', token])
  expect(searchParams.get('x-fingerprint')).toBeTruthy()
})

test('§2 Call request: each type of contact has its label, its icon and a Turkish example', async ({
  browser,
}) => {
  const page = await open(browser, { isPlayer: true, at: '/?dialog=call-request' })
  const contact = page.getByRole('dialog').getByRole('group', { name: '1. iletişim bilgisi' })
  for (const [label, icon, example] of [
    ['Telefon', 'phone', 'Örn. 0532 111 22 33'],
    ['Mesaj uygulaması', 'message-circle', 'Örn. +90 532 111 22 33'],
    ['Sohbet uygulaması', 'messages-square', 'Örn. @kullaniciadi'],
    ['E-posta', 'mail', 'Örn. ad@posta.com'],
  ] as const) {
    await contact.getByLabel('Tür').click()
    await page.getByRole('option', { name: label, exact: true }).click()
    await expect(contact.locator(`svg.lucide-${icon}`)).toHaveCount(1)
    await expect(contact.getByLabel('Bilgi', { exact: true })).toHaveAttribute(
      'placeholder',
      example,
    )
  }
})

test('§4 Logout clears all local and session storage, and goes to the root', async ({
  browser,
}) => {
  const page = await open(browser, { isPlayer: true, at: '/dashboard/account' })
  await agree(page, '/api/auth/logout')
  await page.evaluate(() => {
    for (const store of [localStorage, sessionStorage]) store.setItem('left', 'something')
  })
  await stopClock(page)
  await page.getByRole('main').getByRole('button', { name: /Çıkış/ }).first().click()
  await expect(page).toHaveURL('/')
  await page.clock.runFor(299)
  const left = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  expect(left.filter((key) => ['left', 'auth', 'lang', 'bootstrap'].includes(key))).toEqual([])
})

test('§8 Game launch failure: the modal closes for hub88 and egt, and stays with the word for the others', async ({
  browser,
}) => {
  const page = await open(browser, { width: 390, isPlayer: true })
  for (const [name, call, closes] of [
    ['Nar Bahçesi', 'hub88launchurl', true],
    ['Balık Pazarı', 'egtlaunchurl', true],
    ['Ateş Kirazı', 'amusnetlaunchurl', false],
    ['Fener Gecesi', 'emlaunchurl', false],
    ['Sultan’ın Tacı', 'dtlaunchurl', false],
    ['Nazar Değmez', 'softgamingslaunchurl', false],
  ] as const) {
    await refuse(page, `/api/casino/${call}`, `${name} kapalı.`)
    await doorOf(page, `${name}: oyna`).click()
    const modal = page.getByRole('dialog', { name })
    await expect(page.getByText(`${name} kapalı.`).first()).toBeVisible()
    if (!closes) {
      await expect(modal.getByRole('button', { name: 'Yeniden dene' })).toBeVisible()
      await page.keyboard.press('Escape')
    }
    await expect(modal).toHaveCount(0)
    await stepBackTaken(page)
  }
})

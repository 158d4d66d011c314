import type { Browser, BrowserContext, Page } from '@playwright/test'
import { become } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { office } from '../kit/office.ts'
import { attach, type Session, signUp, writeTicket } from '../kit/player.ts'
import { doorOf, openVisit, settle } from '../kit/visit.ts'

/** What a player has of their tickets besides the words: what is unread, half written, or a picture. */
let context: BrowserContext
async function openAs(
  browser: Browser,
  session: Session,
  { at, width = 1440 }: { at: string; width?: number },
): Promise<Page> {
  const visit = await openVisit(browser, { language: 'tr', width, isPlayer: false, at: '/ticket' })
  context = visit.context
  await become(visit.page, session)
  await visit.page.goto(at)
  await settle(visit.page)
  return visit.page
}
test.afterEach(() => context.close())

const tool = (page: Page) =>
  page.getByRole('banner').getByRole('navigation', { name: 'İstekler' }).getByRole('link').first()

test('§2 Tickets: a badge says at once that support has answered, in every menu, and goes when it is read', async ({
  browser,
}) => {
  const session = await signUp()
  const [first, second] = [
    await writeTicket(session, { title: 'Birinci konu', text: 'Merhaba' }),
    await writeTicket(session, { title: 'İkinci konu', text: 'Merhaba' }),
  ]
  const page = await openAs(browser, session, { at: '/dashboard' })
  const column = page.getByRole('complementary').getByRole('link', { name: /^Destek talepleri/ })
  await expect(column).toBeVisible()
  await expect(page.locator('.badge')).toHaveCount(0)

  await office('tickets', 'answer', String(first.number), 'Bakıyoruz')
  await expect(column.locator('.badge')).toHaveText('1 okunmamış yanıt')
  await office('tickets', 'answer', String(second.number), 'Buna da bakıyoruz')
  await expect(column).toHaveAccessibleName(
    'Destek talepleri (yeni sekmede açılır) 2 okunmamış yanıt',
  )
  await expect(tool(page).locator('.badge')).toHaveText('2 okunmamış yanıt')
  await expect(page.getByText('Okunmamış bir yanıtın var')).toBeVisible()
  await doorOf(page, /^Hesap menüsü/).click()
  const dropped = page.getByRole('banner').getByRole('navigation', { name: 'Hesap menüsü' })
  const tab = context.waitForEvent('page')
  await dropped.getByRole('link', { name: /^Destek talepleri/ }).click()

  // Read in a tab of its own, it is gone here too.
  const tickets = await tab
  await tickets.goto(`/ticket?id=${first.id}`)
  await expect(tickets.getByRole('log').getByText('Bakıyoruz')).toBeVisible()
  await expect(tool(tickets).locator('.badge')).toHaveText('1 okunmamış yanıt')
  await expect(column.locator('.badge')).toHaveText('1 okunmamış yanıt')
  await tickets.getByRole('button', { name: /İkinci konu/ }).click()
  await expect(tickets.getByRole('log').getByText('Buna da bakıyoruz')).toBeVisible()
  await expect(tool(tickets).locator('.badge')).toHaveCount(0)
  // The notifications have a badge of their own.
  await expect(column.locator('.badge')).toHaveCount(0)
  await expect(tool(page).locator('.badge')).toHaveCount(0)
})

test('§2 Tickets: what is half written outlives a reload, without its files, for its player alone and until it is sent', async ({
  browser,
}) => {
  const session = await signUp()
  const { id } = await writeTicket(session, { title: 'Bir konu', text: 'Merhaba' })
  const page = await openAs(browser, session, { at: '/ticket?new=1' })
  const [title, text, reply] = [
    page.getByLabel('Başlık'),
    page.getByRole('textbox', { name: 'Mesaj' }),
    page.getByLabel('Yanıtın'),
  ]
  const subject = page.getByRole('combobox', { name: 'Konu' })
  await subject.click()
  await page.getByRole('option', { name: 'Para yatırma' }).click()
  await title.fill('Yarım kalan')
  await text.fill('Dün ₺500\ngönderdim')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG })
  await expect(page.locator('.files__name .num')).toBeVisible()
  await page.goto(`/ticket?id=${id}`)
  await reply.fill('Yarım bir yanıt')
  await page.reload()
  await expect(reply).toHaveValue('Yarım bir yanıt')
  await page.goto('/ticket?new=1')
  await expect(title).toHaveValue('Yarım kalan')
  await expect(text).toHaveValue('Dün ₺500\ngönderdim')
  await expect(subject).toContainText('Para yatırma')
  await expect(page.locator('.files')).toHaveCount(0)
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(kept).not.toContain(PNG.toString('base64').slice(0, 20))

  // Somebody else in the same tab finds nothing of it.
  const other = await signUp()
  await become(page, other)
  await settle(page)
  await expect(title).toHaveValue('')
  await become(page, session)
  await expect(title).toHaveValue('Yarım kalan')

  await page.getByRole('button', { name: 'Talebi aç' }).click()
  await expect(page.getByRole('log').getByText('Dün ₺500')).toBeVisible()
  await page.goto('/ticket?new=1')
  await expect(title).toHaveValue('')
  await page.goto(`/ticket?id=${id}`)
  await expect(reply).toHaveValue('Yarım bir yanıt')

  // Logged out in another tab, nothing stays in this one.
  const second = await context.newPage()
  await second.goto('/casino/bingo')
  await doorOf(second, /^Hesap menüsü/).click()
  await second.getByRole('button', { name: 'Çıkış' }).click()
  await expect(
    page.getByRole('heading', { name: 'Destek taleplerini görmek için giriş yap' }),
  ).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toBe('{}')
})

test('§2 Tickets: a reply whose answer is lost and that is sent again after a reload stands there once', async ({
  browser,
}) => {
  const session = await signUp()
  const { id } = await writeTicket(session, { title: 'Bir konu', text: 'Merhaba' })
  const page = await openAs(browser, session, { at: `/ticket?id=${id}` })
  await page.route(
    '**/api/ticket/reply',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const reply = page.getByLabel('Yanıtın')
  await reply.fill('Tek söz')
  await page.getByRole('button', { name: 'Gönder' }).click()
  await expect(page.getByText(/Sunucuya ulaşılamadı/)).toBeVisible()
  await page.reload()
  await expect(reply).toHaveValue('Tek söz')
  await page.getByRole('button', { name: 'Gönder' }).click()
  await expect(reply).toHaveValue('')
  await expect(page.getByRole('log').getByText('Tek söz')).toHaveCount(1)
  await reply.fill('Tek söz')
  await page.getByRole('button', { name: 'Gönder' }).click()
  await expect(page.getByRole('log').getByText('Tek söz'), 'said a second time').toHaveCount(2)
})

test('§2 Tickets: a picture is seen small by its player, what is none by its name, and neither is a page', async ({
  browser,
}) => {
  const session = await signUp()
  const files = [
    await attach(session, { name: 'dekont.png', content: PNG }),
    await attach(session, { name: 'kırık.png', content: PNG.subarray(0, 20) }),
    await attach(session, { name: 'ekstre.pdf', content: Buffer.from('%PDF-1.7\n<script>') }),
  ]
  const { id } = await writeTicket(session, { title: 'Bir konu', text: 'Ekte', files })
  const page = await openAs(browser, session, { at: `/ticket?id=${id}` })
  const thread = page.getByRole('log')
  const shown = thread.getByRole('button', { name: 'dekont.png dosyasını indir' })
  const picture = shown.locator('img')
  await expect(picture).toHaveAttribute('src', /^blob:/)
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1)
  for (const name of ['kırık.png', 'ekstre.pdf']) {
    const named = thread.getByRole('button', { name: `${name} dosyasını indir` })
    await expect(named).toContainText(name)
    await expect(named.locator('img')).toHaveCount(0)
  }
  // Its address gives nobody a page: not without the token, and with it a download.
  const [first = ''] = files
  const bare = await page.request.get(`/api/ticket/file/${first}`)
  expect(bare.status()).toBe(401)
  const stranger = await signUp()
  const ask = (token: string) =>
    page.request.get(`/api/ticket/file/${first}`, { headers: { authorization: `Bearer ${token}` } })
  expect((await ask(stranger.token)).status()).toBe(404)
  const own = await ask(session.token)
  expect(own.headers()).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': expect.stringMatching(/^attachment/),
    'x-content-type-options': 'nosniff',
  })
})

test('§2 Tickets: an answer that calls itself a page is not shown as a picture', async ({
  browser,
}) => {
  const session = await signUp()
  const file = await attach(session, { name: 'dekont.png', content: PNG })
  const { id } = await writeTicket(session, { title: 'Bir konu', text: 'Ekte', files: [file] })
  const page = await openAs(browser, session, { at: '/ticket?new=1' })
  await page.route(`**/api/ticket/file/${file}`, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  )
  await page.goto(`/ticket?id=${id}`)
  const named = page.getByRole('button', { name: 'dekont.png dosyasını indir' })
  await expect(named.locator('.files__picture')).toHaveCount(0)
  await expect(named).toContainText('dekont.png')
})

/** One turquoise point. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

import { readFileSync } from 'node:fs'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { overflow, rulesBroken } from './looks.ts'
import { office } from './office.ts'
import { replyToTicket, type Session, sayInChat, signUp, writeTicket } from './player.ts'
import { sizeOf } from './visit.ts'
import { CORPUS, FOREIGN, packed } from './xss.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'], locale: 'tr' })

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const AS_PLAYER = (session: Session) => ({
  auth: JSON.stringify(session),
  lang: 'tr',
  topNotifyRead: '1',
})

async function openAs(context: BrowserContext, session: Session, at: string): Promise<Page> {
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    }
  }, AS_PLAYER(session))
  const page = await context.newPage()
  await page.goto(at)
  return page
}

/** The number under which the operator knows the conversation of this player. */
async function chatNumber({ username }: Session): Promise<string> {
  const line = (await office('chat')).split('\n').find((one) => one.includes(username))
  return line?.split(' ')[0] ?? ''
}

async function openChat(page: Page) {
  await page.getByRole('button', { name: /^Hesap menüsü/ }).click()
  await page.getByRole('button', { name: 'Destek', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Canlı Destek' })
  const field = dialog.getByLabel('Mesajın')
  await expect(field).toBeVisible()
  const log = dialog.getByRole('log')
  const say = async (text: string) => {
    await field.fill(text)
    await field.press('Enter')
    await expect(field).toHaveValue('')
  }
  return { dialog, field, log, say, said: () => log.locator('.bubble > p').allTextContents() }
}

test('§2 Tickets: opened with a file, answered while the page is open, replied to, closed and opened again', async ({
  context,
}) => {
  const session = await signUp()
  const page = await openAs(context, session, '/ticket')
  await page.getByRole('button', { name: 'Yeni talep' }).click()
  await page.getByRole('button', { name: 'Talebi aç' }).click()
  await expect(page.getByText('Bir konu seç')).toBeVisible()
  await page.getByRole('combobox', { name: 'Konu' }).click()
  await page.getByRole('option', { name: 'Para yatırma' }).click()
  await page.getByLabel('Başlık').fill('Havalem görünmüyor')
  await page.getByRole('textbox', { name: 'Mesaj' }).fill('Dün ₺500 gönderdim.\nDekont ekte.')

  const input = page.locator('input[type=file]')
  await input.setInputFiles({
    name: 'sahte.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg>'),
  })
  await expect(page.getByText(/Yalnız PNG, JPEG/)).toBeVisible()
  await expect(page.getByText('Yüklenemedi')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Talebi aç' })).toBeDisabled()
  await page.getByRole('button', { name: 'sahte.png dosyasını çıkar' }).click()
  await input.setInputFiles({ name: 'dekont ğü.png', mimeType: 'image/png', buffer: PNG })
  await page.getByRole('button', { name: 'Talebi aç' }).click()
  const thread = page.getByRole('log')
  await expect(thread.getByText('Dün ₺500 gönderdim.')).toBeVisible()
  const saving = page.waitForEvent('download')
  await thread.getByRole('button', { name: 'dekont ğü.png dosyasını indir' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('dekont ğü.png')
  expect(readFileSync(await saved.path()).equals(PNG)).toBe(true)

  const number = /#(\d+)/.exec((await page.locator('.ticket').first().textContent()) ?? '')?.[1]
  await office('tickets', 'answer', number ?? '', 'Hangi bankadan?', '--ask')
  await expect(thread.getByText('Hangi bankadan?')).toBeVisible()
  await expect(page.locator('.ticket').first()).toContainText('Seni bekliyor')
  await expect(page.getByRole('img', { name: 'Okunmamış yanıt' })).toHaveCount(0)

  await page.getByLabel('Yanıtın').fill('Ege Ticaret')
  await page.getByRole('button', { name: 'Gönder' }).click()
  await expect(thread.getByText('Ege Ticaret')).toBeVisible()
  await page.getByRole('button', { name: 'Talebi kapat' }).click()
  await expect(page.getByText(/Bu talep kapalı\. .* yeniden açılır/)).toBeVisible()
  await page.getByLabel('Yanıtın').fill('Bir şey daha')
  await page.getByRole('button', { name: 'Gönder' }).click()
  await expect(thread.getByText('Talep yeniden açıldı')).toBeVisible()
  await expect(page.locator('.ticket').first()).toContainText('Açık')
})

test('§2 Tickets: a reply whose answer is lost is sent again and stands there once', async ({
  context,
}) => {
  const session = await signUp()
  const { id } = await writeTicket(session, { title: 'Bir sorum var', text: 'Merhaba' })
  const page = await openAs(context, session, `/ticket?id=${id}`)
  await page.route(
    '**/api/ticket/reply',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByLabel('Yanıtın').fill('Tek söz')
  await page.getByRole('button', { name: 'Gönder' }).click()
  await expect(page.getByText(/Sunucuya ulaşılamadı/)).toBeVisible()
  await expect(page.getByLabel('Yanıtın')).toHaveValue('Tek söz')
  await page.getByRole('button', { name: 'Gönder' }).click()
  await expect(page.getByLabel('Yanıtın')).toHaveValue('')
  await expect(page.getByRole('log').getByText('Tek söz')).toHaveCount(1)
})

test('§2 Tickets: on a phone one at a time, and back to the list', async ({ browser }) => {
  const session = await signUp()
  await writeTicket(session, { title: 'İkinci bir konu', text: 'Merhaba' })
  const { id } = await writeTicket(session, {
    title: 'ÇokUzunBirBaşlıkKiHiçBoşlukTaşımıyorVeEkranaSığmıyorYineDeGörünmeli',
    text: `Uzun bir yazı. ${'https://ornek.example/'.repeat(8)}`,
  })
  for (let at = 0; at < 6; at++) await replyToTicket(session, id, `Yanıt ${at}\nve ikinci satırı`)
  const context = await browser.newContext({
    viewport: sizeOf(390),
    ...{ isMobile: true, hasTouch: true, locale: 'tr', reducedMotion: 'reduce' },
    baseURL: process.env.ZAR_SITE_URL ?? '',
  })
  const page = await openAs(context, session, '/ticket')
  const row = page.getByRole('button', { name: /ÇokUzun/ })
  await row.click()
  await expect(page.getByRole('log').getByText('Yanıt 5')).toBeVisible()
  await expect(row).toHaveCount(0)
  expect(await overflow(page, 390)).toEqual([])
  expect(await rulesBroken(page, 'tr')).toEqual([])
  await page.getByRole('button', { name: 'Taleplere dön' }).click()
  await expect(row).toBeFocused()
  await row.click()
  await page.goBack()
  await expect(row).toBeVisible()
  await context.close()
})

test('FRD-11: 200 texts that would run are shown as text: in tickets, the chat, file names and notifications', async ({
  context,
}) => {
  expect(CORPUS).toHaveLength(200)
  const session = await signUp()
  const texts = packed(CORPUS, 1_990)
  const titles = CORPUS.filter((one) => one.length <= 80).slice(0, 2)
  const { id, number } = await writeTicket(session, {
    title: titles[0] ?? '',
    text: texts[0] ?? '',
  })
  await writeTicket(session, { title: titles[1] ?? '', text: 'Merhaba' })
  for (const text of texts.slice(1)) await replyToTicket(session, id, text)
  const lines = packed(CORPUS, 990)
  for (const text of lines) await sayInChat(session, text)
  await office('tickets', 'answer', String(number), CORPUS[2] ?? '')

  await context.addInitScript(() => {
    const hits: unknown[] = []
    Object.assign(window, { hits, hit: (one: unknown) => hits.push(one) })
  })
  const page = await openAs(context, session, `/ticket?id=${id}`)
  const thread = page.getByRole('log')
  await expect(thread.locator('.bubble')).toHaveCount(texts.length + 1)
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: '<img src=x onerror=hit(1)>.png', mimeType: 'image/png', buffer: PNG },
  })
  await page.getByLabel('Yanıtın').fill('ekte')
  await page.getByRole('button', { name: 'Gönder' }).click()
  await expect(thread.getByRole('button', { name: /onerror/ })).toBeVisible()
  expect(await thread.locator('.bubble > p').allTextContents()).toEqual([
    ...[...texts, CORPUS[2], 'ekte'],
  ])
  // The picture that was sent is the one thing in there that is none of our own words.
  expect(
    await thread.locator(FOREIGN).and(page.locator(':not(.files__picture > img)')).count(),
  ).toBe(0)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(titles[0] ?? '')

  await page.getByRole('button', { name: /^Bildirimler/ }).click()
  await page.getByRole('button', { name: /Destek talebine yanıt geldi/ }).click()
  await expect(
    page.getByText(`Destek talepleri sayfasında oku: #${number} ${titles[0]}`),
  ).toBeVisible()
  await page.keyboard.press('Escape')

  const { log, said } = await openChat(page)
  await expect(log.locator('.bubble')).toHaveCount(lines.length)
  expect(await said()).toEqual(lines)
  expect(await log.locator(FOREIGN).count()).toBe(0)
  expect(await page.evaluate(() => (window as unknown as { hits: unknown[] }).hits)).toEqual([])
  // Shown carelessly, they would be found: what is counted above is not blind.
  const careless = await page.evaluate(
    ([all, foreign]) => {
      const holder = document.createElement('template')
      holder.innerHTML = all.join('\n')
      return holder.content.querySelectorAll(foreign).length
    },
    [CORPUS, FOREIGN] as const,
  )
  expect(careless).toBeGreaterThan(20)
})

test('§2 Support: the live chat goes to both windows, says when nobody is there, and is answered at once', async ({
  context,
}) => {
  await office('chat', 'leave')
  const session = await signUp()
  const page = await openAs(context, session, '/casino/bingo')
  const other = await openAs(context, session, '/casino/bingo')
  const here = await openChat(page)
  const there = await openChat(other)
  await here.say('Merhaba, orada mısınız?')
  await expect(there.log.getByText('Merhaba, orada mısınız?')).toBeVisible()
  await expect(here.log.getByText(/Şu an kimse yok/)).toBeVisible()
  await expect(here.dialog.getByText('Şu an kimse yok', { exact: true })).toBeVisible()

  await office('chat', 'say', await chatNumber(session), 'Buradayım, buyur')
  await expect(here.log.getByText('Buradayım, buyur')).toBeVisible()
  await expect(there.log.getByText('Buradayım, buyur')).toBeVisible()
  await expect(here.dialog.getByText('Ekip burada')).toBeVisible()

  await page.bringToFront()
  await here.dialog.getByRole('button', { name: 'Sohbeti kopyala' }).click()
  await expect(page.getByText('Sohbet kopyalandı')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n').map((line) => line.replace(/^\[.*?\] /, ''))).toEqual([
    'Sen: Merhaba, orada mısınız?',
    expect.stringMatching(/^Şu an kimse yok/),
    'Destek: Buradayım, buyur',
  ])

  await here.dialog.getByRole('button', { name: 'Talebe çevir' }).click()
  await expect(here.log.getByText('Bu konuşma destek talebine dönüştü.')).toBeVisible()
  const tab = context.waitForEvent('page')
  await here.log.getByRole('link', { name: /Talebi aç/ }).click()
  const ticket = await tab
  await expect(ticket.getByText('Canlı sohbetten aktarıldı')).toBeVisible()
  await expect(ticket.getByRole('log').getByText('Buradayım, buyur')).toBeVisible()

  await page.keyboard.press('Escape')
  await sayInChat(session, 'bir şey daha')
  await office('chat', 'say', await chatNumber(session), 'Tabii')
  await expect(page.getByText('Destek ekibi canlı sohbette yanıt verdi')).toBeVisible()
  await office('chat', 'leave')
})

test('§2 Support: what is typed offline is kept and said when back, once and in order', async ({
  context,
}) => {
  const session = await signUp()
  const page = await openAs(context, session, '/casino/bingo')
  const { log, say, said, dialog } = await openChat(page)
  await say('sıfır')
  await expect(log.getByText(/Şu an kimse yok|sıfır/).first()).toBeVisible()
  await expect(log.getByText('Gönderiliyor')).toHaveCount(0)

  await context.setOffline(true)
  for (const word of ['bir', 'iki', 'üç']) await say(word)
  await expect(dialog.getByText('Bağlantın yok')).toBeVisible()
  await expect(log.getByText('Bağlantı gelince gönderilecek')).toHaveCount(3)
  // The first answer after the way back is lost: the message is sent again, and said once.
  const arrived: string[] = []
  await page.route('**/api/chat/say', async (route) => {
    const response = await route.fetch()
    arrived.push(route.request().postDataJSON().text)
    if (arrived.length === 1) await route.abort()
    else await route.fulfill({ response })
  })
  await context.setOffline(false)
  await expect(log.getByText(/Gönderiliyor|Bağlantı gelince gönderilecek/)).toHaveCount(0)
  expect(arrived).toEqual(['bir', 'bir', 'iki', 'üç'])
  await page.reload()
  const again = await openChat(page)
  await expect(again.log.getByText('üç')).toBeVisible()
  expect(await again.said()).toEqual(['sıfır', 'bir', 'iki', 'üç'])
  expect(await said()).toEqual(await again.said())
})

test('§2 Support: what was typed before the page was closed goes out with the next one', async ({
  context,
}) => {
  const session = await signUp()
  const page = await openAs(context, session, '/casino/bingo')
  const { say, log } = await openChat(page)
  await page.route('**/api/chat/say', (route) => route.abort())
  await say('yarım kalan söz')
  await expect(log.getByText('Gönderiliyor')).toBeVisible()
  await page.close()
  const next = await openAs(context, session, '/casino/bingo')
  const chat = await openChat(next)
  await expect(chat.log.getByText('yarım kalan söz')).toBeVisible()
  await expect(chat.log.getByText('Gönderiliyor')).toHaveCount(0)
  expect(await chat.said()).toEqual(['yarım kalan söz'])
})

test('§2 Support: a visitor is asked to log in, or to be called', async ({ page }) => {
  await page.setViewportSize(sizeOf(390))
  await page.goto('/casino/bingo')
  await page.getByRole('button', { name: 'Destek', exact: true }).click()
  const support = page.getByRole('dialog', { name: 'Destek' })
  await expect(support.getByRole('button', { name: /Sizi Arayalım/ })).toBeVisible()
  await support.getByRole('button', { name: /Canlı Destek/ }).click()
  await expect(page.getByRole('dialog', { name: /Giriş/ })).toBeVisible()
  await page.goto('/ticket')
  await expect(
    page.getByRole('heading', { name: 'Destek taleplerini görmek için giriş yap' }),
  ).toBeVisible()
})

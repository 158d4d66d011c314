import { expect, test } from '../kit/journey.ts'
import { office } from '../kit/office.ts'
import { sayInChat, signUp } from '../kit/player.ts'
import { sizeOf } from '../kit/visit.ts'
import { chatNumber, openAs, openChat } from './support-pages.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'], locale: 'tr' })

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

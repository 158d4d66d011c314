import { randomUUID } from 'node:crypto'
import { expect, test } from '../../kit/journey.ts'
import { ask, sayInChat, signUp, writeTicket } from '../../kit/player.ts'
import { openChat } from '../../support/support-pages.ts'
import { hire, openAt } from '../staff.ts'
import { decide, idOf, playerAt, REASON, readLog } from './shared-steps.ts'

test('a ticket is answered while its player’s page is open; a note is read in the office alone', async ({
  browser,
}) => {
  const session = await signUp()
  const title = 'Çekimim görünmüyor'
  const { number } = await writeTicket(session, { title, text: 'Dün istedim.' })
  const player = await playerAt(browser, session, '/ticket')
  await player.getByText(title).first().click()
  const thread = player.getByRole('log')
  await expect(thread.getByText('Dün istedim.')).toBeVisible()

  const support = await hire('support')
  const page = await openAt(browser, support, `/office/tickets?row=${number}`)
  const open = page.getByRole('complementary', { name: `Bilet #${number}` })
  await open.getByRole('button', { name: 'İç not (n)' }).click()
  await open.getByRole('textbox', { name: 'İç not' }).fill('Banka dün kapalıydı.')
  await open.getByRole('button', { name: 'Notu yaz' }).click()
  await expect(open.getByText('Banka dün kapalıydı.')).toBeVisible()
  await open.getByRole('button', { name: 'Yanıta dön' }).click()
  await open.getByLabel('Yanıtın').fill('Çekimin bugün gönderildi.')
  await open.getByRole('button', { name: 'Yanıtla' }).click()
  await expect(page.getByText(`#${number} yanıtlandı`)).toBeVisible()

  await expect(thread.getByText('Çekimin bugün gönderildi.')).toBeVisible()
  await player.reload()
  await expect(thread.getByText('Çekimin bugün gönderildi.')).toBeVisible()
  await expect(player.getByText('Banka dün kapalıydı.')).toHaveCount(0)
})

test('a chat is taken and answered, and each reads the other’s words without a reload', async ({
  browser,
}) => {
  const session = await signUp()
  await sayInChat(session, 'Merhaba')
  const player = await playerAt(browser, session, '/casino/bingo')
  const chat = await openChat(player)
  const support = await hire('support')
  const page = await openAt(browser, support, '/office/chat')
  await page.getByRole('button', { name: `${session.username}: üstlen` }).click()
  const talk = page.getByRole('log', { name: `${session.username} ile konuşma` })
  await expect(talk.getByText('Merhaba')).toBeVisible()
  await page.getByLabel('Mesajın').fill('Buradayım, buyur.')
  await page.getByRole('button', { name: 'Gönder' }).click()
  await expect(chat.log.getByText('Buradayım, buyur.')).toBeVisible()

  await chat.say('Teşekkürler')
  await expect(talk.getByText('Teşekkürler')).toBeVisible()
  await page.getByRole('button', { name: 'Bitir' }).click()
  await expect(page.getByText('Konuşma bitti.')).toBeVisible()
})

test('a call is taken by one, who sees its number for a reason, and closed with what was said', async ({
  browser,
}) => {
  const session = await signUp()
  const form = { name: 'Deniz Örnek', message: 'Akşam altıdan sonra arayın.' }
  await ask(
    '/api/cms/callme',
    { ...form, contacts: [{ type: 1, contact: '05321112233' }] },
    session,
  )
  const [support, other] = await Promise.all([hire('support'), hire('support')])
  const page = await openAt(browser, support, '/office/calls')
  const row = page.getByRole('row').filter({ hasText: session.username })
  await row.click()
  const call = page.getByRole('complementary', { name: `Arama: ${session.username}` })
  await expect(call).toContainText('Akşam altıdan sonra arayın.')
  await expect(call).not.toContainText('05321112233')
  await call.getByRole('button', { name: 'Üstlen' }).click()
  await expect(page.getByText('Arama sende')).toBeVisible()

  const second = await openAt(browser, other, '/office/calls')
  await second.getByRole('row').filter({ hasText: session.username }).click()
  await expect(second.getByText(`${support.fullName} arıyor.`)).toBeVisible()

  await call.getByRole('button', { name: 'İletişim bilgisini göster' }).click()
  await page.getByLabel('Neden görmen gerekiyor?').fill(REASON)
  await page.getByRole('button', { name: 'Göster', exact: true }).click()
  await expect(call.getByText('05321112233')).toBeVisible()
  await call.getByRole('button', { name: 'Ulaştım' }).click()
  await decide(page, 'Ulaştım')
  await expect(page.getByText('Aramanın sonucu yazıldı')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('support sees a phone for a reason alone, and the auditor reads who saw it, when and why', async ({
  browser,
}) => {
  const phone = `90532${`${Date.now()}`.slice(-7)}`
  const session = await signUp({ phone })
  const [support, auditor] = await Promise.all([hire('support'), hire('auditor')])
  const id = await idOf(session)
  const answers: string[] = []
  const page = await openAt(browser, support, 'about:blank')
  page.on('response', async (response) => {
    const isData = response.url().includes('/api/office/')
    if (isData) answers.push(await response.text().catch(() => ''))
  })
  await page.goto(`/office/players/${id}`)
  await expect(page.getByText(`gizli, sonu ${phone.slice(-2)}`)).toBeAttached()
  await page.waitForLoadState('networkidle')
  const digits = phone.slice(2)
  expect(answers.filter((text) => text.includes(digits))).toEqual([])

  await page.getByRole('button', { name: 'Telefon ve e-postayı göster' }).click()
  // Letters alone: a part of an id that reads as a number is another word for the search.
  const why = `Bileti telefonla soruldu: ${randomUUID().replace(/[^a-f]/g, 'x')}`
  await page.getByLabel('Neden görmen gerekiyor?').fill('kısa')
  await page.getByRole('button', { name: 'Göster', exact: true }).click()
  await expect(page.getByText(/^En az \d+ karakter yaz\.$/)).toBeVisible()
  await page.getByLabel('Neden görmen gerekiyor?').fill(why)
  await page.getByRole('button', { name: 'Göster', exact: true }).click()
  await expect(page.getByText(new RegExp(`${digits}$`))).toBeVisible()

  const reader = await openAt(browser, auditor, 'about:blank')
  await readLog(reader)
  await reader.getByRole('searchbox').fill(why)
  const row = reader.getByRole('row').filter({ hasText: 'player.reveal_contact' })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(support.fullName)
  await row.click()
  const seen = reader.getByRole('complementary')
  await expect(seen).toContainText(why)
  await expect(seen).not.toContainText(digits)
})

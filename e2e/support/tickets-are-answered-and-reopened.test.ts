import { readFileSync } from 'node:fs'
import { expect, test } from '../kit/journey.ts'
import { overflow, rulesBroken } from '../kit/looks.ts'
import { office } from '../kit/office.ts'
import { replyToTicket, signUp, writeTicket } from '../kit/player.ts'
import { sizeOf } from '../kit/visit.ts'
import { openAs, PNG } from './support-pages.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'], locale: 'tr' })

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
    isMobile: true,
    hasTouch: true,
    locale: 'tr',
    reducedMotion: 'reduce',
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

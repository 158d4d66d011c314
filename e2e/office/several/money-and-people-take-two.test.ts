import { totp } from '../../account/totp.ts'
import { expect, test } from '../../kit/journey.ts'
import { balanceOf, pay, signUp, writeTicket } from '../../kit/player.ts'
import { hire, openAt, PASSWORD, prove } from '../staff.ts'
import { idOf, reasonIn } from './shared-steps.ts'

/** A code is good once; the next one is good already. */
const CODE_MS = 30_000

test('AUZ-03: a correction that a cashier proposes is written when a manager agrees, and by nobody alone', async ({
  browser,
}) => {
  const session = await signUp()
  await pay(session, { deposit: 200 })
  const { number } = await writeTicket(session, { title: 'Eksik para', text: 'Eksik.' })
  const [cashier, manager] = await Promise.all([hire('cashier'), hire('manager')])
  const path = `/office/players/${await idOf(session)}`
  const page = await openAt(browser, cashier, path)
  await page.getByRole('button', { name: 'Düzeltme' }).click()
  const dialog = await reasonIn(page)
  await dialog.getByLabel('Tutar, ₺').fill('50')
  await dialog.getByLabel('Bağlı kayıt').selectOption('Bilet')
  await dialog.getByLabel('Numarası').fill(`${number}`)
  await dialog.getByRole('button', { name: '₺50,00 eklemeyi öner' }).click()
  await prove(page, cashier)
  await expect(page.getByText('Düzeltme ikinci onayı bekliyor').first()).toBeVisible()
  expect(await balanceOf(session)).toBe(200)

  const second = await openAt(browser, manager, path)
  await second.getByRole('button', { name: 'İncele' }).click()
  const seen = second.getByRole('dialog')
  await expect(seen).toContainText('₺200,00 → ₺250,00')
  await seen.getByRole('button', { name: '₺50,00 ekle' }).click()
  await prove(second, manager)
  await expect(second.getByText(/oyuncusunun bakiyesi düzeltildi$/)).toBeVisible()
  expect(await balanceOf(session)).toBe(250)
})

test('AUZ-01: somebody is invited by two administrators', async ({ browser }) => {
  const [cem, dila] = await Promise.all([hire('administrator'), hire('administrator')])
  const name = `yeni${Date.now() % 1_000_000}`
  const page = await openAt(browser, cem, '/office/staff')
  await page.getByRole('button', { name: 'Davet et' }).click()
  const invite = await reasonIn(page)
  await invite.getByLabel('Ad soyad').fill('Yeni Yolcu')
  await invite.getByLabel('Kullanıcı adı').fill(name)
  await invite.getByRole('button', { name: 'Daveti öner' }).click()
  await prove(page, cem)
  await page.getByRole('tab', { name: /^Onayda/ }).click()
  const own = page.getByRole('listitem').filter({ hasText: name })
  await expect(own.getByRole('button', { name: 'Geri çek' })).toBeVisible()
  await expect(own.getByRole('button', { name: 'Onayla' })).toHaveCount(0)

  const second = await openAt(browser, dila, '/office/staff?tab=waiting')
  const line = second.getByRole('listitem').filter({ hasText: name })
  await line.getByRole('button', { name: 'Onayla' }).click()
  const yes = await reasonIn(second)
  await yes.getByRole('button', { name: 'Yeni Yolcu: davet et' }).click()
  await prove(second, dila)
  const link = second.getByRole('dialog', { name: 'Davet bağlantısı' })
  const address = (await link.locator('code').textContent()) ?? ''
  const { pathname } = new URL(address)
  await link.getByRole('button', { name: 'Kapat' }).click()

  const site = { baseURL: process.env.ZAR_SITE_URL ?? '', locale: 'tr' }
  const guest = await (await browser.newContext(site)).newPage()
  await guest.goto(pathname)
  await guest.getByLabel('Şifre', { exact: true }).fill(PASSWORD)
  await guest.getByLabel('Şifre, bir daha').fill(PASSWORD)
  await guest.getByRole('button', { name: 'Devam' }).click()
  const secret = ((await guest.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await guest.getByLabel('Altı rakamlı kod').pressSequentially(totp(secret, Date.now()))
  await expect(guest.getByRole('heading', { name: 'Hesabın hazır' })).toBeVisible()

  // Nothing is theirs yet: a role is proposed by one, and given by others who hold all of it.
  await guest.goto('/office')
  await guest.getByLabel('Kullanıcı adı').fill(name)
  await guest.getByLabel('Şifre', { exact: true }).fill(PASSWORD)
  await guest.getByRole('button', { name: 'Devam' }).click()
  await guest.getByLabel('Altı rakamlı kod').pressSequentially(totp(secret, Date.now() + CODE_MS))
  await expect(guest.getByText('Sana açık bir ekran yok')).toBeVisible()
})

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../kit/journey.ts'
import { expectAccessible } from '../kit/looks.ts'
import { type Stranger, stranger } from '../kit/stranger.ts'

const PASSWORD = 'kiraz-bahce-41'
const NEW_PASSWORD = 'yeni-bahce-42'

test.use({ viewport: { width: 1440, height: 900 } })

test.beforeEach(async ({ page }) => {
  // A device of its own: the trial bonus is given once to each.
  const device = randomUUID()
  await page.addInitScript((id) => localStorage.setItem('fingerprint', id), device)
})

test('§4 Registration flow: form, code by SMS, celebration, trial bonus', async ({ page }) => {
  const person = stranger()
  await signUp(page, person, { wantsBonus: true })
  const dialog = page.getByRole('dialog', { name: 'Kayıt Ol' })
  await expect(dialog.getByText('numarasına altı haneli bir kod gönderildi')).toBeVisible()
  await expect(dialog.getByLabel('SMS kodu')).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Doğrula', exact: true })).toBeDisabled()
  await expect(dialog.getByText(/Yeni kodu \d+ saniye sonra isteyebilirsin/)).toBeVisible()
  await expectAccessible(page)

  // The way back to the number unlocks it, and the code of before is still good.
  await dialog.getByRole('button', { name: 'Telefon numarasını değiştir' }).click()
  await expect(dialog.getByLabel('Telefon', { exact: true })).toBeEnabled()
  await dialog.getByRole('button', { name: 'Kod gönder' }).click()
  const code = await readCode(page)

  // A wrong code clears the field, and keeps the focus.
  const field = dialog.getByLabel('SMS kodu')
  await field.pressSequentially(code === '000000' ? '111111' : '000000')
  await expect(page.getByText('Kod yanlış ya da süresi dolmuş', { exact: false })).toBeVisible()
  await expect(field).toHaveValue('___-___')
  await expect(field).toBeFocused()

  await field.pressSequentially(code)
  await expect(dialog.getByText('Düşeş!')).toBeVisible()
  await dialog.getByRole('button', { name: 'Evet', exact: true }).click()
  await expect(dialog).toBeHidden()
  // The bonus is in an account of its own: the balance stays the player's.
  await expect(page.locator('header').first()).toContainText('₺0,00')
  await page.getByRole('button', { name: /^Hesap menüsü/ }).click()
  await expect(page.getByText('Bonus ₺100,00', { exact: true })).toBeVisible()
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}'))
  expect(kept).toMatchObject({ smsVerified: true, phone: `90${person.phone}`, balance: 0 })
})

test('§4 Registration flow: Skip Verification closes the dialog, and the page verifies later', async ({
  page,
}) => {
  await signUp(page, stranger(), { wantsBonus: true })
  await page.getByRole('button', { name: 'Doğrulamayı atla' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.goto('/dashboard/phone-verification')
  await expect(page.getByText('Doğrulanmadı', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Kod gönder' }).click()
  await page.getByRole('button', { name: 'Demo telefonu ve posta kutusu' }).click()
  await page.getByRole('button', { name: 'Kodu yaz' }).click()
  await expect(page.getByText('Doğrulandı', { exact: true })).toBeVisible()
  await expectAccessible(page)

  // AUT-09: another number is taken for the password alone.
  const phone = page.getByRole('main').getByLabel('Telefon', { exact: true })
  await page.getByRole('button', { name: 'Numarayı güncelle' }).click()
  await expect(page.getByLabel('Şifren')).toHaveCount(0)
  await phone.fill('')
  await phone.pressSequentially(stranger().phone)
  await page.getByRole('button', { name: 'Kod gönder' }).click()
  await expect(page.getByText('Şifreni yaz.')).toBeVisible()
  await page.getByLabel('Şifren').fill('yanlış-kiraz')
  await page.getByRole('button', { name: 'Kod gönder' }).click()
  await expect(page.getByText('Şifren yanlış.').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Şifren').fill(PASSWORD)
  await page.getByRole('button', { name: 'Kod gönder' }).click()
  await expect(page.getByLabel('SMS kodu')).toBeVisible()
})

test('§4 Recovery: four steps, then the log-in opens by itself', async ({ page }) => {
  const person = stranger()
  await signUp(page, person, { wantsBonus: false })
  await page.getByRole('dialog').getByRole('button', { name: 'Kapat', exact: true }).click()
  await page.goto('/dashboard/change-password')
  await page.getByRole('button', { name: /Çıkış/ }).first().click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Giriş' })).toBeVisible()

  await page.getByRole('banner').getByRole('button', { name: 'Giriş' }).click()
  await page.getByRole('button', { name: 'Şifre Yenileme' }).click()
  const dialog = page.getByRole('dialog', { name: 'Şifre Yenileme' })
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Devam et' }).click()
  await expect(dialog.getByText('Kullanıcı adını yaz', { exact: true })).toBeVisible()
  await dialog.getByLabel('Kullanıcı adı').fill(person.username)
  await dialog.getByRole('button', { name: 'Devam et' }).click()
  const code = await readCode(page)
  await paste(page, 'Yenileme kodu', `${code.slice(0, 3)}-${code.slice(3)}`)

  const next = page.getByRole('dialog', { name: 'Yeni şifre' })
  await next.getByLabel('Yeni şifre', { exact: true }).fill(NEW_PASSWORD)
  await next.getByLabel('Yeni şifre, tekrar').fill(`${NEW_PASSWORD}x`)
  await next.getByRole('button', { name: 'Devam et' }).click()
  await expect(next.getByText('İki şifre aynı değil')).toBeVisible()
  await next.getByLabel('Yeni şifre, tekrar').fill(NEW_PASSWORD)
  await expectAccessible(page)
  await next.getByRole('button', { name: 'Devam et' }).click()
  await expect(page.getByText('giriş ekranına yönlendiriliyorsun')).toBeVisible()

  const logIn = page.getByRole('dialog', { name: 'Giriş' })
  await logIn.getByLabel('Kullanıcı adı').fill(person.username)
  await logIn.getByLabel('Şifre', { exact: true }).fill(NEW_PASSWORD)
  await logIn.getByRole('button', { name: 'Giriş yap' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

async function signUp(page: Page, person: Stranger, { wantsBonus }: { wantsBonus: boolean }) {
  await page.goto('/?dialog=register')
  const dialog = page.getByRole('dialog', { name: 'Kayıt Ol' })
  await expect(dialog.getByLabel('Ülke')).toContainText('Türkiye')
  await dialog.getByLabel('Ad', { exact: true }).fill('Işıl')
  await dialog.getByLabel('Soyad').fill('Çağlayan')
  await dialog.getByLabel('Kullanıcı adı').fill(person.username)
  await dialog.getByLabel('E-posta').fill(`${person.username}@zar.example`)
  await dialog.getByLabel('Telefon', { exact: true }).pressSequentially(person.phone)
  await dialog.getByLabel('Doğum günü').fill('29')
  await dialog.getByLabel('Doğum ayı').fill('2')
  await dialog.getByLabel('Doğum yılı').fill('1996')
  await dialog.getByLabel(/T\.C\. kimlik no/).fill(person.personalNo)
  await dialog.getByLabel('Şifre', { exact: true }).fill(PASSWORD)
  await dialog.getByLabel('Şifre, tekrar').fill(PASSWORD)
  if (wantsBonus) await dialog.getByText('deneme bonusu istiyorum').click()
  await dialog.getByRole('button', { name: 'Hesabı aç' }).click()
  await expect(dialog.getByText(wantsBonus ? 'SMS kodu' : 'Düşeş!')).toBeVisible()
}

/** The code that the demo mailbox shows last. */
async function readCode(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Demo telefonu ve posta kutusu' }).click()
  const text = await page
    .getByText(/kodun: \d{6}/)
    .first()
    .innerText()
  return /\d{6}/.exec(text)?.[0] ?? ''
}

/** Puts the text into the field as Ctrl+V does. */
async function paste(page: Page, label: string, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((data) => navigator.clipboard.writeText(data), text)
  await page.getByLabel(label).focus()
  await page.keyboard.press('ControlOrMeta+V')
}

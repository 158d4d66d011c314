import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './looks.ts'
import { type Stranger, stranger } from './stranger.ts'

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

test('§2 Dialogs: a link opens one, another takes its place, Escape and back close it', async ({
  page,
}) => {
  await page.goto('/?dialog=recovery')
  await expect(page.getByRole('dialog', { name: 'Şifre Yenileme' })).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Üye değil misin? Hemen kayıt ol!' }).click()
  await expect(page.getByRole('dialog', { name: 'Kayıt Ol' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/')

  const opener = page.getByRole('banner').getByRole('button', { name: 'Giriş' })
  await opener.click()
  await expect(page.getByRole('dialog', { name: 'Giriş' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()

  // What is for players opens the log-in for a visitor.
  await page.goto('/?dialog=call-request')
  await expect(page.getByRole('dialog', { name: 'Giriş' })).toBeVisible()
})

test('§2 Dialogs: what is pressed while a closed one steps back is not undone', async ({
  page,
}) => {
  await page.goto('/casino/slot')
  const header = page.getByRole('banner')
  const dialog = page.getByRole('dialog')
  await header.getByRole('button', { name: 'Giriş' }).click()
  await expect(dialog).toBeVisible()
  await pressDuringStepBack(page, 'a[href="/promotions"]')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/promotions')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promosyonlar')

  await header.getByRole('button', { name: 'Giriş' }).click()
  await expect(dialog).toBeVisible()
  await pressDuringStepBack(page, 'header .btn--primary')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Kayıt Ol' })).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/promotions')
})

/** Presses this in the moment that the next step back has begun, and the browser has not taken it. */
const pressDuringStepBack = (page: Page, selector: string) =>
  page.evaluate((what) => {
    history.back = () => {
      Reflect.deleteProperty(history, 'back')
      history.back()
      document.querySelector<HTMLElement>(what)?.click()
    }
  }, selector)

test('§2 Dialogs: the sizes of the specification', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/?dialog=login')
  await expect.poll(() => sizeOf(page)).toEqual({ width: 990, height: 699 })
  await page.setViewportSize({ width: 1000, height: 900 })
  await expect.poll(() => sizeOf(page)).toEqual({ width: 900, height: 699 })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('§2 Dialogs: fullscreen, all of them', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const name of ['login', 'register', 'recovery']) {
      await page.goto(`/?dialog=${name}`)
      await expect.poll(() => sizeOf(page), name).toEqual({ width: 390, height: 844 })
    }
  })
})

async function sizeOf(page: Page) {
  const box = await page.getByRole('dialog').boundingBox()
  return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) }
}

test('§2 Call request: one to five contacts, and one that can be sent is kept', async ({
  page,
}) => {
  await signUp(page, stranger(), { wantsBonus: false })
  await page.goto('/?dialog=call-request')
  const dialog = page.getByRole('dialog', { name: 'Sizi Arayalım' })
  await expect.poll(async () => (await sizeOf(page)).width).toBe(454)
  const save = dialog.getByRole('button', { name: 'Talebi kaydet' })
  await expect(save).toBeDisabled()

  await dialog.getByRole('button', { name: '1. iletişim bilgisini sil' }).click()
  await expect(page.getByText('En az bir iletişim bilgisi eklemelisiniz')).toBeVisible()
  const add = dialog.getByRole('button', { name: 'İletişim ekle' })
  for (let count = 1; count < 5; count++) await add.click()
  await expect(dialog.getByRole('group', { name: /iletişim bilgisi$/ })).toHaveCount(5)
  await add.click()
  await expect(page.getByText('Maksimum 5 iletişim bilgisi ekleyebilirsiniz')).toBeVisible()
  for (let count = 5; count > 1; count--)
    await dialog.getByRole('button', { name: `${count}. iletişim bilgisini sil` }).click()

  await dialog.getByLabel('Ad', { exact: true }).fill('Işıl')
  await dialog.getByLabel('Mesaj').fill('Akşam altıdan sonra arayın')
  await dialog.getByLabel('Bilgi', { exact: true }).fill('0532 111 22 33')
  await expect(dialog.getByText('Adını 5 ile 30 karakter arasında yaz')).toBeVisible()
  await expect(save).toBeDisabled()
  await dialog.getByLabel('Ad', { exact: true }).fill('Işıl Ö.')
  await expectAccessible(page)
  await save.click()
  await expect(page.getByText('Talebin alındı', { exact: false })).toBeVisible()
  await expect(dialog).toBeHidden()
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

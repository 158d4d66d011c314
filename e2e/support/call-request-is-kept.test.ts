import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../kit/journey.ts'
import { expectAccessible } from '../kit/looks.ts'
import { type Stranger, stranger } from '../kit/stranger.ts'

const PASSWORD = 'kiraz-bahce-41'

test.use({ viewport: { width: 1440, height: 900 } })

test.beforeEach(async ({ page }) => {
  // A device of its own: the trial bonus is given once to each.
  const device = randomUUID()
  await page.addInitScript((id) => localStorage.setItem('fingerprint', id), device)
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

import type { Page } from '@playwright/test'
import { totp } from '../account/totp.ts'
import { expect, test } from '../kit/journey.ts'
import { expectAccessible } from '../kit/looks.ts'
import { foundStaff, onMachine } from '../kit/office.ts'

const STEP_MS = 30_000
const PASSWORD = 'uzun ve sakin bir cümle'

test.use({ viewport: { width: 1440, height: 900 } })

/** Opens the link of an invitation, sets password and app, and answers the app's secret. */
async function takeInvite(page: Page, link: string): Promise<string> {
  await page.goto(new URL(link).pathname)
  await page.getByLabel('Şifre', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Şifre, bir daha').fill(PASSWORD)
  await page.getByRole('button', { name: 'Devam' }).click()
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Altı rakamlı kod').pressSequentially(totp(secret, Date.now()))
  await expect(page.getByRole('heading', { name: 'Hesabın hazır' })).toBeVisible()
  return secret
}

async function logIn(page: Page, name: string, secret: string): Promise<void> {
  await page.goto('/office')
  await page.getByLabel('Kullanıcı adı').fill(name)
  await page.getByLabel('Şifre', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Devam' }).click()
  // The code of the invitation is spent: the next one is good already.
  await page.getByLabel('Altı rakamlı kod').pressSequentially(totp(secret, Date.now() + STEP_MS))
  await expect(page.getByRole('navigation').first()).toBeVisible()
}

test('AUT-07, AUZ-01: the first two people set password and app, log in, and see what their role may', async ({
  page,
}) => {
  const said = process.env.ZAR_FIRST_STAFF ?? (await foundStaff())
  const [link = ''] = said.match(/http\S+/g) ?? []
  expect(link).toContain('/office/invite/')
  await expect(onMachine('staff', 'first', 'cem', 'Cem Üç', 'dila', 'Dila Dört')).rejects.toThrow()
  const secret = await takeInvite(page, link)
  await page.goto(new URL(link).pathname)
  await expect(page.getByText('Bu davet açılmadı')).toBeVisible()

  await logIn(page, 'ayla', secret)
  await page.goto('/office/staff')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personel')
  await expectAccessible(page)
  await page.getByRole('tab', { name: /^Kişiler/ }).click()
  await expect(page.getByText('Bora İki').first()).toBeVisible()
  await expectAccessible(page)

  await page.goto('/office/players')
  await expect(page.getByText('Bu ekran rolüne kapalı')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/office/audit')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Denetim izi')
  await expectAccessible(page)
})

test('a player’s log-in opens no office, and the office’s page holds nothing without one', async ({
  page,
}) => {
  await page.goto('/office/players')
  await expect(page.getByRole('heading', { name: 'Çalışan girişi' })).toBeVisible()
  await expectAccessible(page)
  const answer = await page.request.post('/api/office/players', {
    headers: { 'x-zar-office': '1' },
    data: {},
  })
  expect(answer.status()).toBe(401)
})

import { expect, test } from '../kit/journey.ts'
import { expectAccessible } from '../kit/looks.ts'
import { openAs, PASSWORD, pay, type Session, signUp } from '../kit/player.ts'
import { IBAN, openForm, sentBy } from './payment-form.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'], locale: 'tr' })

/** A player of our own, since what a player may withdraw by rule depends on what they did before. */
let player: Session
test.beforeAll(async () => {
  player = await signUp()
  await pay(player, { deposit: 500, withdraw: 100 })
})

test.beforeEach(async ({ page }) => {
  await openAs(page, player)
})

test('§4 Withdraw: form, toast with the time promised, closed after 500 ms, and the timeline goes on by itself', async ({
  page,
}) => {
  const { dialog, submit, amount } = await openForm(page, 'withdraw', 'Cep cüzdanı')
  await amount.fill('50')
  await dialog.getByLabel('Telefon').pressSequentially('5321112233')
  const detail = await sentBy(page, 'withdraw', () => submit.click())
  expect(detail).toEqual({ Amount: 50, Phone: '5321112233' })
  await dialog.getByLabel('Şifren', { exact: true }).fill(PASSWORD)
  await submit.click()
  await expect(page.getByText(/Çekim talebin alındı, .*En geç \d\d:\d\d/)).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.goto('/dashboard/financial-activities')
  const row = page.getByRole('button', { name: 'Para çekme, Cep cüzdanı: ayrıntılar' }).first()
  await row.click()
  await expect(page).toHaveURL(/\?transaction=[\da-f-]{36}$/)
  const timeline = page.getByRole('list', { name: 'Zaman çizelgesi' })
  await expect(timeline.getByText('Talep alındı')).toBeVisible()
  await expectAccessible(page)
  await expect(timeline.getByText('Hesabına gönderildi')).toBeVisible({ timeout: 30_000 })
  await page.reload()
  await expect(timeline.getByText('Hesabına gönderildi')).toBeVisible()
  await page.getByRole('button', { name: 'Ayrıntıyı kapat' }).click()
  await expect(timeline).toBeHidden()
  await expect(row).toBeFocused()
  await expect(page).toHaveURL(/financial-activities$/)

  // Where there is room it stands beside the list, and another one takes its place.
  await page.setViewportSize({ width: 1440, height: 900 })
  await row.click()
  const beside = page.getByRole('complementary', { name: 'İşlem' })
  await expect(beside.getByText('₺50,00')).toBeVisible()
  const other = page.getByRole('button', { name: 'Para çekme, Anında: ayrıntılar' }).first()
  await other.click()
  await expect(beside.getByText('₺100,00')).toBeVisible()
  await expect(other).toBeFocused()
  await expectAccessible(page, '.history')
  await beside.getByRole('button', { name: 'Ayrıntıyı kapat' }).press('Enter')
  await expect(other).toBeFocused()
})

test('H1, AUT-09: the first account and another than before ask for the password, in the form that is open', async ({
  page,
}) => {
  const session = await signUp()
  await pay(session, { deposit: 500, withdraw: 50 })
  await openAs(page, session)
  const fill = async (iban: string) => {
    const opened = await openForm(page, 'withdraw', 'Havale / EFT')
    await opened.amount.fill('100')
    await opened.dialog.getByLabel('IBAN').pressSequentially(iban.slice(2))
    return opened
  }
  const first = await fill(IBAN)
  await first.submit.click()
  await first.dialog.getByLabel('Şifren', { exact: true }).fill(PASSWORD)
  await first.submit.click()
  await expect(first.dialog).toBeHidden()

  const { dialog, submit } = await fill('TR280001009999901234567890')
  await submit.click()
  const password = dialog.getByLabel('Şifren', { exact: true })
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/yeni bir hesaba/)
  await expect(submit).toBeDisabled()
  await expectAccessible(page)
  await password.fill('bu şifre değil')
  await submit.click()
  await expect(dialog.getByText('Şifren yanlış. Para hareket etmedi.')).toBeVisible()
  await password.fill(PASSWORD)
  await password.press('Enter')
  await expect(page.getByText(/Çekim talebin alındı/).first()).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.goto('/dashboard/financial-activities')
  await expect(page.getByRole('button', { name: /^Para çekme, Havale/ })).toHaveCount(2)
})

test('a timeline that cannot be had says so: offline, unknown, failing', async ({
  page,
  context,
}) => {
  const unknown = '3f0c2a54-6f1d-4a8e-9a45-0c4f7d1f3b21'
  await page.goto(`/dashboard/financial-activities?transaction=${unknown}`)
  await expect(page.getByText('İşlem açılamadı')).toBeVisible()
  await page.getByRole('button', { name: 'Ayrıntıyı kapat' }).click()
  const row = page.getByRole('button', { name: /ayrıntılar$/ }).first()
  await row.waitFor()
  await context.setOffline(true)
  await row.click()
  await expect(page.getByText('İnternete döndüğünde işlem kendiliğinden gelecek.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('list', { name: 'Zaman çizelgesi' })).toBeVisible()
})

test('a sum is judged by the balance there is, also when that changes meanwhile', async ({
  page,
}) => {
  const { amount, dialog } = await openForm(page, 'withdraw', 'Cep cüzdanı')
  await amount.fill('1500')
  await dialog.getByLabel('Telefon').focus()
  await expect(dialog.getByText(/bundan fazlası çekilemez/)).toBeVisible()
  await pay(player, { deposit: 1_500, withdraw: 50 })
  await expect(dialog.getByText(/bundan fazlası çekilemez/)).toBeHidden()
  await expect(amount).not.toHaveAttribute('aria-invalid', 'true')
})

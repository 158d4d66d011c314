import { formatMoney } from '@zar/contract/money'
import { expect, test } from '../kit/journey.ts'
import { expectAccessible } from '../kit/looks.ts'
import { openAs, pay, type Session, signUp } from '../kit/player.ts'
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

test('§5 Dynamic payment form: submit is disabled until every field is right, then sends each by its type', async ({
  page,
}) => {
  const { dialog, submit, amount } = await openForm(page, 'deposit', 'Yüksek tutarlı EFT')
  await expect(submit).toBeDisabled()
  await amount.pressSequentially('25000')
  await expect(amount).toHaveValue('25.000')
  await expect(dialog.getByText('₺', { exact: true })).toBeVisible()
  await expect(submit).toBeDisabled()
  await dialog.getByLabel('Banka').click()
  await page.getByRole('option', { name: 'Ege Ticaret Bankası' }).click()
  await expect(submit).toBeEnabled()
  await expectAccessible(page)
  const popup = page.waitForEvent('popup')
  const detail = await sentBy(page, 'deposit', () => submit.click())
  expect(detail).toEqual({ Amount: 25_000, Bank: 3 })
  const tab = await popup
  await expect(tab.getByText('25.000,00')).toBeVisible()
  await tab.close()
})

test('TR-05: 1.234 that is typed is one thousand two hundred and thirty-four, and 150,5 is 150,50', async ({
  page,
}) => {
  for (const [typed, shown, left, sent] of [
    ['1.234', '1.234', '1.234,00', 1_234],
    ['1234', '1.234', '1.234,00', 1_234],
    ['150,5', '150,5', '150,50', 150.5],
  ] as const) {
    const { dialog, submit, amount } = await openForm(page, 'deposit', 'Deneme havalesi')
    await amount.pressSequentially(typed)
    await expect(amount).toHaveValue(shown)
    await dialog.getByLabel('Banka').click()
    await expect(amount).toHaveValue(left)
    await page.getByRole('option').first().click()
    const popup = page.waitForEvent('popup')
    const detail = await sentBy(page, 'deposit', () => submit.click())
    expect(detail).toMatchObject({ Amount: sent })
    const tab = await popup
    await expect(tab.getByText(formatMoney(sent).slice(1)).first()).toBeVisible()
    await tab.close()
  }
})

test('§5 Dynamic payment form: an IBAN is pasted, a choice without a number is sent as text', async ({
  page,
}) => {
  const notice = await openForm(page, 'deposit', 'Havale bildirimi')
  await notice.amount.fill('150,5')
  await notice.dialog.getByLabel('Ad soyad').fill('Deniz Örnek')
  await page.evaluate(
    (iban) => navigator.clipboard.writeText(iban),
    'TR33 0006 1005 1978 6457 8413 26',
  )
  await notice.dialog.getByRole('button', { name: 'Yapıştır' }).click()
  await expect(notice.dialog.getByLabel('IBAN')).toHaveValue('TR33 0006 1005 1978 6457 8413 26')
  const sent = await sentBy(page, 'deposit', () => notice.submit.click())
  expect(sent).toEqual({ Amount: 150.5, FullName: 'Deniz Örnek', Iban: IBAN })
  // A message answer: congratulations, and the fields are gone.
  await expect(notice.dialog.getByText('İşlem alındı')).toBeVisible()
  await expect(notice.dialog.getByText(/Açıklamasına [\da-f]{8} yazılmış/)).toBeVisible()
  await expect(notice.amount).toBeHidden()
  await expect(notice.dialog.getByText('Para yatırma onaylandı')).toBeVisible()

  const crypto = await openForm(page, 'deposit', 'Kripto')
  await crypto.amount.fill('300')
  await crypto.dialog.getByLabel('Ağ').click()
  await page.getByRole('option', { name: 'Kıyı' }).click()
  const detail = await sentBy(page, 'deposit', () => crypto.submit.click())
  expect(detail).toEqual({ Amount: 300, Network: 'kiyi' })
})

test('a deposit’s steps are the ones it takes, also where no page of the bank opens', async ({
  page,
}) => {
  await page.addInitScript(rememberSteps)
  // The bank declines sums that end in thirteen kuruş.
  const ends = [
    { sum: '25', told: 'Para yatırma onaylandı' },
    { sum: '20,13', told: 'Para yatırma reddedildi' },
  ]
  for (const { sum, told } of ends) {
    const { dialog, submit, amount } = await openForm(page, 'deposit', 'Anında deneme ödemesi')
    await amount.fill(sum)
    await submit.click()
    await expect(dialog.getByText(told)).toBeVisible()
    const passed = await page.evaluate(() => (window as typeof window & { steps: string[] }).steps)
    expect(passed).toEqual(['Bilgiler', 'Ödeme', 'Sonuç'])
  }
  const { dialog } = await openForm(page, 'withdraw', 'Cep cüzdanı')
  await expect(dialog.locator('[aria-current=step]')).toHaveCount(0)
})

/** Each step that a dialog stood at, since one may be passed within a second. */
function rememberSteps(): void {
  const steps: string[] = []
  Object.assign(window, { steps })
  const note = () => {
    const step = document.querySelector('.steps [aria-current=step]')?.textContent
    if (step && step !== steps.at(-1)) steps.push(step)
  }
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
  })
}

test('PCI-01: a card is typed on the bank’s page, by paste too, and nothing of it comes to us', async ({
  page,
}) => {
  const card = '9000000000000001'
  const bodies: string[] = []
  page.on('request', (request) => bodies.push(request.postData() ?? ''))
  const { dialog, submit, amount } = await openForm(page, 'deposit', 'Banka kartı')
  await expect(dialog.getByLabel(/kart/i)).toHaveCount(0)
  await amount.fill('100')
  const popup = page.waitForEvent('popup')
  await submit.click()
  const bank = await popup
  await expect(dialog.getByRole('link', { name: 'Banka kartı ile devam et' })).toBeVisible()
  await bank.getByRole('button', { name: 'Öde' }).waitFor()
  await expectAccessible(bank)
  await bank.evaluate((number) => navigator.clipboard.writeText(number), card)
  await bank.getByRole('button', { name: 'Yapıştır' }).click()
  await expect(bank.getByLabel('Kart numarası')).toHaveValue('9000 0000 0000 0001')
  await bank.getByLabel('Son kullanma').pressSequentially('1230')
  await expect(bank.getByLabel('Son kullanma')).toHaveValue('12/30')
  await bank.getByLabel('Güvenlik kodu').fill('1')
  await bank.getByLabel('Kartın üzerindeki ad').fill('Deniz Örnek')
  await bank.getByRole('button', { name: 'Öde' }).click()
  await expect(bank.getByText('Kartın arkasındaki 3 ya da 4 hane.')).toBeVisible()
  await expect(bank.getByLabel('Kart numarası')).toHaveValue('')
  await expectAccessible(bank)
  await bank.getByLabel('Kart numarası').pressSequentially(card)
  await bank.getByLabel('Son kullanma').fill('12/30')
  await bank.getByLabel('Güvenlik kodu').fill('123')
  await bank.getByLabel('Kartın üzerindeki ad').fill('Deniz Örnek')
  await bank.getByRole('button', { name: 'Öde' }).click()
  await expect(bank.getByText('Ödeme onaylandı')).toBeVisible()
  await expect(dialog.getByText('Para yatırma onaylandı')).toBeVisible()
  expect(bodies.join()).not.toContain(card)
})

test('§8 Payment detail: an empty list shows a toast and the dialog closes; so does a failure', async ({
  page,
}) => {
  const answer = { success: true, message: '', data: [] as object[] }
  await page.route('**/api/payment/detail', (route) => route.fulfill({ json: answer }))
  await page.goto('/dashboard/deposit')
  await page.locator('button.pay', { hasText: 'Karekod' }).click()
  await expect(page.getByText('Kayıt bulunamadı')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.unroute('**/api/payment/detail')
  const failed = { success: false, message: 'Bu yöntem bakımda.', data: {} }
  await page.route('**/api/payment/detail', (route) => route.fulfill({ json: failed }))
  await page.locator('button.pay', { hasText: 'Kupon kodu' }).click()
  await expect(page.getByText('Bu yöntem bakımda.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

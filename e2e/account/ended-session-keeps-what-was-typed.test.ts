import type { Page } from '@playwright/test'
import { agree } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { openAs, PASSWORD, pay, type Session, signUp } from '../kit/player.ts'

test.use({ locale: 'tr', viewport: { width: 1440, height: 900 } })

const ENDED = 'Oturumun sona erdi. Lütfen yeniden giriş yap.'

/** Ends the player's session as another page of theirs does, unheard by this one. */
const endElsewhere = (page: Page, { token }: Session) =>
  page.request.get('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })

async function logIn(page: Page, { username }: Session) {
  const form = page.getByRole('dialog', { name: 'Giriş' })
  await form.getByLabel('Kullanıcı adı').fill(username)
  await form.getByLabel('Şifre', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Giriş yap' }).click()
}

/** No push and no poll tells that the session is over: the next press does. */
async function keepQuiet(page: Page) {
  await page.routeWebSocket(/x-fingerprint/, (socket) => socket.close())
  await page.route('**/api/user/balance', (route) =>
    route.fulfill({ json: { success: true, message: '', data: { balance: 0 } } }),
  )
}

test('U15, §8: a session that ended elsewhere is told in the log-in form and in a toast, once', async ({
  page,
}) => {
  const player = await signUp()
  await openAs(page, player)
  await keepQuiet(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await endElsewhere(page, player)
  // As a link of the page does it, whatever else of the page has heard by then.
  await page.evaluate(() => {
    history.pushState(null, '', '/dashboard/session-history')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  const form = page.getByRole('dialog', { name: 'Giriş' })
  await expect(form.getByText(ENDED)).toBeVisible()
  const toasts = page.locator('.toasts')
  await expect(toasts.getByText(ENDED)).toBeVisible()
  await expect(toasts.locator('.toast__times')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(1)

  // The reason is of this form alone.
  await form.getByRole('button', { name: 'Kapat', exact: true }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Giriş', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Giriş' })).toBeVisible()
  await expect(page.getByRole('dialog').getByText(ENDED)).toHaveCount(0)
})

test('U7: what was typed into a deposit is there after the session’s end and the log-in', async ({
  page,
}) => {
  const player = await signUp()
  await pay(player, { deposit: 500 })
  await openAs(page, player)
  await keepQuiet(page)
  await page.goto('/dashboard/deposit')
  await page.locator('button.pay', { hasText: 'Yüksek tutarlı EFT' }).click()
  const dialog = page.getByRole('dialog', { name: 'Yüksek tutarlı EFT' })
  await dialog.getByLabel('Tutar', { exact: true }).pressSequentially('25000')
  await dialog.getByLabel('Banka').click()
  await page.getByRole('option', { name: 'Ege Ticaret Bankası' }).click()
  await endElsewhere(page, player)
  await dialog.getByRole('button', { name: 'Devam et' }).click()
  await expect(page.getByRole('dialog', { name: 'Giriş' }).getByText(ENDED)).toBeVisible()

  await logIn(page, player)
  await expect(dialog.getByLabel('Tutar', { exact: true })).toHaveValue('25.000')
  await expect(dialog.getByText('Ege Ticaret Bankası')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('U7: Back in sign-up keeps what was typed, but for the passwords', async ({ page }) => {
  await page.goto('/')
  const open = page.getByRole('banner').getByRole('button', { name: 'Kayıt Ol' })
  await open.click()
  const form = page.getByRole('dialog', { name: 'Kayıt Ol' })
  await form.getByLabel('Ad', { exact: true }).fill('Deniz')
  await form.getByLabel('E-posta').fill('deniz@zar.example')
  await form.getByLabel('Şifre', { exact: true }).fill(PASSWORD)
  await page.goBack()
  await expect(form).toBeHidden()
  await open.click()
  await expect(form.getByLabel('Ad', { exact: true })).toHaveValue('Deniz')
  await expect(form.getByLabel('E-posta')).toHaveValue('deniz@zar.example')
  await expect(form.getByLabel('Şifre', { exact: true })).toHaveValue('')
  // A reload forgets it: nothing of it is stored.
  await page.reload()
  await open.click()
  await expect(form.getByLabel('Ad', { exact: true })).toHaveValue('')
})

test('U17, §5 Recovery: a code of three to twenty characters can be typed', async ({ page }) => {
  await agree(page, '/api/auth/sendresetpassword')
  await page.route('**/api/auth/checkresetcode', (route) =>
    route.fulfill({
      json: { success: false, message: 'Kod yanlış', data: { code: 'code_wrong' } },
    }),
  )
  await page.goto('/?dialog=recovery')
  const dialog = page.getByRole('dialog', { name: 'Şifre Yenileme' })
  await dialog.getByLabel('Kullanıcı adı').fill('deniz41')
  await dialog.getByRole('button', { name: 'Devam et' }).click()
  await dialog.getByRole('button', { name: 'Başka türde bir kod yaz' }).click()
  const field = dialog.getByLabel('Yenileme kodu')
  await expect(field).toBeFocused()
  const submit = dialog.getByRole('button', { name: 'Devam et' })
  await field.fill('Ab')
  await expect(submit).toBeDisabled()
  await field.fill('x'.repeat(25))
  await expect(field).toHaveValue('x'.repeat(20))
  await field.fill('Ab9')
  const sent = page.waitForRequest('**/api/auth/checkresetcode')
  await submit.click()
  expect((await sent).postDataJSON()).toEqual({ code: 'Ab9', username: 'deniz41' })
  await expect(field).toHaveValue('')

  await dialog.getByRole('button', { name: '6 haneli kod yaz' }).click()
  await expect(dialog.getByLabel('Yenileme kodu')).toHaveValue('___-___')
})

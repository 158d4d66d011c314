import type { Browser, Locator, Page } from '@playwright/test'
import { agree, hold, refuse, sentTo, stopClock } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { stranger } from '../kit/stranger.ts'
import { openVisit, type Visit } from '../kit/visit.ts'

/** Facts of the dialogs and forms, in Turkish, with answers of the server as a test wants them. */
type Options = { width?: number; isPlayer?: boolean; at?: string | null }

let visit: Visit
const open = async (
  browser: Browser,
  { width = 1440, isPlayer = false, at = '/casino/slot' }: Options,
): Promise<Page> => {
  visit = await openVisit(browser, { language: 'tr', width, isPlayer, at })
  return visit.page
}
test.afterEach(() => visit.context.close())

const PASSWORD = 'kiraz-bahce-41'
const toast = (page: Page, kind: 'error' | 'success' | 'info') => page.locator(`.toast--${kind}`)

/** Presses, sees the button say that it is busy and heed no second press, and lets the answer come. */
async function pressSlowly(page: Page, button: Locator, busy: string, path: string) {
  const sent = sentTo(page, path)
  const release = await hold(page, path)
  await button.click()
  const waiting = page.getByRole('button', { name: busy })
  await expect(waiting).toHaveAttribute('aria-busy', 'true')
  await waiting.click({ force: true })
  await expect(waiting).toHaveAttribute('aria-disabled', 'true')
  await release()
  await expect(waiting).toHaveCount(0)
  expect(sent).toHaveLength(1)
}

test('§5 Login: nothing is sent while invalid; a loading state, and the server’s word when it fails', async ({
  browser,
}) => {
  const page = await open(browser, { at: '/?dialog=login' })
  const dialog = page.getByRole('dialog', { name: 'Giriş' })
  const submit = dialog.getByRole('button', { name: 'Giriş yap' })
  const [name, password] = [
    dialog.getByLabel('Kullanıcı adı'),
    dialog.getByLabel('Şifre', { exact: true }),
  ]
  const sent = sentTo(page, '/api/auth/login')
  await submit.click()
  await expect(dialog.getByText('Kullanıcı adını yaz')).toBeVisible()
  await expect(dialog.getByText('Şifreni yaz')).toBeVisible()
  await name.fill('yolcu')
  for (const wrong of ['ab', 'x'.repeat(101)]) {
    await password.fill(wrong)
    await submit.click()
    await expect(dialog.getByText('Şifre 3 ile 100 karakter arasında olmalı')).toBeVisible()
  }
  expect(sent).toEqual([])
  await password.fill('abc')
  await refuse(page, '/api/auth/login', 'Kullanıcı adı ya da şifre yanlış.')
  await pressSlowly(page, submit, 'Giriş yapılıyor', '/api/auth/login')
  await expect(toast(page, 'error')).toContainText('Kullanıcı adı ya da şifre yanlış.')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Üye değil misin? Hemen kayıt ol!' }).click()
  await expect(page.getByRole('dialog', { name: 'Kayıt Ol' })).toBeVisible()
})

test('§4 Recovery: a step that fails stays and says why, and every button waits for its answer', async ({
  browser,
}) => {
  const page = await open(browser, { at: '/?dialog=recovery' })
  const dialog = page.getByRole('dialog', { name: /Şifre Yenileme|Yeni şifre/ })
  const go = dialog.getByRole('button', { name: 'Devam et' })
  const send = '/api/auth/sendresetpassword'
  await dialog.getByLabel('Kullanıcı adı').fill('yolcu')
  await refuse(page, send, 'Birinci adım olmadı.')
  await pressSlowly(page, go, 'Gönderiliyor', send)
  await expect(toast(page, 'error')).toContainText('Birinci adım olmadı.')
  await expect(dialog.getByLabel('Kullanıcı adı')).toHaveValue('yolcu')
  await agree(page, send)
  await go.click()

  const check = '/api/auth/checkresetcode'
  const code = dialog.getByLabel('Yenileme kodu')
  const checked = sentTo(page, check)
  await code.pressSequentially('12')
  await expect(go).toBeDisabled()
  await code.press('Enter')
  await refuse(page, check, 'İkinci adım olmadı.')
  expect(checked).toEqual([])
  await code.pressSequentially('3456')
  await expect(toast(page, 'error').filter({ hasText: 'İkinci adım olmadı.' })).toBeVisible()
  await expect(code).toBeFocused()
  await agree(page, check)
  const release = await hold(page, check)
  await code.pressSequentially('123456')
  await expect(page.getByRole('button', { name: 'Kontrol ediliyor' })).toBeVisible()
  await release()

  const change = '/api/auth/changepasswordwithcode'
  await dialog.getByLabel('Yeni şifre', { exact: true }).fill(PASSWORD)
  await dialog.getByLabel('Yeni şifre, tekrar').fill(PASSWORD)
  await refuse(page, change, 'Üçüncü adım olmadı.')
  await pressSlowly(page, go, 'Değiştiriliyor', change)
  await expect(toast(page, 'error').filter({ hasText: 'Üçüncü adım olmadı.' })).toBeVisible()
  await expect(dialog.getByLabel('Yeni şifre', { exact: true })).toHaveValue(PASSWORD)
})

test('§5 Change password: nothing is sent while invalid, and the server’s word is shown either way', async ({
  browser,
}) => {
  const page = await open(browser, { isPlayer: true, at: '/dashboard/change-password' })
  const path = '/api/customer/changepassword'
  const sent = sentTo(page, path)
  const submit = page.getByRole('main').getByRole('button', { name: 'Değiştir', exact: true })
  await submit.click()
  await expect(page.getByText('Eski şifreni yaz')).toBeVisible()
  await page.getByLabel('Eski şifre').fill(PASSWORD)
  await page.getByLabel('Yeni şifre', { exact: true }).fill('yeni-bahce-42')
  await page.getByLabel('Yeni şifre, tekrar').fill('yeni-bahce-43')
  await submit.click()
  await expect(page.getByText('İki şifre aynı değil')).toBeVisible()
  expect(sent).toEqual([])
  await page.getByLabel('Yeni şifre, tekrar').fill('yeni-bahce-42')
  await refuse(page, path, 'Eski şifre yanlış.')
  await pressSlowly(page, submit, 'Değiştiriliyor', path)
  await expect(toast(page, 'error')).toContainText('Eski şifre yanlış.')
  await agree(page, path, { message: 'Şifren değişti.' })
  await submit.click()
  await expect(toast(page, 'success')).toContainText('Şifren değişti.')
})

test('§4 Phone dialog: number, code and success, each disabled while it is not its turn', async ({
  browser,
}) => {
  const page = await open(browser, { isPlayer: true, at: '/dashboard' })
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Telefon Doğrulama/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Telefon Doğrulama' })
  const path = '/api/customer/updatephone'
  const phone = dialog.getByLabel('Telefon', { exact: true })
  const send = dialog.getByRole('button', { name: 'Kod gönder' })
  await expect(phone).toBeEnabled()
  await refuse(page, path, 'Bu numara başka bir hesapta.')
  await send.click()
  await expect(toast(page, 'error')).toContainText('Bu numara başka bir hesapta.')
  await agree(page, path, { message: 'Kod gönderildi.' })
  const release = await hold(page, path)
  await send.click()
  await expect(phone).toBeDisabled()
  await release()
  await expect(toast(page, 'success')).toContainText('Kod gönderildi.')
  const code = dialog.getByLabel('SMS kodu')
  await expect(code).toBeEnabled()
  await expect(phone).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Telefon numarasını değiştir' })).toBeVisible()
  await code.pressSequentially('123456')
  await expect(dialog.getByText('Tebrikler')).toBeVisible()
  await expect(dialog.getByText('Telefon numaran başarıyla doğrulandı.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Kapat', exact: true }).last().click()
  await expect(dialog).toHaveCount(0)
})

test('§4 Phone page: its stages, and a resend that comes back every 60 seconds', async ({
  browser,
}) => {
  const page = await open(browser, { isPlayer: true, at: '/dashboard/phone-verification' })
  const main = page.getByRole('main')
  const path = '/api/customer/updatephone'
  const phone = main.getByLabel('Telefon', { exact: true })
  await expect(phone).toBeDisabled()
  await main.getByRole('button', { name: 'Numarayı güncelle' }).click()
  await expect(phone).toBeEnabled()
  await agree(page, path, { message: 'Kod gönderildi.' })
  const sent = sentTo(page, path)
  await stopClock(page)
  await main.getByRole('button', { name: 'Kod gönder' }).click()
  await expect.poll(() => sent.length).toBe(1)
  // Answers are told by a timer of no length.
  await page.clock.runFor(1)
  await expect(main.getByLabel('SMS kodu')).toBeVisible()
  await expect(phone).toBeDisabled()
  await expect(main.getByRole('button', { name: 'Doğrula', exact: true })).toBeVisible()
  const resend = main.getByRole('button', { name: 'Kodu yeniden gönder' })
  for (const count of [2, 3]) {
    await expect(main.getByText('Yeni kodu 60 saniye sonra isteyebilirsin')).toBeVisible()
    await page.clock.runFor(59_000)
    await expect(main.getByText('Yeni kodu 1 saniye sonra isteyebilirsin')).toBeVisible()
    await expect(resend).toHaveCount(0)
    await page.clock.runFor(1_000)
    await resend.click()
    await expect.poll(() => sent.length).toBe(count)
    await page.clock.runFor(1)
  }
})

test('§4 Registration: two passwords that differ and a refusal stay in the form; then 150 pieces of confetti after 100 ms', async ({
  browser,
}) => {
  const page = await open(browser, { at: null })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(countPieces)
  await refuse(page, '/api/auth/form', 'Şu an olmuyor.')
  await page.goto('/casino/slot?dialog=register')
  const dialog = page.getByRole('dialog', { name: 'Kayıt Ol' })
  const retry = dialog.getByRole('button', { name: 'Yeniden dene' })
  await expect(retry).toBeVisible()
  await page.unroute('**/api/auth/form')
  await stopClock(page)
  const answered = page.waitForResponse('**/api/auth/form')
  await retry.click()
  await answered
  await page.clock.runFor(299)
  await expect(dialog.getByLabel('Ülke')).not.toContainText('Türkiye')
  await page.clock.runFor(1)
  await page.clock.resume()
  await expect(dialog.getByLabel('Ülke')).toContainText('Türkiye')

  await fillIn(dialog)
  await dialog.getByLabel('Şifre, tekrar').fill(`${PASSWORD}x`)
  const submit = dialog.getByRole('button', { name: 'Hesabı aç' })
  const sent = sentTo(page, '/api/auth/register')
  await submit.click()
  await expect(dialog.getByText('İki şifre aynı değil')).toBeVisible()
  expect(sent).toEqual([])
  await dialog.getByLabel('Şifre, tekrar').fill(PASSWORD)
  await refuse(page, '/api/auth/register', 'Bugün kayıt yok.')
  await submit.click()
  await expect(toast(page, 'error')).toContainText('Bugün kayıt yok.')
  await page.unroute('**/api/auth/register')

  await submit.click()
  await expect(dialog.getByText('Düşeş!')).toBeVisible()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'pieces'))).toBe(150)
  const { shown, thrown } = await page.evaluate(() => Reflect.get(window, 'times'))
  expect(thrown - shown).toBeGreaterThanOrEqual(95)
  await expect(dialog.getByRole('button', { name: 'Canlı Destek' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Para Yatır' }).click()
  await expect(page).toHaveURL('/dashboard/deposit')
})

/** Counts what is drawn into the first frame of the confetti, and notes when. */
function countPieces(): void {
  const drawn = CanvasRenderingContext2D.prototype
  const { fill, clearRect } = drawn
  let inFrame = 0
  const times = { shown: 0, thrown: 0 }
  Object.assign(window, { pieces: 0, times })
  const counted = function (this: CanvasRenderingContext2D, ...args: unknown[]) {
    // The device is measured with a canvas too, which never stands in the page.
    if (!this.canvas.isConnected) return Reflect.apply(fill, this, args)
    inFrame += 1
    times.thrown ||= performance.now()
    Object.assign(window, { pieces: Math.max(inFrame, Reflect.get(window, 'pieces')) })
    return Reflect.apply(fill, this, args)
  }
  Object.assign(drawn, { fill: counted })
  drawn.clearRect = function (...args) {
    inFrame = 0
    return clearRect.apply(this, args)
  }
  new MutationObserver(() => {
    if (document.body?.innerText.includes('Düşeş!')) times.shown ||= performance.now()
  }).observe(document, { childList: true, subtree: true })
}

async function fillIn(dialog: Locator): Promise<void> {
  const person = stranger()
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
}

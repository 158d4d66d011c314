import type { Locator } from '@playwright/test'
import { refuse, stopClock } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { stranger } from '../kit/stranger.ts'
import { openVisit } from '../kit/visit.ts'

const PASSWORD = 'kiraz-bahce-41'

test('§4 Registration: a refusal stays in the form; then 150 pieces of confetti after 100 ms', async ({
  browser,
}) => {
  const { page, context } = await openVisit(browser, {
    language: 'tr',
    width: 1440,
    isPlayer: false,
    at: null,
  })
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
  await dialog.getByLabel('Şifre, tekrar').fill(PASSWORD)
  const submit = dialog.getByRole('button', { name: 'Hesabı aç' })
  await refuse(page, '/api/auth/register', 'Bugün kayıt yok.')
  await submit.click()
  await expect(page.locator('.toast--error')).toContainText('Bugün kayıt yok.')
  await page.unroute('**/api/auth/register')

  await submit.click()
  await expect(dialog.getByText('Düşeş!')).toBeVisible()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'pieces'))).toBe(150)
  const { shown, thrown } = await page.evaluate(() => Reflect.get(window, 'times'))
  expect(thrown - shown).toBeGreaterThanOrEqual(95)
  await expect(dialog.getByRole('button', { name: 'Canlı Destek' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Para Yatır' }).click()
  await expect(page).toHaveURL('/dashboard/deposit')
  await context.close()
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

import type { Browser, Page } from '@playwright/test'
import { agree, pauseClock, stopClock } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { playerSession } from '../kit/player.ts'
import { openVisit, type Visit } from '../kit/visit.ts'

/** How long the dialogs stand after their last answer, with a clock that stands still. In Turkish. */
let visit: Visit
const open = async (browser: Browser, at: string, isPlayer = true): Promise<Page> => {
  visit = await openVisit(browser, { language: 'tr', width: 1440, isPlayer, at })
  return visit.page
}
test.afterEach(() => visit.context.close())

/** Answers are told by a timer of no length. */
const ANSWER_MS = 1

/** The dialog is there until just before its time, and then it is not. */
async function expectStands(page: Page, name: string, ms: number): Promise<void> {
  const dialog = page.getByRole('dialog', { name })
  await page.clock.runFor(ms - 1 - ANSWER_MS)
  await expect(dialog).toBeVisible()
  // The answer's own timer came somewhere before: so much later at most.
  await page.clock.runFor(1 + 2 * ANSWER_MS)
  await expect(dialog).toHaveCount(0)
}

test('§9 Celebration: Yes asks for the trial bonus, says so, and the dialog closes 1000 ms later', async ({
  browser,
}) => {
  const page = await open(browser, '/?dialog=register', false)
  const session = await playerSession()
  await agree(page, '/api/auth/register', {
    data: { ...session, phone: '905321112233', smsVerified: false },
  })
  await agree(page, '/api/customer/updatephone', { message: 'Kod gönderildi.' })
  await agree(page, '/api/bonus/definetrialbonus', { message: 'Bonusun eklendi.' })
  const dialog = page.getByRole('dialog', { name: 'Kayıt Ol' })
  await fillIn(page)
  await dialog.getByText('deneme bonusu istiyorum').click()
  await dialog.getByRole('button', { name: 'Hesabı aç' }).click()
  const phone = dialog.getByLabel('Telefon', { exact: true })
  await expect(phone, '§4: prefilled and locked').toHaveValue(/532 111 22 33/)
  await expect(phone).toBeDisabled()
  const code = dialog.getByLabel('SMS kodu')
  await code.pressSequentially('123')
  await dialog.getByRole('button', { name: 'Telefon numarasını değiştir' }).click()
  await dialog.getByRole('button', { name: 'Kod gönder' }).click()
  await expect(code, '§4: the way back clears the code').toHaveValue('___-___')
  await agree(page, '/api/customer/updatephone', { message: 'Telefonun doğrulandı, sağ ol.' })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // The clock is ours before the confetti: frames that it asked another clock for would be lost.
  await page.clock.install()
  await code.pressSequentially('123456')
  await expect(page.getByText('Telefonun doğrulandı, sağ ol.')).toBeVisible()
  await expect(dialog.getByText('Düşeş!')).toBeVisible()
  // The confetti of the celebration itself has come and fallen.
  await expect(page.locator('body > canvas')).toHaveCount(1)
  await pauseClock(page)
  await page.clock.runFor(20_000)
  await expect(page.locator('body > canvas')).toHaveCount(0)
  const asked = page.waitForResponse('**/api/bonus/definetrialbonus')
  await dialog.getByRole('button', { name: 'Evet', exact: true }).click()
  await asked
  await page.clock.runFor(ANSWER_MS)
  await expect(page.getByText('Bonusun eklendi.')).toBeVisible()
  await expect(page.locator('body > canvas'), 'confetti').toHaveCount(1)
  await expectStands(page, 'Kayıt Ol', 1_000)
})

async function fillIn(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Kayıt Ol' })
  await expect(dialog.getByLabel('Ülke')).toContainText('Türkiye')
  await dialog.getByLabel('Ad', { exact: true }).fill('Işıl')
  await dialog.getByLabel('Soyad').fill('Çağlayan')
  await dialog.getByLabel('Kullanıcı adı').fill('gecekusu')
  await dialog.getByLabel('E-posta').fill('gecekusu@zar.example')
  await dialog.getByLabel('Telefon', { exact: true }).pressSequentially('5321112233')
  await dialog.getByLabel('Doğum günü').fill('29')
  await dialog.getByLabel('Doğum ayı').fill('2')
  await dialog.getByLabel('Doğum yılı').fill('1996')
  await dialog.getByLabel(/T\.C\. kimlik no/).fill('10000000146')
  await dialog.getByLabel('Şifre', { exact: true }).fill('kiraz-bahce-41')
  await dialog.getByLabel('Şifre, tekrar').fill('kiraz-bahce-41')
}

test('§9 Recovery: a message tells of the code; after the last step the log-in opens 1000 ms later', async ({
  browser,
}) => {
  const page = await open(browser, '/?dialog=recovery', false)
  for (const path of ['sendresetpassword', 'checkresetcode', 'changepasswordwithcode']) {
    await agree(page, `/api/auth/${path}`)
  }
  const first = page.getByRole('dialog', { name: 'Şifre Yenileme' })
  await first.getByLabel('Kullanıcı adı').fill('gecekusu')
  await first.getByRole('button', { name: 'Devam et' }).click()
  await expect(first.getByText(/e-posta adresine bir kod gönderildi/)).toBeVisible()
  await first.getByLabel('Yenileme kodu').pressSequentially('123456')
  const next = page.getByRole('dialog', { name: 'Yeni şifre' })
  await next.getByLabel('Yeni şifre', { exact: true }).fill('yeni-bahce-42')
  await next.getByLabel('Yeni şifre, tekrar').fill('yeni-bahce-42')
  await stopClock(page)
  const changed = page.waitForResponse('**/changepasswordwithcode')
  await next.getByRole('button', { name: 'Devam et' }).click()
  await changed
  await page.clock.runFor(ANSWER_MS)
  await expect(page.getByText('giriş ekranına yönlendiriliyorsun')).toBeVisible()
  const logIn = page.getByRole('dialog', { name: 'Giriş' })
  await page.clock.runFor(1_000 - 1 - ANSWER_MS)
  await expect(logIn).toHaveCount(0)
  await page.clock.runFor(1 + 2 * ANSWER_MS)
  await expect(logIn).toBeVisible()
})

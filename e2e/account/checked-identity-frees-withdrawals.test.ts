import type { Page } from '@playwright/test'
import { refuse } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { looksWell } from '../kit/looks.ts'
import { office, officeAsTyped } from '../kit/office.ts'
import {
  ask,
  balanceOf,
  lettersIn,
  newBox,
  openAs,
  PASSWORD,
  pay,
  register,
  type Session,
  signUp,
} from '../kit/player.ts'
import { stranger } from '../kit/stranger.ts'
import { DEEP } from '../runner/deep.ts'

test.use({ locale: 'tr', viewport: { width: 1440, height: 900 } })

/** The section of the account page, open. */
async function openIdentity(page: Page, session: Session) {
  await openAs(page, session)
  await page.goto('/dashboard/account#identity')
  const section = page.locator('#identity')
  await expect(section.getByRole('status')).toContainText('Doğrulanmadı')
  return section
}

const withdraw = (session: Session, amount: number) =>
  ask(
    '/api/payment/withdraw',
    { id: 2, target: 'journey', password: PASSWORD, detail: { Amount: amount } },
    session,
  )

test('H7, AGE-02: a withdrawal above the free sum says what is missing, and after the check it goes its way', async ({
  page,
}) => {
  const session = await signUp()
  await pay(session, { deposit: 5_000 })
  await withdraw(session, 3_000)
  await pay(session, { deposit: 2_000 })
  await expect.poll(() => balanceOf(session)).toBe(4_000)
  await expect(withdraw(session, 2_100)).rejects.toThrow('Hesap sayfandaki Kimlik bölümünden')

  await openAs(page, session)
  await page.goto('/dashboard/withdraw')
  await looksWell(page, 'withdraw-tr')
  await page.getByRole('link', { name: 'Kimlik doğrulamaya git' }).click()
  const section = page.locator('#identity')
  await expect(section.getByRole('status')).toContainText('Doğrulanmadı')
  await looksWell(page, 'unchecked-tr')
  await section.getByRole('button', { name: 'Kimliğimi doğrula' }).click()
  await expect(section.getByRole('status')).toContainText('Doğrulandı')
  await looksWell(page, 'checked-tr')
  await withdraw(session, 2_100)
  await page.goto('/dashboard/withdraw')
  await expect(page.getByRole('heading', { name: 'Para Çek' })).toBeVisible()
  await expect(page.getByText('Toplam ₺5.000,00')).toHaveCount(0)
})

test('H7: a refused check says so, with another try and the way to support', async ({ page }) => {
  const section = await openIdentity(page, await signUp({ surname: 'Sahte' }))
  await section.getByRole('button', { name: 'Kimliğimi doğrula' }).click()
  await expect(section.getByRole('status')).toContainText('Doğrulanamadı')
  await looksWell(page, 'refused-tr')
  await expect(section.getByRole('link', { name: 'Destek ekibine yaz' })).toBeVisible()
  await section.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(section.getByRole('status')).toContainText('Kontrol ediliyor')
  await expect(section.getByRole('status')).toContainText('Doğrulanamadı')
})

test('H7: what needs a person waits in the office, and what they decide shows on the open page', async ({
  page,
}) => {
  const session = await signUp({ surname: 'Şüpheli' })
  const section = await openIdentity(page, session)
  await section.getByRole('button', { name: 'Kimliğimi doğrula' }).click()
  await expect(section.getByRole('status')).toContainText('İnceleniyor')
  await looksWell(page, 'review-tr')
  const usercode = String(session.usercode)
  expect(await officeAsTyped('identity')).toContain(usercode)
  await office('identity', 'accept', usercode, 'a passport in the branch')
  await page.reload()
  await expect(section.getByRole('status')).toContainText('Doğrulandı')
})

test('H7: in English, and with the call out of reach', DEEP, async ({ page, context }) => {
  const session = await signUp({ surname: 'Geç' })
  await context.addInitScript((auth) => {
    localStorage.setItem('auth', auth)
    localStorage.setItem('lang', 'en')
  }, JSON.stringify(session))
  await context.route('**/api/customer/identity', (route) => route.abort())
  await page.goto('/dashboard/account')
  const panel = page.getByRole('region', { name: 'Identity', exact: true })
  await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible()
  await looksWell(page, 'trouble-en')
  await context.unroute('**/api/customer/identity')
  await panel.getByRole('button', { name: 'Try again' }).click()
  const section = page.locator('#identity')
  await section.getByRole('button', { name: 'Check my identity' }).click()
  await expect(section.getByRole('status')).toContainText('Being checked')
  await looksWell(page, 'pending-en')
  await expect(section.getByRole('status')).toContainText('Checked')
  await looksWell(page, 'checked-en')
})

test('H7: sign-up answers a known address as a new one; its owner confirmed it by the link, and is told', async ({
  page,
}) => {
  const box = newBox()
  const email = `${stranger().username}@zar.example`
  const owner = await register({ email }, box)
  const [letter] = await lettersIn(box)
  const link = /http\S+\/confirm-email\S+/.exec(letter?.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'E-posta adresin doğrulandı' })).toBeVisible()
  await looksWell(page, 'confirmed-tr')

  const [known, unknown] = [await register({ email }, box), await register({}, newBox())]
  for (const answer of [known, unknown])
    expect(answer).toMatchObject({ success: true, message: owner.message })
  expect(Object.keys(known.data).sort()).toEqual(Object.keys(unknown.data).sort())
  expect(await lettersIn(box)).toMatchObject([
    { to: email, subject: 'Adresinle kayıt olmak istendi' },
    { to: email, subject: 'E-posta adresini doğrula' },
  ])
})

test('H7: the page of the link says what is wrong: incomplete, invalid, out of reach; in both languages', async ({
  page,
  context,
}) => {
  await page.goto('/confirm-email')
  await expect(page.getByRole('heading', { name: 'Bu bağlantı eksik' })).toBeVisible()
  await looksWell(page, 'incomplete-tr')
  await page.goto('/confirm-email?lang=en#nonsense')
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible()
  await looksWell(page, 'invalid-en')
  await context.route('**/api/auth/confirmemail', (route) => route.abort())
  await page.goto('/confirm-email?lang=en#another')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await refuse(page, '/api/auth/confirmemail', 'We cannot answer right now.')
  await page.goto('/confirm-email?lang=en#a-third')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

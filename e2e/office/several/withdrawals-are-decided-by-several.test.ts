import type { Page } from '@playwright/test'
import { expect, test } from '../../kit/journey.ts'
import { ask, balanceOf, openAs, PASSWORD, pay, type Session, signUp } from '../../kit/player.ts'
import { type Colleague, hire, openAt, prove, takeRoles } from '../staff.ts'

const QUEUE = '/office/withdrawals'

const IBAN = 'TR33 0006 1005 1978 6457 8413 26'
/** The most that one deposit by the instant method brings. */
const DEPOSIT = 5_000

/** Somebody who has asked for ₺900, which a rule stops, as nothing of ₺2.000 was played. */
async function smallWithdrawal(): Promise<Session> {
  const session = await signUp()
  await pay(session, { deposit: 2_000, withdraw: 900 })
  return session
}

/** Somebody with a checked identity who has asked for ₺11.000 of ₺15.000. */
async function highWithdrawal(): Promise<Session> {
  const session = await signUp()
  await ask('/api/customer/checkidentity', {}, session)
  for (const balance of [1, 2, 3].map((times) => times * DEPOSIT)) {
    await pay(session, { deposit: DEPOSIT })
    await expect.poll(() => balanceOf(session)).toBe(balance)
  }
  const { state } = await ask<{ state: string }>('/api/customer/identity', undefined, session)
  expect(state).toBe('checked')
  const detail = { Amount: 11_000, Iban: IBAN }
  const form = { id: 1, target: 'journey', password: PASSWORD, detail }
  await ask('/api/payment/withdraw', form, session)
  return session
}

const rowOf = (page: Page, { username }: Session) =>
  page.getByRole('row').filter({ hasText: username })
const caseOf = (page: Page) => page.getByRole('complementary', { name: /^Çekim #/ })
const openCase = async (page: Page, session: Session) => {
  await rowOf(page, session).click()
  await expect(caseOf(page)).toContainText(session.username)
}

test('AUZ-03, FRD-05: a high withdrawal is approved by two, who see each other’s part, and waits out the new account', async ({
  browser,
}) => {
  const session = await highWithdrawal()
  const [ayla, bora] = await Promise.all([hire('cashier'), hire('cashier')])
  const first = await openAt(browser, ayla, QUEUE)
  await openCase(first, session)
  await expect(rowOf(first, session)).toContainText('Sende')

  const second = await openAt(browser, bora, QUEUE)
  await openCase(second, session)
  await expect(caseOf(second)).toContainText(`${ayla.fullName} bakıyor.`)

  const pays = (page: Page, which: string) =>
    caseOf(page).getByRole('button', { name: `₺11.000,00 öde, ${which} onay` })
  await pays(first, 'ilk').click()
  await prove(first, ayla)
  await expect(first.getByText('ilk onayın yazıldı, ikincisi bekleniyor')).toBeVisible()
  await openCase(first, session)
  await expect(pays(first, 'ikinci')).toHaveAttribute('aria-disabled', 'true')
  await expect(pays(first, 'ikinci')).toHaveAccessibleDescription(/başka birinden gelmeli/)

  await expect(caseOf(second)).toContainText(`1. onay: ${ayla.fullName}.`)
  await pays(second, 'ikinci').click()
  await prove(second, bora)
  await expect(second.getByText(/^₺11\.000,00 onaylandı; hesap yeni/)).toBeVisible()
  await expect(rowOf(first, session)).toContainText('Süresini bekliyor')
  expect(await balanceOf(session)).toBe(4_000)

  const player = await browser.newContext({ baseURL: process.env.ZAR_SITE_URL ?? '' })
  await openAs(player, session)
  const page = await player.newPage()
  await page.goto('/dashboard/financial-activities')
  await expect(page.getByRole('row').filter({ hasText: '11.000,00' })).toContainText('Beklemede')
})

test('of two who press at once one decides, and the other reads what came of it', async ({
  browser,
}) => {
  const session = await smallWithdrawal()
  const colleagues = await Promise.all([hire('cashier'), hire('cashier')])
  const desks: { page: Page; who: Colleague }[] = []
  for (const who of colleagues) {
    const page = await openAt(browser, who, QUEUE)
    await openCase(page, session)
    desks.push({ page, who })
  }
  const decide = async ({ page, who }: (typeof desks)[number]) => {
    await caseOf(page).getByRole('button', { name: '₺900,00 öde' }).click()
    await prove(page, who)
  }
  await Promise.all(desks.map(decide))
  const said = await Promise.all(
    desks.map(async ({ page }) => {
      const done = page.getByText('₺900,00 bankaya gönderildi')
      const late = page.getByRole('alert').filter({ hasText: 'bir arkadaşın bu çekimi onayladı' })
      await expect(done.or(late).first()).toBeVisible()
      return done.isVisible()
    }),
  )
  expect(said.toSorted()).toEqual([false, true])
  expect(await balanceOf(session)).toBe(1_100)
})

test('AUZ-04: a right that is taken away in mid-case stops the next press, and nothing moves', async ({
  browser,
}) => {
  const session = await smallWithdrawal()
  const who = await hire('cashier')
  const page = await openAt(browser, who, QUEUE)
  await openCase(page, session)
  await takeRoles(who)
  await caseOf(page).getByRole('button', { name: '₺900,00 öde' }).click()
  await expect(caseOf(page).getByRole('alert')).toHaveText('Rolün buna yetmiyor.')
  expect(await balanceOf(session)).toBe(1_100)
  await page.reload()
  await expect(page.getByText('Sana açık bir ekran yok')).toBeVisible()
})

test('without a line nothing can be paid; what is back is paid with the keyboard alone', async ({
  browser,
}) => {
  const session = await smallWithdrawal()
  const who = await hire('cashier')
  const page = await openAt(browser, who, QUEUE)
  await openCase(page, session)
  await page.context().setOffline(true)
  const pays = caseOf(page).getByRole('button', { name: '₺900,00 öde' })
  await expect(pays).toHaveAccessibleDescription(/Bağlantı yok/)
  await page.keyboard.press('a')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(pays).not.toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('a')
  await page.getByRole('dialog').getByLabel('Altı rakamlı kod').waitFor()
  await page.keyboard.type(await who.code())
  await expect(page.getByText('₺900,00 bankaya gönderildi')).toBeVisible()
})

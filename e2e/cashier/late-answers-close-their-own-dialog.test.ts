import type { Browser, Page } from '@playwright/test'
import { agree, hold } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { doorOf, openVisit, type Visit } from '../kit/visit.ts'

/** Facts of the popup, the cashier's and the call request's dialogs, and the game, in Turkish. */
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

const toast = (page: Page, kind: 'error' | 'success' | 'info') => page.locator(`.toast--${kind}`)

test('§4 Deposit: it waits for the detail, and its toast and link go on where the tab was', async ({
  browser,
}) => {
  const page = await open(browser, { isPlayer: true, at: '/dashboard/deposit' })
  const release = await hold(page, '/api/payment/detail')
  await page.locator('button.pay', { hasText: 'Karekod' }).click()
  const dialog = page.getByRole('dialog', { name: /Karekod/ })
  await expect(dialog.getByRole('status').filter({ hasText: 'Yükleniyor' })).toBeVisible()
  await release()
  await dialog.getByLabel('Tutar', { exact: true }).fill('150')
  const url = new URL('/pages/1', page.url()).href
  await agree(page, '/api/payment/deposit', { message: 'Ödeme sayfası açıldı.', data: url })
  const tab = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Devam et' }).click()
  await (await tab).close()
  await expect(toast(page, 'success')).toContainText('Ödeme sayfası açıldı.')
  const again = dialog.getByRole('link', { name: /Karekod.* ile devam et/ })
  await expect(again).toHaveAttribute('href', url)
  const second = page.waitForEvent('popup')
  await again.click()
  await (await second).close()
})

test('§4 Withdraw: an answer that comes late closes its own dialog and no other', async ({
  browser,
}) => {
  const page = await open(browser, { isPlayer: true, at: '/dashboard/withdraw' })
  await page.locator('button.pay', { hasText: 'Cep cüzdanı' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cep cüzdanı' })
  await dialog.getByLabel('Tutar', { exact: true }).fill('50')
  await dialog.getByLabel('Telefon').pressSequentially('5321112233')
  await agree(page, '/api/payment/withdraw', { message: 'Talebin alındı.' })
  const release = await hold(page, '/api/payment/withdraw')
  await dialog.getByRole('button', { name: 'Para çek' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await doorOf(page, 'Sizi Arayalım').click()
  const call = page.getByRole('dialog', { name: 'Sizi Arayalım' })
  await expect(call).toBeVisible()
  await page.clock.install()
  await release()
  await expect(toast(page, 'success')).toContainText('Talebin alındı.')
  await page.clock.runFor(1_000)
  await expect(call).toBeVisible()
})

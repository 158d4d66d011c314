import { expect, type Page } from '@playwright/test'

export const IBAN = 'TR330006100519786457841326'

/** Opens the form of one method. */
export async function openForm(page: Page, where: 'deposit' | 'withdraw', title: string) {
  await page.goto(`/dashboard/${where}`)
  await page.locator('button.pay', { hasText: title }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.getByLabel('Tutar', { exact: true })).toBeVisible()
  const submit = dialog.getByRole('button', { name: where === 'deposit' ? 'Devam et' : 'Para çek' })
  return { dialog, submit, amount: dialog.getByLabel('Tutar', { exact: true }) }
}

/** What the browser sent to the cashier. */
export async function sentBy(page: Page, verb: 'deposit' | 'withdraw', press: () => Promise<void>) {
  const sent = page.waitForRequest((request) => request.url().endsWith(`/api/payment/${verb}`))
  await press()
  return ((await sent).postDataJSON() as { detail: object }).detail
}

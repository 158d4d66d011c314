import type { Browser, Page } from '@playwright/test'
import { refuse } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { openVisit, type Visit } from '../kit/visit.ts'

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

test('§8 Call request: a failure is told by the server, and the dialog stays', async ({
  browser,
}) => {
  const page = await open(browser, { isPlayer: true, at: '/?dialog=call-request' })
  const dialog = page.getByRole('dialog', { name: 'Sizi Arayalım' })
  await dialog.getByLabel('Ad', { exact: true }).fill('Işıl Ö.')
  await dialog.getByLabel('Mesaj').fill('Akşam altıdan sonra arayın')
  await dialog.getByLabel('Bilgi', { exact: true }).fill('0532 111 22 33')
  await refuse(page, '/api/cms/callme', 'Bugün arayamıyoruz.')
  await dialog.getByRole('button', { name: 'Talebi kaydet' }).click()
  await expect(toast(page, 'error')).toContainText('Bugün arayamıyoruz.')
  await expect(dialog).toBeVisible()
})

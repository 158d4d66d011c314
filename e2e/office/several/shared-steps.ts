import type { Browser, Page } from '@playwright/test'
import { expect } from '../../kit/journey.ts'
import { openAs, type Session } from '../../kit/player.ts'
import { inBooks } from '../staff.ts'

/** What each decision is given as its reason. */
export const REASON = 'Oyuncunun bileti ve banka kaydı bunu söylüyor.'

export const idOf = ({ username }: Session): Promise<string> =>
  inBooks(async (db) => {
    const found = db.selectFrom('player').select('id').where('username', '=', username)
    return (await found.executeTakeFirstOrThrow()).id
  })

/** Gives the reason in the dialog that is open; answers the dialog. */
export async function reasonIn(page: Page) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Açıklama').fill(REASON)
  return dialog
}

/** Gives the reason in the dialog that is open, and presses what it says on its button. */
export async function decide(page: Page, verb: string | RegExp): Promise<void> {
  const dialog = await reasonIn(page)
  await dialog.getByRole('button', { name: verb }).click()
}

/** What waits for a second person is looked at and agreed to. */
export async function approve(page: Page, verb: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'İncele' }).click()
  await page.getByRole('dialog').getByRole('button', { name: verb }).click()
}

/** The player's own browser, at this address of the site. */
export async function playerAt(browser: Browser, session: object, path: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env.ZAR_SITE_URL ?? '',
    locale: 'tr',
  })
  await openAs(context, session)
  const page = await context.newPage()
  await page.goto(path)
  return page
}

/** Opens the audit log as who may read all of it, for a reason. */
export async function readLog(page: Page): Promise<void> {
  await page.goto('/office/audit')
  await page.getByLabel('Neden', { exact: true }).fill(REASON)
  await page.getByRole('button', { name: 'İzi aç' }).click()
  await expect(page.getByRole('region', { name: 'Denetim izi' }).getByRole('table')).toBeVisible()
}

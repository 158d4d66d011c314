import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../kit/journey.ts'
import { openVisit, settle, type Visit } from '../kit/visit.ts'

/** Facts of the pages, in Turkish. */
let visit: Visit
const open = async (
  browser: Browser,
  { width = 1440, at = '/casino/slot' }: { width?: number; at?: string | null },
): Promise<Page> => {
  visit = await openVisit(browser, { language: 'tr', width, isPlayer: false, at })
  return visit.page
}
test.afterEach(() => visit.context.close())

const TWINS = [
  ['/spor', '/spor/fcg'],
  ['/livespor', '/livespor/fcg'],
  ['/esports', '/esports/betco'],
] as const

test('§2 Routes: sports, live sports and e-sports have a second address each', async ({
  browser,
}) => {
  const page = await open(browser, { at: null })
  for (const [first, second] of TWINS) {
    await page.goto(first)
    await settle(page)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await page.goto(second)
    await settle(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveURL(second)
  }
})

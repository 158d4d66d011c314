import { expect, test } from '../kit/journey.ts'
import { openVisit } from '../kit/visit.ts'
import { deepUnless } from '../runner/deep.ts'
import {
  DAILY_PAGES,
  OTHER_PAGES,
  openEach,
  showsShapes,
  tellsFailure,
  tellsOffline,
} from './networks.ts'

/** `npm test` opens a fourth of the pages, `npm run test:deep` the others. */
for (const { which, pages, isDaily } of [
  { which: 'a fourth of the pages', pages: DAILY_PAGES, isDaily: true },
  { which: 'the other pages', pages: OTHER_PAGES, isDaily: false },
]) {
  test.describe(which, deepUnless(isDaily), () => {
    test.describe.configure({ timeout: isDaily ? 240_000 : 1_200_000 })

    test('slow: every page shows its shapes, and then itself', async ({ browser }) => {
      expect(await openEach(browser, pages, showsShapes)).toEqual([])
    })

    test('failing: every page says so in a sentence, and its retry works', async ({ browser }) => {
      expect(await openEach(browser, pages, tellsFailure)).toEqual([])
    })

    test('offline: every page says so', async ({ browser }) => {
      expect(await openEach(browser, pages, tellsOffline)).toEqual([])
    })
  })
}

test('failing: a cover that does not come leaves its ground and its name, and comes back with its picture', async ({
  browser,
}) => {
  const visit = await openVisit(browser, { language: 'tr', width: 390, isPlayer: false, at: null })
  const { page, context } = visit
  await context.route(/\/covers\//, (route) => route.fulfill({ status: 500 }))
  await page.goto('/casino/slot')
  const cover = page.locator('.game > img').first()
  await expect(cover).toHaveCSS('visibility', 'hidden')
  await expect(page.locator('.game__name').first()).toBeVisible()
  await context.unroute(/\/covers\//)
  await page.reload()
  await expect(cover).toHaveCSS('visibility', 'visible')
  await context.close()
})

test('failing: a part that nobody waits for takes nothing away from who is typing', async ({
  browser,
}) => {
  const visit = await openVisit(browser, { language: 'tr', width: 390, isPlayer: false, at: null })
  const { page, context } = visit
  await context.route(/\/assets\/popup-opener/, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (one) => one.url().includes('popup-opener'))
  await page.goto('/?dialog=login')
  const name = page.getByRole('dialog').getByRole('textbox').first()
  await name.fill('yarım')
  await failed
  await expect(name).toHaveValue('yarım')
  expect(await page.evaluate(() => sessionStorage.getItem('reloadedAt'))).toBeNull()
  await context.close()
})

import type { Page } from '@playwright/test'
import { expect, test } from '../kit/journey.ts'
import { doorOf, openVisit, settle } from '../kit/visit.ts'

/** Small things that a player meets on the way. Row ids are those of the review. */
const WIDE = { language: 'tr', width: 1440 } as const

for (const height of [450, 400]) {
  test(`U12: at 1440 px and 200 % zoom, ${height} px high, bars leave two thirds of the height to the page`, async ({
    browser,
  }) => {
    const { page, context } = await openVisit(browser, { ...WIDE, isPlayer: true, at: '/' })
    await page.setViewportSize({ width: 720, height })
    await settle(page)
    for (const y of [0, 700]) {
      await page.evaluate((top) => scrollTo(0, top), y)
      await expect.poll(() => barsOf(page)).toBeLessThanOrEqual(height / 3)
    }
    await context.close()
  })
}

/** So many px of the window are covered by what stays while the page scrolls. */
const barsOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    ['.top', '.bbar', '.notice']
      .flatMap((bar) => [...document.querySelectorAll(bar)])
      .map((bar) => bar.getBoundingClientRect())
      .reduce((sum, { top, bottom }) => {
        return sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
      }, 0),
  )

test('U12: in a window of 600 px the log-out of the profile menu is in sight', async ({
  browser,
}) => {
  const { page, context } = await openVisit(browser, { ...WIDE, isPlayer: true })
  await page.setViewportSize({ width: 1440, height: 600 })
  await doorOf(page, /^Hesap menüsü/).click()
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Hesap menüsü' })
  await expect(menu.getByRole('button', { name: 'Çıkış' })).toBeInViewport({ ratio: 1 })
  // The last entry above it can be read once it is scrolled to.
  const support = menu.getByRole('button', { name: 'Destek' })
  await support.scrollIntoViewIfNeeded()
  await support.click({ trial: true })
  await context.close()
})

test('U12: on paper a page is dark on white and alone', async ({ browser }) => {
  const { page, context } = await openVisit(browser, {
    ...WIDE,
    isPlayer: true,
    at: '/dashboard/financial-activities',
  })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const part of ['.top', '.foot', '.acct-col']) await expect(page.locator(part)).toBeHidden()
  const content = await page.locator('.dash > :last-child').boundingBox()
  expect(content?.width, 'it has the width of the paper').toBeGreaterThan(1_000)
  const colours = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body)
    return { backgroundColor, color }
  })
  expect(colours).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' })
  await context.close()
})

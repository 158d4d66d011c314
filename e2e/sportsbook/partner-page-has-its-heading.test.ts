import { expect, test } from '../kit/journey.ts'
import { openVisit } from '../kit/visit.ts'
import { openMatches, partnerOf } from './partner.ts'

/** Small things that a player meets on the way. Row ids are those of the review. */
const WIDE = { language: 'tr', width: 1440 } as const

test('U9: a partner’s page has its heading, and the slip stands where a price was pressed', async ({
  browser,
}) => {
  const { page, context } = await openVisit(browser, { ...WIDE, isPlayer: true, at: null })
  for (const [path, title] of [
    ['/livespor/fcg', 'Canlı Bahis'],
    ['/esports/betco', 'E-Spor'],
    ['/spor/fcg', 'Spor'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeInViewport()
  }
  const board = partnerOf(page)
  await openMatches(board, 'tr')
  const price = board.locator('.price:enabled').first()
  await price.click()
  const slip = board.locator('.betform')
  await expect(slip).toBeVisible()
  const [pressed, opened] = [await price.boundingBox(), await slip.boundingBox()]
  expect((opened?.y ?? 0) - (pressed?.y ?? 0)).toBeLessThan(120)
  await context.close()
})

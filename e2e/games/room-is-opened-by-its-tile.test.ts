import { expect, test } from '../kit/journey.ts'
import { openVisit, settle } from '../kit/visit.ts'
import { deepUnless } from '../runner/deep.ts'
import { VIEWS } from '../slot/slot-page.ts'

/** A page of rooms, and a room of it by its name in each language. */
const ROOMS = [
  { slug: 'tvbets', name: { tr: 'Perde', en: 'Curtain' } },
  { slug: 'live', name: { tr: 'Rulet Köşkü', en: 'Roulette Pavilion' } },
] as const

for (const view of VIEWS) {
  for (const { slug, name } of ROOMS) {
    test(
      `a tile of /casino/${slug} has a picture of its room, and opens it: ${view.language} at ${view.width} px`,
      deepUnless(view === VIEWS[0] && slug === 'tvbets'),
      async ({ browser }) => {
        const { page, context } = await openVisit(browser, { ...view, isPlayer: true })
        await page.goto(`/casino/${slug}`)
        await settle(page)
        const room = name[view.language]
        const tile = page.locator('.room').filter({ hasText: room })
        const picture = tile.locator('img')
        await expect
          .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBe(640)
        await tile.getByRole('button').first().click()
        const game = page.frameLocator('iframe')
        await expect(game.getByRole('heading', { name: room })).toBeVisible({ timeout: 30_000 })
        await expect(game.locator('.rail, .desk').first()).toBeVisible()
        await context.close()
      },
    )
  }
}

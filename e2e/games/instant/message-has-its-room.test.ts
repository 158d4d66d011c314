import type { Page } from '@playwright/test'
import { expect, test } from '../../kit/journey.ts'
import { arcadeUrl } from '../../slot/slot-page.ts'

/** Games with jackpots, whose column beside the stage is the fullest. */
const GAMES = ['zar_fisek', 'zar_sedef'] as const
/** A phone on its side: its whole screen, and what the site's bar leaves of it. */
const HEIGHTS = [390, 355]
/** As long as any sentence of theirs. */
const LONGEST = '2,89× yüksekliğe çıktı, hedefin 2,00×. ₺40,00 bakiyende.'

/** The longest sentence in the place of the game's own, whatever that says meanwhile. */
const sayLongest = (page: Page): Promise<void> =>
  page.locator('.say').evaluate((line, text) => {
    for (const own of line.querySelectorAll<HTMLElement>(':scope > *')) own.style.display = 'none'
    const said = document.createElement('p')
    said.textContent = text
    line.append(said)
  }, LONGEST)

/** How far the message stands below the lowest of what is above it, px. */
const roomOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const above = [...document.querySelectorAll('.strip > *')]
    const top = document.querySelector('.say')?.getBoundingClientRect().top ?? Number.NaN
    return top - Math.max(...above.map((one) => one.getBoundingClientRect().bottom))
  })

for (const gameCode of GAMES) {
  test(`on a phone on its side no message of ${gameCode} lies over what is above it`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 844, height: 390 },
      locale: 'tr',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.goto(`${await arcadeUrl()}/play/${gameCode}?demo=1&lang=tr`)
    await expect(page.locator('.desk')).toBeVisible()
    await page.locator('body').press('Space')
    await expect(page.locator('.firstseeds')).toHaveCount(0)
    await sayLongest(page)
    for (const height of HEIGHTS) {
      await page.setViewportSize({ width: 844, height })
      await expect.poll(() => roomOf(page)).toBeGreaterThan(0)
    }
    await context.close()
  })
}

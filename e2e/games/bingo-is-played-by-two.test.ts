import { expect, test } from '../kit/journey.ts'
import { rulesBroken } from '../kit/looks.ts'
import { balanceOf, gamePage, pay, signUp } from '../kit/player.ts'
import { DEEP } from '../runner/deep.ts'
import { contextOf, VIEWS } from '../slot/slot-page.ts'

/** A sale and 75 calls, and what is left of the round before. */
const ROUND_MAX_MS = 400_000
const DEPOSIT = 100
/** Three tickets of ₺2 each. */
const STAKE = 6
const [VIEW] = VIEWS

test(
  'two players buy tickets by keys, and share 95 % of what was sold',
  DEEP,
  async ({ browser }) => {
    test.setTimeout(3 * ROUND_MAX_MS)
    const players = await Promise.all([signUp(), signUp()])
    const pages = []
    for (const session of players) {
      await pay(session, { deposit: DEPOSIT })
      const context = await contextOf(browser, VIEW)
      const page = await context.newPage()
      await page.goto((await gamePage(session, 'zar_meydan', VIEW.language)).href)
      pages.push(page)
    }
    for (const page of pages)
      await expect(page.getByRole('status')).toContainText('Kartlar satışta', {
        timeout: ROUND_MAX_MS,
      })
    for (const page of pages) {
      await page.getByRole('button', { name: /^Kart al/ }).press('Enter')
      await expect(page.locator('.desk')).toContainText('3 kart, ₺6,00')
    }
    for (const session of players) await expect.poll(() => balanceOf(session)).toBe(DEPOSIT - STAKE)
    const [page] = pages
    if (!page) throw new Error('no page')
    await expect(page.getByRole('button', { name: /^Sıradakine al/ })).toBeVisible({
      timeout: 90_000,
    })
    await expect(page.locator('.ticket__hit').nth(5)).toBeVisible({ timeout: 90_000 })
    expect(await rulesBroken(page, VIEW.language)).toEqual([])
    await expect(page.getByRole('status')).toContainText('Tombala yapıldı', {
      timeout: ROUND_MAX_MS,
    })
    // The growing prize may fall too: at least the levels come back.
    const total = async () => {
      const balances = await Promise.all(players.map((session) => balanceOf(session)))
      return balances.reduce((sum, one) => sum + one, 0)
    }
    const staked = 2 * STAKE
    await expect
      .poll(total, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(2 * DEPOSIT - staked * 0.16)
    expect(await total()).toBeLessThanOrEqual(2 * DEPOSIT - staked * 0.05)
    for (const one of pages) await one.context().close()
  },
)

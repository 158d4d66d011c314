import { expect, test } from '../../kit/journey.ts'
import { rulesBroken } from '../../kit/looks.ts'
import { balanceOf } from '../../kit/player.ts'
import { deepUnless } from '../../runner/deep.ts'
import { VIEWS } from '../../slot/slot-page.ts'
import { enterRoom, verifyRounds } from '../room-page.ts'

/** It is one of EveryMatrix's games. */
const DEPOSIT = 1_000
const ROOM = {
  call: '/api/casino/emlaunchurl',
  order: { code: 'em-zar_devran', productId: '' },
  deposit: DEPOSIT,
} as const
const STAKE = 10
/** Betting, spin, the longer bonus round and the result. */
const ROUND_MAX_MS = 60_000
const SAYS = {
  tr: {
    one: /^1 1’e 1/,
    tulip: /^Lale/,
    place: /^Bahis yap/,
    on: 'Bahsin masada',
  },
  en: {
    one: /^1 1 to 1/,
    tulip: /^Tulip/,
    place: /^Place bet/,
    on: 'Your bet is on',
  },
}

for (const view of VIEWS) {
  const { language, width } = view
  const says = SAYS[language]

  test(
    `FAIR-05: chips are laid at a live table by keys alone, the wheel pays, and the chain proves it: ${language} at ${width} px`,
    deepUnless(view === VIEWS[0]),
    async ({ browser }) => {
      test.setTimeout(4 * ROUND_MAX_MS)
      const { session, context, page } = await enterRoom(browser, view, ROOM)
      const one = page.getByRole('button', { name: says.one })
      // From the start of a round on there is time to bet.
      await expect(one).toHaveAttribute('aria-disabled', 'true', { timeout: ROUND_MAX_MS })
      await expect(one).toHaveAttribute('aria-disabled', 'false', { timeout: ROUND_MAX_MS })

      // The second chip goes back again; what lies there is one bet.
      await page.locator('body').press('2')
      await one.press('Enter')
      await page.getByRole('button', { name: says.tulip }).press('Enter')
      await page.locator('body').press('z')
      await page.getByRole('button', { name: says.place }).press('Enter')
      await expect(page.getByRole('button', { name: says.on })).toBeVisible()
      await expect.poll(() => balanceOf(session)).toBe(DEPOSIT - STAKE)

      expect(await rulesBroken(page, language)).toEqual([])
      const stopped = page.locator('.devran-key--won')
      await expect(stopped).toBeVisible({ timeout: ROUND_MAX_MS })
      const isWon = /^1\D/.test((await stopped.innerText()).trim())
      const back = isWon ? 2 * STAKE : 0
      await expect.poll(() => balanceOf(session)).toBe(DEPOSIT - STAKE + back)

      await expect(page.locator('.past__one').first()).toBeVisible({ timeout: ROUND_MAX_MS })
      await verifyRounds(page, language, { timeout: ROUND_MAX_MS })
      await context.close()
    },
  )
}

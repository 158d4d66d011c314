import { expect, test } from '../kit/journey.ts'
import { rulesBroken } from '../kit/looks.ts'
import { balanceOf, gamePage, pay, signUp } from '../kit/player.ts'
import { deepUnless } from '../runner/deep.ts'
import { contextOf, VIEWS } from '../slot/slot-page.ts'
import { verifyRounds } from './room-page.ts'

const KITE = 'zar_ucurtma'
const DEPOSIT = 1_000
const STAKE = 20
/** The longest flight, of a thousand times the stake, takes 58 s. */
const ROUND_MAX_MS = 75_000
/** A string snaps at once in one round of fifty: so many in a row do so less than once in a billion. */
const ROUNDS_MAX = 6
const SAYS = {
  tr: {
    out: '1,01×',
    mine: 'Bahislerim',
    rules: 'Kurallar',
  },
  en: { out: '1.01×', mine: 'My bets', rules: 'Rules' },
}

for (const view of VIEWS) {
  const { language, width } = view
  const says = SAYS[language]

  test(
    `FAIR-05, FAIR-25: a kite is flown by keys alone, the server cashes out, and the chain proves it: ${language} at ${width} px`,
    deepUnless(view === VIEWS[0]),
    async ({ browser }) => {
      test.setTimeout((ROUNDS_MAX + 1) * ROUND_MAX_MS)
      const session = await signUp()
      await pay(session, { deposit: DEPOSIT })
      const context = await contextOf(browser, view)
      const page = await context.newPage()
      const bets: string[] = []
      page.on('websocket', (socket) =>
        socket.on('framesent', ({ payload }) => {
          if (String(payload).includes('"type":"bet"')) bets.push(String(payload))
        }),
      )
      await page.goto((await gamePage(session, KITE, language)).href)
      const slot = page.locator('.slot').first()
      const auto = slot.locator('input')
      await expect(auto).toBeVisible()
      expect(await rulesBroken(page, language)).toEqual([])
      await auto.fill('1,01')
      await auto.press('Enter')
      await expect(slot.getByRole('switch')).toHaveAttribute('aria-checked', 'true')

      await page.getByRole('tab', { name: says.mine }).press('Enter')
      const over = page.locator('.bet--out, .bet--lost')
      const out = page.locator('.bet--out').filter({ hasText: says.out })
      for (let round = 1; round <= ROUNDS_MAX && (await out.count()) === 0; round++) {
        // While bets are open it is placed; else it waits for the next round.
        await page.locator('body').press('q')
        await expect(over).toHaveCount(round, { timeout: ROUND_MAX_MS })
      }
      await expect(out).toHaveCount(1)
      const lost = await page.locator('.bet--lost').count()
      await expect.poll(() => balanceOf(session)).toBe(DEPOSIT + STAKE * 0.01 - lost * STAKE)

      await expect(page.locator('.past__one').first()).toBeVisible({ timeout: ROUND_MAX_MS })
      await verifyRounds(page, language, { timeout: ROUND_MAX_MS })
      expect(await rulesBroken(page, language)).toEqual([])

      await page.keyboard.press('Escape')
      await page.locator('body').press('r')
      const rules = page.getByRole('dialog', { name: says.rules })
      await rules.getByRole('checkbox').uncheck()
      await page.keyboard.press('Escape')
      await expect(rules).toHaveCount(0)
      const made = bets.length
      await page.locator('body').press('q')
      await page.locator('body').press('r')
      await expect(rules).toHaveCount(0)
      // Neither now nor as the next bets open.
      await expect(page.locator('.ring')).toBeVisible({ timeout: ROUND_MAX_MS })
      await expect(page.locator('.kite__big > b')).toBeVisible()
      expect(bets).toHaveLength(made)
      await context.close()
    },
  )
}

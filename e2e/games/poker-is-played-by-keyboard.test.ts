import { expect, test } from '../kit/journey.ts'
import { rulesBroken } from '../kit/looks.ts'
import { balanceOf } from '../kit/player.ts'
import { deepUnless } from '../runner/deep.ts'
import { VIEWS } from '../slot/slot-page.ts'
import { enterRoom, verifyRounds } from './room-page.ts'

/** It is one of EGT Digital's games. */
const DEPOSIT = 1_000
const roomIn = (language: 'tr' | 'en') =>
  ({
    call: '/api/casino/egtlaunchurl',
    order: {
      platform: 1,
      gameCode: 'egt-zar_anadolu_poker',
      language,
      lobbyUrl: 'http://localhost/casino/live',
    },
    deposit: DEPOSIT,
  }) as const
const [ANTE, CALL] = [25, 50]
/** Betting, deal, the decision, the board, the showdown and the result. */
const ROUND_MAX_MS = 60_000
const SAYS = {
  tr: {
    sit: /^Otur/,
    ante: /^Ön bahis/,
    place: /^Bahis yap/,
    on: /^Bahsin masada/,
    call: /^Devam/,
    asked: /^Sende .*Devam ₺50,00.*Süre biterse çekilirsin: −₺25,00/,
    over: /(Kazanç|Dönen|Bu tur kazanç yok)/,
  },
  en: {
    sit: /^Sit/,
    ante: /^Ante/,
    place: /^Place bet/,
    on: /^Your bet is on/,
    call: /^Call/,
    asked: /^You have .*Call ₺50,00.*When time runs out you fold: −₺25,00/,
    over: /(Win|Returned|No win this round)/,
  },
}

for (const view of VIEWS) {
  const { language, width } = view
  const says = SAYS[language]

  test(
    `A11Y-02: a seat of the live poker table is taken, played and left by keys alone, and the chain proves it: ${language} at ${width} px`,
    deepUnless(view === VIEWS[0]),
    async ({ browser }) => {
      test.setTimeout(5 * ROUND_MAX_MS)
      const { session, context, page } = await enterRoom(browser, view, roomIn(language))
      const keys = page.locator('body')
      const desk = page.locator('.desk')
      // From the start of a round on there is time to bet.
      await expect(page.locator('.table-clock--closed')).toBeVisible({ timeout: ROUND_MAX_MS })
      await expect(page.locator('.table-clock--closed')).toHaveCount(0, { timeout: ROUND_MAX_MS })

      await desk.getByRole('button', { name: says.sit }).press('Enter')
      await keys.press('2')
      await page.getByRole('button', { name: says.ante }).press('Enter')
      await desk.getByRole('button', { name: says.place }).press('Enter')
      await expect(desk.getByRole('button', { name: says.on })).toBeVisible()
      await expect.poll(() => balanceOf(session)).toBe(DEPOSIT - ANTE)
      expect(await rulesBroken(page, language)).toEqual([])

      // What the clock does is said before it ends, and the price of a call with it.
      await expect(page.locator('.say')).toContainText(says.asked, { timeout: ROUND_MAX_MS })
      await expect(page.locator('.poker-own .poker-card')).toHaveCount(2)
      await expect(desk.getByRole('button', { name: says.call })).toBeVisible()
      expect(await rulesBroken(page, language)).toEqual([])
      await keys.press('1')
      await expect.poll(() => balanceOf(session)).toBe(DEPOSIT - ANTE - CALL)

      await expect(page.getByRole('status')).toContainText(says.over, { timeout: ROUND_MAX_MS })
      const won = page.locator('.poker__sill b')
      const isWon = (await won.count()) > 0
      await expect
        .poll(() => balanceOf(session))
        .toBeGreaterThanOrEqual(isWon ? DEPOSIT + 1 : DEPOSIT - ANTE - CALL)

      await verifyRounds(page, language, { timeout: ROUND_MAX_MS })
      await context.close()
    },
  )
}

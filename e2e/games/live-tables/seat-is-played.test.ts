import type { Page } from '@playwright/test'
import { expect, test } from '../../kit/journey.ts'
import { rulesBroken } from '../../kit/looks.ts'
import { balanceOf } from '../../kit/player.ts'
import { deepUnless } from '../../runner/deep.ts'
import { VIEWS } from '../../slot/slot-page.ts'
import { enterRoom, verifyRounds } from '../room-page.ts'

/** It is one of EGT Digital's games. */
const DEPOSIT = 1_000
const roomIn = (language: 'tr' | 'en') =>
  ({
    call: '/api/casino/egtlaunchurl',
    order: {
      platform: 1,
      gameCode: 'egt-zar_kubbe_21',
      language,
      lobbyUrl: process.env.ZAR_SITE_URL,
    },
    deposit: DEPOSIT,
  }) as const
const STAKE = 25
/** Betting, a turn that is left to its clock, insurance, the dealer and the result. */
const ROUND_MAX_MS = 90_000
const SAYS = {
  tr: {
    sit: /^3\. koltuk.*Otur$/,
    place: /^Bahis yap/,
    on: /^Bahsin masada/,
    turn: /^Sıra sende/,
    stand: /^Dur/,
  },
  en: {
    sit: /^Seat 3.*Sit$/,
    place: /^Place bet/,
    on: /^Your bet is on/,
    turn: /^Your turn/,
    stand: /^Stand/,
  },
}

/** In stakes, by how the hand ended. */
const RETURNS: Readonly<Record<string, number>> = { blackjack: 2.5, won: 2, push: 1 }

const kurusOf = async (session: Parameters<typeof balanceOf>[0]) =>
  Math.round((await balanceOf(session)) * 100)

/** Stands, and takes no insurance, until the round has its result. Answers whether there was a turn. */
async function standUntilResult(page: Page): Promise<void> {
  const over = page.locator('.kubbe--result')
  for (let until = Date.now() + ROUND_MAX_MS; Date.now() < until; ) {
    if (await over.isVisible()) return
    const isAsked = await page.locator('.moves').isVisible()
    if (isAsked) await page.locator('body').press('2')
    if (await page.locator('.kubbe--insurance').isVisible())
      await page.locator('body').press('Space')
    await over.waitFor({ timeout: 700 }).catch(() => {})
  }
  throw new Error('the round has no result')
}

for (const view of VIEWS) {
  const { language, width } = view
  const says = SAYS[language]

  test(
    `FAIR-05: a seat is taken, a hand stood and paid by keys alone, and the chain proves it: ${language} at ${width} px`,
    deepUnless(view === VIEWS[0]),
    async ({ browser }) => {
      test.setTimeout(4 * ROUND_MAX_MS)
      const { session, context, page } = await enterRoom(browser, view, roomIn(language))
      // From the start of a round on there is time to bet.
      await expect(page.locator('.kubbe--closed, .kubbe--none')).toBeVisible({
        timeout: ROUND_MAX_MS,
      })
      await expect(page.locator('.kubbe--betting')).toBeVisible({ timeout: ROUND_MAX_MS })

      await page.locator('body').press('2')
      await page.getByRole('button', { name: says.sit }).press('Enter')
      await expect(page.locator('.seat--mine .seat__plate')).toBeVisible()
      await page.getByRole('button', { name: says.place }).press('Enter')
      await expect(page.getByRole('button', { name: says.on })).toBeVisible()
      await expect.poll(() => kurusOf(session)).toBe((DEPOSIT - STAKE) * 100)
      expect(await rulesBroken(page, language)).toEqual([])

      await standUntilResult(page)
      await expect(page.locator('.seat--mine .kubbe-hand')).toBeVisible()
      const hand = page.locator('.seat--mine .kubbe-hand')
      const ending = /kubbe-hand--(blackjack|won|push)/.exec(
        (await hand.getAttribute('class')) ?? '',
      )
      const returned = RETURNS[ending?.[1] ?? ''] ?? 0
      await expect.poll(() => kurusOf(session)).toBe((DEPOSIT - STAKE + returned * STAKE) * 100)

      await expect(page.locator('.past__one').first()).toBeVisible({ timeout: ROUND_MAX_MS })
      await verifyRounds(page, language, { timeout: ROUND_MAX_MS })
      await context.close()
    },
  )
}

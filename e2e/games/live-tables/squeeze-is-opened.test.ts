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
      gameCode: 'egt-zar_bogaz_bakara',
      language,
      lobbyUrl: process.env.ZAR_SITE_URL,
    },
    deposit: DEPOSIT,
  }) as const
const STAKE = 50
/** Betting, both sides turned by their players, the third cards and the result. */
const ROUND_MAX_MS = 60_000
const SAYS = {
  tr: {
    banker: /^Banka, 1/,
    tie: /^Berabere/,
    place: /^Bahis yap/,
    on: /^Bahsin masada/,
    open: /^Kartları aç/,
  },
  en: {
    banker: /^Banker, 0|^Banker, 1/,
    tie: /^Tie/,
    place: /^Place bet/,
    on: /^Your bet is on/,
    open: /^Open the cards/,
  },
}
/** What a bet on the banker returns, in kuruş for a lira, by the place that won. */
const RETURNS = [
  ['banker', 195],
  ['tie', 100],
  ['player', 0],
] as const

for (const view of VIEWS) {
  const { language, width } = view
  const says = SAYS[language]

  test(
    `FAIR-05: a side is bet on, its cards opened and paid by keys alone, and the chain proves it: ${language} at ${width} px`,
    deepUnless(view === VIEWS[0]),
    async ({ browser }) => {
      test.setTimeout(4 * ROUND_MAX_MS)
      const { session, context, page } = await enterRoom(browser, view, roomIn(language))
      const kurus = async () => Math.round((await balanceOf(session)) * 100)
      const banker = page.getByRole('button', { name: says.banker })
      // From the start of a round on there is time to bet.
      await expect(banker).toHaveAttribute('aria-disabled', 'true', { timeout: ROUND_MAX_MS })
      await expect(banker).toHaveAttribute('aria-disabled', 'false', { timeout: ROUND_MAX_MS })

      // The second chip goes back again.
      await page.locator('body').press('2')
      await banker.press('Enter')
      await page.getByRole('button', { name: says.tie }).press('Enter')
      await page.locator('body').press('z')
      await page.getByRole('button', { name: says.place }).press('Enter')
      await expect(page.getByRole('button', { name: says.on })).toBeVisible()
      await expect.poll(kurus).toBe((DEPOSIT - STAKE) * 100)
      expect(await rulesBroken(page, language)).toEqual([])

      // Nobody else bets: the side is the player's to open.
      await expect(page.getByRole('button', { name: says.open })).toBeVisible({
        timeout: ROUND_MAX_MS,
      })
      await page.locator('body').press('p')
      const won = (place: string) => page.locator(`.bakara-zone--${place}.bakara-zone--won`)
      await expect(won('banker').or(won('tie')).or(won('player'))).toBeVisible({
        timeout: ROUND_MAX_MS,
      })
      expect(await rulesBroken(page, language)).toEqual([])
      let returned = 0
      for (const [place, of] of RETURNS) if (await won(place).isVisible()) returned = of
      await expect.poll(kurus).toBe((DEPOSIT - STAKE) * 100 + returned * STAKE)

      await expect(page.locator('.past__one').first()).toBeVisible({ timeout: ROUND_MAX_MS })
      await verifyRounds(page, language, { timeout: ROUND_MAX_MS })
      await context.close()
    },
  )
}

/** Lays the chip of this key on the banker, and places it. */
async function betOnBanker(page: Page, chip: string): Promise<void> {
  await page.locator('body').press(chip)
  await page.getByRole('button', { name: SAYS.tr.banker }).press('Enter')
  await page.getByRole('button', { name: SAYS.tr.place }).press('Enter')
  await expect(page.getByRole('button', { name: SAYS.tr.on })).toBeVisible()
}

// After the others, as all sit at one table: whoever bets more there would open the cards.
test('who has the most on a side opens its cards one by one, and others see each as it is opened', async ({
  browser,
}) => {
  test.setTimeout(4 * ROUND_MAX_MS)
  const [most, other] = await Promise.all([
    enterRoom(browser, VIEWS[0], roomIn('tr')),
    enterRoom(browser, VIEWS[0], roomIn('tr')),
  ])
  const banker = most.page.getByRole('button', { name: SAYS.tr.banker })
  // From the start of a round on there is time to bet.
  await expect(banker).toHaveAttribute('aria-disabled', 'true', { timeout: ROUND_MAX_MS })
  await expect(banker).toHaveAttribute('aria-disabled', 'false', { timeout: ROUND_MAX_MS })
  await Promise.all([betOnBanker(most.page, '3'), betOnBanker(other.page, '2')])

  const hand = ({ page }: typeof most) => page.locator('.bakara-hand--banker')
  const peeled = hand(most).locator('.peel')
  await expect(peeled).toHaveCount(2, { timeout: ROUND_MAX_MS })
  await expect(other.page.getByRole('status')).toContainText('en çok bahis yapan kişi açıyor')
  await expect(hand(other).locator('.peel')).toHaveCount(0)

  await peeled.last().press('Enter')
  const seen = hand(other).locator('.bakara-card')
  await expect(seen.nth(1)).toHaveClass(/bakara-card--open/)
  await expect(seen.nth(0)).toHaveClass(/bakara-card--down/)
  await peeled.press('Enter')
  await expect(hand(other).locator('.bakara-card--open')).toHaveCount(2)
  await expect(hand(most).locator('.bakara-card--open')).toHaveCount(2)
  const facesIn = (of: typeof most) =>
    hand(of)
      .getByRole('img')
      .evaluateAll((cards) => cards.slice(0, 2).map((card) => card.getAttribute('aria-label')))
  expect(await facesIn(other)).toEqual(await facesIn(most))
  for (const { context } of [most, other]) await context.close()
})

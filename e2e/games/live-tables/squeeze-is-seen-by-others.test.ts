import type { Page } from '@playwright/test'
import { expect, test } from '../../kit/journey.ts'
import { VIEWS } from '../../slot/slot-page.ts'
import { enterRoom } from '../room-page.ts'

const [VIEW] = VIEWS
/** It is one of EGT Digital's games. */
const ROOM = {
  call: '/api/casino/egtlaunchurl',
  order: {
    platform: 1,
    gameCode: 'egt-zar_bogaz_bakara',
    language: VIEW.language,
    lobbyUrl: process.env.ZAR_SITE_URL,
  },
  deposit: 1_000,
} as const
/** Betting, both sides turned, the third cards and the result. */
const ROUND_MAX_MS = 60_000

/** Lays the chip of this key on the banker, and places it. */
async function betOnBanker(page: Page, chip: string): Promise<void> {
  await page.locator('body').press(chip)
  await page.getByRole('button', { name: /^Banka, 1|^Banka, 0/ }).press('Enter')
  await page.getByRole('button', { name: /^Bahis yap/ }).press('Enter')
  await expect(page.getByRole('button', { name: /^Bahsin masada/ })).toBeVisible()
}

test('who has the most on a side opens its cards one by one, and others see each as it is opened', async ({
  browser,
}) => {
  test.setTimeout(4 * ROUND_MAX_MS)
  const [most, other] = await Promise.all([
    enterRoom(browser, VIEW, ROOM),
    enterRoom(browser, VIEW, ROOM),
  ])
  const banker = most.page.getByRole('button', { name: /^Banka, 1|^Banka, 0/ })
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

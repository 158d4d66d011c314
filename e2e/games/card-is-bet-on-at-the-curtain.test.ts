import { expect, test } from '../kit/journey.ts'
import { rulesBroken } from '../kit/looks.ts'
import { balanceOf } from '../kit/player.ts'
import { deepUnless } from '../runner/deep.ts'
import { VIEWS } from '../slot/slot-page.ts'
import { enterRoom, verifyRounds } from './room-page.ts'

/** It is one of Amusnet's games. */
const DEPOSIT = 1_000
const ROOM = {
  call: '/api/casino/amusnetlaunchurl',
  order: { code: 'amusnet-zar_perde', isMobile: false },
  deposit: DEPOSIT,
} as const
const STAKE = 50
/** A curtain, and the next one up to its first card. */
const ROUND_MAX_MS = 180_000
const SAYS = {
  tr: {
    spades: /^Rengi: Maça/,
    play: /^₺50,00 oyna/,
    mine: 'Bahislerim',
    placed: 'oyunda',
    over: /kazandı|kazanmadı/,
    won: /₺([\d.]+,\d\d) kazandı/,
  },
  en: {
    spades: /^Suit: Spades/,
    play: /^Bet ₺50,00/,
    mine: 'My bets',
    placed: 'in play',
    over: /won|lost/,
    won: /won ₺([\d.]+,\d\d)/,
  },
}

/** `1.250,00` */
const lira = (text: string) => Number(text.replaceAll('.', '').replace(',', '.'))

for (const view of VIEWS) {
  const { language, width } = view
  const says = SAYS[language]

  test(
    `FAIR-05: the next card is bet on by keys alone and paid as it is opened, and the chain proves the hand: ${language} at ${width} px`,
    deepUnless(view === VIEWS[0]),
    async ({ browser }) => {
      test.setTimeout(2 * ROUND_MAX_MS)
      const { session, context, page } = await enterRoom(browser, view, ROOM)

      // Bets open twelve seconds before a card: the price is there, and it is selected at once.
      const spades = page.getByRole('button', { name: says.spades })
      await expect(spades).toHaveAttribute('aria-disabled', 'true', { timeout: ROUND_MAX_MS })
      await expect(spades).toHaveAttribute('aria-disabled', 'false', { timeout: ROUND_MAX_MS })
      await spades.press('Enter')
      await expect(spades).toHaveAttribute('aria-pressed', 'true')
      await page.locator('body').press('3')
      await page.getByRole('button', { name: says.play }).press('Enter')
      await page.getByRole('tab', { name: says.mine }).press('Enter')
      const bet = page.getByRole('tabpanel').getByRole('listitem')
      await expect(bet).toContainText(says.placed)
      await expect.poll(() => balanceOf(session)).toBe(DEPOSIT - STAKE)
      expect(await rulesBroken(page, language)).toEqual([])

      await expect(bet).toContainText(says.over, { timeout: ROUND_MAX_MS })
      const [, won = '0,00'] = says.won.exec(await bet.innerText()) ?? []
      await expect.poll(() => balanceOf(session)).toBe(DEPOSIT - STAKE + lira(won))

      await verifyRounds(page, language, { timeout: ROUND_MAX_MS })
      await context.close()
    },
  )
}

import type { Page } from '@playwright/test'
import { SYSTEM } from '../../arcade/src/supplier-clients/softgamings/operator.ts'
import { expect, test } from '../kit/journey.ts'
import { rulesBroken } from '../kit/looks.ts'
import { balanceOf } from '../kit/player.ts'
import { DEEP } from '../runner/deep.ts'
import { VIEWS } from '../slot/slot-page.ts'
import { enterRoom, verifyRounds } from './room-page.ts'

const DEPOSIT = 1_000
/** A week of the league or a draw, what is left of the one before, and the pause between. */
const ROUND_MAX_MS = 240_000
const SAYS = {
  tr: {
    left: /kaldı$/,
    home: /, Maç sonucu: .+ \d/,
    random: 'Rastgele',
    play: /^₺\d+,00 oyna/,
    mine: 'Bahislerim',
    placed: 'oyunda',
    over: /kazandı|kazanmadı/,
    won: /₺([\d.]+,\d\d) kazandı/,
  },
  en: {
    left: /left$/,
    home: /, Result: .+ \d/,
    random: 'Random',
    play: /^Bet ₺\d+,00/,
    mine: 'My bets',
    placed: 'in play',
    over: /won|lost/,
    won: /won ₺([\d.]+,\d\d)/,
  },
}
type Says = (typeof SAYS)['tr']

/** `1.250,00` */
const lira = (text: string) => Number(text.replaceAll('.', '').replace(',', '.'))

/** Rooms of markets without a journey of their own: how one selects there by keys, and what the third stake is. */
const ROOMS = [
  {
    name: 'a match of the league',
    launch: {
      call: '/api/casino/emlaunchurl',
      order: { code: 'em-zar_zar_ligi', productId: '' },
      deposit: DEPOSIT,
    },
    select: (page: Page, says: Says) =>
      page.getByRole('button', { name: says.home }).first().press('Enter'),
    follow: (page: Page) => expect(page.locator('.league__pitch, .league__events')).toBeVisible(),
    stake: 50,
  },
  {
    name: 'six numbers of the draw',
    launch: {
      call: '/api/casino/softgamingslaunchurl',
      order: { system: SYSTEM, pageCode: 'zar_kure_649', isMobile: 0 },
      deposit: DEPOSIT,
    },
    select: (page: Page, says: Says) =>
      page.getByRole('button', { name: says.random }).press('Enter'),
    // The coupon in the draw keeps its numbers, and what is drawn is marked on it.
    follow: async (page: Page) => {
      await page.getByRole('tab').first().press('Enter')
      await expect(page.locator('.kure__number[aria-pressed=true]')).toHaveCount(6)
      await expect(page.locator('.kure__number--drawn').first()).toBeVisible({
        timeout: ROUND_MAX_MS,
      })
    },
    stake: 10,
  },
] as const

for (const view of VIEWS) {
  const { language, width } = view
  const says = SAYS[language]
  for (const { name, launch, select, follow, stake } of ROOMS) {
    test(
      `FAIR-05: ${name} is bet on by keys alone and paid as it ends, and the chain proves it: ${language} at ${width} px`,
      DEEP,
      async ({ browser }) => {
        test.setTimeout(3 * ROUND_MAX_MS)
        const { session, context, page } = await enterRoom(browser, view, launch)
        // From the start of a round on there is time to bet.
        const left = page.locator('.rail').getByText(says.left)
        await expect(left).toBeHidden({ timeout: ROUND_MAX_MS })
        await expect(left).toBeVisible({ timeout: ROUND_MAX_MS })

        await select(page, says)
        await page.locator('body').press('3')
        await page.getByRole('button', { name: says.play }).press('Enter')
        await page.getByRole('tab', { name: says.mine }).press('Enter')
        const bet = page.getByRole('tabpanel').getByRole('listitem')
        await expect(bet).toContainText(says.placed)
        await expect.poll(() => balanceOf(session)).toBe(DEPOSIT - stake)
        expect(await rulesBroken(page, language)).toEqual([])
        await follow(page)
        await page.getByRole('tab', { name: says.mine }).press('Enter')

        await expect(bet).toContainText(says.over, { timeout: ROUND_MAX_MS })
        const [, won = '0,00'] = says.won.exec(await bet.innerText()) ?? []
        await expect.poll(() => balanceOf(session)).toBe(DEPOSIT - stake + lira(won))

        await verifyRounds(page, language, { timeout: ROUND_MAX_MS })
        await context.close()
      },
    )
  }
}

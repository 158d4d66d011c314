import type { Page } from '@playwright/test'
import { expect, test } from '../../kit/journey.ts'
import { rulesBroken } from '../../kit/looks.ts'
import { balanceOf } from '../../kit/player.ts'
import { deepUnless } from '../../runner/deep.ts'
import { VIEWS } from '../../slot/slot-page.ts'
import { enterRoom, verifyRounds } from '../room-page.ts'

/** It is one of Amusnet's games. */
const DEPOSIT = 1_000
const ROOM = {
  call: '/api/casino/amusnetlaunchurl',
  order: { code: 'amusnet-zar_rulet_kosku', isMobile: false },
  deposit: DEPOSIT,
} as const
/** Betting, the spin and the result. */
const ROUND_MAX_MS = 60_000
/** The way from 17 to the line between 17 and 20: the felt stands upright on a phone. */
const TO_20 = { 390: 'ArrowDown', 1440: 'ArrowRight' } as const
const SAYS = {
  tr: {
    split: /^17 ve 20 arası, üzerinde ₺10,/,
    place: /^Bahis yap/,
    on: /^Bahsin masada/,
    chosen: (lira: number) => `${lira} liralık pul seçili, değiştir`,
    chips: 'Pul',
    hundred: '100 liralık pul',
    over: /(Kazandın|Kazanç|Dönen|kazanç yok)/i,
  },
  en: {
    split: /^Split 17 and 20, ₺10 on it,/,
    place: /^Place bet/,
    on: /^Your bet is on/,
    chosen: (lira: number) => `Chip of ${lira} lira chosen, change it`,
    chips: 'Chip',
    hundred: 'Chip of 100 lira',
    over: /(Won|Returned|No win)/i,
  },
}
const STAKED = 5 + 10
/** What ₺5 on 17 and ₺10 between 17 and 20 return on this number, in lira. */
const returned = (number: number) => (number === 17 ? 180 + 180 : number === 20 ? 180 : 0)

/** Lays ₺5 on 17 and ₺10 on the line beside it, then takes back what was one too much. */
async function lay(page: Page, toLine: string): Promise<void> {
  const seventeen = page.locator('[data-place="straight:17"]')
  // The racetrack takes the felt's place, and gives it back.
  await page.keyboard.press('n')
  await expect(page.locator('.rtrack')).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.locator('.rtrack')).toHaveCount(0)
  await expect(seventeen).toBeFocused()
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await page.keyboard.press(toLine)
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('z')
}

/** On a phone the chosen chip stands alone: its tray has the others, and leads back to it. */
async function chooseInTray(page: Page, says: (typeof SAYS)['tr']): Promise<void> {
  await page.getByRole('button', { name: says.chosen(10) }).press('Enter')
  const tray = page.getByRole('dialog', { name: says.chips })
  await expect(tray.locator('[aria-pressed=true]')).toBeFocused()
  await tray.getByRole('button', { name: says.hundred }).press('Enter')
  await expect(tray).toBeHidden()
  await expect(page.getByRole('button', { name: says.chosen(100) })).toBeFocused()
}

for (const view of VIEWS) {
  const { language, width } = view
  const says = SAYS[language]

  test(
    `FAIR-05: numbers are bet on at a live wheel by keys alone and paid by the one that fell, and the chain proves it: ${language} at ${width} px`,
    deepUnless(view === VIEWS[0]),
    async ({ browser }) => {
      test.setTimeout(4 * ROUND_MAX_MS)
      const { session, context, page } = await enterRoom(browser, view, ROOM)
      const felt = page.locator('[data-place="straight:17"]')
      // From the start of a round on there is time to bet.
      await expect(felt).toHaveAttribute('aria-disabled', 'true', { timeout: ROUND_MAX_MS })
      await expect(felt).toHaveAttribute('aria-disabled', 'false', { timeout: ROUND_MAX_MS })

      if (width === 390) await chooseInTray(page, says)
      await lay(page, TO_20[width])
      await expect(page.getByRole('button', { name: says.split })).toBeFocused()
      await page.getByRole('button', { name: says.place }).press('Enter')
      await expect(page.getByRole('button', { name: says.on })).toBeVisible()
      await expect.poll(() => balanceOf(session)).toBe(DEPOSIT - STAKED)
      expect(await rulesBroken(page, language)).toEqual([])

      const drawn = page.locator('.rf__spot--drawn')
      await expect(drawn).toBeVisible({ timeout: ROUND_MAX_MS })
      const number = Number((await drawn.getAttribute('data-place'))?.replace('straight:', ''))
      await expect.poll(() => balanceOf(session)).toBe(DEPOSIT - STAKED + returned(number))

      await expect(page.locator('.past__one').first()).toBeVisible({ timeout: ROUND_MAX_MS })
      await verifyRounds(page, language, { timeout: ROUND_MAX_MS })
      await context.close()
    },
  )
}

import type { Page } from '@playwright/test'
import { expect, test } from '../kit/journey.ts'
import { rulesBroken } from '../kit/looks.ts'
import { ask, balanceOf, pay, signUp } from '../kit/player.ts'
import { deepUnless } from '../runner/deep.ts'
import { contextOf, sumOf, VIEWS } from '../slot/slot-page.ts'

/** It is one of Amusnet's games. */
const LAUNCH = '/api/casino/amusnetlaunchurl'
const ORDER = { code: 'amusnet-zar_konak_rulet', isMobile: false }
const DEPOSIT = 500
/** The way from 17 to the line between 17 and 20: the felt stands upright on a phone. */
const TO_20 = { 390: 'ArrowDown', 1440: 'ArrowRight' } as const
const SAYS = {
  tr: {
    seventeen: '17 tek numara, üzerinde ₺5, 35’e 1',
    split: '17 ve 20 arası, üzerinde ₺10, 17’ye 1',
    over: /(Kazanç|Dönen|Bu tur kazanç yok)/,
    spin: /^Çevir/,
    history: 'Turların',
  },
  en: {
    seventeen: '17 straight, ₺5 on it, pays 35 to 1',
    split: 'Split 17 and 20, ₺10 on it, pays 17 to 1',
    over: /(Won|Returned|No win this round)/,
    spin: /^Spin/,
    history: 'Your rounds',
  },
}
const STAKED = 5 + 10

/** What ₺5 on 17 and ₺10 between 17 and 20 return on this number, in lira. */
const returned = (number: number) => (number === 17 ? 180 + 180 : number === 20 ? 180 : 0)

/** Lays ₺5 on 17 and ₺10 on the line beside it, then takes back what was one too much. */
async function bet(page: Page, says: (typeof SAYS)['tr'], toLine: string): Promise<void> {
  // An arrow leads from the page to the felt, where 17 is first.
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[data-place="straight:17"]')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press(toLine)
  await page.keyboard.press('3')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('button', { name: says.seventeen })).toBeVisible()
  await expect(page.getByRole('button', { name: says.split })).toBeFocused()
}

for (const view of VIEWS) {
  const { language, width } = view
  const says = SAYS[language]

  test(
    `A11Y-02: roulette is played by keyboard and paid by the number that was drawn: ${language} at ${width} px`,
    deepUnless(view === VIEWS[0]),
    async ({ browser }) => {
      const session = await signUp()
      await pay(session, { deposit: DEPOSIT })
      const context = await contextOf(browser, view)
      const page = await context.newPage()
      await page.goto(await ask<string>(LAUNCH, ORDER, { ...session, locale: language }))
      await expect(page.locator('.desk')).toBeVisible()
      expect(await rulesBroken(page, language)).toEqual([])

      await bet(page, says, TO_20[width])
      await expect(page.getByRole('button', { name: says.spin })).toContainText(sumOf(STAKED * 100))
      expect(await rulesBroken(page, language)).toEqual([])

      await page.keyboard.press('s')
      const status = page.getByRole('status')
      await expect(status).toContainText(says.over)
      const number = Number.parseInt((await status.textContent()) ?? '', 10)
      await expect(page.locator('.rf__spot--drawn')).toHaveAttribute(
        'data-place',
        `straight:${number}`,
      )
      const leftKurus = (DEPOSIT - STAKED + returned(number)) * 100
      expect(Math.round((await balanceOf(session)) * 100)).toBe(leftKurus)
      await expect(page.locator('.sum').first()).toContainText(sumOf(leftKurus))
      expect(await rulesBroken(page, language)).toEqual([])

      await page.keyboard.press('h')
      const round = page.getByRole('dialog', { name: says.history }).locator('summary').first()
      await expect(round).toContainText(sumOf(Math.abs(leftKurus - DEPOSIT * 100)))
      await context.close()
    },
  )
}

import type { Page } from '@playwright/test'
import { expect, test } from '../kit/journey.ts'
import { rulesBroken } from '../kit/looks.ts'
import { balanceOf, gamePage, pay, type Session, signUp } from '../kit/player.ts'
import { deepUnless } from '../runner/deep.ts'
import { contextOf, sumOf, VIEWS } from '../slot/slot-page.ts'

const BLACKJACK = 'zar_han_blackjack'
const DEPOSIT = 1_000
/** Every ninth hand ends with the deal: so many in a row do so less than once in ten million. */
const ROUNDS_MAX = 8
const STAKE = '₺25,00'
const SAYS = {
  tr: { deal: /^Dağıt/, hit: 'Kart', history: 'Turların', asked: /Kart çek ya da dur\.$/ },
  en: { deal: /^Deal/, hit: 'Hit', history: 'Your rounds', asked: /Hit or stand\.$/ },
}
type Says = (typeof SAYS)['tr' | 'en']

const kurusOf = async (session: Session) => Math.round((await balanceOf(session)) * 100)
const handsOf = (page: Page) =>
  page
    .locator('.bj [role=img]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))

async function open(page: Page, session: Session, language: 'tr' | 'en'): Promise<void> {
  await page.goto((await gamePage(session, BLACKJACK, language)).href)
  await expect(page.locator('.desk')).toBeVisible()
}

/** A chip on the first place, by Tab and Enter. */
async function layChip(page: Page): Promise<void> {
  await page.locator('body').press('2')
  const place = page.locator('.bj__place').first()
  for (let tab = 0; tab < 12; tab++) {
    await page.keyboard.press('Tab')
    if (await place.evaluate((one) => one === document.activeElement)) break
  }
  await page.keyboard.press('Enter')
  await expect(page.locator('.act--in')).toContainText(STAKE)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
}

/** Deals until a hand waits for its player; insurance is declined by the main key. */
async function dealHand(page: Page, says: Says): Promise<void> {
  const asked = page.getByRole('status').filter({ hasText: says.asked })
  const hasDealt = page.locator('.desk > .act[aria-busy=false]')
  for (let round = 0; round < ROUNDS_MAX; round++) {
    await page.locator('body').press('Space')
    await expect(page.locator('.moves, .bj__pill b').first()).toBeVisible()
    await expect(hasDealt).toBeVisible()
    if (await page.locator('.desk > .act--quiet').isVisible()) {
      await page.locator('body').press('Space')
      await expect(hasDealt).toBeVisible()
    }
    if (await asked.isVisible()) return
    await expect(page.getByRole('button', { name: says.deal })).toBeEnabled()
  }
  throw new Error('no hand waits for its player')
}

for (const view of VIEWS) {
  const { language, width } = view
  const says = SAYS[language]

  test(
    `GAM-11, A11Y-02: a hand of blackjack is played by keyboard, survives a reload in the middle and is paid once: ${language} at ${width} px`,
    deepUnless(view === VIEWS[0]),
    async ({ browser }) => {
      const session = await signUp()
      await pay(session, { deposit: DEPOSIT })
      const context = await contextOf(browser, view)
      const page = await context.newPage()
      await open(page, session, language)
      expect(await rulesBroken(page, language)).toEqual([])

      await layChip(page)
      await dealHand(page, says)
      expect(await rulesBroken(page, language)).toEqual([])
      const dealt = await handsOf(page)
      expect(dealt).toHaveLength(2)
      const stakedKurus = await kurusOf(session)

      await page.reload()
      await expect(page.getByRole('button', { name: says.hit, exact: true })).toHaveAttribute(
        'aria-disabled',
        'false',
      )
      expect(await handsOf(page)).toEqual(dealt)
      expect(await kurusOf(session)).toBe(stakedKurus)

      await page.locator('body').press('2')
      const result = page.locator('.bj__pill')
      await expect(result.locator('b')).toBeVisible()
      await expect(page.getByRole('button', { name: says.deal })).toBeVisible()
      expect(await rulesBroken(page, language)).toEqual([])
      const wonKurus = { won: 5_000, push: 2_500, lost: 0 }
      const ending = (await result.getAttribute('class'))?.match(/bj__pill--(won|push|lost)/)?.[1]
      const paidKurus = stakedKurus + (wonKurus[ending as keyof typeof wonKurus] ?? Number.NaN)
      await expect(page.locator('.sum').first()).toContainText(sumOf(paidKurus))
      await page.reload()
      await expect(page.locator('.bj__place').first()).toBeVisible()
      expect(await kurusOf(session)).toBe(paidKurus)

      await page.locator('body').press('h')
      const rounds = page.getByRole('dialog', { name: says.history }).locator('summary')
      await expect(rounds.first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await context.close()
    },
  )
}

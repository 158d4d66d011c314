import type { Page } from '@playwright/test'
import { expect, test } from '../../kit/journey.ts'
import { rulesBroken } from '../../kit/looks.ts'
import { deepUnless } from '../../runner/deep.ts'
import { arcadeUrl, contextOf, VIEWS } from '../../slot/slot-page.ts'

type Game = {
  code: string
  /** A choice before the round: its key, and the button that it presses. */
  choice?: { key: string; pressed: { tr: string; en: string } }
  /** What is pressed before the round can begin. */
  before?: string
  /** What is asked for within the round. */
  within?: (page: Page) => Promise<void>
}

/** A box by Enter, and then the rest of the card. */
async function openCard(page: Page): Promise<void> {
  const box = page.locator('.scratch__box[tabindex="0"]')
  await box.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.locator('.scratch__box:focus')).toHaveAccessibleName(/: /)
  await page.locator('body').press('a')
}

/** A call by its arrow; a right one is cashed out. */
async function callCard(page: Page): Promise<void> {
  await expect(page.locator('.hi-lo__call').first()).toHaveAttribute('aria-disabled', 'false')
  await page.locator('body').press('ArrowUp')
  const isRight = page.locator('.act--out')
  await expect(isRight.or(page.locator('.act--in'))).toBeVisible()
  if (await isRight.isVisible()) await page.locator('body').press('c')
}

const GAMES: readonly Game[] = [
  { code: 'zar_nar_tanesi', choice: { key: '3', pressed: { tr: 'Çok', en: 'High' } } },
  { code: 'zar_terazi', choice: { key: 't', pressed: { tr: 'Altı', en: 'Under' } } },
  { code: 'zar_fisek' },
  { code: 'zar_kirk_kup', before: 'x' },
  { code: 'zar_degirmen' },
  { code: 'zar_alt_ust', within: callCard },
  { code: 'zar_sedef', within: openCard },
]
const HISTORY = { tr: 'Turların', en: 'Your rounds' }

for (const view of VIEWS) {
  for (const { code, choice, before, within } of GAMES) {
    const { language, width } = view

    test(
      `A11Y-02: a round of ${code} is played by keyboard alone, and what is written is in the names: ${language} at ${width} px`,
      deepUnless(view === VIEWS[0]),
      async ({ browser }) => {
        // A card that is scratched by hand; the others are told at once.
        const reducedMotion = within === openCard ? 'no-preference' : 'reduce'
        const context = await contextOf(browser, { ...view, reducedMotion })
        const page = await context.newPage()
        await page.goto(`${await arcadeUrl()}/play/${code}?demo=1&lang=${language}`)
        await expect(page.locator('.desk')).toBeVisible()
        if (choice) {
          await page.locator('body').press(choice.key)
          const chosen = page.getByRole('button', { name: choice.pressed[language], exact: true })
          await expect(chosen).toHaveAttribute('aria-pressed', 'true')
        }
        if (before) await page.locator('body').press(before)
        expect(await rulesBroken(page, language)).toEqual([])

        await page.locator('body').press('Space')
        await within?.(page)
        await expect(page.locator('.act--in')).toHaveAttribute('aria-disabled', 'false')
        await expect(page.getByRole('status')).not.toBeEmpty()
        expect(await rulesBroken(page, language)).toEqual([])

        await page.locator('body').press('h')
        const history = page.getByRole('dialog', { name: HISTORY[language] })
        await expect(history.locator('summary')).toHaveCount(1)
        await context.close()
      },
    )
  }
}

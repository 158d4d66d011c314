import type { Page } from '@playwright/test'
import { expect, test } from '../kit/journey.ts'
import { rulesBroken } from '../kit/looks.ts'
import { deepUnless } from '../runner/deep.ts'
import { arcadeUrl, contextOf, VIEWS } from '../slot/slot-page.ts'

type Words = { tr: RegExp; en: RegExp }
type Table = {
  code: string
  /** Where a chip is laid; Beşli has a dial of coins. */
  place?: string
  /** What is asked for within the round, and the keys that answer it. */
  choice?: { asked: Words; keys: readonly string[] }
}

const TABLES: readonly Table[] = [
  { code: 'zar_kosk_bakara', place: '.baccarat__zone--banker' },
  {
    code: 'zar_liman_holdem',
    place: '.holdem__spot--ante',
    choice: { asked: { tr: /^Devam/, en: /^Call/ }, keys: ['1'] },
  },
  {
    code: 'zar_besli',
    choice: { asked: { tr: /^Kart değiştir/, en: /^Draw/ }, keys: ['1', 'Space'] },
  },
  { code: 'zar_uc_zar', place: '.sic-bo__cell--even' },
]
const OVER: Words = { tr: /Kazanç|Dönen|kazanç yok/, en: /win ₺|Returned|No win/i }
const HISTORY = { tr: 'Turların', en: 'Your rounds' }

/** A chip on a place, by Tab and Enter. */
async function layChip(page: Page, selector: string): Promise<void> {
  const place = page.locator(selector).first()
  for (let tab = 0; tab < 20; tab++) {
    await page.keyboard.press('Tab')
    if (await place.evaluate((one) => one === document.activeElement)) break
  }
  await page.keyboard.press('Enter')
  await expect(place.locator('.stack')).toBeVisible()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
}

for (const view of VIEWS) {
  for (const { code, place, choice } of TABLES) {
    const { language, width } = view

    test(
      `A11Y-02: a round of ${code} is played by keyboard alone, and what is written is in the names: ${language} at ${width} px`,
      deepUnless(view === VIEWS[0]),
      async ({ browser }) => {
        const context = await contextOf(browser, view)
        const page = await context.newPage()
        await page.goto(`${await arcadeUrl()}/play/${code}?demo=1&lang=${language}`)
        await expect(page.locator('.desk')).toBeVisible()
        if (place) await layChip(page, place)
        expect(await rulesBroken(page, language)).toEqual([])

        await page.locator('body').press('Space')
        if (choice) {
          const action = page.getByRole('button', { name: choice.asked[language] })
          await expect(action).toHaveAttribute('aria-disabled', 'false')
          expect(await rulesBroken(page, language)).toEqual([])
          for (const key of choice.keys) await page.locator('body').press(key)
        }
        await expect(page.getByRole('status')).toContainText(OVER[language])
        expect(await rulesBroken(page, language)).toEqual([])

        await page.locator('body').press('h')
        const history = page.getByRole('dialog', { name: HISTORY[language] })
        await expect(history.locator('summary')).toHaveCount(1)
        await context.close()
      },
    )
  }
}

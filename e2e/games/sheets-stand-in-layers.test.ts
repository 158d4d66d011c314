import type { Page } from '@playwright/test'
import { expect, test } from '../kit/journey.ts'
import { arcadeUrl } from '../slot/slot-page.ts'

/** The layers of the page's sheets, in the order in which they win, and how many rules are in none. */
const layersOf = (page: Page) =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const names = rules.map((rule) => {
      if (rule instanceof CSSLayerStatementRule) return [...rule.nameList]
      return rule instanceof CSSLayerBlockRule ? [rule.name] : []
    })
    return {
      layers: [...new Set(names.flat())],
      outside: names.filter(({ length }) => length === 0).length,
    }
  })

test('what a game looks like wins over what games share, also over sheets that come later', async ({
  page,
}) => {
  await page.goto(`${await arcadeUrl()}/play/zar_bakircilar_carsisi?demo=1&lang=en`)
  await expect(page.locator('.desk')).toBeVisible()
  await page.locator('body').press('r')
  await expect(page.getByRole('dialog')).toBeVisible()
  // Sheets that come later are put into the head; the page's own stand in its body.
  await expect(page.locator('head > link[rel=stylesheet]')).not.toHaveCount(0)
  expect(await layersOf(page)).toEqual({ layers: ['base', 'shell', 'kit', 'game'], outside: 0 })
})

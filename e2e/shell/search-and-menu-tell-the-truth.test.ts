import { expect, test } from '../kit/journey.ts'
import { doorOf, openVisit, settle } from '../kit/visit.ts'

/** Small things that a player meets on the way. Row ids are those of the review. */
const WIDE = { language: 'tr', width: 1440 } as const

test('U6: what is typed right after "/" is in the search, however late its script comes', async ({
  browser,
}) => {
  const { page, context } = await openVisit(browser, { ...WIDE, isPlayer: false })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await context.route(/\/assets\/game-search-.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press('/')
  await page.keyboard.type('nar ba')
  const field = page.getByRole('banner').locator('input[type=search]')
  await expect(field).toHaveValue('nar ba')
  letGo()
  await expect(page.getByRole('combobox', { name: 'Oyun ara' })).toBeFocused()
  await page.keyboard.type('h')
  await expect(field).toHaveValue('nar bah')
  await expect(page.getByRole('option', { name: /Nar Bahçesi/ })).toBeVisible()
  await context.close()
})

test('U16: the menu’s Sanal leads to the virtual games that are open, and to nothing else', async ({
  browser,
}) => {
  const { page, context } = await openVisit(browser, { ...WIDE, isPlayer: false })
  await doorOf(page, 'Sanal').click()
  await expect(page).toHaveURL(/\/casino\/games\?kind=virtual/)
  await settle(page)
  const main = page.getByRole('main')
  await expect(main).not.toContainText(/(^|\D)0 oyun/)
  for (const name of ['Doludizgin', 'Zar Ligi'])
    await expect(
      main.getByRole('link', { name }).or(main.getByRole('button', { name })).first(),
    ).toBeVisible()
  await expect(main.locator('.soon li')).toHaveCount(0)
  await context.close()
})

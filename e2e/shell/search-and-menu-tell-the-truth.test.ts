import { expect, test } from '../kit/journey.ts'
import { ask } from '../kit/player.ts'
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

test('U16: the menu’s Sanal says that nothing is open yet, and announces virtual games alone', async ({
  browser,
}) => {
  const { page, context } = await openVisit(browser, { ...WIDE, isPlayer: false })
  await doorOf(page, 'Sanal').click()
  await expect(page).toHaveURL(/\/casino\/games\?kind=virtual/)
  await settle(page)
  await expect(page.getByRole('main')).not.toContainText('Temizle')
  await expect(page.getByRole('main')).not.toContainText(/(^|\D)0 oyun/)
  const { coming } = await ask<{ coming: { kind: string; name: string }[] }>(
    '/api/casino/section',
    { slug: 'games' },
  )
  const virtual = coming.filter(({ kind }) => kind === 'virtual').map(({ name }) => name)
  const shown = page.getByRole('main').locator('.soon li')
  await expect(shown).toHaveCount(virtual.length)
  for (const name of virtual) await expect(shown.filter({ hasText: name })).toHaveCount(1)
  await context.close()
})

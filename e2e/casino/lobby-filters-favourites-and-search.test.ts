import type { Browser, Page } from '@playwright/test'
import { become, changeBootstrap, refuse, sentTo } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { signUp } from '../kit/player.ts'
import { openVisit, settle, type Visit } from '../kit/visit.ts'

/** Facts of the pages, in Turkish. */
let visit: Visit
const open = async (
  browser: Browser,
  { width = 1440, at = '/casino/slot' }: { width?: number; at?: string | null },
): Promise<Page> => {
  visit = await openVisit(browser, { language: 'tr', width, isPlayer: false, at })
  return visit.page
}
test.afterEach(() => visit.context.close())

test('a filter of the lobby says what it is: on a phone its sheet has a title, beside it the panel stands on the page', async ({
  browser,
}) => {
  for (const [name, width] of [
    ['Sağlayıcı', 390],
    ['Özellik', 390],
    ['Özellik', 768],
  ] as const) {
    const page = await open(browser, { width })
    await page.locator('.lobby__bar').getByRole('button', { name }).click()
    const panel = width === 390 ? page.getByRole('dialog', { name }) : page.locator('.filterpanel')
    await expect(panel).toBeVisible()
    if (width === 390) await expect(panel.getByRole('heading', { name, level: 2 })).toBeVisible()
    const left = await panel.evaluate((shown) => shown.getBoundingClientRect().left)
    expect(left).toBeGreaterThanOrEqual(0)
    await visit.context.close()
  }
})

test('§4 Favourite: the heart follows the list, says what it did, and goes back on a failure', async ({
  browser,
}) => {
  const page = await open(browser, {})
  await become(page, await signUp())
  await settle(page)
  const heart = page.getByRole('button', { name: 'Nar Bahçesi: favori' }).first()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(page.locator('.toast--success')).toContainText('Favorilere eklendi')
  await page.reload()
  await settle(page)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await refuse(page, '/api/casino/togglefavorite', 'Favoriler şu an değişmiyor.')
  await heart.click()
  await expect(page.locator('.toast--error')).toContainText('Favoriler şu an değişmiyor.')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.unroute('**/api/casino/togglefavorite')
  await heart.click()
  await expect(page.locator('.toast--warning')).toContainText('Favorilerden çıkarıldı')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('§8 Game search and categories: five are asked for, and a failure is an empty list', async ({
  browser,
}) => {
  const page = await open(browser, { at: null })
  // A first batch that is full: the next one is asked for, and fails.
  await changeBootstrap(page, ({ casinoCategoryList }) => {
    const all = casinoCategoryList as { id: number; games: object[] }[]
    const more = Array.from({ length: 20 - all.length }, (_, at) => ({ ...all[0], id: 100 + at }))
    return { casinoCategoryList: [...all, ...more] }
  })
  await refuse(page, '/api/casino/categories', 'Kategoriler gelmedi.')
  const asked = sentTo(page, '/api/casino/categories')
  await page.goto('/casino/slot')
  await settle(page)
  await expect.poll(() => asked).toContainEqual({ skip: 20, take: 20 })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Slot')
  await expect(page.getByRole('button', { name: 'Nar Bahçesi: oyna' }).first()).toBeVisible()
  await expect(page.getByText('Kategoriler gelmedi.')).toHaveCount(0)

  const searched = sentTo(page, '/api/casino/games')
  await page.getByRole('banner').getByRole('button', { name: 'Oyun ara' }).click()
  const search = page.getByRole('banner').getByRole('combobox')
  await search.fill('nar')
  await expect(page.getByRole('banner').getByRole('option').first()).toBeVisible()
  expect(searched).toEqual([{ live: false, search: 'nar', skip: 0, take: 5 }])
  await refuse(page, '/api/casino/games', 'Arama şu an çalışmıyor.')
  await search.fill('lale')
  await expect(page.getByText('Bu adla oyun bulunamadı')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('option')).toHaveCount(0)
  await expect(page.getByText('Arama şu an çalışmıyor.')).toHaveCount(0)
})

test('§8 Game launch failure: on a desk the server’s word stands where the game would', async ({
  browser,
}) => {
  const page = await open(browser, {})
  await become(page, await signUp())
  await settle(page)
  await refuse(page, '/api/casino/hub88launchurl', 'Oyun şu an kapalı.')
  await page.getByRole('button', { name: 'Nar Bahçesi: oyna' }).first().click()
  await expect(page).toHaveURL(/\/casino\/play\//)
  await expect(page.getByText('Oyun şu an kapalı.')).toBeVisible()
})

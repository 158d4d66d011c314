import { type BrowserContext, expect, test } from '@playwright/test'
import type { Place } from './places.ts'
import { BUILT } from './sweep.ts'
import { openVisit, settle, type Visit, WAITING } from './visit.ts'

/** Pages that ask the server for something of their own, each opened afresh in a narrow window. */
const PAGES = BUILT.filter(({ kind, isStill }) => kind === 'page' && !isStill)
const API = /\/api\/(?!auth|user\/balance|customer\/notification)/
/** A game has no shape of its own, but a sign in its place. */
const SHAPES = `${WAITING}, .frame__wait`
const SAID = 2_000
const OFFLINE = /bağlant/i
const RETRY = /^(yeniden dene|sayfayı yenile)$/i

test.describe.configure({ timeout: 240_000 })

test('slow: every page shows its shapes, and then itself', async ({ browser }) => {
  const wrong = await each(browser, async ({ page, context }, place) => {
    const answers = await holdBack(context)
    await page.goto(place.path)
    const shapes = page.locator('main').locator(SHAPES).filter({ visible: true })
    await shapes.first().waitFor({ timeout: 8 * SAID })
    answers.give()
    await settle(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main').getByRole('button', { name: RETRY })).toHaveCount(0)
  })
  expect(wrong).toEqual([])
})

test('failing: every page says so in a sentence, and its retry works', async ({ browser }) => {
  const wrong = await each(browser, async ({ page, context }, place) => {
    await context.route(API, (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: BUG }),
    )
    await page.goto(place.path)
    const again = page.locator('main').getByRole('button', { name: RETRY }).first()
    await again.waitFor({ timeout: 8 * SAID })
    const said = (await page.locator('main').innerText()).split('\n')
    expect(said.some((line) => line.split(' ').length >= 3)).toBe(true)
    await context.unroute(API)
    // Unless the page has asked again by itself by now.
    await again.click({ timeout: 5_000 }).catch(async (error) => {
      if ((await again.count()) > 0) throw error
    })
    await expect(page.locator('main').getByRole('button', { name: RETRY })).toHaveCount(0)
    await settle(page)
  })
  expect(wrong).toEqual([])
})

test('failing: a cover that does not come leaves its ground and its name, and comes back with its picture', async ({
  browser,
}) => {
  const visit = await openVisit(browser, { language: 'tr', width: 390, isPlayer: false, at: null })
  const { page, context } = visit
  await context.route(/\/covers\//, (route) => route.fulfill({ status: 500 }))
  await page.goto('/casino/slot')
  const cover = page.locator('.game > img').first()
  await expect(cover).toHaveCSS('visibility', 'hidden')
  await expect(page.locator('.game__name').first()).toBeVisible()
  await context.unroute(/\/covers\//)
  await page.reload()
  await expect(cover).toHaveCSS('visibility', 'visible')
  await context.close()
})

test('failing: a part that nobody waits for takes nothing away from who is typing', async ({
  browser,
}) => {
  const visit = await openVisit(browser, { language: 'tr', width: 390, isPlayer: false, at: null })
  const { page, context } = visit
  await context.route(/\/assets\/popup-opener/, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (one) => one.url().includes('popup-opener'))
  await page.goto('/?dialog=login')
  const name = page.getByRole('dialog').getByRole('textbox').first()
  await name.fill('yarım')
  await failed
  await expect(name).toHaveValue('yarım')
  expect(await page.evaluate(() => sessionStorage.getItem('reloadedAt'))).toBeNull()
  await context.close()
})

test('offline: every page says so', async ({ browser }) => {
  const wrong = await each(browser, async ({ page, context }, place) => {
    await page.goto('/nowhere')
    await settle(page)
    await context.setOffline(true)
    await page.evaluate((path) => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, place.path)
    await expect(page.getByText(OFFLINE).filter({ visible: true }).first()).toBeVisible()
    // What cannot come is not shown as coming.
    await expect(page.locator('.pagewait')).toHaveCount(0)
    await context.setOffline(false)
    await expect(page.getByText(OFFLINE).filter({ visible: true })).toHaveCount(0, {
      timeout: 8 * SAID,
    })
    await settle(page)
  })
  expect(wrong).toEqual([])
})

/** The answer of a server with a bug. */
const BUG = JSON.stringify({ success: false, message: 'Beklenmeyen bir hata oldu.', data: null })

/** Opens every page in a context of its own, without anything kept from before. */
async function each(
  browser: Parameters<typeof openVisit>[0],
  look: (visit: Visit, place: Place) => Promise<void>,
): Promise<string[]> {
  const wrong: string[] = []
  for (const place of PAGES) {
    const isPlayer = Boolean(place.isForPlayers)
    const visit = await openVisit(browser, { language: 'tr', width: 390, isPlayer, at: null })
    try {
      await look(visit, place)
    } catch (error) {
      wrong.push(`${place.name}: ${(error as Error).message.slice(0, 300)}`)
    }
    await visit.context.close()
  }
  return wrong
}

/** Keeps every answer of the server back until it is told to give them. */
async function holdBack(context: BrowserContext): Promise<{ give: () => void }> {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  await context.route(API, async (route) => {
    await given
    await route.fallback()
  })
  return { give }
}

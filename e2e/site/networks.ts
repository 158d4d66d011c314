import { type Browser, type BrowserContext, expect } from '@playwright/test'
import type { Place } from '../kit/places.ts'
import { BUILT } from '../kit/sweep.ts'
import { openVisit, settle, type Visit, WAITING } from '../kit/visit.ts'

/** Pages that ask the server for something of their own, each opened afresh in a narrow window. */
const PAGES = BUILT.filter(({ kind, isStill }) => kind === 'page' && !isStill)
/** A fourth, and the page whose answer is a game. */
const isDaily = ({ path }: Place, index: number) => index % 4 === 0 || path.includes('/play/')
/** What `npm test` opens; the others are opened by `npm run test:deep`. */
export const DAILY_PAGES = PAGES.filter(isDaily)
export const OTHER_PAGES = PAGES.filter((page, index) => !isDaily(page, index))

const API = /\/api\/(?!auth|user\/balance|customer\/notification)/
/** A game has no shape of its own, but a sign in its place. */
const SHAPES = `${WAITING}, .frame__wait`
const SAID_MAX_MS = 60_000
const OFFLINE = /bağlant/i
const RETRY = /^(yeniden dene|sayfayı yenile)$/i

/** The page shows its shapes while answers are kept back, and then itself. */
export async function showsShapes({ page, context }: Visit, place: Place): Promise<void> {
  const answers = await holdBack(context)
  await page.goto(place.path)
  const shapes = page.locator('main').locator(SHAPES).filter({ visible: true })
  await shapes.first().waitFor({ timeout: SAID_MAX_MS })
  answers.give()
  await settle(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main').getByRole('button', { name: RETRY })).toHaveCount(0)
}

/** The page says in a sentence that the server failed, and its retry works. */
export async function tellsFailure({ page, context }: Visit, place: Place): Promise<void> {
  await context.route(API, (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: BUG }),
  )
  await page.goto(place.path)
  const again = page.locator('main').getByRole('button', { name: RETRY }).first()
  await again.waitFor({ timeout: SAID_MAX_MS })
  const said = (await page.locator('main').innerText()).split('\n')
  expect(said.some((line) => line.split(' ').length >= 3)).toBe(true)
  await context.unroute(API)
  // Unless the page has asked again by itself by now.
  await again.click({ timeout: 5_000 }).catch(async (error) => {
    if ((await again.count()) > 0) throw error
  })
  await expect(page.locator('main').getByRole('button', { name: RETRY })).toHaveCount(0)
  await settle(page)
}

/** The page says that there is no connection, and comes when there is one. */
export async function tellsOffline({ page, context }: Visit, place: Place): Promise<void> {
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
    timeout: SAID_MAX_MS,
  })
  await settle(page)
}

/** The answer of a server with a bug. */
const BUG = JSON.stringify({ success: false, message: 'Beklenmeyen bir hata oldu.', data: null })

/** Opens each page in a context of its own, without anything kept from before. Answers what was wrong. */
export async function openEach(
  browser: Browser,
  places: readonly Place[],
  look: (visit: Visit, place: Place) => Promise<void>,
): Promise<string[]> {
  const wrong: string[] = []
  for (const place of places) {
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

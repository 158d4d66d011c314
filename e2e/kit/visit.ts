import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { changeBootstrap } from './answers.ts'
import { expectIdentity } from './place-identity.ts'
import { type Language, type Name, type Place, POPUP } from './places.ts'
import { playerSession } from './player.ts'

export const WIDTHS = [390, 768, 1440] as const
export const LANGUAGES: Language[] = ['tr', 'en']
const HEIGHTS: Record<number, number> = { 390: 844, 768: 1024, 1440: 900 }
/** What is drawn while something is awaited. */
export const WAITING = '.skel, .pagewait'
/** A dialog or sheet, whoever made it. */
export const MODAL = '[role=dialog], [role=alertdialog], dialog[open]'

/** How long anything on a page of the running app may take before it counts as broken. */
const PATIENCE_MS = 30_000

export type Visit = {
  page: Page
  context: BrowserContext
  language: Language
  /** Where it is now. */
  place?: Place
}

/** One page of one browser context, in one language, signed in or not; `at` null opens nothing yet. */
export async function openVisit(
  browser: Browser,
  options: { language: Language; width: number; isPlayer: boolean; at?: string | null },
): Promise<Visit> {
  const { language, width, isPlayer, at = '/casino/slot' } = options
  const auth = isPlayer ? JSON.stringify(await playerSession()) : null
  const context = await browser.newContext({
    baseURL: process.env.ZAR_SITE_URL ?? '',
    viewport: sizeOf(width),
    locale: language,
    timezoneId: 'Europe/Istanbul',
    reducedMotion: 'reduce',
    ...(width < 768 && { isMobile: true, hasTouch: true }),
  })
  await context.addInitScript(remember, { lang: language, auth })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const visit: Visit = { page, context, language }
  // The site's popup opens only where it is what we came for.
  await changeBootstrap(
    context,
    () => ({}),
    () => visit.place?.name === POPUP,
  )
  if (at !== null) {
    await page.goto(at)
    await settle(page)
  }
  return visit
}

export const sizeOf = (width: number) => ({ width, height: HEIGHTS[width] ?? 900 })

function remember(stored: Record<string, string | null>): void {
  for (const [key, value] of Object.entries(stored)) {
    if (value !== null && localStorage.getItem(key) === null) localStorage.setItem(key, value)
  }
}

/** Comes to the place without loading the site again, and opens what is to be opened there. */
export async function goTo(visit: Visit, place: Place): Promise<void> {
  const { page, language } = visit
  visit.place = place
  await closeAll(page)
  if (place.isFresh) await page.goto(place.path)
  else {
    await page.evaluate(arriveAt, place.path)
    await page.waitForFunction(() => 'hasArrived' in window)
  }
  await settle(page)
  for (const name of place.press ?? []) await press(page, name[language])
  if (place.kind === 'dialog') await page.locator(MODAL).last().waitFor()
  if (place.kind !== 'page') await settle(page)
  await expectIdentity(page, place, { language, modal: MODAL })
}

/** Goes on inside the page. A page that has come takes the focus into its main part. */
function arriveAt(path: string): void {
  Reflect.deleteProperty(window, 'hasArrived')
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLElement && target.id === 'content') {
        Object.assign(window, { hasArrived: true })
      }
    },
    { capture: true },
  )
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const state = { key: String(performance.now()), idx: 0, usr: null }
  history.pushState(state, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state }))
}

/** Closes dialogs and panels the way a player does. */
export async function closeAll(page: Page): Promise<void> {
  for (let tries = 0; tries < 4; tries++) {
    const open = page.locator(`${MODAL}, ${DROPPED}`).filter({ visible: true })
    if ((await open.count()) === 0) break
    const top = await open
      .last()
      .elementHandle(AT_ONCE)
      .catch(() => null)
    // No key comes out of a game that has the focus: its dialog has a button for that.
    const isInGame = await page.evaluate(() => document.activeElement?.tagName === 'IFRAME')
    if (isInGame) await page.locator('.gamebar button').last().click()
    else await page.keyboard.press('Escape')
    // It closes, or what opened from within it does; another key closes the rest.
    await page
      .waitForFunction(
        (one) => !one?.isConnected || !one.checkVisibility() || one.ariaExpanded === 'false',
        top,
        AT_MOST,
      )
      .catch(() => {})
  }
  await stepBackTaken(page)
}
/** A dialog takes a step back a moment after it has closed, which would undo or stop a step before. */
export async function stepBackTaken(page: Page): Promise<void> {
  await page.waitForFunction(() => !history.state?.isDialog)
}
/** What a row of a table tells of itself goes with its page: no key closes it. */
const DROPPED = '[aria-expanded=true]:not(td *)'
const AT_MOST = { timeout: 5_000 }
const AT_ONCE = { timeout: 500 }

/** Where a player looks for the next thing to press: what lies on top, or the whole page. */
async function topOf(page: Page): Promise<Page | Locator> {
  const modal = page.locator(MODAL).filter({ visible: true })
  return (await modal.count()) > 0 ? modal.last() : page
}

/** The first button, link or select to be seen that has this name. */
export function doorOf(where: Page | Locator, name: Name[Language]): Locator {
  const options = { name, exact: typeof name === 'string' }
  return where
    .getByRole('button', options)
    .or(where.getByRole('link', options))
    .or(where.getByRole('combobox', options))
    .filter({ visible: true })
    .first()
}

/** Presses it, however that is done, and waits for what it opens: a dialog or a panel. */
export async function press(
  page: Page,
  name: Name[Language],
  how = (door: Locator) => door.click(),
): Promise<void> {
  const door = doorOf(await topOf(page), name)
  await door.waitFor()
  const opens = (await door.getAttribute('aria-haspopup')) === 'dialog' ? MODAL : OPEN
  const before = await page.$$(opens)
  await how(door)
  await page.waitForFunction(
    ([open, old]) =>
      [...document.querySelectorAll(open)].some((one) => !old.some((was) => was === one)),
    [opens, before] as const,
  )
  await settle(page)
}
/** The button of a panel says that it is open. */
const OPEN = `${MODAL}, [aria-expanded=true]`

/** Brings in what is only fetched when it comes near, and goes back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    scrollTo(0, 0)
  })
  await settle(page)
}

/**
 * Resolves when nothing is awaited any more: chunks, answers, pictures to be seen, and the first
 * frame of what comes in, before which it cannot be seen.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    // No function in here has a name: tsx would wrap it in a helper that the page does not have.
    (waiting) =>
      document.readyState === 'complete' &&
      document.querySelector('main h1, main [role=alert], main b') !== null &&
      !document
        .getAnimations()
        .some(({ effect }) => Number(effect?.getComputedTiming().endTime) < 5_000) &&
      ![...document.querySelectorAll(waiting)].some((shape) => shape.getClientRects().length > 0) &&
      ![...document.images].some(
        (image) => image.loading !== 'lazy' && !image.complete && image.getClientRects().length > 0,
      ),
    WAITING,
    { polling: 50, timeout: 2 * PATIENCE_MS },
  )
}

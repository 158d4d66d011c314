/** What a test of facts needs of a page: a clock that stands still, and answers as it wants them. */
import type { BrowserContext, Page, Request, Route } from '@playwright/test'
import type { Session } from './player.ts'

const LEAD_MS = 1_000

/** Stops the clock of the page. From here on only `page.clock.runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await pauseClock(page)
}

/** The same where the clock is ours already. On a busy machine the moment may be over before it is paused at. */
export async function pauseClock(page: Page): Promise<void> {
  const isPaused = await page.clock
    .pauseAt((await page.evaluate(() => Date.now())) + LEAD_MS)
    .then(() => true)
    .catch((error: Error) => {
      if (!error.message.includes('fast-forward to the past')) throw error
      return false
    })
  if (!isPaused) await pauseClock(page)
}

/** Every call of this path is refused, with this sentence. */
export async function refuse(page: Page, path: string, message: string): Promise<void> {
  await page.unroute(`**${path}`)
  await page.route(`**${path}`, (route) =>
    route.fulfill({ json: { success: false, message, data: {} } }),
  )
}

/** Every call of this path is agreed to, with this sentence and data. */
export async function agree(
  page: Page,
  path: string,
  { message = '', data = null }: { message?: string; data?: unknown } = {},
): Promise<void> {
  await page.unroute(`**${path}`)
  await page.route(`**${path}`, (route) =>
    route.fulfill({ json: { success: true, message, data } }),
  )
}

/** Keeps the next call of this path waiting until the returned function is called. */
export async function hold(page: Page, path: string): Promise<() => Promise<void>> {
  let free = () => {}
  const isFree = new Promise<void>((resolve) => {
    free = resolve
  })
  const handler = async (route: Route) => {
    await isFree
    await route.fallback()
  }
  await page.route(`**${path}`, handler)
  return async () => {
    free()
    await page.unroute(`**${path}`, handler)
  }
}

/** No call of this path reaches the server until the returned function is called. */
export async function lose(page: Page, path: string): Promise<() => Promise<void>> {
  const handler = (route: Route) => route.abort()
  await page.route(`**${path}`, handler)
  return () => page.unroute(`**${path}`, handler)
}

/** The bootstrap, changed: without the popup that would open over the home page, unless it is given. */
export async function changeBootstrap(
  page: Page | BrowserContext,
  change: (data: Record<string, unknown>) => object,
  isOff = () => false,
): Promise<void> {
  await page.route('**/api/cms/grouped', async (route) => {
    if (isOff()) return route.fallback()
    try {
      const response = await route.fetch()
      const answer = await response.json()
      const data = { ...answer.data, popup: null, ...change(answer.data) }
      await route.fulfill({ response, json: { ...answer, data } })
    } catch {
      // The page was closed meanwhile; if it was not, it says that its call failed.
      await route.abort().catch(() => {})
    }
  })
}

/** The bodies of what the page has sent to this path. */
export function sentTo(page: Page, path: string): unknown[] {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) bodies.push(bodyOf(request))
  })
  return bodies
}

const bodyOf = (request: Request): unknown => JSON.parse(request.postData() ?? 'null')

/** How often the page has been loaded since. */
export function loadsOf(page: Page): { count: number } {
  const loads = { count: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.count += 1
  })
  return loads
}

/** Signs this player in where the page is, and loads it anew. */
export async function become(page: Page, player: Session): Promise<void> {
  await page.evaluate((auth) => localStorage.setItem('auth', auth), JSON.stringify(player))
  await page.reload()
}

/** Ends the session as a log-out in another tab does. */
export const endSession = (page: Page): Promise<void> =>
  page.evaluate(() => {
    localStorage.removeItem('auth')
    dispatchEvent(new StorageEvent('storage', { key: 'auth' }))
  })

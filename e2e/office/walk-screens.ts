import type { Browser, BrowserContext, Page, Route } from '@playwright/test'
import { type Right, ROLES, type RoleName } from '@zar/contract/office/rights/rights'
import { ROLE_FACTS } from '@zar/contract/office/rights/roles'
import { overflow, rulesBroken } from '../kit/looks.ts'
import type { Language } from '../kit/places.ts'
import { hire, openDesk } from './staff.ts'

/** What of a screen is looked at here. Its list names components, which only the pages compile. */
type Screen = { path: string; right: Right; orRights?: readonly Right[] }
const LIST = new URL('../../web/src/office/screens.ts', import.meta.url).href
const { SCREENS } = (await import(LIST)) as { SCREENS: readonly Screen[] }

/** Whoever sees most comes first, so that few people look at all. */
const WHO: readonly RoleName[] = [
  'manager',
  'compliance',
  'administrator',
  ...ROLES.filter((role) => !['manager', 'compliance', 'administrator'].includes(role)),
]
export type State = 'loaded' | 'empty'
export type Look = { language: Language; width: number; state: State }
const PATIENCE_MS = 30_000
/** A screen that asks again and again is looked at all the same. */
const QUIET_MS = 5_000
/** Arrays of an answer that are no list of records. */
const KEPT = ['actions', 'roles', 'rights', 'columns']

const roleFor = ({ right, orRights = [] }: Screen): RoleName => {
  const rights = [right, ...orRights]
  const role = WHO.find((one) => rights.some((each) => ROLE_FACTS[one].holds[each] !== undefined))
  if (!role) throw new Error(`nobody holds ${right}`)
  return role
}

/** Which record stands for `:id` in an address: the player, or the form of a new offer. */
const recordOf = (path: string, playerId: string): string =>
  path.startsWith('/office/bonus/') ? 'new' : playerId

/**
 * Opens every screen of the office, in the order of the rail, and the first record of its list: answers what is
 * wrong with it, by the rules of accessibility, by its width, by what ran in it and by what it fetched elsewhere.
 */
export async function walkScreens(
  browser: Browser,
  look: Look,
  playerId: string,
): Promise<string[]> {
  const wrong: string[] = []
  const desks = new Map<RoleName, Page>()
  for (const screen of SCREENS) {
    const role = roleFor(screen)
    const page = desks.get(role) ?? (await openPage(browser, look, role, wrong))
    desks.set(role, page)
    const say = (what: string) => wrong.push(`${screen.path} (${role}): ${what}`)
    try {
      await page.goto(screen.path.replace(':id', recordOf(screen.path, playerId)))
      await settle(page)
      for (const what of await looked(page, look)) say(what)
      if (look.state === 'empty' || !(await openFirst(page))) continue
      for (const what of await looked(page, look)) say(`first record: ${what}`)
    } catch (error) {
      say((error as Error).message.slice(0, 300))
    }
  }
  for (const page of desks.values()) await page.context().close()
  return wrong
}

async function openPage(
  browser: Browser,
  look: Look,
  role: RoleName,
  wrong: string[],
): Promise<Page> {
  const context = await openDesk(browser, await hire(role), look)
  await context.addInitScript(() => {
    const hits: unknown[] = []
    Object.assign(window, { hits, hit: (one: unknown) => hits.push(one) })
  })
  if (look.state === 'empty') await context.route('**/api/office/**', emptyAnswer)
  await watchOrigins(context, wrong)
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  page.on('pageerror', (error) => wrong.push(`${new URL(page.url()).pathname}: ${error.message}`))
  return page
}

/** Nothing that stands in a record is fetched from where it leads. */
async function watchOrigins(context: BrowserContext, wrong: string[]): Promise<void> {
  const own = new URL(process.env.ZAR_SITE_URL ?? '').origin
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== own) wrong.push(`fetched ${request.url()}`)
  })
}

/** The answer of a house in which nothing has happened yet. */
async function emptyAnswer(route: Route): Promise<void> {
  const response = await route.fetch()
  const answer = await response.json().catch(() => undefined)
  const isRead = response.ok() && answer?.success === true && !route.request().url().includes('/me')
  if (!isRead) return route.fulfill({ response })
  await route.fulfill({ response, json: { ...answer, data: emptied(answer.data) } })
}

function emptied(data: unknown): unknown {
  if (Array.isArray(data)) return []
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      if (key === 'next') return [key, null]
      const isList = Array.isArray(value) && !KEPT.includes(key)
      return [key, isList && value.every((one) => typeof one === 'object') ? [] : value]
    }),
  )
}

/** Until its heading stands and nothing is awaited. */
async function settle(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor()
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => {})
  await page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      document.querySelector('main [aria-busy=true]') === null &&
      !document
        .getAnimations()
        .some(({ effect }) => Number(effect?.getComputedTiming().endTime) < 5_000),
    undefined,
    { polling: 100 },
  )
}

async function looked(page: Page, { language, width }: Look): Promise<string[]> {
  const hits = await page.evaluate(() => (window as unknown as { hits: unknown[] }).hits.length)
  const ran = hits > 0 ? [`${hits} texts ran`] : []
  return [...ran, ...(await overflow(page, width)), ...(await rulesBroken(page, language))]
}

/** Opens the first record of the screen's list; false where it has none. */
async function openFirst(page: Page): Promise<boolean> {
  const row = page.locator('main tbody tr, main [role=listitem] button').first()
  if ((await row.count()) === 0) return false
  await row.click({ timeout: QUIET_MS }).catch(() => {})
  await settle(page)
  return true
}

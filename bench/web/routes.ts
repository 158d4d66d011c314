import type { Browser } from '@playwright/test'
import type { Place } from '../../e2e/kit/places.ts'
import { BUILT } from '../../e2e/kit/sweep.ts'
import { goTo, openVisit, settle } from '../../e2e/kit/visit.ts'

/** In which what the first touch asks for comes. */
const REST_MS = 1_500

export type Added = { name: string; codeKb: number; dataKb: number; pictureKb: number }

/** What each other page fetches, coming from the home page, until it can be used. */
export async function addedByRoutes(browser: Browser): Promise<Added[]> {
  const added: Added[] = []
  for (const place of BUILT) {
    if (place.kind !== 'page' || place.path === '/' || place.path.includes('?')) continue
    added.push(await addedBy(browser, place))
  }
  return added.sort((a, b) => b.codeKb + b.dataKb - (a.codeKb + a.dataKb))
}

async function addedBy(browser: Browser, place: Place): Promise<Added> {
  const isPlayer = Boolean(place.isForPlayers)
  const visit = await openVisit(browser, { language: 'tr', width: 390, isPlayer, at: '/' })
  const { page, context } = visit
  await page.waitForLoadState('networkidle').catch(() => {})
  // Whoever goes on has touched the page: what the first touch of a visit fetches is not the next page's.
  await page.locator('main h1').dispatchEvent('pointerdown')
  await page.waitForTimeout(REST_MS)
  await page.waitForLoadState('networkidle').catch(() => {})
  await page.evaluate(() => performance.clearResourceTimings())
  await goTo(visit, place)
  await settle(page)
  const files = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }),
    ),
  )
  await context.close()
  const sum = (pattern: RegExp) =>
    files
      .filter(({ name }) => pattern.test(new URL(name).pathname))
      .reduce((all, { bytes }) => all + bytes, 0) / 1_000
  return {
    name: place.name,
    codeKb: sum(/\.(js|css|woff2)$/),
    dataKb: sum(/^\/api\//),
    pictureKb: sum(/\.(svg|webp|avif|png|jpg)$/),
  }
}

import type { Browser } from '@playwright/test'
import { slowVisit } from '../web/visit.ts'

/** Until the first words or pictures of a first visit, on a slow line, by a slow phone. */
export const firstPaintMs = (browser: Browser, url: string): Promise<number> =>
  slowVisit(browser, url, async (page) => {
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      undefined,
      { timeout: 60_000 },
    )
    return (await paint.jsonValue()) ?? Number.NaN
  })

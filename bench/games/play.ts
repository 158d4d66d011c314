import type { Browser, Page, Route } from '@playwright/test'
import type { BeginReply, FinishReply } from '../../arcade/src/protocol.ts'
import { type FrameRate, look, type OpenedPage, visit } from '../slot/play.ts'

const addressOf = (arcade: string, game: string) => `${arcade}/play/${game}?demo=1&lang=en`

/** Space is the main action of every game. */
const press = (page: Page) => page.keyboard.press('Space')
const canBegin = (page: Page) => page.locator('.act:not([aria-disabled=true])').first().waitFor()

/** Frames of a slow phone while a round is told; the second round, as the first finds the page's code new. */
export const framesInPlay = (
  browser: Browser,
  seconds: number,
  { arcade, game }: { arcade: string; game: string },
): Promise<FrameRate> =>
  visit(browser, 'phone', addressOf(arcade, game), async (opened) => {
    await canBegin(opened.page)
    await press(opened.page)
    await look(opened, seconds)
    await canBegin(opened.page)
    await press(opened.page)
    return look(opened, seconds)
  })

export const framesOfBlank = (browser: Browser, seconds: number): Promise<FrameRate> =>
  visit(browser, 'phone', 'about:blank', (opened) => look(opened, seconds))

const WARM_ROUNDS = 100

/** What a page holds after so many rounds, of what it held after the first hundred. */
export async function memoryGrowth(
  browser: Browser,
  rounds: number,
  { arcade, game }: { arcade: string; game: string },
): Promise<number> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    await answerAtOnce(page)
    await page.goto(addressOf(arcade, game))
    const cdp = await context.newCDPSession(page)
    await play(page, WARM_ROUNDS)
    const warm = await heapOf(cdp)
    await play(page, rounds)
    return (await heapOf(cdp)) / warm
  } finally {
    await context.close()
  }
}

async function play(page: Page, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    await canBegin(page)
    const begun = page.waitForResponse('**/api/finish')
    await press(page)
    await begun
  }
}

async function heapOf(cdp: OpenedPage['cdp']): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}

/** Every round is the first one again, without the pause that the law asks for between two. */
async function answerAtOnce(page: Page): Promise<void> {
  let first: BeginReply | undefined
  let count = 0
  const roundNow = (reply: BeginReply) => ({
    ...reply.round,
    id: `0199d2a0-0000-7000-8000-${String(count).padStart(12, '0')}`,
    state: 'settled' as const,
  })
  await page.route('**/api/begin', async (route: Route) => {
    first ??= (await (await route.fetch()).json()) as BeginReply
    count += 1
    await route.fulfill({ json: { ...first, round: roundNow(first), nextRoundInMs: 0 } })
  })
  await page.route('**/api/finish', async (route: Route) => {
    if (!first) return route.abort()
    const { balanceKurus, freeRounds } = first
    const reply: FinishReply = { round: roundNow(first), balanceKurus, freeRounds }
    await route.fulfill({ json: reply })
  })
}

import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
import { findEngine } from '../../arcade/src/games/slot/catalogue.ts'
import { type Outcome, playRound } from '../../arcade/src/games/slot/play-round.ts'
import type { BeginReply, FinishReply } from '../../arcade/src/protocol.ts'
import { GAME } from '../../e2e/slot/slot-page.ts'

/** A slow phone, which has a quarter of this machine's speed, and a desk. */
export const SCREENS = {
  phone: {
    cpuSlower: 4,
    view: {
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      deviceScaleFactor: 1.75,
    },
  },
  desk: { cpuSlower: 1, view: { viewport: { width: 1440, height: 900 } } },
} as const satisfies Record<string, { cpuSlower: number; view: BrowserContextOptions }>

export type Screen = keyof typeof SCREENS

export type FrameRate = {
  framesPerSecond: number
  /** What the page's main thread takes of its slowed CPU, whatever else the machine does. */
  cpuMsPerFrame: number
  layoutsPerFrame: number
}

/** One round: the reels as they spin, and then the win that they bring. */
export type SlotFrameRates = { spinning: FrameRate; winning: FrameRate }

export type OpenedPage = { page: Page; cdp: CDPSession }

/** One page at a time: what another still moves is taken from the one that is looked at. */
export async function visit<Result>(
  browser: Browser,
  screen: Screen,
  address: string,
  measure: (opened: OpenedPage) => Promise<Result>,
): Promise<Result> {
  const { cpuSlower, view } = SCREENS[screen]
  const context = await browser.newContext(view)
  const page = await context.newPage()
  await page.goto(address)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlower })
  return measure({ page, cdp }).finally(() => context.close())
}

export const showBlank = (
  browser: Browser,
  screen: Screen,
  seconds: number,
): Promise<SlotFrameRates> =>
  visit(browser, screen, 'about:blank', async (opened) => ({
    spinning: await look(opened, seconds),
    winning: await look(opened, seconds),
  }))

/** The second round of a demo: the first finds the page's script and pictures new. */
export const showSlot = (
  browser: Browser,
  screen: Screen,
  seconds: number,
  arcade: string,
): Promise<SlotFrameRates> =>
  visit(browser, screen, `${arcade}/play/${GAME}?demo=1`, async (opened) => {
    await answerRich(opened.page)
    const play = async (): Promise<SlotFrameRates> => {
      await opened.page.locator('.coin[aria-disabled=false][aria-busy=false]').press('Enter')
      const spinning = await look(opened, SPIN_SECONDS, SPINNING)
      return { spinning, winning: await look(opened, seconds, '.lines__gold') }
    }
    await play()
    return play()
  })

/** Until the last reel stands. */
const SPIN_SECONDS = 1.2
const SPINNING = '[role=img][aria-label="Beş makara dönüyor."]'

/** Every round shows the same win. The demo's own money pays the other. */
async function answerRich(page: Page): Promise<void> {
  await page.route(/\/api\/(begin|finish)$/, async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as BeginReply | FinishReply
    const outcome = richRound(reply.round.stakeKurus)
    const round = { ...reply.round, ...outcome, shown: outcome }
    await route.fulfill({ response, json: { ...reply, round } })
  })
}

/** A win worth celebrating, on several lines, without free spins. */
const WORTH = 12
const LINES = 3

function richRound(stakeKurus: number): Outcome {
  const engine = findEngine(GAME)
  if (!engine) throw new Error(`there is no ${GAME}`)
  let seed = 1
  const below = (count: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % count
  }
  for (;;) {
    const round = playRound(engine, stakeKurus, { below })
    const [paid] = round.steps
    if (round.steps.length > 1 || !paid || paid.wins.length < LINES) continue
    if (round.winKurus >= WORTH * stakeKurus) return round
  }
}

async function metricsOf(cdp: CDPSession) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return { busyMs: of('TaskDuration') * 1000, layouts: of('LayoutCount') }
}

/** From where the page shows this, or from now on. */
export async function look(
  { page, cdp }: OpenedPage,
  seconds: number,
  from = 'body',
): Promise<FrameRate> {
  await page.waitForFunction((selector) => document.querySelector(selector), from)
  const before = await metricsOf(cdp)
  const frames = await page.evaluate(countFrames, seconds)
  const after = await metricsOf(cdp)
  return {
    framesPerSecond: frames / seconds,
    cpuMsPerFrame: (after.busyMs - before.busyMs) / frames,
    layoutsPerFrame: (after.layouts - before.layouts) / frames,
  }
}

/** Runs in the page. */
async function countFrames(seconds: number): Promise<number> {
  const begun = await new Promise(requestAnimationFrame)
  for (let frames = 0; ; frames++) {
    const nowMs = await new Promise<number>(requestAnimationFrame)
    if (nowMs - Number(begun) >= seconds * 1000) return frames
  }
}

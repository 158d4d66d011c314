import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '../../e2e/kit/chromium.ts'

/** What a phone has of this machine's speed. */
const CPU_SLOWER = 4
const VIEW = { width: 1440, height: 900 }

export type Scrolled = {
  framesPerSecond: number
  /** Main thread of the page, on the slowed CPU. */
  msPerFrame: number
  /** The most that were in the document at once. */
  tiles: number
  nodes: number
}

/** Scrolls the lobby, and a blank page of the same height, at one pace and for as long. */
export async function openScroll(url: string) {
  const browser = await chromium.launch(await chromiumOptions())
  const lobby = await openPage(browser, `${url}/casino/slot`)
  await lobby.page.locator('.lobbygrid .game').first().waitFor()
  const height = await lobby.page.evaluate(() => document.documentElement.scrollHeight)
  const blank = await openPage(browser, 'about:blank')
  await blank.page.evaluate((px) => {
    document.body.style.height = `${px}px`
  }, height)
  const scroll = async ({ page, cdp }: OpenedPage, pxPerSecond: number, seconds: number) => {
    await page.bringToFront()
    // What the pass before asked for is here.
    await page.waitForFunction(isQuiet)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
    const scrolled = await measure(page, cdp, pxPerSecond, seconds)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.waitForFunction(isQuiet)
    return scrolled
  }
  return {
    height,
    lobby: (pxPerSecond: number, seconds: number) => scroll(lobby, pxPerSecond, seconds),
    blank: (pxPerSecond: number, seconds: number) => scroll(blank, pxPerSecond, seconds),
    close: () => browser.close(),
  }
}

type OpenedPage = { page: Page; cdp: CDPSession }

async function openPage(browser: Browser, address: string): Promise<OpenedPage> {
  const context = await browser.newContext({ viewport: VIEW })
  const page = await context.newPage()
  await page.goto(address)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  return { page, cdp }
}

async function busyMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

async function measure(
  page: Page,
  cdp: CDPSession,
  pxPerSecond: number,
  seconds: number,
): Promise<Scrolled> {
  const before = await busyMs(cdp)
  const seen = await page.evaluate(scrollOn, { pxPerSecond, seconds })
  const took = (await busyMs(cdp)) - before
  return {
    framesPerSecond: seen.frames / seconds,
    msPerFrame: took / seen.frames,
    tiles: seen.tiles,
    nodes: seen.nodes,
  }
}

/** Runs in the page: whether every tile has its picture. */
function isQuiet(): boolean {
  const tiles = [...document.querySelectorAll('.lobbygrid [role=listitem]')]
  return tiles.every((tile) => tile.querySelector('img')?.complete)
}

/** Runs in the page: goes down at an even pace, up again at the end, and counts its frames. */
async function scrollOn({ pxPerSecond, seconds }: { pxPerSecond: number; seconds: number }) {
  const end = document.documentElement.scrollHeight - innerHeight
  const from = Math.min(scrollY, end)
  const way = from + pxPerSecond * seconds > end ? -1 : 1
  const seen = { frames: 0, tiles: 0, nodes: 0 }
  const begun = performance.now()
  for (;;) {
    await new Promise(requestAnimationFrame)
    const passed = (performance.now() - begun) / 1000
    if (passed >= seconds) return seen
    seen.frames += 1
    scrollTo(0, from + way * pxPerSecond * passed)
    if (seen.frames % 20 === 0) {
      const tiles = document.querySelectorAll('.lobbygrid [role=listitem]').length
      const nodes = document.querySelectorAll('.lobbygrid *').length
      seen.tiles = Math.max(seen.tiles, tiles)
      seen.nodes = Math.max(seen.nodes, nodes)
    }
  }
}

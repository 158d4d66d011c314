import type { Browser, Page } from '@playwright/test'

/** What a slow 4G line is in Chromium's own throttling, as Lighthouse sets it. */
const SLOW_4G = { latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 691_200 / 8 }
const CPU_SLOWDOWN = 4
/** The main thread and the line have been quiet for so long: the page has finished loading. */
const QUIET_MS = 2_000
const KILO = 1_000

export type Visit = {
  fcpMs: number
  lcpMs: number
  tbtMs: number
  cls: number
  /** What the largest paint was, and what moved. */
  lcpOf: string
  moved: string
  /** When the page could be used: its heading there, and no shape left in the window. */
  usableMs: number
  /** Script until then, and until the page was quiet; everything until quiet. In kB as they came. */
  scriptKb: number
  quietScriptKb: number
  totalKb: number
}

/** One first visit, to its quiet end. */
export const visit = (browser: Browser, url: string): Promise<Visit> =>
  slowVisit(browser, url, async (page) => {
    await untilQuiet(page)
    return page.evaluate(read, KILO)
  })

/** One first visit: nothing cached, on the slow line, by a slow phone. */
export async function slowVisit<Seen>(
  browser: Browser,
  url: string,
  see: (page: Page) => Promise<Seen>,
): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 1.75,
    locale: 'tr',
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(observe)
    await page.goto(url, { timeout: 60_000 })
    return await see(page)
  } finally {
    await context.close()
  }
}

type Watch = {
  lcp: number
  lcpOf: string
  cls: number
  moved: string
  long: { at: number; ms: number }[]
  usable: number
}
type Watching = { watch: Watch }
type Paint = PerformanceEntry & { element: Element | null }
type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** Runs in the page before anything of the page does. */
function observe(): void {
  const watch: Watch = { lcp: 0, lcpOf: '', cls: 0, moved: '', long: [], usable: 0 }
  Object.assign(window, { watch })
  new PerformanceObserver((list) => {
    for (const { startTime, element } of list.getEntries() as Paint[]) {
      watch.lcp = startTime
      watch.lcpOf = `${element?.tagName} ${element?.className}`
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as Shift[]) {
      if (shift.hadRecentInput) continue
      watch.cls += shift.value
      const node = shift.sources[0]?.node
      watch.moved += ` ${node instanceof Element ? `${node.tagName} ${node.className}` : 'text'};`
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      watch.long.push({ at: startTime, ms: duration })
    }
  }).observe({ type: 'longtask', buffered: true })
  const timer = setInterval(() => {
    const isBusy = [...document.querySelectorAll('.skel, .pagewait')].some((shape) => {
      const { top, bottom, height } = shape.getBoundingClientRect()
      return height > 0 && top < innerHeight && bottom > 0
    })
    // The drawing that the server sends can be read, but not used.
    if (!document.querySelector('main h1') || document.querySelector('.shell') || isBusy) return
    watch.usable = performance.now()
    clearInterval(timer)
  }, 20)
  performance.setResourceTimingBufferSize(1_000)
}

/** Nothing came and nothing held the main thread up for a while, and the page can be used. */
async function untilQuiet(page: Page): Promise<void> {
  await page.waitForFunction(
    (quietMs) => {
      const { watch } = window as unknown as Watching
      const ends = performance
        .getEntriesByType('resource')
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
      const last = Math.max(watch.usable, ...ends, ...watch.long.map(({ at, ms }) => at + ms))
      return watch.usable > 0 && performance.now() - last > quietMs
    },
    QUIET_MS,
    { polling: 200, timeout: 60_000 },
  )
}

function read(kilo: number): Visit {
  const { lcp, lcpOf, cls, moved, long, usable } = (window as unknown as Watching).watch
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const pages = performance.getEntriesByType('navigation') as PerformanceResourceTiming[]
  const scripts = files.filter(({ name }) => /\.js(\?|$)/.test(name))
  const early = scripts.filter(({ responseEnd }) => responseEnd <= usable)
  return {
    fcpMs: fcp,
    lcpMs: lcp,
    lcpOf,
    cls,
    moved,
    usableMs: usable,
    tbtMs: long
      .filter(({ at, ms }) => at + ms > fcp)
      .reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0),
    scriptKb: early.reduce((sum, file) => sum + file.encodedBodySize, 0) / kilo,
    quietScriptKb: scripts.reduce((sum, file) => sum + file.encodedBodySize, 0) / kilo,
    totalKb: [...pages, ...files].reduce((sum, file) => sum + file.encodedBodySize, 0) / kilo,
  }
}

import { onScrollPace, type Pace, scrollPace } from './scroll-pace.ts'

/** Pictures fetched at once while the page stands still. */
const AT_ONCE = 6
/** Pictures kept ready for tiles that come back. */
const KEPT_MAX = 160
/** What drawing pictures may take of the frames while the page moves: 1 %. */
const SHARE = 0.01
const FRAME_MS = 17
/** A picture is laid out and painted in the frames after it came. */
const FRAMES_AFTER = 2

type Wish = { url: string; onReady: () => void }

const waiting = new Set<Wish>()
const kept = new Map<string, HTMLImageElement>()
let loading = 0
let mayLoadAt = 0
let leaveScroll: (() => void) | undefined

export const isCoverKept = (url: string): boolean => kept.has(url)

/**
 * Tells when a picture is ready to be shown. A cover is a drawing that the page's own thread must
 * read, so while the page is scrolled they come one at a time, and each is waited after for as long
 * as its frames were late: on a fast machine not at all, on a slow one until the page rests.
 */
export function awaitCover(url: string, onReady: () => void): () => void {
  const wish = { url, onReady }
  waiting.add(wish)
  leaveScroll ??= onScrollPace(pump)
  pump(scrollPace())
  return () => {
    waiting.delete(wish)
    if (waiting.size > 0 || loading > 0) return
    leaveScroll?.()
    leaveScroll = undefined
  }
}

function pump(pace: Pace): void {
  if (pace === 'flinging') return
  const isResting = pace === 'resting'
  if (!isResting && performance.now() < mayLoadAt) {
    setTimeout(() => pump(scrollPace()), mayLoadAt - performance.now())
    return
  }
  for (const wish of waiting) {
    if (loading >= (isResting ? AT_ONCE : 1)) return
    waiting.delete(wish)
    void load(wish, isResting)
  }
}

async function load({ url, onReady }: Wish, isResting: boolean): Promise<void> {
  loading += 1
  const lateness = isResting ? undefined : watchFrames()
  const picture = new Image()
  picture.src = url
  // One that cannot be drawn is left to its tile, which tries itself.
  await picture.decode().catch(() => {})
  keep(url, picture)
  onReady()
  if (lateness) mayLoadAt = performance.now() + (await lateness.end()) / SHARE
  loading -= 1
  pump(scrollPace())
}

function keep(url: string, picture: HTMLImageElement): void {
  kept.set(url, picture)
  const oldest = kept.keys().next().value
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
}

/** Adds up by how much the frames are late, from now until a few frames after `end` was called. */
function watchFrames() {
  let lateMs = 0
  let before = performance.now()
  let left = Number.POSITIVE_INFINITY
  let done: (lateMs: number) => void = () => {}
  const step = (now: number) => {
    lateMs += Math.max(0, now - before - FRAME_MS)
    before = now
    left -= 1
    if (left <= 0) done(lateMs)
    else requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
  return {
    end: () =>
      new Promise<number>((resolve) => {
        left = FRAMES_AFTER
        done = resolve
      }),
  }
}

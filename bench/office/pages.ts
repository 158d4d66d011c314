import { median } from '../load/drive.ts'
import type { Question } from './operations.ts'

/** So many pages are turned. */
const PAGES = 1_000
/** Pages at either end whose times are compared. */
const ENDS = 20
/** Fewer than this are no depth. */
const FEWEST = 3 * ENDS

export type Depth = { path: string; pages: number; firstMs: number; lastMs: number; ratio: number }

/** Turns the pages of a list; undefined where it has no cursor or is short. */
export async function turnPages({ path, input, ask }: Question): Promise<Depth | undefined> {
  const times: number[] = []
  let wish = input
  while (times.length < PAGES) {
    const began = performance.now()
    const { status, data } = await ask(wish)
    if (status !== 200) return undefined
    times.push(performance.now() - began)
    const next = (data as { next?: unknown } | null)?.next
    if (typeof next !== 'string' || next === '') break
    const cursor = await cursorOf({ path, input, ask }, next)
    if (!cursor) return undefined
    wish = { ...input, [cursor]: next }
  }
  if (times.length < FEWEST) return undefined
  // The first page alone finds an empty cache.
  const [firstMs, lastMs] = [median(times.slice(1, 1 + ENDS)), median(times.slice(-ENDS))]
  return { path, pages: times.length, firstMs, lastMs, ratio: lastMs / firstMs }
}

const cursors = new Map<string, string>()

/** What a list calls the place where it goes on. */
async function cursorOf({ path, input, ask }: Question, next: string): Promise<string | undefined> {
  const known = cursors.get(path)
  if (known) return known
  for (const name of ['after', 'before']) {
    if ((await ask({ ...input, [name]: next })).status !== 200) continue
    cursors.set(path, name)
    return name
  }
  return undefined
}

import { median } from '../load/drive.ts'
import type { Question } from './operations.ts'

/** So many pages are turned. */
const PAGES = 1_000
/** Pages at either end whose times are compared. */
const ENDS = 20
/** Fewer than this are no depth. */
const FEWEST = 3 * ENDS

export type Depth = { path: string; pages: number; firstMs: number; lastMs: number; ratio: number }

/** Turns the pages of a list, and asks for both ends in turn; undefined where it has no cursor or is short. */
export async function turnPages(list: Question): Promise<Depth | undefined> {
  const places: Question['input'][] = [list.input]
  while (places.length < PAGES) {
    const { status, data } = await list.ask(places.at(-1) ?? list.input)
    if (status !== 200) return undefined
    const next = (data as { next?: unknown } | null)?.next
    if (typeof next !== 'string' || next === '') break
    const cursor = await cursorOf(list, next)
    if (!cursor) return undefined
    places.push({ ...list.input, [cursor]: next })
  }
  if (places.length < FEWEST) return undefined
  const [first, last] = [places.slice(0, ENDS), places.slice(-ENDS)]
  const times = { first: [] as number[], last: [] as number[] }
  for (const [at, place] of first.entries()) {
    times.first.push(await timeOf(list, place))
    times.last.push(await timeOf(list, last[at] ?? place))
  }
  const [firstMs, lastMs] = [median(times.first), median(times.last)]
  return { path: list.path, pages: places.length, firstMs, lastMs, ratio: lastMs / firstMs }
}

async function timeOf({ ask }: Question, place: Question['input']): Promise<number> {
  const began = performance.now()
  await ask(place)
  return performance.now() - began
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

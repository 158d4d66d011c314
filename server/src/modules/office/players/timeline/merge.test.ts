import { expect, test } from 'vitest'
import { type Entry, isAsked, mergePage, readPlaces, type Source } from './merge.ts'

const START = Date.parse('2026-11-21T10:00:00Z')
const entry = (place: number, minute: number): Entry<string> => ({
  at: new Date(START + minute * 60_000),
  place: `${place}`,
  before: `${place + 1}`,
  row: `${place}@${minute}`,
})
type Stored = { name: string; entries: Entry<string>[] }

/** Reads as sources do: what is below the place, the newest first. */
function read({ name, entries }: Stored, from: string | undefined, limit: number): Source<string> {
  const below = from === undefined ? Number.POSITIVE_INFINITY : Number(from)
  const left = entries.filter(({ place }) => Number(place) < below)
  return {
    name,
    from,
    entries: left.sort((a, b) => Number(b.place) - Number(a.place)).slice(0, limit),
  }
}

/** All pages one after the other; `meanwhile` is called before each but the first. */
function readAll(stored: Stored[], take: number, meanwhile: () => void = () => {}): string[] {
  const names = stored.map(({ name }) => name)
  const rows: string[] = []
  let next: string | null | undefined
  while (next !== null) {
    if (next !== undefined) meanwhile()
    const places = next === undefined ? undefined : readPlaces(next, names)
    const asked = stored.filter(({ name }) => !places || isAsked(places.get(name)))
    const sources = asked.map((one) => read(one, places?.get(one.name), take + 1))
    const page = mergePage(sources, take)
    rows.push(...page.rows)
    next = page.next
  }
  return rows
}

test('sources come in one order, and every size of a page tells each row once', () => {
  const stored = [
    { name: 'one', entries: [entry(1, 1), entry(2, 4), entry(3, 9)] },
    { name: 'two', entries: [entry(1, 2), entry(2, 3), entry(3, 8), entry(4, 10)] },
    { name: 'none', entries: [] },
  ]
  const whole = ['4@10', '3@9', '3@8', '2@4', '2@3', '1@2', '1@1']
  for (const take of [1, 2, 3, 7, 100]) expect(readAll(stored, take)).toEqual(whole)
})

test('a source whose moments are not in the order of its rows loses none of them', () => {
  const stored = [
    { name: 'one', entries: [entry(1, 5), entry(2, 1), entry(3, 7), entry(4, 6)] },
    { name: 'two', entries: [entry(1, 6), entry(2, 8)] },
  ]
  for (const take of [1, 2, 3]) {
    const rows = readAll(stored, take)
    expect(new Set(rows).size).toBe(6)
    expect(rows).toHaveLength(6)
  }
})

test('what comes in while pages are read is in none of the later ones', () => {
  const one = { name: 'one', entries: [entry(1, 1), entry(2, 20), entry(3, 30), entry(4, 40)] }
  const two = { name: 'two', entries: [entry(1, 2)] }
  const three: Stored = { name: 'three', entries: [] }
  let minute = 100
  const rows = readAll([one, two, three], 2, () => {
    minute += 1
    for (const { entries } of [one, two, three]) entries.push(entry(minute, minute))
  })
  expect(rows).toEqual(['4@40', '3@30', '2@20', '1@2', '1@1'])
})

test('what is no cursor of these sources is refused', () => {
  for (const cursor of ['', 'one', 'one:', 'one:1:2', 'other:1', 'one:1~one:2', 'one:a b'])
    expect(() => readPlaces(cursor, ['one', 'two']), cursor).toThrow('invalid_input')
  expect([...readPlaces('one:12~two:-', ['one', 'two'])]).toEqual([
    ['one', '12'],
    ['two', '-'],
  ])
})

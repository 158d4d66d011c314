import { expect, test } from 'vitest'
import { keptAhead, type Waiting } from './kept-ahead.ts'
import { dueOf } from './use-ahead.ts'

const NOW = Date.parse('2026-03-01T12:00:00Z')
const waiting = (of: number, more: Partial<Waiting> = {}): Waiting => ({
  id: `of ${of}`,
  selection: { of, place: 'win:1', price: 300 },
  stakeKurus: 100,
  atMs: NOW,
  ...more,
})

function storageOf(kept = new Map<string, string>()) {
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
}

test('what was played ahead is due once its bets are taken, waits before, and is gone after', () => {
  const all = [waiting(6), waiting(7), waiting(8)]
  const nothing = { open: undefined, offered: undefined }
  expect(dueOf(all, nothing)).toEqual({ due: [], kept: all, gone: [] })
  expect(dueOf(all, { open: undefined, offered: 8 })).toEqual({
    due: [],
    kept: [waiting(8)],
    gone: [waiting(6), waiting(7)],
  })
  expect(dueOf([waiting(7)], { open: 7, offered: 7 })).toEqual({
    due: [waiting(7)],
    kept: [],
    gone: [],
  })
})

test('one that was asked for is never called gone: it may have been taken', () => {
  const asked = waiting(6, { slot: 2 })
  expect(dueOf([asked], { open: 6, offered: 6 }).due).toEqual([asked])
  expect(dueOf([asked], { open: 7, offered: 7 })).toEqual({ due: [], kept: [], gone: [] })
})

test('bets that were played ahead are there after a reload, for their own player alone, and for an hour', () => {
  const storage = storageOf()
  keptAhead('seat', storage).write([waiting(7), waiting(7, { id: 'two', slot: 1 })])
  expect(keptAhead('seat', storage).read(NOW)).toEqual([
    waiting(7),
    waiting(7, { id: 'two', slot: 1 }),
  ])
  expect(keptAhead('another', storage).read(NOW)).toEqual([])
  expect(keptAhead('seat', storage).read(NOW + 60 * 60_000)).toEqual([])
})

test('play money keeps nothing, and what was spoiled in the storage is left out', () => {
  const storage = storageOf()
  keptAhead(null, storage).write([waiting(7)])
  expect(keptAhead(null, storage).read(NOW)).toEqual([])
  for (const text of ['{', '{}', 'null', '7', '[null,{},{"id":"one"},{"id":1,"selection":{}}]']) {
    storage.setItem('zar.ahead.seat', text)
    expect(keptAhead('seat', storage).read(NOW), text).toEqual([])
  }
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchPart } from './lazily.ts'

let reloads = 0
let comesOnline = () => {}
const kept = new Map<string, string>()

function page({ onLine }: { onLine: boolean }) {
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    comesOnline = listener
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('location', {
    reload: () => {
      reloads += 1
    },
  })
}
beforeEach(() => {
  reloads = 0
  kept.clear()
})
afterEach(() => vi.unstubAllGlobals())

const settled = () => new Promise((resolve) => setImmediate(resolve))
const gone = () => Promise.reject(new Error('no such part'))

test('a part that comes is simply there', async () => {
  page({ onLine: true })
  expect(await fetchPart(async () => 'menu')).toBe('menu')
  expect(reloads).toBe(0)
})

test('without a network it waits, and the page is loaded anew when there is one', async () => {
  page({ onLine: false })
  void fetchPart(gone)
  await settled()
  expect(reloads).toBe(0)
  comesOnline()
  await settled()
  expect(reloads).toBe(1)
})

test('a part that is gone after a new release loads the page anew once, not for ever', async () => {
  page({ onLine: true })
  void fetchPart(gone)
  await settled()
  expect(reloads).toBe(1)
  await expect(fetchPart(gone)).rejects.toThrow('no such part')
  expect(reloads).toBe(1)
})

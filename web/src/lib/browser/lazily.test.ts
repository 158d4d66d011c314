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

test('without a network a part is not tried, since the browser would remember the failure', async () => {
  page({ onLine: false })
  let tries = 0
  const part = fetchPart(async () => {
    tries += 1
    return 'menu'
  })
  await settled()
  expect(tries).toBe(0)
  comesOnline()
  expect(await part).toBe('menu')
  expect(reloads).toBe(0)
})

test('a part that is lost with the network loads the page anew when there is one again', async () => {
  page({ onLine: true })
  void fetchPart(() => {
    vi.stubGlobal('navigator', { onLine: false })
    return gone()
  })
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

test('U1: a browser that keeps nothing does not load the page anew without end', async () => {
  page({ onLine: true })
  vi.stubGlobal('sessionStorage', undefined)
  await expect(fetchPart(gone)).rejects.toThrow('no such part')
  expect(reloads).toBe(0)
})

import { expect, test, vi } from 'vitest'
import { renderHook } from '../../../testing/render.tsx'
import { useKeptScroll } from './use-kept-scroll.ts'

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

test('coming back to a visit goes on where it was left, once the page has its height', async () => {
  const to = vi.fn()
  vi.stubGlobal('scrollTo', to)
  vi.stubGlobal('scrollY', 640)
  const { unmount } = renderHook(() => useKeptScroll(true), '/casino/slot')
  dispatchEvent(new Event('scrollend'))
  unmount()
  let isReady = false
  const { rerender } = renderHook(() => useKeptScroll(isReady), '/casino/slot')
  await frame()
  expect(to).not.toHaveBeenCalled()
  isReady = true
  rerender()
  await frame()
  expect(to).toHaveBeenCalledExactlyOnceWith(0, 640)
})

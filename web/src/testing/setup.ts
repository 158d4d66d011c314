import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

configure({
  getElementError: (message) => new Error(message ?? 'not found'),
  // A part that is fetched when it is first shown takes longer while other tests run beside.
  asyncUtilTimeout: 120_000,
})

// The language is settled as the first module loads: tests read English.
localStorage.setItem('lang', 'en')

const { setWindow } = await import('./window.ts')
// Some modules ask about the window as they load.
setWindow('desk')

const { closeDialog } = await import('../lib/dialog/dialog.ts')
const { queryClient } = await import('../lib/api/query.ts')
const { forgetSession } = await import('../lib/session/session.ts')
const { toast } = await import('react-hot-toast/headless')
const { forgetEventNumbers } = await import('../player/betting/stream/events.ts')
const { server } = await import('./server.ts')

// A lost call is asked again after seconds in the page, and not at all in a test.
queryClient.setDefaultOptions({ queries: { staleTime: 30_000, retry: false } })

beforeEach(() => {
  localStorage.setItem('lang', 'en')
  localStorage.setItem('fingerprint', 'device-1')
  history.replaceState(null, '', '/')
  setWindow('desk')
  server.open()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  closeDialog()
  forgetSession()
  queryClient.clear()
  toast.remove()
  localStorage.clear()
  sessionStorage.clear()
  // As another tab would tell it: what was stored is read anew, above all the slip.
  dispatchEvent(new StorageEvent('storage', { key: null }))
  forgetEventNumbers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  expect(server.close(), 'every call of a test has an answer').toEqual([])
})

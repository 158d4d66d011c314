import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The server as the page sees it: a balance known by its sum, and the line that pushes it. */
const server = { balance: 100, asked: 0 }
const line = { push: (_command: string, _message: unknown) => {}, close: () => {} }

vi.mock('@microsoft/signalr', () => {
  const connection = {
    on: (_method: string, hear: typeof line.push) => {
      line.push = hear
    },
    onclose: (hear: () => void) => {
      const before = line.close
      line.close = () => {
        before()
        hear()
      }
    },
    onreconnecting: () => {},
    onreconnected: () => {},
    start: async () => {},
    stop: async () => line.close(),
  }
  class HubConnectionBuilder {
    withUrl = () => this
    withAutomaticReconnect = () => this
    withServerTimeout = () => this
    withKeepAliveInterval = () => this
    configureLogging = () => this
    build = () => connection
  }
  return { HubConnectionBuilder, HttpTransportType: {}, LogLevel: {} }
})

async function answer(_path: string, { headers }: { headers: Record<string, string> }) {
  server.asked += 1
  const etag = `"${server.balance}"`
  if (headers['if-none-match'] === etag) return new Response(null, { status: 304 })
  const body = { success: true, message: '', data: { balance: server.balance } }
  return new Response(JSON.stringify(body), { headers: { etag } })
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  Object.assign(server, { balance: 100, asked: 0 })
  line.close = () => {}
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', {
    documentElement: {},
    visibilityState: 'visible',
    addEventListener: () => {},
    removeEventListener: () => {},
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function signedIn() {
  const { session, signIn } = await import('../session/session.ts')
  signIn({
    token: 't',
    username: 'ada',
    usercode: '1',
    phone: '',
    smsVerified: false,
    balance: 0,
    lastLoginAt: null,
  })
  const { connectHub, leaveHub } = await import('./hub.ts')
  connectHub()
  await vi.advanceTimersByTimeAsync(1_000)
  return { balance: () => session()?.balance, leaveHub }
}

test('U13: a balance that is back at the sum told before is shown, though the push of it was lost', async () => {
  const { balance } = await signedIn()
  expect(balance()).toBe(100)
  line.push('Balance', { balance: 90 })
  expect(balance()).toBe(90)
  // The stake came back, and nobody told the page.
  await vi.advanceTimersByTimeAsync(3_000)
  expect(balance()).toBe(100)
})

test('U15: who hangs up asks for nothing any more, so that no session is told to have ended', async () => {
  const { leaveHub } = await signedIn()
  const before = server.asked
  await leaveHub()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.asked).toBe(before)
})

test('U15: a line that the server has closed is a reason to ask', async () => {
  await signedIn()
  const before = server.asked
  line.close()
  await vi.advanceTimersByTimeAsync(0)
  expect(server.asked).toBeGreaterThan(before)
})

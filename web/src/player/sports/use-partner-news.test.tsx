import { act, waitFor } from '@testing-library/react'
import { balance } from '@zar/contract/players/auth'
import { expect, test, vi } from 'vitest'
import { openedDialog } from '../../lib/dialog/dialog.ts'
import { session } from '../../lib/session/session.ts'
import { pass, settle, stopClock } from '../../testing/clock.ts'
import { signInAda } from '../../testing/player.ts'
import { renderHook } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { usePartnerNews } from './use-partner-news.ts'

const ADDRESS = 'https://partner.example/board'
const source = window
const frame = { current: { contentWindow: source } as unknown as HTMLIFrameElement }

function open() {
  const onReady = vi.fn()
  const { result } = renderHook(() =>
    usePartnerNews(frame, { name: 'fcg', address: ADDRESS }, onReady),
  )
  return { result, onReady }
}
const say = (data: object, change: MessageEventInit = {}) =>
  act(() => {
    const event = new MessageEvent('message', {
      data,
      origin: 'https://partner.example',
      source,
      ...change,
    })
    dispatchEvent(event)
  })

test('the partner’s page is ready, and as high as it says', () => {
  const { result, onReady } = open()
  say({ event: 'onAppMount' })
  expect(onReady).toHaveBeenCalledOnce()
  say({ event: 'height', height: 812.4 })
  expect(result.current).toBe(813)
})

test('another window, and another site in this frame, are not heard', () => {
  const { onReady } = open()
  say({ event: 'onAppMount' }, { source: null })
  say({ event: 'onAppMount' }, { origin: 'https://other.example' })
  expect(onReady).not.toHaveBeenCalled()
})

test('a visitor who wants to bet logs in, a player is not asked to', () => {
  open()
  say({ event: 'loginTrigger' })
  expect(openedDialog()).toEqual({ name: 'login' })
})

test('a player who is here is not asked to log in', () => {
  signInAda()
  open()
  say({ event: 'loginTrigger' })
  expect(openedDialog()).toBeNull()
})

test('the balance is asked for once a second however often it is told, and the last word is heard', async () => {
  signInAda()
  server.on(balance, { balance: 900 })
  stopClock()
  open()
  say({ event: 'onBalanceChange' })
  say({ event: 'onBalanceChange' })
  await settle()
  await pass(1)
  expect(server.inputsOf(balance)).toHaveLength(1)
  server.on(balance, { balance: 800 })
  say({ event: 'onBalanceChange' })
  say({ event: 'onBalanceChange' })
  await pass(900)
  expect(server.inputsOf(balance)).toHaveLength(1)
  await pass(100)
  await settle()
  vi.useRealTimers()
  await waitFor(() => expect(session()?.balance).toBe(800))
  expect(server.inputsOf(balance)).toHaveLength(2)
})

import { act, waitFor } from '@testing-library/react'
import { hub88LaunchUrl } from '@zar/contract/casino/launch'
import { bootstrap } from '@zar/contract/content'
import { expect, test } from 'vitest'
import { signInAda } from '../../testing/player.ts'
import { renderHook } from '../../testing/render.tsx'
import { SITE, server } from '../../testing/server.ts'
import { useMode } from './use-mode.ts'

const LINK = { providerName: 'hub88' as const, gameCode: 'x:zar_nar', system: '', productId: '' }

function open(gameCode = LINK.gameCode) {
  signInAda()
  server.on(bootstrap, {
    ...SITE,
    siteOption: [{ key: 'arcadeUrl', status: true, value: 'https://arcade.example' }],
  })
  server.on(hub88LaunchUrl, () => `https://games.example/${server.inputsOf(hub88LaunchUrl).length}`)
  return renderHook(() => useMode({ ...LINK, gameCode }, 'desktop', false)).result
}

test('a game opens for money, and a demo opens no session at the casino', async () => {
  const result = open()
  await waitFor(() => expect(result.current.game).toEqual({ url: 'https://games.example/1' }))
  expect(result.current.hasDemo).toBe(true)
  act(() => result.current.setDemo(true))
  const demo = result.current.game
  const url = new URL(demo && 'url' in demo ? demo.url : '')
  expect([url.origin, url.searchParams.get('demo')]).toEqual(['https://arcade.example', '1'])
  const key = result.current.key
  act(() => result.current.reload())
  expect(result.current.key).not.toBe(key)
  expect(server.inputsOf(hub88LaunchUrl)).toHaveLength(1)
})

test('going back to money opens another session', async () => {
  const result = open()
  await waitFor(() => expect(result.current.game).toBeDefined())
  act(() => result.current.setDemo(true))
  act(() => result.current.setDemo(false))
  await waitFor(() => expect(result.current.game).toEqual({ url: 'https://games.example/2' }))
})

test('a game that is not the arcade’s has no demo', async () => {
  const result = open('book')
  await waitFor(() => expect(result.current.game).toBeDefined())
  expect(result.current.hasDemo).toBe(false)
})

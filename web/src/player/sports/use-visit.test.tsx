import { act, waitFor } from '@testing-library/react'
import { sportVisit } from '@zar/contract/sports'
import { expect, test } from 'vitest'
import { forgetSession, session } from '../../lib/session/session.ts'
import { signInAda } from '../../testing/player.ts'
import { renderHook } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { useVisit } from './use-visit.ts'

const PARTNER = { name: 'fcg' as const, address: 'https://partner.example/guest' }
const VISIT = {
  name: 'fcg' as const,
  address: 'https://partner.example/?token=t1',
  clientId: '41',
  url: 'https://partner.example',
  token: 't1',
}

test('a visitor sees the partner’s page without a token', () => {
  const { result } = renderHook(() => useVisit('sports', PARTNER, 0))
  expect(result.current).toEqual({ address: PARTNER.address, error: null })
  expect(server.inputsOf(sportVisit)).toEqual([])
})

test('a player has a token for each visit, kept with the session, and none after it', async () => {
  signInAda()
  server.on(sportVisit, VISIT)
  const { result, unmount } = renderHook(() => useVisit('sports', PARTNER, 0))
  expect(result.current.address).toBeUndefined()
  await waitFor(() => expect(result.current.address).toBe(VISIT.address))
  expect(session()).toMatchObject({ sportToken: 't1', sportClientId: '41' })
  act(forgetSession)
  expect(result.current.address).toBe(PARTNER.address)
  unmount()
  await new Promise((resolve) => setTimeout(resolve))
  signInAda()
  renderHook(() => useVisit('sports', PARTNER, 0))
  await waitFor(() => expect(server.inputsOf(sportVisit)).toHaveLength(2))
})

test('a partner that is away is an error, asked for again by another attempt alone', async () => {
  signInAda()
  server.refuse(sportVisit, 'unavailable')
  let attempt = 0
  const { result, rerender } = renderHook(() => useVisit('sports', PARTNER, attempt))
  await waitFor(() => expect(result.current.error).toBeTruthy())
  server.on(sportVisit, VISIT)
  attempt = 1
  rerender()
  await waitFor(() => expect(result.current.address).toBe(VISIT.address))
  expect(server.inputsOf(sportVisit)).toHaveLength(2)
})

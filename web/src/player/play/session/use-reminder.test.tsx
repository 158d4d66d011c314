import { act, waitFor } from '@testing-library/react'
import { realityCheck, seeRealityCheck } from '@zar/contract/protection'
import { beforeEach, expect, test } from 'vitest'
import { closeDialog, openedDialog } from '../../../lib/dialog/dialog.ts'
import { signInAda } from '../../../testing/player.ts'
import { renderHook } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { useReminder } from './use-reminder.ts'

const DUE = {
  everyMinutes: 60 as const,
  minutes: 61,
  staked: 120,
  won: 100,
  net: -20,
  isDue: true,
  againInSeconds: 0,
}
const SEEN = { ...DUE, isDue: false, againInSeconds: 3_600 }

beforeEach(() => {
  closeDialog()
  signInAda()
  server.on(realityCheck, DUE)
  server.on(seeRealityCheck, SEEN)
})

function play() {
  const { result } = renderHook(() => useReminder('/casino/slot'))
  act(() => result.current.hear({ type: 'zar:ready' }))
  return result
}

test('LIM-06: a game that shows reminders is given one that is due, and no dialog comes beside it', async () => {
  const result = play()
  await waitFor(() => expect(result.current.inGame?.check).toEqual(DUE))
  expect(openedDialog()).toBeNull()
  act(() => result.current.hear({ type: 'zar:reminded', answer: 'goOn' }))
  await waitFor(() => expect(result.current.inGame).toBeUndefined())
  expect(server.inputsOf(seeRealityCheck)).toHaveLength(1)
})

test('LIM-06: where the game does not take it the dialog comes in its place', async () => {
  const result = play()
  await waitFor(() => expect(result.current.inGame).toBeDefined())
  act(() => result.current.onSilent())
  await waitFor(() => expect(openedDialog()?.name).toBe('realityCheck'))
  expect(result.current.isPaused).toBe(true)
})

test('LIM-06: an answer that was not taken down is asked for anew', async () => {
  server.lose(seeRealityCheck)
  const result = play()
  await waitFor(() => expect(result.current.inGame?.attempt).toBe(0))
  act(() => result.current.hear({ type: 'zar:reminded', answer: 'goOn' }))
  await waitFor(() => expect(result.current.inGame?.attempt).toBe(1))
})

test.each([
  ['leave', '/casino/slot'],
  ['history', '/dashboard/game-history'],
  ['limits', '/dashboard/limits'],
] as const)('LIM-06: who answers %s is led to %s', async (answer, path) => {
  const result = play()
  await waitFor(() => expect(result.current.inGame).toBeDefined())
  act(() => result.current.hear({ type: 'zar:reminded', answer }))
  await waitFor(() => expect(location.pathname).toBe(path))
  expect(server.inputsOf(seeRealityCheck)).toHaveLength(1)
})

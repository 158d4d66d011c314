import { myBonuses } from '@zar/contract/bonus'
import { logout } from '@zar/contract/players/auth'
import { expect, test, vi } from 'vitest'
import { pass, stopClock } from '../../testing/clock.ts'
import { signInAda } from '../../testing/player.ts'
import { server } from '../../testing/server.ts'
import { call } from '../api/call.ts'
import { queryClient } from '../api/query.ts'
import { signOut } from './sign-out.ts'

const NO_BONUSES = { cash: 0, bonuses: [], cashbacks: [] }
const askForBonuses = () =>
  queryClient.fetchQuery({ queryKey: ['me', 'bonus'], queryFn: () => call(myBonuses, {}) })

test('what was asked for as the player is answered before the session is ended', async () => {
  signInAda()
  stopClock()
  server.on(logout, null)
  const answer = server.hold(myBonuses, NO_BONUSES)
  const asked = askForBonuses()
  vi.stubGlobal('location', { ...location, reload: () => {} })
  const out = signOut()
  await pass(500)
  expect(server.inputsOf(logout)).toEqual([])
  answer()
  expect(await asked).toEqual(NO_BONUSES)
  await out
  expect(server.inputsOf(logout)).toHaveLength(1)
})

test('an answer that does not come keeps nobody from logging out', async () => {
  signInAda()
  stopClock()
  server.on(logout, null)
  const answer = server.hold(myBonuses, NO_BONUSES)
  const asked = askForBonuses()
  vi.stubGlobal('location', { ...location, reload: () => {} })
  const out = signOut()
  await pass(1_000)
  await out
  expect(server.inputsOf(logout)).toHaveLength(1)
  answer()
  await asked
})

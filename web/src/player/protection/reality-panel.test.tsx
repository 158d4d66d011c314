import { screen, waitFor } from '@testing-library/react'
import { realityCheck, setRealityCheck } from '@zar/contract/protection'
import { REFUSALS } from '@zar/contract/refusal'
import { expect, test } from 'vitest'
import { signInAda } from '../../testing/player.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { RealityPanel } from './reality-panel.tsx'

const CHECK = {
  everyMinutes: 60 as const,
  minutes: 0,
  staked: 0,
  won: 0,
  net: 0,
  isDue: false,
  againInSeconds: 3_600,
}
const chosen = () => screen.getByRole('button', { pressed: true }).textContent
async function open() {
  signInAda()
  server.on(realityCheck, CHECK)
  const { user } = render(<RealityPanel />)
  await screen.findByRole('group', { name: 'How often' })
  return user
}

test('LIM-06: how often is chosen, shown at once and kept as the server has agreed', async () => {
  const user = await open()
  expect(chosen()).toBe('60 min')
  const release = server.hold(setRealityCheck, { ...CHECK, everyMinutes: 15 }, 'Saved')
  await user.click(screen.getByRole('button', { name: '15 min' }))
  expect(chosen()).toBe('15 min')
  release()
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(chosen()).toBe('15 min')
  expect(server.inputsOf(setRealityCheck)).toEqual([{ everyMinutes: 15 }])
})

test('a choice that was refused is told, and the one before stands', async () => {
  const user = await open()
  server.refuse(setRealityCheck, 'too_many_attempts')
  await user.click(screen.getByRole('button', { name: '15 min' }))
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.too_many_attempts.en)
  expect(chosen()).toBe('60 min')
})

test('a reminder that cannot be read is asked for again', async () => {
  signInAda()
  server.lose(realityCheck)
  const { user } = render(<RealityPanel />)
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.on(realityCheck, CHECK)
  await user.click(again)
  await waitFor(() => expect(chosen()).toBe('60 min'))
})

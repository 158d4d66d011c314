import { screen, waitFor } from '@testing-library/react'
import { checkIdentity, type Identity, identity } from '@zar/contract/players/identity'
import { REFUSALS } from '@zar/contract/refusal'
import { expect, test } from 'vitest'
import { pass, settle, stopClock } from '../../../testing/clock.ts'
import { signInAda } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { IdentityCheck } from './identity-check.tsx'

const being = (state: Identity['state']): Identity => ({ state, askedAt: null, answeredAt: null })
function open(state: Identity['state']) {
  signInAda()
  server.on(identity, being(state))
  return render(<IdentityCheck />)
}

test('a check is begun once, and its answer is shown without being asked for', async () => {
  const release = server.hold(checkIdentity, being('review'))
  const { user } = open('unchecked')
  await user.click(await screen.findByRole('button', { name: 'Check my identity' }))
  await user.click(screen.getByRole('button', { name: 'Beginning' }))
  release()
  expect(await screen.findByText('Under review')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('Under review')
  expect(server.inputsOf(checkIdentity)).toHaveLength(1)
  expect(server.inputsOf(identity)).toHaveLength(1)
})

test('a check that could not begin is told, and the button is there for another try', async () => {
  const { user } = open('unchecked')
  server.refuse(checkIdentity, 'too_many_attempts')
  await user.click(await screen.findByRole('button', { name: 'Check my identity' }))
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.too_many_attempts.en)
  server.on(checkIdentity, being('pending'))
  await user.click(screen.getByRole('button', { name: 'Check my identity' }))
  expect(await screen.findByText('Being checked')).toBeTruthy()
})

test.each(['pending', 'review', 'checked'] as const)(
  'while it is %s there is nothing to press',
  async (state) => {
    open(state)
    await waitFor(() => expect(screen.getByRole('status').querySelector('.tag')).toBeTruthy())
    expect(screen.queryByRole('button')).toBeNull()
  },
)

test('a running check is looked at every two seconds, and no more once it is answered', async () => {
  stopClock()
  open('pending')
  await settle()
  expect(server.inputsOf(identity)).toHaveLength(1)
  await pass(1_999)
  expect(server.inputsOf(identity)).toHaveLength(1)
  server.on(identity, { ...being('checked'), answeredAt: '2026-11-25T08:00:00Z' })
  await pass(1)
  await settle()
  // An answer is told by a timer of no length.
  await pass(1)
  expect(screen.getByText(/^Checked on /)).toBeTruthy()
  await pass(10_000)
  expect(server.inputsOf(identity)).toHaveLength(2)
})

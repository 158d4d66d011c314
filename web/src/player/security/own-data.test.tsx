import { screen, waitFor } from '@testing-library/react'
import { ownData } from '@zar/contract/players/own-data'
import { REFUSALS } from '@zar/contract/refusal'
import { expect, test } from 'vitest'
import { errorOf } from '../../testing/field.ts'
import { signInAda } from '../../testing/player.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { OwnData } from './own-data.tsx'

async function ask() {
  signInAda()
  const { user } = render(<OwnData />)
  await user.click(screen.getByRole('button', { name: 'Take a copy' }))
  const password = await screen.findByLabelText('Your password')
  return { user, password, submit: () => user.keyboard('{Enter}') }
}

test('the password of a copy is asked for at once in its field, and nothing is sent without it', async () => {
  const { submit, password } = await ask()
  expect(document.activeElement).toBe(password)
  await submit()
  await waitFor(() => expect(errorOf('Your password')).toBe('Enter your password'))
  expect(server.inputsOf(ownData)).toEqual([])
})

test('a copy that is refused or gets no answer leaves the form, and the next press asks again', async () => {
  const { user, password, submit } = await ask()
  server.refuse(ownData, 'wrong_password')
  await user.type(password, 'secret-1')
  await submit()
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.wrong_password.en)
  server.lose(ownData)
  await submit()
  expect(await screen.findByText(/The server could not be reached/)).toBeTruthy()
  expect(server.inputsOf(ownData)).toEqual([{ password: 'secret-1' }, { password: 'secret-1' }])
})

test('a copy is asked for once, however often it is pressed', async () => {
  const { user, password, submit } = await ask()
  server.hold(ownData, {} as never)
  await user.type(password, 'secret-1')
  await submit()
  await user.click(await screen.findByRole('button', { name: 'Preparing' }))
  await user.type(password, '{Enter}')
  expect(server.inputsOf(ownData)).toHaveLength(1)
})

test('Cancel closes the form of a copy and gives the focus to what opened it', async () => {
  const { user } = await ask()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take a copy' }))
})

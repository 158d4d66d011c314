import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { endEveryone } from '@zar/contract/office/system/sessions'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { openSessions, REASON } from './testing/open-sessions.ts'

const TITLE = 'End the sessions of all players?'

test('all are proposed to be logged out for a reason and by the typed name, and what it does is said', async () => {
  const { user } = openSessions()
  server.on(endEveryone, { outcome: 'waits', proposal: '7', lapsesAt: null })
  await user.click(await screen.findByRole('button', { name: 'Log everybody out' }))
  const dialog = within(await findDialog(TITLE))
  expect(dialog.getByText(/It cannot be undone/)).toBeTruthy()
  const send = () =>
    user.click(dialog.getByRole('button', { name: /^Propose to end 1.?204 sessions/ }))
  fireEvent.change(dialog.getByLabelText('In your words'), { target: { value: REASON } })
  await send()
  expect(server.inputsOf(endEveryone)).toEqual([])
  await user.type(dialog.getByLabelText(/Zar/), 'Zar')
  await send()
  await waitFor(() =>
    expect(server.inputsOf(endEveryone)).toEqual([{ typed: 'Zar', reason: REASON }]),
  )
  expect(await screen.findByText('Proposed, it waits for a second person')).toBeTruthy()
})

test('what was refused is told in the dialog', async () => {
  const { user } = openSessions()
  server.refuse(endEveryone, 'proposal_waits')
  await user.click(await screen.findByRole('button', { name: 'Log everybody out' }))
  const dialog = within(await findDialog(TITLE))
  fireEvent.change(dialog.getByLabelText('In your words'), { target: { value: REASON } })
  await user.type(dialog.getByLabelText(/Zar/), 'Zar')
  await user.click(dialog.getByRole('button', { name: /^Propose/ }))
  expect((await dialog.findByRole('alert')).textContent).toContain('waiting already')
})

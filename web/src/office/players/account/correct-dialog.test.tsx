import { fireEvent, screen, within } from '@testing-library/react'
import { correctPlayer } from '@zar/contract/office/player/account'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { ID } from '../testing/desk.tsx'
import { openPlayer, REASON } from '../testing/open-player.tsx'

test('what a document says is proposed: only what was filled in, and at least one field', async () => {
  const { user } = openPlayer({ 'player.correct': 'second' })
  await user.click(await screen.findByRole('button', { name: 'Correct details' }))
  const dialog = within(await findDialog('gecekusu: correction by a document'))
  await user.type(dialog.getByLabelText('In your words'), REASON)
  const press = () => user.click(dialog.getByRole('button', { name: 'Propose the correction' }))
  await press()
  expect(dialog.getByRole('alert').textContent).toBe('Fill in at least one field.')
  await user.type(dialog.getByLabelText('Surname'), 'Demirtaş')
  fireEvent.change(dialog.getByLabelText('Date of birth'), { target: { value: '1991-02-28' } })
  server.on(correctPlayer, { outcome: 'waits', proposal: '7', lapsesAt: null })
  await press()
  expect(await screen.findByText('The proposal waits for a second approval')).toBeTruthy()
  expect(server.inputsOf(correctPlayer)).toEqual([
    { id: ID, surname: 'Demirtaş', birthDate: '1991-02-28', reason: REASON },
  ])
})

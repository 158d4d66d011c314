import { screen, within } from '@testing-library/react'
import { answerComplaint } from '@zar/contract/office/support/complaints'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { complaintOf } from '../testing/cases.ts'
import { AnswerDialog } from './answer-dialog.tsx'

test('what the player reads and why it is written are both asked for', async () => {
  server.on(answerComplaint, null)
  const { user } = renderScreen(
    () => <AnswerDialog one={complaintOf()} onClose={() => {}} />,
    '/office/complaints',
  )
  const dialog = within(await findDialog('Write to the player: complaint 2001'))
  await user.click(dialog.getByRole('button', { name: 'Write' }))
  expect(await dialog.findByText(/Write what the player will read/)).toBeTruthy()
  await user.type(dialog.getByLabelText('What the player reads'), 'We asked the studio.')
  await user.type(dialog.getByLabelText('In your words'), 'The first answer, within a day.')
  await user.click(dialog.getByRole('button', { name: 'Write' }))
  expect(await screen.findByText('The player was written to')).toBeTruthy()
  expect(server.inputsOf(answerComplaint)).toEqual([
    {
      id: 2001,
      version: 3,
      text: 'We asked the studio.',
      reason: 'The first answer, within a day.',
    },
  ])
})

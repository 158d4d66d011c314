import { screen, within } from '@testing-library/react'
import { decideComplaint } from '@zar/contract/office/support/complaints'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { complaintOf } from '../testing/cases.ts'
import { DecideDialog } from './decide-dialog.tsx'

test('a decision is proposed with its outcome, the player’s words and a reason', async () => {
  server.on(decideComplaint, { outcome: 'waits', proposal: '7', lapsesAt: null })
  const { user } = renderScreen(
    () => <DecideDialog one={complaintOf()} onClose={() => {}} />,
    '/office/complaints',
  )
  const dialog = within(await findDialog('Propose a decision: complaint 2001'))
  await user.click(dialog.getByRole('button', { name: 'Propose the decision' }))
  expect(await dialog.findByText('Choose the decision.')).toBeTruthy()
  await user.selectOptions(dialog.getByLabelText('Decision'), 'against')
  await user.type(dialog.getByLabelText('What the player reads'), 'The facts stand as they were.')
  await user.type(dialog.getByLabelText('In your words'), 'The feed and the video agree.')
  await user.click(dialog.getByRole('button', { name: 'Propose the decision' }))
  expect(await screen.findByText(/it waits for a second person/)).toBeTruthy()
  expect(server.inputsOf(decideComplaint)).toEqual([
    {
      id: 2001,
      version: 3,
      outcome: 'against',
      text: 'The facts stand as they were.',
      reason: 'The feed and the video agree.',
    },
  ])
})

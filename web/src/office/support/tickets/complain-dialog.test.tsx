import { screen, within } from '@testing-library/react'
import { openComplaint } from '@zar/contract/office/support/complaints'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { ComplainDialog } from './complain-dialog.tsx'

test('a complaint takes words, and says that who opens it does not decide it', async () => {
  server.on(openComplaint, { id: 2001 })
  const { user } = renderScreen(
    () => <ComplainDialog number={42} onClose={() => {}} />,
    '/office/tickets',
  )
  const dialog = within(await findDialog('Open a complaint: #42'))
  expect(dialog.getByText(/Two people decide who have not handled it/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Open the complaint' }))
  expect(server.inputsOf(openComplaint)).toEqual([])
  const reason = 'The bet was settled wrongly, they say.'
  await user.type(dialog.getByRole('textbox'), reason)
  await user.click(dialog.getByRole('button', { name: 'Open the complaint' }))
  expect(await screen.findByText('Complaint 2001 is open')).toBeTruthy()
  expect(server.inputsOf(openComplaint)).toEqual([{ ticket: 42, reason }])
})

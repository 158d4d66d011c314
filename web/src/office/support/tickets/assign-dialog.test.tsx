import { screen, within } from '@testing-library/react'
import { assignTicket, ticketPeople } from '@zar/contract/office/support/tickets'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { AssignDialog } from './assign-dialog.tsx'

const SELIN = '5b0e9c51-4a4c-4a44-9a52-5c1a4b1f0009'

test('a ticket goes to whom the server names, and to nobody before one is chosen', async () => {
  server.on(ticketPeople, [{ id: SELIN, name: 'Selin Yurt' }])
  server.on(assignTicket, null)
  const { user } = renderScreen(
    () => <AssignDialog number={42} onClose={() => {}} />,
    '/office/tickets',
  )
  const dialog = within(await findDialog('Ticket #42'))
  await user.click(dialog.getByRole('button', { name: 'Give' }))
  expect(await dialog.findByText('Choose who gets it.')).toBeTruthy()
  await dialog.findByRole('option', { name: 'Selin Yurt' })
  await user.selectOptions(dialog.getByLabelText('To whom'), 'Selin Yurt')
  await user.click(dialog.getByRole('button', { name: 'Give' }))
  expect(await screen.findByText('#42 was given')).toBeTruthy()
  expect(server.inputsOf(assignTicket)).toEqual([{ number: 42, to: SELIN }])
})

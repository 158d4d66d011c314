import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { endMaintenance } from '@zar/contract/office/system/maintenance'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { maintenanceOf, openMaintenance, REASON } from './testing/open-maintenance.ts'

test('what runs is proposed to end, by its typed name; what is over has no button', async () => {
  const over = maintenanceOf({ id: '2', state: 'over', actions: [] })
  const { user } = openMaintenance([maintenanceOf(), over])
  server.on(endMaintenance, { outcome: 'waits', proposal: '7', lapsesAt: null })
  await user.click(await screen.findByRole('button', { name: 'End it' }))
  const dialog = within(await findDialog('End the maintenance now?'))
  fireEvent.change(dialog.getByLabelText('In your words'), { target: { value: REASON } })
  const send = () => user.click(dialog.getByRole('button', { name: /^Propose to end it/ }))
  await send()
  expect(server.inputsOf(endMaintenance)).toEqual([])
  await user.type(dialog.getByLabelText(/Zar/), 'Zar')
  await send()
  await waitFor(() =>
    expect(server.inputsOf(endMaintenance)).toEqual([{ id: '3', typed: 'Zar', reason: REASON }]),
  )
})

import { screen, waitFor, within } from '@testing-library/react'
import { endMaintenance, setMaintenance } from '@zar/contract/office/system/maintenance'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { maintenanceOf, openMaintenance, proposalOf, REASON } from './testing/open-maintenance.ts'

const done = { outcome: 'done', proposal: '7', lapsesAt: null } as const

test('AUZ-03: the second person sees when and what, types the name and announces exactly this', async () => {
  const { user } = openMaintenance([], [proposalOf()])
  server.on(setMaintenance, done)
  expect(await screen.findByText(/As it is approved, until 21\.Nov\.26 05:00/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog('Announce maintenance?'))
  for (const fact of ['The servers move', 'Kerem', REASON])
    expect(dialog.getByText(fact)).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), 'Zar')
  await user.click(dialog.getByRole('button', { name: /^Announce the maintenance/ }))
  await waitFor(() =>
    expect(server.inputsOf(setMaintenance)).toEqual([
      {
        beginsAt: null,
        endsAt: '2026-11-21T02:00:00.000Z',
        code: 'move',
        typed: 'Zar',
        reason: REASON,
        proposal: '7',
      },
    ]),
  )
})

test('an early end is approved on the maintenance that it is about', async () => {
  const waiting = proposalOf({ object: 'maintenance:3', terms: { ends: true } })
  const { user } = openMaintenance([maintenanceOf()], [waiting])
  server.on(endMaintenance, done)
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog('End the maintenance now?'))
  await user.type(dialog.getByRole('textbox'), 'Zar')
  await user.click(dialog.getByRole('button', { name: /^End the maintenance now/ }))
  await waitFor(() =>
    expect(server.inputsOf(endMaintenance)).toEqual([
      { id: '3', typed: 'Zar', reason: REASON, proposal: '7' },
    ]),
  )
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { withdrawLicence } from '@zar/contract/office/system/licences'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { licenceOf, openLicences, REASON } from './testing/open-licences.ts'

test('one that holds is withdrawn by its typed number; one that is over has no button', async () => {
  server.on(withdrawLicence, { outcome: 'waits', proposal: '7', lapsesAt: null })
  const over = licenceOf({ id: '3', number: 'OGL/2025/1', state: 'over', actions: [] })
  const { user } = openLicences([licenceOf(), over])
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
  const dialog = within(await findDialog('Withdraw OGL/2026/1?'))
  fireEvent.change(dialog.getByLabelText('In your words'), { target: { value: REASON } })
  const send = () => user.click(dialog.getByRole('button', { name: /^Propose to withdraw/ }))
  await send()
  expect(server.inputsOf(withdrawLicence)).toEqual([])
  await user.type(dialog.getByLabelText(/OGL/), 'OGL/2026/1')
  await send()
  await waitFor(() =>
    expect(server.inputsOf(withdrawLicence)).toEqual([
      { id: '4', typed: 'OGL/2026/1', reason: REASON },
    ]),
  )
})

test('one that waits can be approved', async () => {
  openLicences([licenceOf({ state: 'waits', approvers: [] })])
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeTruthy()
  expect(screen.getByText('nobody')).toBeTruthy()
})

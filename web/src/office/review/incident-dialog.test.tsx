import { within } from '@testing-library/react'
import { declareIncident } from '@zar/contract/office/withdrawals/house'
import { expect, test } from 'vitest'
import { findDialog } from '../../testing/find-dialog.ts'
import { server } from '../../testing/server.ts'
import { findButton, openReview, REASON } from './testing/house.ts'

test('an incident is proposed in whole hours, and not before the seven days are over', async () => {
  server.on(declareIncident, { outcome: 'waits' })
  const { user } = openReview()
  await user.click(await findButton('Declare an incident'))
  const dialog = within(await findDialog('Declare an incident'))
  await user.clear(dialog.getByLabelText('Hours'))
  await user.type(dialog.getByLabelText('Hours'), '6')
  await user.type(dialog.getByLabelText('In your words'), REASON)
  await user.click(dialog.getByRole('button', { name: 'Propose 6 hours for all reviews' }))
  expect(server.inputsOf(declareIncident)).toEqual([{ hours: 6, reason: REASON }])
})

import { screen, within } from '@testing-library/react'
import { extendWithdrawal } from '@zar/contract/office/withdrawals/withdrawals'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { caseOf, LIST, openQueue, rowOf } from '../testing/cases.ts'

const REASON = 'The bank names another holder of it.'
const one = caseOf(rowOf(1))
const open = (first = one) => openQueue([first, caseOf(rowOf(2))], `${LIST}?row=${first.id}`)
const button = (name: string) => screen.findByRole('button', { name })

test('AUZ-03: b proposes more hours with a code, within what may still be added', async () => {
  server.on(extendWithdrawal, { outcome: 'waits' })
  const { user } = open(caseOf(rowOf(1), {}, { hoursLeft: 6 }))
  await button('Extend')
  await user.keyboard('b')
  const dialog = within(await findDialog('Extend the review'))
  const hours = dialog.getByLabelText('Hours')
  await user.clear(hours)
  await user.type(hours, '9')
  await user.selectOptions(dialog.getByLabelText('Reason'), 'incident')
  await user.type(dialog.getByLabelText('In your words'), REASON)
  await user.click(dialog.getByRole('button', { name: 'Propose 9 hours more' }))
  expect(await dialog.findByText('Type whole hours from 1 to 6.')).toBeTruthy()
  await user.clear(hours)
  await user.type(hours, '6')
  await user.click(dialog.getByRole('button', { name: 'Propose 6 hours more' }))
  expect(await screen.findByText('Extension proposed, waits for a second person')).toBeTruthy()
  expect(server.inputsOf(extendWithdrawal)).toEqual([
    { id: one.id, version: 1, code: 'incident', hours: 6, reason: REASON },
  ])
})

import { screen, within } from '@testing-library/react'
import { refusePayee } from '@zar/contract/office/risk/payees'
import { expect, test } from 'vitest'
import { findDialog } from '../../testing/find-dialog.ts'
import { server } from '../../testing/server.ts'
import { openPayees, payeeOf } from './testing/payees.ts'

const WHY = 'The bank names another holder.'

test('an account is refused for one of two facts, with words and the sum that goes back', async () => {
  server.on(refusePayee, null)
  const { user } = openPayees(payeeOf())
  await user.click(await screen.findByRole('button', { name: /^Refuse/ }))
  const dialog = within(await findDialog('Refuse the account TR28 •••• 7890'))
  expect(dialog.getByText(/2[.,]500.* goes back/)).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), WHY)
  await user.click(dialog.getByRole('button', { name: /^Refuse/ }))
  expect(server.inputsOf(refusePayee)).toEqual([])
  await user.selectOptions(dialog.getByRole('combobox'), 'other_name')
  await user.click(dialog.getByRole('button', { name: /^Refuse/ }))
  expect(
    await screen.findByText('The account is refused, the money is in the balance'),
  ).toBeTruthy()
  const { id, caseId, version } = payeeOf()
  expect(server.inputsOf(refusePayee)).toEqual([
    { id, caseId, version, code: 'other_name', reason: WHY },
  ])
})

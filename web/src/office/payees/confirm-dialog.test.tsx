import { screen, within } from '@testing-library/react'
import { confirmPayee } from '@zar/contract/office/risk/payees'
import { expect, test } from 'vitest'
import { findDialog } from '../../testing/find-dialog.ts'
import { server } from '../../testing/server.ts'
import { openPayees, payeeOf } from './testing/payees.ts'

const WHY = 'The bank names the player as holder.'

async function say(user: ReturnType<typeof openPayees>['user']) {
  await user.click(await screen.findByRole('button', { name: /It is the player’s/ }))
  const dialog = within(await findDialog('TR28 •••• 7890 is the player’s account'))
  await user.type(dialog.getByRole('textbox'), WHY)
  await user.click(dialog.getByRole('button', { name: /It is the player’s/ }))
  return dialog
}

test('an account is confirmed with words, as it was seen', async () => {
  server.on(confirmPayee, null)
  const { user } = openPayees(payeeOf())
  await say(user)
  expect(await screen.findByText('The account is confirmed')).toBeTruthy()
  const { id, caseId, version } = payeeOf()
  expect(server.inputsOf(confirmPayee)).toEqual([{ id, caseId, version, reason: WHY }])
})

test('what the bank does not say is refused in the dialog, and the words stay', async () => {
  server.refuse(confirmPayee, 'payee_unproven')
  const { user } = openPayees(payeeOf())
  const dialog = await say(user)
  expect(await dialog.findByText(/The bank does not say/)).toBeTruthy()
  expect(dialog.getByDisplayValue(WHY)).toBeTruthy()
})

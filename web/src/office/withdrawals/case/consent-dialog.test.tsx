import { screen, within } from '@testing-library/react'
import { consentToWithdrawal } from '@zar/contract/office/withdrawals/withdrawals'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { caseOf, LIST, openQueue, rowOf } from '../testing/cases.ts'

const REASON = 'The source of the money is known and documented.'
const HIGH = { amountE5: '30000000000', needsConsent: true }
const open = (more: object, state: 'yes' | 'refused' = 'yes') => {
  const one = caseOf(rowOf(1, { ...HIGH, ...more }), { 'withdrawal.consent': state })
  return openQueue([one], `${LIST}?row=${one.id}`)
}

test('AUZ-03: compliance consents with words to the sum that was seen, and nothing is sent by it', async () => {
  server.on(consentToWithdrawal, null)
  const { user } = open({})
  expect(await screen.findByText('The consent of compliance is awaited.')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Consent' }))
  const dialog = within(await findDialog('The consent of compliance'))
  await user.type(dialog.getByRole('textbox'), REASON)
  await user.click(dialog.getByRole('button', { name: /Consent to ₺300.000,00/ }))
  expect(await screen.findByText('₺300.000,00: the consent of compliance is written')).toBeTruthy()
  expect(server.inputsOf(consentToWithdrawal)).toMatchObject([{ version: 1, reason: REASON }])
})

test('once it is given its name stands there, and nobody is asked again', async () => {
  open({ consentedBy: 'Nermin Ak' })
  expect(await screen.findByText('Consent of compliance: Nermin Ak.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Consent' })).toBeNull()
})

test('who has not the right sees that it is awaited, and has no button', async () => {
  open({}, 'refused')
  expect(await screen.findByText('The consent of compliance is awaited.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Consent' })).toBeNull()
})

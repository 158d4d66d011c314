import { screen, waitFor, within } from '@testing-library/react'
import { findMatchTargets, matchDeposit } from '@zar/contract/office/house/deposit-match'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { ECE_ID } from '../../../testing/office.ts'
import { server } from '../../../testing/server.ts'
import { DEPOSIT_ID, openLines as open, PLAYER, REASON } from './testing/open-lines.tsx'

const openDialog = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Propose a match' }))
  return findDialog('Whose is ₺411,00?')
}
const send = (user: ReturnType<typeof open>['user'], dialog: HTMLElement) =>
  user.click(within(dialog).getByRole('button', { name: /^Propose the match of ₺411,00/ }))

test('a line is proposed for the deposit that it may be of, with words', async () => {
  const { user } = open()
  server.on(matchDeposit, {
    outcome: 'waits',
    proposal: '7',
    lapsesAt: null,
    creditsE5: '41100000',
  })
  const dialog = await openDialog(user)
  expect(within(dialog).getByText('HAVALE ECE POLAT')).toBeTruthy()
  const choice = await within(dialog).findByRole('radio', { name: /Deposit #884117 · gecekusu/ })
  expect(within(dialog).getByText(/the line has their name/)).toBeTruthy()
  await user.type(within(dialog).getByLabelText('In your words'), REASON)
  await send(user, dialog)
  expect((await within(dialog).findByRole('alert')).textContent).toMatch('Choose whose')
  expect(server.inputsOf(matchDeposit)).toEqual([])
  await user.click(choice)
  await send(user, dialog)
  expect(await screen.findByText(/A match of ₺411,00 is proposed/)).toBeTruthy()
  expect(server.inputsOf(matchDeposit)).toEqual([
    { line: '12-45', kind: 'deposit', id: DEPOSIT_ID, reason: REASON },
  ])
})

test('a player without a deposit is found by number; a refusal is told in the dialog', async () => {
  const { user } = open()
  server.refuse(matchDeposit, 'match_has_deposit')
  const dialog = await openDialog(user)
  await user.click(await within(dialog).findByRole('radio'))
  server.on(findMatchTargets, { deposits: [], players: [{ player: PLAYER, isNamed: false }] })
  await user.type(
    within(dialog).getByLabelText('Number of a deposit or a player'),
    'ZR 204 718 331',
  )
  const choice = await within(dialog).findByRole('radio', { name: /A player without a deposit/ })
  await waitFor(() =>
    expect(server.addressesOf(findMatchTargets).at(-1)).toMatch(/q=ZR\+?(%20)?204/),
  )
  // What the other number found is chosen no more.
  expect((choice as HTMLInputElement).checked).toBe(false)
  await user.click(choice)
  await user.type(within(dialog).getByLabelText('In your words'), REASON)
  await send(user, dialog)
  expect((await within(dialog).findByRole('alert')).textContent).toMatch('that no line has')
  expect(server.inputsOf(matchDeposit)).toMatchObject([{ kind: 'player', id: ECE_ID }])
})

test('nothing that it may be of is said so, and what does not come is asked for again', async () => {
  const { user } = open()
  server.refuse(findMatchTargets, 'unavailable')
  const dialog = await openDialog(user)
  await within(dialog).findByRole('alert', {}, { timeout: 10_000 })
  server.on(findMatchTargets, { deposits: [], players: [] })
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
  expect(await within(dialog).findByText(/No deposit of this sum/)).toBeTruthy()
})

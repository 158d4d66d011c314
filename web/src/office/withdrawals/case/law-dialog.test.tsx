import { screen, within } from '@testing-library/react'
import { liftLegalHold, placeLegalHold } from '@zar/contract/office/withdrawals/house'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { caseOf, idOf, LIST, openQueue, rowOf } from '../testing/cases.ts'

const REASON = 'A statement that names the payer is due.'
const open = (one = caseOf(rowOf(1), { 'document.ask': 'yes' })) =>
  openQueue([one], `${LIST}?row=${one.id}`)
const button = (name: string) => screen.findByRole('button', { name })

test('what the law holds is placed with a ground by compliance, and is not there for others', async () => {
  server.on(placeLegalHold, { outcome: 'waits' })
  const { unmount } = open()
  await button('Ask for a document')
  expect(screen.queryByRole('button', { name: 'Hold by law' })).toBeNull()
  unmount()
  const held = open(caseOf(rowOf(1), { 'legalhold.place': 'second' }))
  await held.user.click(await button('Hold by law'))
  const dialog = within(await findDialog('Hold by law for player1'))
  await held.user.selectOptions(dialog.getByLabelText('Ground'), 'Court order')
  await held.user.type(dialog.getByLabelText('In your words'), REASON)
  await held.user.click(dialog.getByRole('button', { name: 'Propose or approve the hold by law' }))
  expect(server.inputsOf(placeLegalHold)).toEqual([
    { player: idOf(9), ground: 'court_order', reason: REASON },
  ])
})

test('it is lifted where it stands', async () => {
  server.on(liftLegalHold, { outcome: 'done' })
  const row = rowOf(1, { state: 'law', clockAt: null, promiseAt: null, atEnd: 'law' })
  const { user } = open(caseOf(row, { 'legalhold.lift': 'second' }))
  await user.click(await button('Lift the hold by law'))
  const dialog = within(await findDialog('Lift the hold by law for player1'))
  await user.type(dialog.getByLabelText('In your words'), REASON)
  await user.click(dialog.getByRole('button', { name: 'Propose or approve to lift it' }))
  expect(await screen.findByText('The hold by law is lifted')).toBeTruthy()
  expect(server.inputsOf(liftLegalHold)).toEqual([{ player: idOf(9), reason: REASON }])
})

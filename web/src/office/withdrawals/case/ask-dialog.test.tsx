import { screen, within } from '@testing-library/react'
import { askPlayer } from '@zar/contract/office/withdrawals/withdrawals'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { caseOf, idOf, inMinutes, LIST, openQueue, rowOf } from '../testing/cases.ts'

const REASON = 'A statement that names the payer is due.'
const open = (one = caseOf(rowOf(1), { 'document.ask': 'yes' })) =>
  openQueue([one], `${LIST}?row=${one.id}`)
const button = (name: string) => screen.findByRole('button', { name })

test('d asks the player for a document, as the first of two and as the second', async () => {
  server.on(askPlayer, { outcome: 'waits' })
  const { user } = open()
  await button('Ask for a document')
  await user.keyboard('d')
  const dialog = within(await findDialog('Ask the player for a document'))
  await user.selectOptions(dialog.getByRole('combobox'), 'source_of_money')
  await user.type(dialog.getByLabelText('In your words'), REASON)
  await user.click(dialog.getByRole('button', { name: 'Propose to ask for a document' }))
  expect(await screen.findByText('Asking was proposed, waits for a second person')).toBeTruthy()
  expect(server.inputsOf(askPlayer)).toEqual([
    { id: idOf(1), version: 1, kind: 'source_of_money', reason: REASON },
  ])
})

test('AUZ-03: the second person’s button says that it is the second approval', async () => {
  const waiting = {
    kind: 'ask',
    by: 'Derya Ak',
    isOwn: false,
    code: 'identity',
    hours: null,
    because: REASON,
    lapsesAt: inMinutes(40),
  } as const
  const { user } = open(caseOf(rowOf(1, { waiting: [waiting] }), { 'document.ask': 'yes' }))
  await user.click(await button('Ask for a document'))
  const dialog = within(await findDialog('Ask the player for a document'))
  expect(dialog.getByRole('button', { name: 'Ask for a document, second approval' })).toBeTruthy()
})

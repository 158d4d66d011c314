import { screen, waitFor, within } from '@testing-library/react'
import { rejectOnFact, rejectOnJudgement } from '@zar/contract/office/withdrawals/withdrawals'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { caseOf, idOf, inMinutes, LIST, openQueue, rowOf } from '../testing/cases.ts'

const REASON = 'The bank names another holder of it.'
const one = caseOf(rowOf(1))
const open = (first = one) => openQueue([first, caseOf(rowOf(2))], `${LIST}?row=${first.id}`)
const button = (name: string) => screen.findByRole('button', { name })

test('AUZ-03: a fact rejects at once, with the sentence that the player will read', async () => {
  server.on(rejectOnFact, { outcome: 'done' })
  const { user } = open()
  await button('Pay ₺18.500,00')
  await user.keyboard('r')
  const dialog = within(await findDialog('Reject the withdrawal'))
  expect(
    dialog.getByText(
      'The player reads: “The account is in another name. We can only send to an account in your own name.”',
    ),
  ).toBeTruthy()
  await user.keyboard('1')
  expect(document.activeElement?.tagName).toBe('TEXTAREA')
  await user.keyboard(REASON)
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('₺18.500,00 is back in the player’s balance')).toBeTruthy()
  expect(server.inputsOf(rejectOnFact)).toEqual([
    { id: one.id, version: 1, reason: REASON, code: 'other_name' },
  ])
  await waitFor(() => expect(location.search).toBe(`?row=${idOf(2)}`))
})

test('AUZ-03: judgement is proposed, and the second person says so on the button', async () => {
  server.on(rejectOnJudgement, { outcome: 'waits' })
  const waiting = {
    kind: 'reject' as const,
    by: 'Derya Ak',
    isOwn: false,
    code: 'review_failed',
    hours: null,
    because: REASON,
    lapsesAt: inMinutes(40),
  }
  const { user } = open(caseOf(rowOf(1, { waiting: [waiting] })))
  await user.click(await button('Reject'))
  const dialog = within(await findDialog('Reject the withdrawal'))
  await user.keyboard('3')
  expect(dialog.getByRole('button', { name: 'Propose to return ₺18.500,00' })).toBeTruthy()
  await user.click(dialog.getByRole('radio', { name: /Not approved as it is/ }))
  await user.type(dialog.getByRole('textbox'), REASON)
  await user.click(
    dialog.getByRole('button', { name: 'Reject and return ₺18.500,00, second approval' }),
  )
  await waitFor(() =>
    expect(server.inputsOf(rejectOnJudgement)).toEqual([
      { id: one.id, version: 1, reason: REASON, code: 'review_failed' },
    ]),
  )
})

test('nothing goes out without a reason, and a role without facts has two of the four', async () => {
  const { user } = open(caseOf(rowOf(1), { 'withdrawal.reject_fact': 'refused' }))
  await user.click(await button('Reject'))
  const dialog = within(await findDialog('Reject the withdrawal'))
  await user.keyboard('1')
  expect((dialog.getByRole('radio', { name: /another name/ }) as HTMLInputElement).disabled).toBe(
    true,
  )
  await user.type(dialog.getByRole('textbox'), REASON)
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(await dialog.findByText('Choose a reason.')).toBeTruthy()
  expect(server.inputsOf(rejectOnFact)).toEqual([])
})

import { screen, within } from '@testing-library/react'
import { setReviewRule } from '@zar/contract/office/withdrawals/house'
import { expect, test } from 'vitest'
import { findDialog } from '../../testing/find-dialog.ts'
import { server } from '../../testing/server.ts'
import { findButton, HOUSE, openReview, REASON } from './testing/house.ts'

test('the rule is told in words, and a new one is proposed with what it was before', async () => {
  server.on(setReviewRule, { outcome: 'waits' })
  const { user } = openReview()
  expect(await screen.findByText('Day and night')).toBeTruthy()
  expect(screen.getByText('As it was delivered; nobody has changed it.')).toBeTruthy()
  await user.click(await findButton('Change the rule'))
  const dialog = within(await findDialog('The clock’s rule'))
  const first = dialog.getByLabelText('The first in line')
  await user.clear(first)
  await user.type(first, '500')
  await user.type(dialog.getByLabelText('From'), '8:00')
  await user.type(dialog.getByLabelText('Until'), '24:00')
  await user.type(dialog.getByLabelText('In your words'), REASON)
  await user.click(dialog.getByRole('button', { name: 'Propose the new rule' }))
  expect(await dialog.findByText(/Keep to the bounds/)).toBeTruthy()
  expect(server.inputsOf(setReviewRule)).toEqual([])
  await user.clear(first)
  await user.type(first, '25')
  expect(dialog.getByText('before 15')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Propose the new rule' }))
  expect(await screen.findByText('The rule was proposed, waits for a second person')).toBeTruthy()
  const lengths = { ...HOUSE.lengths, firstMinutes: 25, opensMinute: 480, closesMinute: 1_440 }
  expect(server.inputsOf(setReviewRule)).toEqual([{ lengths, reason: REASON }])
})

test('AUZ-03: the second person approves what was proposed as it is; the first has no button', async () => {
  const lengths = { ...HOUSE.lengths, mostMinutes: 120 }
  const proposal = {
    kind: 'rule',
    by: 'Derya Ak',
    isOwn: false,
    because: REASON,
    lapsesAt: new Date(Date.now() + 40 * 60_000).toISOString(),
    hours: null,
    lengths,
  } as const
  const own = { ...proposal, kind: 'incident', isOwn: true, hours: 6, lengths: null } as const
  server.on(setReviewRule, { outcome: 'done' })
  const { user } = openReview({ ...HOUSE, waiting: [proposal, own] })
  expect(await screen.findByText('You proposed 6 hours more for all reviews')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Read and approve' })).toHaveLength(1)
  await user.click(await findButton('Read and approve'))
  const dialog = within(await findDialog('The clock’s rule'))
  expect((dialog.getByLabelText('At most') as HTMLInputElement).readOnly).toBe(true)
  await user.type(dialog.getByLabelText('In your words'), REASON)
  await user.click(dialog.getByRole('button', { name: 'Set the new rule, second approval' }))
  expect(await screen.findByText('The new rule holds')).toBeTruthy()
  expect(server.inputsOf(setReviewRule)).toEqual([{ lengths, reason: REASON }])
})

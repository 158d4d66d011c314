import { screen, within } from '@testing-library/react'
import { decideMatch } from '@zar/contract/office/risk/matches'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { actionsOf, inMinutes } from '../testing/alerts.ts'
import { matchOf, openMatch } from '../testing/screening.ts'

const WORDS = 'The passport names another place of birth.'
const waiting = (isOwn: boolean) => ({
  id: '4',
  right: 'sanction.decide' as const,
  object: 'match:5',
  terms: { decision: 'not_this_person' },
  facts: {},
  reason: WORDS,
  proposedBy: 'Can Su',
  proposedAt: inMinutes(-5),
  lapsesAt: inMinutes(55),
  isOwn,
})

test('AUZ-03: a decision is chosen and proposed with words', async () => {
  server.on(decideMatch, { outcome: 'waits', proposal: '4', lapsesAt: inMinutes(60) })
  const { user } = await openMatch(matchOf())
  await user.click(await screen.findByRole('button', { name: 'Propose a decision' }))
  const dialog = within(await findDialog('Match 5: decision'))
  await user.type(dialog.getByRole('textbox'), WORDS)
  await user.click(dialog.getByRole('button', { name: 'Propose a decision' }))
  expect(server.inputsOf(decideMatch)).toEqual([])
  await user.selectOptions(dialog.getByRole('combobox'), 'not_this_person')
  await user.click(dialog.getByRole('button', { name: 'Propose a decision' }))
  expect(await screen.findByText('Proposed, waits for a second approval')).toBeTruthy()
  expect(server.inputsOf(decideMatch)).toEqual([
    { id: '5', decision: 'not_this_person', reason: WORDS },
  ])
})

test('AUZ-03: the second person approves exactly what was proposed, and the first takes it back alone', async () => {
  server.on(decideMatch, { outcome: 'done', proposal: '4', lapsesAt: null })
  const { user } = await openMatch(matchOf(), [waiting(false)])
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog('Match 5: second approval'))
  expect(dialog.getByText(WORDS)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Approve: not this person' }))
  expect(await screen.findByText('Decided')).toBeTruthy()
  expect(server.inputsOf(decideMatch)).toEqual([
    { id: '5', decision: 'not_this_person', reason: WORDS, proposal: '4' },
  ])
})

test('one’s own proposal waits for another, and who may not decide reads who can', async () => {
  await openMatch(matchOf({ actions: actionsOf({ 'sanction.decide': 'refused' }) }), [
    waiting(true),
  ])
  expect(await screen.findByRole('button', { name: 'Take back' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Look at it' })).toBeNull()
  const button = screen.getByRole('button', { name: 'Propose a decision' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

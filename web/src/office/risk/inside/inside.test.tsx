import { screen, within } from '@testing-library/react'
import { closeInside, type InsideRow, listInside } from '@zar/contract/office/risk/inside'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { signInStaff } from '../../../testing/office.ts'
import { server } from '../../../testing/server.ts'
import { inMinutes, openRisk, playerOf, RISK } from '../testing/alerts.ts'

const WHY = 'The weekly look at the staff.'
const row = (more: Partial<InsideRow> = {}): InsideRow => ({
  id: '3',
  staff: { id: 's1', name: 'Ayşe Ak' },
  other: { id: 's2', name: 'Bora Boz' },
  player: null,
  reasons: [
    { code: 'approved_of_colleague', seen: '0.9', bound: '0.8' },
    { code: 'approvals_of_colleague', seen: '18', bound: '10' },
  ],
  at: inMinutes(-90),
  foundAt: inMinutes(-30),
  closed: null,
  ...more,
})

function open(rows: InsideRow[], query = '') {
  server.on(listInside, rows)
  const opened = openRisk([], `${RISK}?tab=inside${query}`)
  signInStaff(['alert.view', 'alert.decide', 'audit.view'])
  return opened
}

async function sayWhy(user: ReturnType<typeof open>['user']) {
  await user.type(await screen.findByLabelText('Why do you look?'), WHY)
  await user.click(screen.getByRole('button', { name: 'Show' }))
}

test('alerts about the staff are read for a reason of twenty characters, which goes with the call', async () => {
  const { user } = open([row(), row({ id: '4', other: null, player: playerOf(2) })])
  await user.type(await screen.findByLabelText('Why do you look?'), 'Short')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByText('Write 15 more characters.')).toBeTruthy()
  expect(server.inputsOf(listInside)).toEqual([])
  await user.clear(screen.getByLabelText('Why do you look?'))
  await sayWhy(user)
  expect(await screen.findByText('Proposals of Bora Boz')).toBeTruthy()
  expect(screen.getByText('Cases of the player player2')).toBeTruthy()
  expect(server.inputsOf(listInside)[0]).toEqual({ reason: WHY, state: 'open' })
})

test('one is closed with words, and the list is read anew', async () => {
  server.on(closeInside, null)
  const { user } = open([row()], '&row=3')
  await sayWhy(user)
  expect(
    await screen.findByText('Part of the colleague’s proposals approved, bound 80%'),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close the alert' }))
  const dialog = await findDialog('Close the alert about Ayşe Ak')
  const field = within(dialog).getByRole('textbox')
  await user.type(field, 'Both were alone on three nights.')
  server.on(listInside, [])
  await user.click(within(dialog).getByRole('button', { name: 'Close the alert' }))
  expect(await screen.findByText('The alert is closed')).toBeTruthy()
  expect(server.inputsOf(closeInside)).toEqual([
    { id: '3', reason: 'Both were alone on three nights.' },
  ])
  expect(await screen.findByText('No alerts about the staff')).toBeTruthy()
})

test('a closed one says who closed it and why, and has nothing to press', async () => {
  const closed = { by: 'Ece Er', at: inMinutes(-5), because: 'Looked at with both of them.' }
  const { user } = open([row({ closed })], '&row=3&state=closed')
  await sayWhy(user)
  expect(await screen.findByText('Looked at with both of them.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Close the alert' })).toBeNull()
})

test('who reads no audit log has no such tab', async () => {
  const opened = openRisk([], `${RISK}?tab=inside`)
  signInStaff(['alert.view', 'alert.decide'])
  expect(await opened.findByRole('tab', { name: /Alerts/ })).toBeTruthy()
  expect(opened.queryByRole('tab', { name: /Staff/ })).toBeNull()
})

import { screen, within } from '@testing-library/react'
import {
  approveCorrection,
  listCorrections,
  previewCorrection,
  proposeCorrection,
} from '@zar/contract/office/corrections'
import { readPlayer } from '@zar/contract/office/players'
import { type Proposal, proposals } from '@zar/contract/office/proposals'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { PlayerPage } from '../player-page.tsx'
import { ID, PLAYER_PATH, playerOf } from '../testing/desk.tsx'
import { CorrectionsPage } from './corrections-page.tsx'

const REASON = 'The supplier has confirmed the win by letter.'
const LINKED = { kind: 'round', number: '55' } as const
const TERMS = { isAddition: true, amountE5: '75000000', code: 'unfinished_round' } as const

const proposalOf = (more: Partial<Proposal> = {}): Proposal => ({
  id: '7',
  right: 'adjustment.propose',
  object: `player:${ID}`,
  terms: { ...TERMS, linked: 'round:55' },
  facts: { amountE5: '1000', state: 'bet' },
  reason: REASON,
  proposedBy: 'Derya Ak',
  proposedAt: new Date().toISOString(),
  lapsesAt: new Date(Date.now() + 42 * 60_000 - 5_000).toISOString(),
  isOwn: false,
  ...more,
})

const PURSES = {
  currency: 'TRY',
  cashE5: '841719000',
  withdrawalE5: '0',
  bonusE5: '0',
  debtE5: '0',
  netMonthE5: '0',
  stakedE5: '0',
  wonE5: '0',
}

function openPlayer() {
  server.on(
    readPlayer,
    playerOf(
      { 'adjustment.propose': 'second', 'adjustment.approve': 'second' },
      { purses: PURSES },
    ),
  )
  return renderScreen(PlayerPage, PLAYER_PATH, '/office/players/:id')
}
const told = { balanceE5: '841719000', leftE5: '200000000', linked: null }

async function openDialog() {
  server.on(proposals, [])
  server.on(previewCorrection, ({ linked }) => ({
    ...told,
    linked:
      linked?.number === '55'
        ? { at: '2026-11-21T19:57:00.000Z', amountE5: '1000000', state: 'bet' }
        : null,
  }))
  const { user } = openPlayer()
  await user.click(await screen.findByRole('button', { name: 'Correct' }))
  return { user, dialog: within(await findDialog('Correct the balance of gecekusu')) }
}

test('AUZ-03: a correction is proposed with its record, and the player’s sentence is shown before', async () => {
  server.on(proposeCorrection, { outcome: 'waits', proposal: '7', lapsesAt: null })
  const { user, dialog } = await openDialog()
  await user.type(dialog.getByLabelText(/^Sum/), '750')
  await user.type(dialog.getByLabelText('Its number'), '55')
  expect(await dialog.findByText(/^Found: .*₺10,00/)).toBeTruthy()
  expect(dialog.getByText('₺8.417,19 → ₺9.167,19')).toBeTruthy()
  expect(
    dialog.getByText('What your unfinished round won was added to your balance: ₺750,00'),
  ).toBeTruthy()
  await user.type(dialog.getByLabelText('In your words'), REASON)
  await user.click(dialog.getByRole('button', { name: /Propose to add ₺750,00/ }))
  expect(await screen.findByText('The correction waits for a second person')).toBeTruthy()
  expect(server.inputsOf(proposeCorrection)).toEqual([
    { id: ID, ...TERMS, linked: LINKED, reason: REASON },
  ])
})

test('a sum that is none, a record that is none, and more than the limit are told and not sent', async () => {
  const { user, dialog } = await openDialog()
  const press = () => user.click(dialog.getByRole('button', { name: /^Propose/ }))
  const sum = dialog.getByLabelText(/^Sum/)
  await user.type(dialog.getByLabelText('In your words'), REASON)
  await user.type(sum, '7,505')
  await press()
  expect(dialog.getByText(/^Type a sum/)).toBeTruthy()
  await user.clear(sum)
  await user.type(sum, '2.000,01')
  await press()
  expect(dialog.getByText(/^Type the number/)).toBeTruthy()
  await user.type(dialog.getByLabelText('Its number'), '56')
  expect((await dialog.findAllByText('This player has no such record.')).length).toBeGreaterThan(0)
  await user.clear(dialog.getByLabelText('Its number'))
  await user.type(dialog.getByLabelText('Its number'), '55')
  expect(await dialog.findByText(/^Found/)).toBeTruthy()
  await press()
  expect(dialog.getByText('What is left of your limit today is ₺2.000,00.')).toBeTruthy()
  expect(server.inputsOf(proposeCorrection)).toEqual([])
})

test('what is taken has codes of its own, and is no more than the balance', async () => {
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('button', { name: 'Take −' }))
  const codes = within(dialog.getByLabelText('Why')).getAllByRole('option')
  expect(codes.map(({ textContent }) => textContent)).toEqual(['Wrong settlement', 'Paid twice'])
  await user.type(dialog.getByLabelText(/^Sum/), '8417,20')
  await user.type(dialog.getByLabelText('Its number'), '55')
  await dialog.findByText(/^Found/)
  await user.click(dialog.getByRole('button', { name: /^Propose to take/ }))
  expect(dialog.getByText('The player’s balance is less than this.')).toBeTruthy()
})

test('AUZ-03: the second person approves the same terms', async () => {
  server.on(proposals, [proposalOf()])
  server.on(approveCorrection, { outcome: 'done', proposal: '7', lapsesAt: null })
  const { user } = openPlayer()
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog('A correction for gecekusu'))
  expect(dialog.getByText('Round 55')).toBeTruthy()
  expect(dialog.getByText('₺8.417,19 → ₺9.167,19')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: /Add ₺750,00/ }))
  expect(await screen.findByText('The balance of gecekusu is corrected')).toBeTruthy()
  expect(server.inputsOf(approveCorrection)).toEqual([
    { id: ID, ...TERMS, linked: LINKED, reason: REASON, proposal: '7' },
  ])
})

test('the list shows who agreed on what, and what was taken has a minus', async () => {
  server.on(listCorrections, {
    rows: [
      {
        ...TERMS,
        id: '3',
        at: '2026-11-21T20:14:00.000Z',
        player: { id: ID, number: 'ZR 204 718 331', username: 'gecekusu' },
        isAddition: false,
        code: 'paid_twice',
        linked: { kind: 'payment', number: '12' },
        reason: REASON,
        proposedBy: 'Derya Ak',
        approvedBy: 'Kerem Tan',
      },
    ],
    next: null,
  })
  renderScreen(CorrectionsPage, '/office/corrections')
  const row = within(await screen.findByRole('row', { name: /gecekusu/ }))
  for (const words of ['−750,00', 'Paid twice', 'Payment 12', 'Derya Ak, Kerem Tan', REASON])
    expect(row.getByText(words)).toBeTruthy()
})

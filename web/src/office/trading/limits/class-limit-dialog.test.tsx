import { screen, waitFor, within } from '@testing-library/react'
import type { Proposal } from '@zar/contract/office/proposals'
import { proveAgain } from '@zar/contract/office/staff'
import { setClassLimit } from '@zar/contract/office/trading/debts'
import { listLimits } from '@zar/contract/office/trading/limits'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { press, REASON, type, WAITS, words } from '../testing/dialog.ts'
import { limitsOf, openRoom } from '../testing/room.ts'

const most = { stakeKurus: 100_000, payoutKurus: 1_000_000, liabilityKurus: 5_000_000 }
const asDialog = () => findDialog('Limit of a class')

async function fill(user: ReturnType<typeof openRoom>['user'], stake = '1000') {
  await type(user, /One bet at most/, stake)
  await type(user, /One bet pays at most/, '10.000')
  await type(user, /A selection loses at most/, '50000,00')
  await words(user)
}

test('a limit of a class is proposed for a market, with three sums and words', async () => {
  server.on(setClassLimit, WAITS)
  const { user } = openRoom()
  await press(user, 'Limits')
  await press(user, 'Propose a limit of a class')
  const dialog = within(await asDialog())
  await user.selectOptions(dialog.getByLabelText('Class'), 'sharp')
  await user.selectOptions(dialog.getByLabelText('Where'), 'market')
  await fill(user)
  await press(user, /propose the limit/)
  expect(await dialog.findByText('Choose where it counts.')).toBeTruthy()
  await user.selectOptions(dialog.getByLabelText('Market'), 'Match result')
  await press(user, /Sharp, Match result: propose the limit/)
  await waitFor(() =>
    expect(server.inputsOf(setClassLimit)).toEqual([
      { scope: 'key:ft.result', playerClass: 'sharp', most, reason: REASON },
    ]),
  )
  expect(await screen.findByText(/waits for a second person, for 60 minutes/)).toBeTruthy()
})

test('no sum and a sum below ₺1 are told, and nothing is sent', async () => {
  const { user } = openRoom()
  await press(user, 'Limits')
  await press(user, 'Propose a limit of a class')
  const dialog = within(await asDialog())
  await words(user)
  await press(user, /propose the limit/)
  expect(await dialog.findByText('Enter a sum of ₺1 or more.')).toBeTruthy()
  await fill(user, '0,99')
  await press(user, /propose the limit/)
  expect(dialog.getByText('Enter a sum of ₺1 or more.')).toBeTruthy()
  expect(server.inputsOf(setClassLimit)).toEqual([])
})

test('it is taken away with no sums, after the proof that its right asks for', async () => {
  server.refuse(setClassLimit, 'reauthenticate')
  server.on(proveAgain, () => {
    server.on(setClassLimit, WAITS)
    return { provenUntil: '2026-11-21T20:19:00Z' }
  })
  const { user } = openRoom()
  await press(user, 'Limits')
  await press(user, 'Propose a limit of a class')
  const dialog = within(await asDialog())
  await user.click(dialog.getByRole('checkbox'))
  await words(user)
  await press(user, /propose to take the limit away/)
  const proof = within(await findDialog('Prove that it is you'))
  await user.type(proof.getAllByRole('textbox')[0] as HTMLElement, '123456')
  await waitFor(() => expect(server.inputsOf(setClassLimit)).toHaveLength(2))
  expect(server.inputsOf(setClassLimit)[1]).toEqual({
    scope: 'all',
    playerClass: 'standard',
    most: null,
    reason: REASON,
  })
  const purpose = { right: 'sportlimit.class', object: 'limit:all.standard', amountE5: null }
  expect(server.inputsOf(proveAgain)).toMatchObject([{ for: purpose }])
})

test('AUZ-03: a second person sees both limits, and approves exactly what was proposed', async () => {
  server.on(setClassLimit, { ...WAITS, outcome: 'done' })
  const proposal: Proposal = {
    id: '7',
    right: 'sportlimit.class',
    object: 'limit:key:ft.result.sharp',
    reason: REASON,
    proposedBy: 'Ada',
    terms: { most: '100000 1000000 5000000' },
    facts: { before: 'none' },
    proposedAt: '2026-11-21T17:00:00.000Z',
    lapsesAt: '2026-11-21T18:00:00.000Z',
    isOwn: false,
  }
  const { user } = openRoom({ proposals: [proposal] })
  await press(user, 'Approve')
  const title = 'Second approval: Limit of a class: Sharp, Match result'
  const dialog = within(await findDialog(title))
  expect(dialog.getByText('₺1.000 · ₺10.000 · ₺50.000')).toBeTruthy()
  expect(dialog.getByText('none')).toBeTruthy()
  await words(user)
  await user.click(dialog.getByRole('button', { name: /^Approve/ }))
  await waitFor(() =>
    expect(server.inputsOf(setClassLimit)).toEqual([
      { scope: 'key:ft.result', playerClass: 'sharp', most, reason: REASON, proposal: '7' },
    ]),
  )
})

test('a limit that stands is changed from the list, with its own sums', async () => {
  server.on(setClassLimit, WAITS)
  const before = { stakeKurus: 200_000, payoutKurus: 2_000_000, liabilityKurus: 6_000_000 }
  const { user } = openRoom()
  server.on(
    listLimits,
    limitsOf({
      limits: [
        {
          scope: 'tr-1',
          of: 'league',
          playerClass: 'vip',
          ...before,
          league: 'Süper Lig',
          match: null,
          by: null,
          second: null,
          at: null,
        },
      ],
    }),
  )
  await press(user, 'Limits')
  await press(user, 'Change')
  await asDialog()
  await type(user, /One bet at most/, '1500')
  await words(user)
  await press(user, /VIP, Süper Lig: propose the limit/)
  await waitFor(() =>
    expect(server.inputsOf(setClassLimit)).toEqual([
      {
        scope: 'tr-1',
        playerClass: 'vip',
        most: { ...before, stakeKurus: 150_000 },
        reason: REASON,
      },
    ]),
  )
})

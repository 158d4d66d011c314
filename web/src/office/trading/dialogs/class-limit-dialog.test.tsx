import { screen, waitFor, within } from '@testing-library/react'
import type { Proposal } from '@zar/contract/office/proposals'
import { proveAgain } from '@zar/contract/office/staff'
import { setClassLimit } from '@zar/contract/office/trading/debts'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { press, REASON, type, WAITS, words } from '../testing/dialog.ts'
import { deskOf, openRoom } from '../testing/room.ts'

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
  await press(user, 'Limit of a class')
  const dialog = within(await asDialog())
  await user.selectOptions(dialog.getByLabelText('Class'), 'sharp')
  await user.selectOptions(dialog.getByLabelText('Where'), 'market')
  await fill(user)
  await press(user, /propose the limit/)
  expect(await dialog.findByText('Type the key of the market: ft.result.')).toBeTruthy()
  await type(user, /Key of the market/, 'ft.result')
  await press(user, /Sharp, key:ft.result: propose the limit/)
  await waitFor(() =>
    expect(server.inputsOf(setClassLimit)).toEqual([
      { scope: 'key:ft.result', playerClass: 'sharp', most, reason: REASON },
    ]),
  )
  expect(await screen.findByText(/waits for a second person, for 60 minutes/)).toBeTruthy()
})

test('no sum, a sum below ₺1 and a word that is no sport are told, and nothing is sent', async () => {
  const { user } = openRoom()
  await press(user, 'Limit of a class')
  const dialog = within(await asDialog())
  await words(user)
  await press(user, /propose the limit/)
  expect(await dialog.findByText('Enter a sum of ₺1 or more.')).toBeTruthy()
  await fill(user, '0,99')
  await press(user, /propose the limit/)
  expect(dialog.getByText('Enter a sum of ₺1 or more.')).toBeTruthy()
  await user.selectOptions(dialog.getByLabelText('Where'), 'sport')
  for (const wrong of ['Football', 'all', '12']) {
    await type(user, /^Sport/, wrong)
    await press(user, /propose the limit/)
    expect(dialog.getByText(/Type the sport in small letters/)).toBeTruthy()
  }
  expect(server.inputsOf(setClassLimit)).toEqual([])
})

test('it is taken away with no sums, after the proof that its right asks for', async () => {
  server.refuse(setClassLimit, 'reauthenticate')
  server.on(proveAgain, () => {
    server.on(setClassLimit, WAITS)
    return { provenUntil: '2026-11-21T20:19:00Z' }
  })
  const { user } = openRoom()
  await press(user, 'Limit of a class')
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
  const title = 'Second approval: Limit of a class: Sharp, key:ft.result'
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

test('who may not set one has no button', async () => {
  openRoom({ desk: deskOf({ actions: [] }) })
  expect(await screen.findByRole('heading', { name: 'Matches' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Limit of a class' })).toBeNull()
})

import { screen, waitFor, within } from '@testing-library/react'
import type { Proposal } from '@zar/contract/office/proposals'
import * as acts from '@zar/contract/office/trading/acts'
import { lateBets } from '@zar/contract/office/trading/board'
import * as two from '@zar/contract/office/trading/by-two'
import * as waiting from '@zar/contract/office/trading/waiting'
import { expect, test } from 'vitest'
import { server } from '../../../testing/server.ts'
import { betOf, marketOf, matchOf, openRoom } from '../testing/room.ts'

const REASON = 'The pictures show another result.'
const WAITS = { outcome: 'waits', proposal: '7', lapsesAt: '2026-11-21T18:00:00.000Z' } as const
type User = ReturnType<typeof openRoom>['user']

const press = async (user: User, name: string | RegExp) =>
  user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement)
const type = async (user: User, label: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(label)
  await user.clear(field)
  await user.type(field, text)
}
const words = (user: User) => type(user, /^In your words/, REASON)
const facts = {
  ...{ by: 'Ada', second: 'Bora', source: 'The league', enteredAt: '2026-11-21T17:00:00.000Z' },
  ...{ clockAt: null, isUrgent: false, outcomes: { '1': 'win' } },
}

test('a settlement says bets, sums, winners and debts before it is proposed', async () => {
  server.on(two.confirmSettlement, WAITS)
  const { user } = openRoom({ match: matchOf({ markets: [marketOf({ facts })] }) })
  await press(user, 'Settle')
  expect(await screen.findByText(/3 bets, 3 change, 2 win.*to pay ₺555,.*debt ₺0/)).toBeTruthy()
  await words(user)
  await press(user, /Propose to pay ₺555/)
  await waitFor(() =>
    expect(server.inputsOf(two.confirmSettlement)).toEqual([
      { id: '21', seen: 'active v0 open', reason: REASON },
    ]),
  )
})

test('a result is entered by its score with its source, and not without', async () => {
  server.on(two.enterResult, WAITS)
  const { user } = openRoom()
  await press(user, 'Match result: more')
  await press(user, 'Enter result')
  await type(user, /Score at the end/, '2-0')
  await words(user)
  await press(user, /Propose the result/)
  expect(await screen.findByText(/Name the source/)).toBeTruthy()
  await type(user, /^Source/, 'The league')
  await press(user, /Propose the result/)
  await waitFor(() =>
    expect(server.inputsOf(two.enterResult)).toEqual([
      {
        ...{ id: '21', seen: 'active v0 open', source: 'The league', reason: REASON },
        facts: '{"fullTime":[2,0]}',
      },
    ]),
  )
})

test('a limit names the one before, and needs a reason', async () => {
  server.on(acts.setLimit, null)
  const ownLimit = { stakeKurus: 100_000, payoutKurus: 1_000_000, liabilityKurus: 5_000_000 }
  const { user } = openRoom({ match: matchOf({ ownLimit }) })
  await press(user, 'Limit')
  await type(user, /One bet at most/, '500')
  await press(user, /Set the limit/)
  expect(server.inputsOf(acts.setLimit)).toEqual([])
  await words(user)
  await press(user, /Set the limit/)
  await waitFor(() =>
    expect(server.inputsOf(acts.setLimit)).toEqual([
      {
        ...{ scope: 'event', id: '11', seen: '100000 1000000 5000000', reason: REASON },
        most: { ...ownLimit, stakeKurus: 50_000 },
      },
    ]),
  )
})

test('all that wait on a match are refused with one code', async () => {
  server.on(waiting.refuseAllWaiting, { refused: 3 })
  const { user } = openRoom({ bets: [betOf()] })
  await press(user, 'Refuse all that wait')
  await user.selectOptions(await screen.findByLabelText(/^Reason/), 'news')
  await words(user)
  await press(user, /^Refuse all/)
  await waitFor(() =>
    expect(server.inputsOf(waiting.refuseAllWaiting)).toEqual([
      { match: '11', code: 'news', reason: REASON },
    ]),
  )
  expect(await screen.findByText('3 bets refused.')).toBeTruthy()
})

test('a stream is shut and cash-out stopped with a reason', async () => {
  server.on(acts.switchFeed, null)
  server.on(acts.setCashOut, null)
  const { user } = openRoom()
  await press(user, 'Shut')
  await words(user)
  await press(user, /Shut the feed/)
  await waitFor(() =>
    expect(server.inputsOf(acts.switchFeed)).toEqual([
      { source: 's', producer: 'live', isShut: true, reason: REASON },
    ]),
  )
  await press(user, 'Stop cash-out everywhere')
  await words(user)
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: /^Stop cash-out/ }))
  await waitFor(() =>
    expect(server.inputsOf(acts.setCashOut)).toEqual([
      { scope: 'all', id: '0', hasCashOut: false, reason: REASON },
    ]),
  )
})

const proposal: Proposal = {
  ...{ id: '7', right: 'bet.void', object: 'market:21', reason: REASON, proposedBy: 'Ada' },
  terms: { code: 9, from: null, to: null, seen: 'active v0 open' },
  facts: { match: 'Galata – Körfez', market: 'ft.result', line: null, bets: 3, paidKurus: 55_500 },
  ...{ proposedAt: '2026-11-21T17:00:00.000Z', lapsesAt: '2026-11-21T18:00:00.000Z' },
  isOwn: false,
}

test('a second person sees the same facts, and approves exactly what was proposed', async () => {
  server.on(two.voidMarket, { ...WAITS, outcome: 'done' })
  const { user } = openRoom({ proposals: [proposal] })
  await press(user, 'Approve')
  expect(await screen.findByText(/9 · /)).toBeTruthy()
  await words(user)
  await press(user, /Approve ₺555/)
  await waitFor(() =>
    expect(server.inputsOf(two.voidMarket)).toEqual([
      {
        ...{ id: '21', seen: 'active v0 open', code: 9, from: null, to: null },
        ...{ reason: REASON, proposal: '7' },
      },
    ]),
  )
})

test('who proposed takes it back and has no button to approve', async () => {
  openRoom({ proposals: [{ ...proposal, isOwn: true }] })
  expect(await screen.findByRole('button', { name: 'Withdraw proposal' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

test('late bets are listed, and none says so', async () => {
  server.on(lateBets, [])
  const { user } = openRoom()
  await press(user, 'Late bets')
  expect(await screen.findByText(/No bet was taken/)).toBeTruthy()
})

import { screen, waitFor, within } from '@testing-library/react'
import * as acts from '@zar/contract/office/trading/acts'
import * as two from '@zar/contract/office/trading/by-two'
import * as waiting from '@zar/contract/office/trading/waiting'
import { expect, test } from 'vitest'
import { server } from '../../../testing/server.ts'
import { press, REASON, WAITS, words } from '../testing/dialog.ts'
import { betOf, marketOf, matchOf, openRoom } from '../testing/room.ts'

const facts = {
  by: 'Ada',
  second: 'Bora',
  source: 'The league',
  enteredAt: '2026-11-21T17:00:00.000Z',
  clockAt: null,
  isUrgent: false,
  outcomes: { '1': 'win' },
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

import { waitFor, within } from '@testing-library/react'
import {
  previewMatchFacts,
  sendMatchBack,
  settleMatch,
} from '@zar/contract/office/trading/match-facts'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { press, REASON, WAITS, words } from '../testing/dialog.ts'
import { marketOf, matchOf, openRoom } from '../testing/room.ts'
import { PREVIEW } from './testing/preview.ts'

const FACTS = {
  by: 'Ada',
  second: 'Bora',
  source: 'The league',
  enteredAt: '2026-11-21T17:00:00.000Z',
  clockAt: null,
  isUrgent: false,
  outcomes: { '1': 'win' },
}
const match = matchOf({ markets: [marketOf({ facts: FACTS })] })

test('all markets with facts are settled at once, with the sum on the button', async () => {
  server.on(previewMatchFacts, PREVIEW)
  server.on(settleMatch, WAITS)
  const { user } = openRoom({ match })
  await press(user, 'Settle all')
  const dialog = within(await findDialog('Settle all markets: Galata – Körfez'))
  await words(user)
  await user.click(await dialog.findByRole('button', { name: /^Propose to pay ₺555/ }))
  await waitFor(() =>
    expect(server.inputsOf(settleMatch)).toEqual([
      { id: '11', seen: PREVIEW.seen, reason: REASON },
    ]),
  )
})

test('facts of a match are sent back with words', async () => {
  server.on(sendMatchBack, { markets: 2 })
  const { user } = openRoom({ match })
  await press(user, 'Send all back')
  const dialog = within(await findDialog('Send the result back: Galata – Körfez'))
  await words(user)
  await user.click(dialog.getByRole('button', { name: /^Send back the result/ }))
  await waitFor(() =>
    expect(server.inputsOf(sendMatchBack)).toEqual([{ id: '11', reason: REASON }]),
  )
})

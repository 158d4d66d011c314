import { waitFor } from '@testing-library/react'
import * as acts from '@zar/contract/office/trading/acts'
import { expect, test } from 'vitest'
import { server } from '../../../testing/server.ts'
import { press, REASON, type, words } from '../testing/dialog.ts'
import { matchOf, openRoom } from '../testing/room.ts'

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
        scope: 'event',
        id: '11',
        seen: '100000 1000000 5000000',
        reason: REASON,
        most: { ...ownLimit, stakeKurus: 50_000 },
      },
    ]),
  )
})

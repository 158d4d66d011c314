import { waitFor, within } from '@testing-library/react'
import { editOwnEvent, ownCatalogue } from '@zar/contract/office/trading/own-events'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { press, REASON, type, WAITS, words } from '../testing/dialog.ts'
import { marketOf, matchOf, openRoom, selectionOf } from '../testing/room.ts'
import { CATALOGUE } from './testing/catalogue.ts'

const feed = {
  source: 'house',
  producer: 'house',
  isOpen: true,
  isShut: false,
  silentMs: 0,
  recovery: null,
}
const chance = (id: string, key: string, fairPpm: number) => selectionOf({ id, key, fairPpm })
const match = matchOf({
  feed,
  state: 'scheduled',
  clock: null,
  score: null,
  markets: [
    marketOf({
      selections: [
        chance('31', '1', 500_000),
        chance('32', 'X', 280_000),
        chance('33', '2', 220_000),
      ],
    }),
  ],
})

test('only what is typed otherwise of a match of our own is proposed', async () => {
  server.on(ownCatalogue, CATALOGUE)
  server.on(editOwnEvent, WAITS)
  const { user } = openRoom({ match })
  await press(user, 'Edit')
  const dialog = within(await findDialog('Edit: Galata – Körfez'))
  await words(user)
  await press(user, 'Propose the change')
  expect(dialog.getByText('Change the start or a market.')).toBeTruthy()
  await type(user, /^1 · Galata, chance/, '52')
  await type(user, /^X.*, chance/, '26')
  await press(user, 'Propose the change')
  await waitFor(() =>
    expect(server.inputsOf(editOwnEvent)).toEqual([
      {
        id: '11',
        seen: match.seen,
        change: {
          startsAt: null,
          markets: [
            {
              key: 'ft.result',
              line: null,
              chancesPpm: { '1': 520_000, X: 260_000, '2': 220_000 },
            },
          ],
        },
        reason: REASON,
      },
    ]),
  )
})

import { within } from '@testing-library/react'
import { listLimits, type SetLimit } from '@zar/contract/office/trading/limits'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { press } from '../testing/dialog.ts'
import { limitsOf, openRoom } from '../testing/room.ts'

const LIMIT: SetLimit = {
  scope: 'tr-1',
  of: 'league',
  playerClass: 'sharp',
  stakeKurus: 100_000,
  payoutKurus: 1_000_000,
  liabilityKurus: 5_000_000,
  league: 'Süper Lig',
  match: null,
  by: 'Ada',
  second: 'Bora',
  at: '2026-11-21T17:00:00.000Z',
}
const match = { id: '11', sport: 'football', home: 'Galata', away: 'Körfez' } as const
const OTHERS: SetLimit[] = [
  { ...LIMIT, scope: 'key:ft.result', of: 'key', league: null },
  {
    ...LIMIT,
    scope: 'market:21',
    of: 'market',
    league: null,
    match: { ...match, key: 'ft.total', line: '2.5' },
  },
]

test('limits are listed by the names of classes, leagues, markets and matches, with their sums and who set them', async () => {
  const { user } = openRoom()
  server.on(listLimits, limitsOf({ limits: [LIMIT, ...OTHERS] }))
  await press(user, 'Limits')
  const dialog = within(await findDialog('Limits'))
  expect(await dialog.findByText('Sharp, Süper Lig')).toBeTruthy()
  expect(dialog.getByText('Sharp, Match result')).toBeTruthy()
  expect(dialog.getByText(/^Galata – Körfez, .*2\.5$/)).toBeTruthy()
  expect(dialog.getAllByText(/stake ₺1\.000 .* Ada \+ Bora/)).toHaveLength(3)
  expect(dialog.getAllByRole('button', { name: 'Change' })).toHaveLength(2)
})

test('who may not set one reads the list alone', async () => {
  const { user } = openRoom()
  server.on(listLimits, limitsOf({ limits: [LIMIT], actions: [] }))
  await press(user, 'Limits')
  const dialog = within(await findDialog('Limits'))
  expect(await dialog.findByText('Sharp, Süper Lig')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Change' })).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Propose a limit of a class' })).toBeNull()
})

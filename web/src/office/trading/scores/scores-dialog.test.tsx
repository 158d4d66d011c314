import { within } from '@testing-library/react'
import { houseByScore } from '@zar/contract/office/trading/scores'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { press } from '../testing/dialog.ts'
import { openRoom } from '../testing/room.ts'

const SCORES = [
  { home: 1, away: 1, houseKurus: 1_000_000 },
  { home: 1, away: 2, houseKurus: -4_500_000 },
  { home: 2, away: 1, houseKurus: 250_000 },
  { home: 2, away: 2, houseKurus: 0 },
]

async function open() {
  const { user } = openRoom()
  await press(user, 'Result by score')
  return within(await findDialog('House result by score: Galata – Körfez'))
}

test('each final score has what the house keeps, a loss with its minus, and the worst is said', async () => {
  server.on(houseByScore, {
    scores: SCORES,
    bets: 12,
    stakedKurus: 9_000_000,
    undecided: [{ key: 'h1.result', line: null }],
  })
  const dialog = await open()
  expect(await dialog.findByText(/^Worst 1-2: −₺45\.000\. Best 1-1: ₺10\.000\.$/)).toBeTruthy()
  expect(dialog.getAllByRole('cell')).toHaveLength(4)
  expect(dialog.getByText('the house loses ₺45.000')).toBeTruthy()
  expect(dialog.getByText(/does not decide are counted at their worst/)).toBeTruthy()
})

test('without bets it says so', async () => {
  server.on(houseByScore, { scores: SCORES, bets: 0, stakedKurus: 0, undecided: [] })
  expect(await (await open()).findByText('No open bet')).toBeTruthy()
})

import { waitFor } from '@testing-library/react'
import { type Round, rounds, roundTotals } from '@zar/contract/casino/game-history'
import { expect, test } from 'vitest'
import { signInAda } from '../../../testing/player.ts'
import { renderHook } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { useRounds, useRoundTotals } from './use-rounds.ts'

const ROUND: Round = {
  id: '12',
  gameCode: 'book',
  game: 'Book of Zar',
  studio: 'Zar',
  cover: '/cover.webp',
  product: 'slot',
  stake: 2,
  freeStake: 0,
  win: 0,
  net: -2,
  status: 2,
  result: 'lost',
  timeStamp: '2026-11-25T08:00:00Z',
}
const FILTER = { from: null, to: null, product: null, result: 'won' as const }

test('an empty page with more behind it is no empty history: it is still being looked for', async () => {
  signInAda()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  server.on(rounds, async ({ before }) => {
    if (before === null) return { rows: [], next: '50' }
    await held
    return { rows: [ROUND], next: null }
  })
  const { result } = renderHook(() => useRounds(FILTER))
  await waitFor(() => expect(server.inputsOf(rounds)).toHaveLength(2))
  expect(result.current.rows).toBeUndefined()
  release()
  await waitFor(() => expect(result.current.rows).toEqual([ROUND]))
})

test('a history with nothing behind its empty page is empty', async () => {
  signInAda()
  server.on(rounds, { rows: [], next: null })
  const { result } = renderHook(() => useRounds(FILTER))
  await waitFor(() => expect(result.current.rows).toEqual([]))
})

test('what the rounds come to does not depend on how they came out', async () => {
  signInAda()
  server.hold(roundTotals, {} as never)
  renderHook(() => useRoundTotals(FILTER))
  await waitFor(() =>
    expect(server.inputsOf(roundTotals)).toEqual([{ from: null, to: null, product: null }]),
  )
})

import { screen } from '@testing-library/react'
import { bettingTree } from '@zar/contract/betting/board'
import { expect, test } from 'vitest'
import { render } from '../../../../testing/render.tsx'
import { server } from '../../../../testing/server.ts'
import { TREE } from '../../testing/board.ts'
import { nextDays, sumOf, useHours } from './use-day-counts.ts'

const NOW = Date.UTC(2026, 10, 27, 22)

function Days({ isReady }: { isReady: boolean }) {
  const days = nextDays(NOW)
  const hours = useHours(days, isReady)
  return (
    <ul>
      {days.map((day, at) => (
        <li key={day}>{`${day} ${sumOf(hours[at] ?? [])}`}</li>
      ))}
    </ul>
  )
}

test('each of five days of Istanbul says how many events begin in it', async () => {
  server.on(bettingTree, TREE)
  render(<Days isReady />)
  // It is after midnight in Istanbul.
  expect(await screen.findByText('2026-11-28 12')).toBeTruthy()
  expect(await screen.findByText('2026-12-02 12')).toBeTruthy()
  expect(server.inputsOf(bettingTree)).toHaveLength(5)
})

test('nothing is asked before the board is there', () => {
  render(<Days isReady={false} />)
  expect(screen.getByText('2026-11-28 0')).toBeTruthy()
  expect(server.inputsOf(bettingTree)).toEqual([])
})

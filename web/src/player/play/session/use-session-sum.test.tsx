import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pass, stopClock } from '../../../testing/clock.ts'
import { renderHook } from '../../../testing/render.tsx'
import { useSessionSum } from './use-session-sum.ts'

test('the rounds of a game add up, what else it says does not', () => {
  const { result } = renderHook(useSessionSum)
  act(() => result.current.hear({ type: 'zar:round', stakeKurus: 2_000, winKurus: 0 }))
  act(() => result.current.hear({ type: 'zar:balance', balanceKurus: 5_000 }))
  act(() => result.current.hear({ type: 'zar:round', stakeKurus: 2_000, winKurus: 1_550 }))
  expect(result.current.sum).toEqual({ stakedKurus: 4_000, wonKurus: 1_550 })
})

test('minutes are counted from the opening on', async () => {
  stopClock()
  const { result } = renderHook(useSessionSum)
  await pass(59_999)
  expect(result.current.minutes).toBe(0)
  await pass(60_001)
  expect(result.current.minutes).toBe(2)
})

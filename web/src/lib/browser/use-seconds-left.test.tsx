import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderHook } from '../../testing/render.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'

test('the seconds left are whole, count down each second, and end at zero', () => {
  vi.useFakeTimers()
  const from = Date.now()
  const { result } = renderHook(() => useSecondsLeft(from, 2_500))
  expect(result.current).toBe(3)
  act(() => void vi.advanceTimersByTime(1_000))
  expect(result.current).toBe(2)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(result.current).toBe(0)
})

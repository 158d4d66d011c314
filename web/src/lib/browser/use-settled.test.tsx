import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSettled } from './use-settled.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is typed is told once the typing has paused, and an empty field at once', () => {
  const hook = renderHook(({ typed }) => useSettled(typed, 120), { initialProps: { typed: 'k' } })
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  wait(100)
  hook.rerender({ typed: 'ki' })
  wait(100)
  expect(hook.result.current).toBe('')
  wait(20)
  expect(hook.result.current).toBe('ki')
  hook.rerender({ typed: '' })
  wait(0)
  expect(hook.result.current).toBe('')
})

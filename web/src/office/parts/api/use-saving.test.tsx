import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSaving } from './use-saving.ts'

test('what is saved is sent once at a time, and a failure is told in words until the next try', async () => {
  const { result } = renderHook(() => useSaving())
  let finish: (() => void) | undefined
  let sent = 0
  const work = () => {
    sent += 1
    return new Promise<void>((resolve) => {
      finish = resolve
    })
  }
  const first = act(() => void result.current.save(work))
  await first
  expect(result.current.isBusy).toBe(true)
  await act(() => result.current.save(work))
  expect(sent).toBe(1)
  await act(async () => finish?.())
  expect(result.current.isBusy).toBe(false)

  await act(() => result.current.save(() => Promise.reject(new Error('no line'))))
  expect(result.current).toMatchObject({ isBusy: false, failure: expect.any(String) })
  await act(() => result.current.save(async () => {}))
  expect(result.current.failure).toBeUndefined()
})

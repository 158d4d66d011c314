import { waitFor } from '@testing-library/react'
import { contentPage } from '@zar/contract/content'
import { expect, test } from 'vitest'
import { renderHook } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { useContentPage } from './use-content.ts'

test('an address without a number is lost, and nothing is asked', () => {
  const { result } = renderHook(() => useContentPage(undefined))
  expect(result.current).toMatchObject({ isLost: true, isFailed: false })
  expect(server.inputsOf(contentPage)).toEqual([])
})

test('a page that there is not is lost, and one that cannot be had has failed', async () => {
  server.refuse(contentPage, 'not_found')
  const lost = renderHook(() => useContentPage(7))
  await waitFor(() => expect(lost.result.current.isLost).toBe(true))
  lost.unmount()
  server.refuse(contentPage, 'unavailable')
  const failed = renderHook(() => useContentPage(8))
  await waitFor(() => expect(failed.result.current.isFailed).toBe(true))
  expect(failed.result.current.isLost).toBe(false)
})

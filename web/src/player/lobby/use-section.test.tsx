import { waitFor } from '@testing-library/react'
import { section } from '@zar/contract/casino/casino'
import { expect, test } from 'vitest'
import { renderHook } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { useSection } from './use-section.ts'

test('each page asks what it can be filtered by, once', async () => {
  server.on(section, ({ slug }) => ({
    isClosed: false,
    total: slug === 'slot' ? 90 : 4,
    newTotal: 0,
    studios: [],
    features: [],
    kinds: [],
    coming: [],
  }))
  let slug = 'slot'
  const { result, rerender } = renderHook(() => useSection(slug).data?.total)
  await waitFor(() => expect(result.current).toBe(90))
  slug = 'live'
  rerender()
  expect(result.current).toBeUndefined()
  await waitFor(() => expect(result.current).toBe(4))
  slug = 'slot'
  rerender()
  expect(result.current).toBe(90)
  expect(server.inputsOf(section)).toEqual([{ slug: 'slot' }, { slug: 'live' }])
})

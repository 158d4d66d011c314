import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderHook } from '../../testing/render.tsx'
import { periodFrom, useFilters } from './use-filters.ts'

const open = (path: string) =>
  renderHook(
    () =>
      useFilters({
        kind: { of: ['all', 'bet', 'win'], unsaid: 'all' },
        period: periodFrom('week'),
      }),
    path,
  ).result

test('what an address does not say, or says wrong, is as it was unsaid', () => {
  expect(open('/h').current.chosen).toEqual({ kind: 'all', period: 'week' })
  const { chosen, own } = open('/h?kind=steal&from=2026-13-40&to=2026-11-25').current
  expect(chosen.kind).toBe('all')
  expect(own).toEqual({ from: null, to: '2026-11-25' })
})

test('a filter that is chosen stands in the address, without a step to go back over', () => {
  const result = open('/h?page=2')
  const steps = history.length
  act(() => result.current.change({ kind: 'win' }))
  expect(location.search).toBe('?page=2&kind=win')
  expect(result.current.chosen.kind).toBe('win')
  act(() => result.current.change({ kind: 'all' }))
  expect(location.search).toBe('?page=2')
  expect(history.length).toBe(steps)
})

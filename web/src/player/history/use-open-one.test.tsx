import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderHook } from '../../testing/render.tsx'
import { useOpenOne } from './use-open-one.ts'

const ID = '0199d2a0-0000-7000-8000-000000000001'

test('an address opens the row that it names, and none that cannot be one', () => {
  expect(
    renderHook(() => useOpenOne('transaction'), `/h?transaction=${ID}`).result.current.openId,
  ).toBe(ID)
  expect(
    renderHook(() => useOpenOne('transaction'), '/h?transaction=1').result.current.openId,
  ).toBeUndefined()
  expect(renderHook(() => useOpenOne('round'), '/h?round=12').result.current.openId).toBe('12')
  expect(
    renderHook(() => useOpenOne('round'), '/h?round=12x').result.current.openId,
  ).toBeUndefined()
})

test('a row that is opened and closed leaves the filters of the address alone', () => {
  const { result } = renderHook(() => useOpenOne('round'), '/h?kind=win')
  act(() => result.current.open('12'))
  expect(location.search).toBe('?kind=win&round=12')
  expect(result.current.openId).toBe('12')
  act(() => result.current.close())
  expect(location.search).toBe('?kind=win')
})

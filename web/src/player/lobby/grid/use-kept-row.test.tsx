import { act } from '@testing-library/react'
import type { FocusEvent } from 'react'
import { expect, test } from 'vitest'
import { renderHook } from '../../../testing/render.tsx'
import { useKeptRow } from './use-kept-row.ts'

const range = { startIndex: 10, endIndex: 12, overscan: 0, count: 40 }
const at = (row: number) => {
  const target = document.createElement('button')
  target.dataset.row = String(row)
  return { target } as unknown as FocusEvent
}
function open() {
  const { current } = renderHook(useKeptRow).result
  return { ...current, focus: (row: number) => act(() => current.listeners.onFocus(at(row))) }
}

test('the row that has the focus stays, in its order, however far it is scrolled away from', () => {
  const { withRow, focus, hasFocus, listeners } = open()
  expect(withRow(range)).toEqual([10, 11, 12])
  focus(3)
  expect([withRow(range), hasFocus()]).toEqual([[3, 10, 11, 12], true])
  focus(30)
  expect(withRow(range)).toEqual([10, 11, 12, 30])
  listeners.onBlur()
  expect([withRow(range), hasFocus()]).toEqual([[10, 11, 12], false])
})

test('a row that is shown anyway stands once, and one that is no more is not kept', () => {
  const { withRow, focus } = open()
  focus(11)
  expect(withRow(range)).toEqual([10, 11, 12])
  focus(39)
  expect(withRow({ ...range, count: 20 })).toEqual([10, 11, 12])
})

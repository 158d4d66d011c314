import { expect, test } from 'vitest'
import { askSearch, onSearchAsked } from './search-request.ts'

test('a term reaches the search that stands on the page, and is not kept for one that does not', () => {
  expect(askSearch('pilot')).toBe(false)
  const heard: string[] = []
  const leave = onSearchAsked(({ term }) => heard.push(term))
  expect(askSearch('aviator')).toBe(true)
  leave()
  expect(askSearch('roket')).toBe(false)
  expect(heard).toEqual(['aviator'])
})

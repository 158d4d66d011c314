import { expect, test } from 'vitest'
import { neighboursOf, pageIdOf } from './page-id.ts'

test('a page has a whole number above zero in its address', () => {
  expect(pageIdOf('1')).toBe(1)
  expect(pageIdOf('2147483647')).toBe(2_147_483_647)
  const none = [undefined, '', '0', '-1', '1.5', '01', '1e3', ' 1', 'abc', '2147483648', '٣']
  for (const segment of none) expect(pageIdOf(segment), segment).toBeUndefined()
})

test('the neighbours of a page are those beside it in the menu', () => {
  const menu = [1, 7, 3].map((id) => ({ id, title: String(id) }))
  expect(neighboursOf(menu, 7)).toEqual({ before: menu[0], after: menu[2] })
  expect(neighboursOf(menu, 1)).toEqual({ after: menu[1] })
  expect(neighboursOf(menu, 3)).toEqual({ before: menu[1] })
  expect(neighboursOf(menu, 99)).toEqual({})
  expect(neighboursOf([], 1)).toEqual({})
})

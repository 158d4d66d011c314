import { expect, test } from 'vitest'
import { isHere } from './is-here.ts'

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://zar.example')
  return { pathname, search }
}
const VIRTUAL = '/casino/games?kind=virtual'

test('§2 Menus: an entry is marked on its page and on the pages below it, and nowhere else', () => {
  expect(isHere('/spor', at('/spor'))).toBe(true)
  expect(isHere('/spor', at('/spor/fcg?day=1'))).toBe(true)
  expect(isHere('/spor', at('/sporx'))).toBe(false)
  expect(isHere('/spor', at('/livespor'))).toBe(false)
})

test('§2 Menus: virtual games and games share a page, and only one of them is marked', () => {
  const all = ['/casino/games', VIRTUAL]
  expect(isHere(VIRTUAL, at('/casino/games?kind=virtual&sort=new'), all)).toBe(true)
  expect(isHere('/casino/games', at('/casino/games?kind=virtual'), all)).toBe(false)
  expect(isHere(VIRTUAL, at('/casino/games'), all)).toBe(false)
  expect(isHere('/casino/games', at('/casino/games?kind=crash'), all)).toBe(true)
})

import { expect, test } from 'vitest'
import { favoriteOf } from './favorite-reply.ts'

test('U18, §7 casino/togglefavorite: a reply without more than success tells nothing else', () => {
  expect(favoriteOf({ isFavorite: true })).toBe(true)
  expect(favoriteOf({ isFavorite: false })).toBe(false)
  for (const data of [null, undefined, {}, [], { isFavorite: 'yes' }]) {
    expect(favoriteOf(data)).toBeUndefined()
  }
})

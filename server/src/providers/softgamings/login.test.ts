import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { loginOf, passwordOf, playerIdOf } from './login.ts'

test('a login is short enough, and the player is found by it', () => {
  const ends = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff']
  for (const playerId of [...ends, ...Array.from({ length: 200 }, () => randomUUID())]) {
    const login = loginOf(playerId)
    expect(login).toMatch(/^[a-z\d_-]{1,29}$/)
    expect(playerIdOf(login)).toBe(playerId)
  }
})

test.each(['', 'deniz', '$DemoUser$', 'z'.repeat(25), '0'.repeat(26), `${'0'.repeat(24)}A`])(
  'the login %s is nobody’s',
  (login) => {
    expect(playerIdOf(login)).toBeUndefined()
  },
)

test('a password is the same each time, another for each player and secret, and tells no login', () => {
  const [one, other] = [loginOf(randomUUID()), loginOf(randomUUID())]
  const password = passwordOf(one, 'secret')
  expect(passwordOf(one, 'secret')).toBe(password)
  expect(password).toMatch(/^[\w-]{43}$/)
  expect(new Set([password, passwordOf(other, 'secret'), passwordOf(one, 'secret2')]).size).toBe(3)
  expect(password).not.toContain(one)
})

import { expect, test } from 'vitest'
import { systemRandom } from '../../../platform/random.ts'
import { openPasswords } from './password.ts'

const passwords = openPasswords({ random: systemRandom, atOnce: 2 })

test.each(['🎲'.repeat(64), 'İıŞşĞğ', 'with\u0000nul', 'trailing ', ' leading'])(
  'AUT-01: %j is checked as it was typed, every character of it',
  async (password) => {
    const kept = await passwords.hash(password)
    expect(await passwords.verify(kept, password)).toBe(true)
    for (const near of [password.trim(), password.slice(0, -1), password.split('\u0000')[0] ?? ''])
      if (near !== password) expect(await passwords.verify(kept, near)).toBe(false)
  },
)

test('nobody has no password', async () => {
  expect(await passwords.verify(undefined, '')).toBe(false)
})

test('AUT-03: a hundred checks at once leave the process free to answer', async () => {
  const kept = await passwords.hash('nar tanesi 81')
  const answers = Promise.all(
    Array.from({ length: 100 }, () => passwords.verify(kept, 'nar tanesi 81')),
  )
  let isDone = false
  void answers.then(() => {
    isDone = true
  })
  // Each turn is one in which something else could have been answered.
  let turns = 0
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve))
    turns += 1
  }
  expect(await answers).toEqual(Array(100).fill(true))
  expect(turns).toBeGreaterThan(100)
})

test('a line too long is refused at once, and the rest is served', async () => {
  const flood = await Promise.allSettled(
    Array.from({ length: 560 }, () => passwords.verify('not a hash', 'x')),
  )
  const shed = flood.filter((r) => r.status === 'rejected' && r.reason.code === 'too_many_attempts')
  expect(shed.length).toBeGreaterThan(0)
  expect(await passwords.verify(undefined, 'x')).toBe(false)
})

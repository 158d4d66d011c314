import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { systemRandom } from './random.ts'
import { openSeal } from './seal.ts'

const [oldKey, newKey, indexKey] = [randomBytes(32), randomBytes(32), randomBytes(32)]
const before = openSeal({ keys: new Map([[1, oldKey]]), current: 1, indexKey }, systemRandom)
const after = openSeal(
  {
    keys: new Map([
      [1, oldKey],
      [2, newKey],
    ]),
    current: 2,
    indexKey,
  },
  systemRandom,
)

test('PRV-04: what is sealed opens again, and never looks the same twice', () => {
  const [one, two] = [before.seal('10000000146', 'a'), before.seal('10000000146', 'a')]
  expect(one.equals(two)).toBe(false)
  expect(before.open(one, 'a')).toBe('10000000146')
  expect(before.open(two, 'a')).toBe('10000000146')
})

test('another context, and any changed byte, open nothing', () => {
  const sealed = before.seal('şişe 10000000146', 'player:1')
  expect(() => before.open(sealed, 'player:2')).toThrow()
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => before.open(changed, 'player:1')).toThrow()
  }
})

test('a new key seals from now on, and the old one still opens what it sealed', () => {
  expect(after.open(before.seal('x', 'a'), 'a')).toBe('x')
  expect(after.seal('x', 'a')[0]).toBe(2)
  expect(() => before.open(after.seal('x', 'a'), 'a')).toThrow()
})

test('the index finds a twin, whichever key sealed it', () => {
  expect(before.index('10000000146')).toEqual(after.index('10000000146'))
  expect(before.index('10000000146')).not.toEqual(before.index('10000000147'))
})

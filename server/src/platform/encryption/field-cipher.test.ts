import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { systemRandom } from '../random.ts'
import { openFieldCipher } from './field-cipher.ts'

const [oldKey, newKey, indexKey] = [randomBytes(32), randomBytes(32), randomBytes(32)]
const before = openFieldCipher({ keys: new Map([[1, oldKey]]), current: 1, indexKey }, systemRandom)
const after = openFieldCipher(
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

test('PRV-04: what is encrypted opens again, and never looks the same twice', () => {
  const [one, two] = [before.encrypt('10000000146', 'a'), before.encrypt('10000000146', 'a')]
  expect(one.equals(two)).toBe(false)
  expect(before.decrypt(one, 'a')).toBe('10000000146')
  expect(before.decrypt(two, 'a')).toBe('10000000146')
})

test('another context, and any changed byte, open nothing', () => {
  const encrypted = before.encrypt('şişe 10000000146', 'player:1')
  expect(() => before.decrypt(encrypted, 'player:2')).toThrow()
  for (let at = 0; at < encrypted.length; at++) {
    const changed = Buffer.from(encrypted)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => before.decrypt(changed, 'player:1')).toThrow()
  }
})

test('a new key encrypts from now on, and the old one still opens what it encrypted', () => {
  expect(after.decrypt(before.encrypt('x', 'a'), 'a')).toBe('x')
  expect(after.encrypt('x', 'a')[0]).toBe(2)
  expect(() => before.decrypt(after.encrypt('x', 'a'), 'a')).toThrow()
})

test('the index finds a twin, whichever key encrypted it', () => {
  expect(before.index('10000000146')).toEqual(after.index('10000000146'))
  expect(before.index('10000000146')).not.toEqual(before.index('10000000147'))
})

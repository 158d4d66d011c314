import { expect, test } from 'vitest'
import { KeysTaken, keyOfCall, newestKey, takenAs } from './keys-taken.ts'

test('of one key and of two the one that a call is signed with is found, of none nothing', () => {
  const both = new KeysTaken(() => ['new', 'old'])
  expect(keyOfCall('one', (key) => key === 'one')).toBe('one')
  expect(keyOfCall('one', (key) => key === 'two')).toBeUndefined()
  for (const key of ['new', 'old']) expect(keyOfCall(both, (one) => one === key)).toBe(key)
  expect(keyOfCall(both, () => false)).toBeUndefined()
  expect([newestKey('one'), newestKey(both)]).toEqual(['one', 'new'])
})

test('the keys are asked for at each call, also as they are made into others', () => {
  let keys: readonly [string, ...string[]] = ['new', 'old']
  const made = takenAs(new KeysTaken(() => keys), (key) => key.toUpperCase())
  expect(keyOfCall(made, (key) => key === 'OLD')).toBe('OLD')
  keys = ['new']
  expect(keyOfCall(made, (key) => key === 'OLD')).toBeUndefined()
  expect(newestKey(takenAs('one', (key) => key.toUpperCase()))).toBe('ONE')
})

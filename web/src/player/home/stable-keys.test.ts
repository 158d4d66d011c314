import { expect, test } from 'vitest'
import { withStableKeys } from './stable-keys.ts'

const win = (name: string, amount: number) => ({ name, amount })

test('a win keeps its key when greater ones come above it', () => {
  const before = withStableKeys([win('me•••7', 90), win('ka•••n', 40)])
  const after = withStableKeys([win('ze•••2', 99), win('me•••7', 90), win('ka•••n', 40)])
  expect(after.slice(1)).toEqual(before)
})

test('two wins that read the same have keys of their own', () => {
  const keys = withStableKeys([win('me•••7', 90), win('me•••7', 90)]).map(({ key }) => key)
  expect(new Set(keys).size).toBe(2)
})

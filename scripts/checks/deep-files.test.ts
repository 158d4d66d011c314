import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { DEEP, DEEP_PARTS, type DeepPart, filesOf, RANDOM } from './deep-files.ts'

test('each long or random test is run by one part of test:deep, and each part names files that exist', () => {
  const all = globSync([DEEP, ...RANDOM], { ignore: '**/node_modules/**' }).toSorted()
  const parts = Object.keys(DEEP_PARTS) as DeepPart[]
  expect(parts.flatMap(filesOf).toSorted()).toEqual(all)
  for (const pattern of Object.values(DEEP_PARTS).flat()) {
    expect(globSync(pattern, { ignore: '**/node_modules/**' }), pattern).not.toEqual([])
  }
})

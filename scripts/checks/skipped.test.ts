import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { reasonOf } from './skipped.ts'

const MAY_SKIP = /\b(?:test|describe|context|task)\.(?:skip|skipIf|runIf)\(/

test('a file that may skip tests has its reason listed, which the last line of the check names', () => {
  const files = globSync(
    '{arcade,art,betting,contract,feed,scripts,server,traces,web}/**/*.test.{ts,tsx}',
    {
      ignore: ['**/node_modules/**', '**/*.deep.test.ts', 'scripts/checks/skipped.test.ts'],
    },
  )
  const skipping = files.filter((file) => MAY_SKIP.test(readFileSync(file, 'utf8')))
  expect(skipping.length).toBeGreaterThan(5)
  expect(skipping.filter((file) => reasonOf(file) === undefined)).toEqual([])
})

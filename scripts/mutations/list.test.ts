import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MUTATIONS } from './list.ts'

test('every planted bug has its place once in its file, changes it, and names tests that exist', () => {
  const wrong = Object.values(MUTATIONS)
    .flat()
    .flatMap(({ file, from, to, tests, journey = '' }) => {
      const missing = [file, ...tests].filter((path) => !existsSync(path))
      if (missing.length > 0) return missing.map((path) => `${path} is not there`)
      if (!tests.some((path) => readFileSync(path, 'utf8').includes(journey)))
        return [`${tests} has no journey: ${journey}`]
      const count = readFileSync(file, 'utf8').split(from).length - 1
      return count === 1 && from !== to ? [] : [`${file} has ${count} times: ${from}`]
    })
  expect(wrong).toEqual([])
})

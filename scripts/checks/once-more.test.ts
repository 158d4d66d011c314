import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { onceMore } from './once-more.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'zar-once-more-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

const ending = (name: string, code: number) => {
  const script = path.join(folder, `${name}.ts`)
  writeFileSync(script, `process.exit(${code})`)
  return { name, script }
}

const run = async (
  few: string[],
  { isOnceMore = true, ...codes }: { first: number; again: number; isOnceMore?: boolean },
) => {
  const asked: string[][] = []
  const outcome = await onceMore({
    isOnceMore,
    all: ending('first', codes.first),
    failed: () => few,
    again: (failed) => {
      asked.push(failed)
      return ending('again', codes.again)
    },
  })
  return { ...outcome, asked }
}

test('up to three failed files are run once more alone; what passes then is named, what fails ends the check', async () => {
  expect(await run([], { first: 0, again: 0 })).toEqual({ code: 0, unsteady: [], asked: [] })
  expect(await run(['a', 'b', 'c'], { first: 1, again: 0 })).toEqual({
    code: 0,
    unsteady: ['a', 'b', 'c'],
    asked: [['a', 'b', 'c']],
  })
  expect(await run(['a'], { first: 1, again: 1 })).toMatchObject({ code: 1, asked: [['a']] })
})

test('more than three are a defect, so is an error outside of tests, and unasked none is run again', async () => {
  const four = await run(['a', 'b', 'c', 'd'], { first: 1, again: 0 })
  expect(four).toEqual({ code: 1, unsteady: [], asked: [] })
  expect(await run([], { first: 1, again: 0 })).toEqual({ code: 1, unsteady: [], asked: [] })
  const unasked = await run(['a'], { first: 1, again: 0, isOnceMore: false })
  expect(unasked).toEqual({ code: 1, unsteady: [], asked: [] })
})

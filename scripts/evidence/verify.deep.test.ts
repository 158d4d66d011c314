import { performance } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { SEED } from '../../server/src/testing/chance.ts'
import { oneByteOff } from './testing/chance.ts'
import { answerTo } from './testing/check.ts'
import { aLife, CASH, movement } from './testing/life.ts'
import { makeFile } from './testing/make.ts'
import { sealed } from './testing/story.ts'

const ROWS = 10_000

test('of 1,000 files with one byte changed every one is refused', async () => {
  let refused = 0
  for (const wrong of oneByteOff(makeFile(sealed(aLife())), 1_000, SEED)) {
    if (/^E\d\d$/.test(await answerTo(wrong))) refused += 1
  }
  expect(refused).toBe(1_000)
})

test(`${ROWS} rows in as many batches are verified, and the time is printed`, async () => {
  const rows = Array.from({ length: ROWS }, (_, at) =>
    movement(`game:${at}`, at % 2 === 0 ? '1' : CASH, at % 2 === 0 ? CASH : '1', 5, '16:00'),
  )
  const others = 50
  const story = sealed({ rows, journal: [], fairness: [] }, { perBatch: 1 })
  for (const batch of story.logs[0]?.batches ?? []) {
    batch.slots = [...batch.slots, ...Array<null>(others).fill(null)]
  }
  const file = makeFile(story)
  const from = performance.now()
  expect(await answerTo(file)).toBe('valid')
  const seconds = (performance.now() - from) / 1_000
  process.stdout.write(`${ROWS} rows, ${file.length} bytes: ${seconds.toFixed(2)} s\n`)
})

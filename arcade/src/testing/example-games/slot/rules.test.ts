import { expect, test } from 'vitest'
import { exampleFacts } from './facts.ts'
import { figuresOfReels } from './mathematics.ts'
import { exampleMachine, roundAt } from './rules.ts'
import { EXAMPLE_SHEETS } from './titles.ts'

const [SHEET] = EXAMPLE_SHEETS

test('every stop counted, the machine returns what its facts tell', () => {
  const { rtp, mostHundredths } = figuresOfReels(SHEET)
  expect((Number(rtp.numerator) / Number(rtp.denominator)) * 10_000).toBeCloseTo(
    exampleFacts.rtpBp.lowest,
    9,
  )
  expect(mostHundredths).toBe(exampleMachine(SHEET).mostHundredths)
  expect(exampleFacts.maxWin).toBe(Math.floor(mostHundredths / 100))
})

test('three alike pay, two do not', () => {
  expect(roundAt(SHEET, [0, 2, 4])).toMatchObject({
    symbols: ['plum', 'plum', 'plum'],
    hundredths: 280,
  })
  expect(roundAt(SHEET, [0, 2, 1]).hundredths).toBe(0)
  for (const symbol of new Set(SHEET.reels.flat())) expect(SHEET.pays[symbol]).toBeGreaterThan(0)
})

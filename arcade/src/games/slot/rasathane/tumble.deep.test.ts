import { expect, test } from 'vitest'
import { findModes } from '../../find-modes.ts'
import published from '../../testing/slot-examples.json' with { type: 'json' }
import { playMany, Z_MAX } from '../machine/testing/play-many.ts'
import {
  CUT_BELOW,
  exponentialOfTurn,
  meanOf,
  meanOfTurn,
  meanWithTrigger,
  squareOfTurn,
  triggerOfTurn,
  turnsOf,
} from './mathematics.ts'
import type { CountedSheet } from './sheets.ts'
import { exampleSheet } from './testing/example.ts'
import { ipekHani, rasathane, TUMBLE_TITLES } from './titles.ts'

/** Ten to fifty million states each. One title of each sheet. */
const SHEETS = [rasathane, ipekHani]

test('FAIR-20: the example has the published return', () => {
  const example = exampleSheet()
  const { start } = meanOfTurn(turnsOf(example, example.paid))
  const { rtpDecimal, rtpWithoutMultiplier } = published.payAnywhere
  expect(start).toBeCloseTo(Number(rtpDecimal), 9)
  expect(start / meanOf(example.paid.meteors, (factor) => factor)).toBeCloseTo(
    Number(rtpWithoutMultiplier),
    9,
  )
})

const featureOf = ({ feature }: CountedSheet) => {
  if (!feature) throw new Error('it has no free turns')
  return feature
}

test.each(SHEETS)('FAIR-20, GAM-03: the states of $code return what is declared', ({ sheet }) => {
  const { figures, paid } = sheet
  const { scatters, turns } = featureOf(sheet)
  const [first, free] = [turnsOf(sheet, paid), turnsOf(sheet, featureOf(sheet))]
  const paidMean = meanOfTurn(first)
  const freeMean = meanOfTurn(free)
  const trigger = triggerOfTurn(first, scatters)
  const rtp = paidMean.start + trigger.start * turns * freeMean.start
  expect(paidMean.start).toBeCloseTo(figures.paidMean, 10)
  expect(freeMean.start).toBeCloseTo(figures.freeMean, 10)
  expect(trigger.start).toBeCloseTo(figures.trigger, 10)
  expect(rtp).toBeCloseTo(figures.rtp, 9)
  const mean = turns * freeMean.start
  const spread = turns * (squareOfTurn(free, freeMean.fallen) - freeMean.start ** 2)
  const square =
    squareOfTurn(first, paidMean.fallen) +
    2 * meanWithTrigger(first, trigger.fallen) * mean +
    trigger.start * (spread + mean ** 2)
  expect(Math.sqrt(square - rtp ** 2)).toBeCloseTo(figures.deviation, 8)
})

test.each(SHEETS)(
  'the most of a round of $code binds less than once in 10¹² rounds',
  ({ sheet }) => {
    // Much higher, and one great tumble after another outweighs how seldom they are.
    const theta = 0.006
    const { turns } = featureOf(sheet)
    const first = exponentialOfTurn(turnsOf(sheet, sheet.paid), theta)
    const free = exponentialOfTurn(turnsOf(sheet, featureOf(sheet)), theta)
    expect(first * free ** turns * Math.exp(-theta * sheet.mostOfRound)).toBeLessThan(CUT_BELOW)
  },
)

test.each(TUMBLE_TITLES)(
  'FAIR-27: $code plays as it declares in 200 000 rounds',
  ({ code, sheet }) => {
    const modes = findModes(code)
    if (!modes) throw new Error(`no ${code}`)
    const { rtpZ, hitZ, most, isWhole } = playMany(modes, 200_000)
    expect(Math.abs(rtpZ)).toBeLessThanOrEqual(Z_MAX)
    expect(Math.abs(hitZ)).toBeLessThanOrEqual(Z_MAX)
    expect(most).toBeLessThanOrEqual(sheet.mostOfRound)
    expect(isWhole).toBe(true)
  },
  240_000,
)

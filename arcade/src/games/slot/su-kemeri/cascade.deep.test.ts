import { expect, test } from 'vitest'
import { findModes } from '../../find-modes.ts'
import { playMany, Z_MAX } from '../machine/testing/play-many.ts'
import { CUT_BELOW, figuresOfCascade } from './mathematics.ts'
import { CASCADE_SHEETS, cayYamaci, suKemeri } from './titles.ts'

/** Kardelen has the numbers of Çay Yamacı. */
const DIFFERENT = CASCADE_SHEETS.filter(({ code }) => code !== 'zar_kardelen')

test.each(DIFFERENT)(
  'FAIR-20: the chain of $code gives what it declares',
  (sheet) => {
    const { chanceOfCut, ...figures } = figuresOfCascade(sheet)
    expect(figures.rtp).toBeCloseTo(sheet.figures.rtp, 11)
    expect(figures.hitRate).toBeCloseTo(sheet.figures.hitRate, 11)
    expect(figures.deviation).toBeCloseTo(sheet.figures.deviation, 8)
    expect(chanceOfCut).toBeLessThan(CUT_BELOW)
  },
  600_000,
)

test('a pay that is one percent too high is found by the return', () => {
  const [first, ...others] = suKemeri.stones
  if (!first) throw new Error('no stones')
  const stones = [{ ...first, pay: first.pay * 1.01 }, ...others]
  const { rtp } = figuresOfCascade({ ...suKemeri, stones })
  expect(rtp - suKemeri.figures.rtp).toBeGreaterThan(1e-4)
}, 600_000)

test('Kardelen has the numbers of Çay Yamacı', () => {
  const kardelen = CASCADE_SHEETS.find(({ code }) => code === 'zar_kardelen')
  const numbers = (stones: typeof cayYamaci.stones) => stones.map(({ id, ...rest }) => rest)
  expect(numbers(kardelen?.stones ?? [])).toEqual(numbers(cayYamaci.stones))
  expect(kardelen?.figures).toEqual(cayYamaci.figures)
})

test.each(CASCADE_SHEETS)(
  'FAIR-27: $code plays as it declares in 200 000 rounds',
  (sheet) => {
    const modes = findModes(sheet.code)
    if (!modes) throw new Error(`no ${sheet.code}`)
    const { rtpZ, hitZ, most, isWhole } = playMany(modes, 200_000)
    expect(Math.abs(rtpZ)).toBeLessThanOrEqual(Z_MAX)
    expect(Math.abs(hitZ)).toBeLessThanOrEqual(Z_MAX)
    expect(most).toBeLessThanOrEqual(sheet.mostHundredths / 100)
    expect(isWhole).toBe(true)
  },
  240_000,
)

import { expect, test } from 'vitest'
import { findModes } from '../../find-modes.ts'
import { numberOf } from '../../fraction.ts'
import { BALLOON_SHEETS } from '../balon-vadisi/titles.ts'
import { SHADOW_SHEETS } from '../golge-perdesi/titles.ts'
import { playMany, Z_MAX } from '../machine/testing/play-many.ts'
import { CUT_BELOW, chanceOfCut, cycleOf } from './cycle.ts'
import { figuresOfWays, spinsWon } from './mathematics.ts'
import { spinMoments } from './moments.ts'

const SHEETS = [...BALLOON_SHEETS, ...SHADOW_SHEETS]

test.each(SHEETS)(
  'FAIR-20: all stops of $code are walked, and agree with the moments',
  (sheet) => {
    const cycle = cycleOf(sheet)
    const moments = spinMoments(sheet)
    const [sum, squares] = [sheet.reels, sheet.reels].map((reels) => [...reels, []].map(() => 0))
    for (const [win, counts] of cycle.counts)
      counts.forEach((count, scatters) => {
        if (sum) sum[scatters] = (sum[scatters] ?? 0) + win * count
        if (squares) squares[scatters] = (squares[scatters] ?? 0) + win * win * count
      })
    expect(cycle.outOf).toBe(moments.outOf)
    expect([...(cycle.counts.get(0) ?? [])]).toEqual(moments.withoutWin)
    expect(sum).toEqual(moments.sum)
    squares?.forEach((square, at) => {
      expect(square / ((moments.squares[at] ?? 0) || 1)).toBeCloseTo(square > 0 ? 1 : 0, 12)
    })
    expect(chanceOfCut(sheet, cycle)).toBeLessThan(CUT_BELOW)
    expect(spinsWon(sheet).slice(0, 3)).toEqual([0, 0, 0])
  },
  120_000,
)

test.each(SHEETS)(
  'FAIR-27: $code plays as it declares in 200 000 rounds',
  (sheet) => {
    const modes = findModes(sheet.code)
    if (!modes) throw new Error(`no ${sheet.code}`)
    const { rtpZ, hitZ, most, isWhole } = playMany(modes, 200_000)
    expect(Math.abs(rtpZ)).toBeLessThanOrEqual(Z_MAX)
    expect(Math.abs(hitZ)).toBeLessThanOrEqual(Z_MAX)
    expect(most).toBeLessThanOrEqual(sheet.mostHundredths / 100)
    expect(isWhole).toBe(true)
    expect(numberOf(figuresOfWays(sheet).exactRtp)).toBeLessThan(1)
  },
  240_000,
)

import { expect, test } from 'vitest'
import { findModes } from '../../find-modes.ts'
import { playMany, Z_MAX } from '../machine/testing/play-many.ts'
import { measure } from './measure.ts'
import { CLUSTER_SHEETS, ebruTeknesi, mozaikAvlusu, petekBahcesi } from './titles.ts'

const HOUR_MS = 3_600_000

test.each([ebruTeknesi, petekBahcesi, mozaikAvlusu])(
  'FAIR-27: the measurement of $code is repeated to the last digit',
  (sheet) => {
    const { digest, ...sums } = sheet.measured
    expect(measure(sheet, sums.rounds, sums.seed)).toEqual(sums)
  },
  HOUR_MS,
)

test.each(CLUSTER_SHEETS)(
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
  HOUR_MS,
)

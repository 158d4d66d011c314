import { expect, test } from 'vitest'
import { findModes } from '../../find-modes.ts'
import { playMany, Z_MAX } from '../machine/testing/play-many.ts'
import { HOLD_SHEETS } from './titles.ts'

test.each(HOLD_SHEETS)(
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

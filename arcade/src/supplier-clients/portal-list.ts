import { parOf } from '../games/slot/catalogue.ts'
import { LINE_COUNT } from '../games/slot/lines.ts'
import { type SlotSheet, stakesOf } from '../games/slot/sheet.ts'

/** The portal writes sums in liras. */
const KURUS = 100

/**
 * The games as a supplier without a call for them shows them in its portal: what an operator's own
 * list of them is made of.
 */
export const portalList = (sheets: readonly SlotSheet[]) => sheets.map(listed)

function listed(sheet: SlotSheet) {
  const { rtp, volatility, maxWinMultiple } = parOf(sheet.gameCode)
  const { lowest, highest } = stakesOf(sheet)
  return {
    id: sheet.gameCode,
    name: sheet.name,
    studio: sheet.studio,
    section: 'slot',
    kind: null,
    features: featuresOf(sheet),
    rtpBp: rtp.bp,
    volatility,
    maxWin: maxWinMultiple,
    lines: LINE_COUNT,
    stakes: { min: lowest / KURUS, max: highest / KURUS },
    isOpen: true,
    releasedAt: '2026-01-01',
  }
}

function featuresOf({ freeSpins: { byScatters, multiplier } }: SlotSheet): string[] {
  const hasFreeSpins = byScatters.some((spins) => spins > 0)
  const ofFreeSpins = multiplier > 1 ? ['free-spins', 'multiplier'] : ['free-spins']
  return ['wild', 'scatter', ...(hasFreeSpins ? ofFreeSpins : [])]
}

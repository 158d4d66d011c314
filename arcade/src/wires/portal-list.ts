import { parOf } from '../games/catalogue.ts'
import type { SlotSheet } from '../games/sheet.ts'

/**
 * The games as a supplier without a call for them shows them in its portal: what an operator's own
 * list of them is made of.
 */
export const portalList = (sheets: readonly SlotSheet[]) => sheets.map(listed)

function listed(sheet: SlotSheet) {
  const { rtp, volatility } = parOf(sheet.gameCode)
  return {
    id: sheet.gameCode,
    name: sheet.name.tr,
    studio: sheet.studio,
    section: 'slot',
    kind: null,
    features: featuresOf(sheet),
    rtpBp: rtp.bp,
    volatility,
    isOpen: true,
    releasedAt: '2026-01-01',
  }
}

function featuresOf({ freeSpins: { byScatters, multiplier } }: SlotSheet): string[] {
  const hasFreeSpins = byScatters.some((spins) => spins > 0)
  const ofFreeSpins = multiplier > 1 ? ['free-spins', 'multiplier'] : ['free-spins']
  return ['wild', 'scatter', ...(hasFreeSpins ? ofFreeSpins : [])]
}

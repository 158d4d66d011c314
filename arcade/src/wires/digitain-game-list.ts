import { parOf } from '../games/catalogue.ts'
import type { SlotSheet } from '../games/sheet.ts'

/** The list that an operator of Digitain's keeps of the games it has: what a player must be told. */
export const digitainGameList = (sheets: readonly SlotSheet[]) => sheets.map(listed)

function listed(sheet: SlotSheet) {
  const { rtp, volatility } = parOf(sheet.gameCode)
  return {
    id: sheet.gameCode,
    name: sheet.name.tr,
    studio: sheet.studio,
    section: 'slot',
    features: featuresOf(sheet),
    rtpBp: rtp.bp,
    volatility,
    isOpen: true,
    releasedAt: '2026-01-01',
  }
}

function featuresOf({ freeSpins }: SlotSheet): string[] {
  const hasFreeSpins = freeSpins.byScatters.some((spins) => spins > 0)
  return [
    ...['wild', 'scatter'],
    ...(hasFreeSpins ? ['free-spins'] : []),
    ...(hasFreeSpins && freeSpins.multiplier > 1 ? ['multiplier'] : []),
  ]
}

import { parOf } from '../../games/slot/catalogue.ts'
import type { SlotSheet } from '../../games/slot/sheet.ts'

/** Every game of this supplier, with what an operator's import reads. */
export const gameList = (sheets: readonly SlotSheet[]) => ({ games: sheets.map(listed) })

function listed(sheet: SlotSheet) {
  const { rtp, volatility } = parOf(sheet.gameCode)
  const hasFreeSpins = sheet.freeSpins.byScatters.some((spins) => spins > 0)
  return {
    id: sheet.gameCode,
    name: sheet.name,
    studio: sheet.studio,
    section: 'slot',
    kind: null,
    features: ['wild', 'scatter', ...(hasFreeSpins ? ['free-spins'] : [])],
    rtpBp: rtp.bp,
    volatility,
    isOpen: true,
    releasedAt: '2026-01-01',
  }
}

import { parOf } from '../../games/slot/catalogue.ts'
import type { SlotSheet } from '../../games/slot/sheet.ts'

const FIRST_ID = 7_001

/** The feed of games: a line of JSON each. */
export const feedOf = (sheets: readonly SlotSheet[], domainID: string): string =>
  sheets.map((sheet, index) => `${JSON.stringify(rowOf(sheet, index, domainID))}\n`).join('')

function rowOf(sheet: SlotSheet, index: number, domainID: string) {
  return {
    domainID: Number(domainID),
    type: 'game',
    action: 'update',
    id: String(FIRST_ID + index),
    seq: index + 1,
    data: {
      slug: sheet.gameCode,
      vendor: sheet.studio,
      gameCode: sheet.gameCode,
      enabled: true,
      categories: ['VIDEOSLOTS'],
      restrictedTerritories: [],
      theoreticalPayOut: parOf(sheet.gameCode).rtp.bp / 10_000,
      playMode: { fun: true, realMoney: true, anonymity: true },
      property: {
        freeSpin: sheet.freeSpins.byScatters.some((spins) => spins > 0),
        terminal: ['PC', 'iPad', 'iPhone', 'Android'],
      },
      // The operator draws its own covers.
      presentation: { gameName: { '*': sheet.name }, thumbnail: {} },
    },
  }
}

import { parOf } from '../../games/slot/catalogue.ts'
import type { SlotSheet } from '../../games/slot/sheet.ts'
import { MERCHANT, SYSTEM } from './operator.ts'

const CATEGORY = '16'
const SUB_MERCHANTS_FROM = 991

/** `Game/FullList`: everything an operator's import reads, in one reply. */
export function fullList(sheets: readonly SlotSheet[], publicUrl: string) {
  const studios = [...new Set(sheets.map(({ studio }) => studio))]
  const subMerchantOf = (studio: string) => String(SUB_MERCHANTS_FROM + studios.indexOf(studio))
  return {
    games: sheets.map((sheet, index) => ({
      ...listed(sheet, index, publicUrl),
      SubMerchantID: subMerchantOf(sheet.studio),
    })),
    categories: [{ ID: CATEGORY, Name: { en: 'Slots', tr: 'Slotlar' }, Tags: ['slots'] }],
    merchants: Object.fromEntries([
      [SYSTEM, { ID: SYSTEM, Name: MERCHANT, Alias: 'zar-arcade' }],
      ...studios.map((Name) => [subMerchantOf(Name), { ID: subMerchantOf(Name), Name }]),
    ]),
    merchantsCurrencies: [{ ID: '1', IDMerchant: SYSTEM, Currencies: ['TRY'] }],
    countriesRestrictions: {},
  }
}

function listed(sheet: SlotSheet, index: number, publicUrl: string) {
  const { rtp, maxWinMultiple } = parOf(sheet.gameCode)
  const url = new URL(`/play/${sheet.gameCode}`, publicUrl).href
  return {
    ID: String(2_834_000 + index),
    // The same in both languages, as it is inside the game.
    Name: { en: sheet.name, tr: sheet.name },
    MerchantID: SYSTEM,
    CategoryID: [CATEGORY],
    PageCode: sheet.gameCode,
    MobilePageCode: sheet.gameCode,
    Url: url,
    MobileUrl: url,
    // The operator draws its own covers.
    ImageFullPath: null,
    RTP: percent(rtp.bp),
    MaxMultiplier: maxWinMultiple,
    hasDemo: 1,
    Freespins: sheet.freeSpins.byScatters.some((spins) => spins > 0) ? '1' : '0',
    Freeround: '1',
    BonusBuy: 0,
    Megaways: 0,
    IsVirtual: 0,
    TableID: null,
    AR: '16:9',
  }
}

/** 9640 as 96.40 */
function percent(bp: number): string {
  return `${Math.floor(bp / 100)}.${String(bp % 100).padStart(2, '0')}`
}

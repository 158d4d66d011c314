import { parOf } from '../../games/slot/catalogue.ts'
import { LINE_COUNT } from '../../games/slot/lines.ts'
import { type SlotSheet, stakesOf } from '../../games/slot/sheet.ts'
import { amountE5, jsonNumber } from './amount.ts'

/** Every game on offer, with the fields an operator's import reads. */
export function gameList(sheets: readonly SlotSheet[]) {
  return sheets.map(listed)
}

function listed(sheet: SlotSheet) {
  const par = parOf(sheet.gameCode)
  const { lowest, highest } = stakesOf(sheet)
  return {
    game_code: sheet.gameCode,
    name: sheet.name,
    product: sheet.studio,
    category: 'Video Slots',
    platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
    enabled: true,
    rtp: percent(par.rtp.bp),
    hit_ratio: percent(par.hitRateBp),
    volatility: par.volatility,
    max_win: par.maxWinMultiple,
    min_bet: jsonNumber(amountE5(lowest)),
    max_bet: jsonNumber(amountE5(highest)),
    paylines: LINE_COUNT,
    languages: ['tr', 'en'],
    currencies: ['TRY'],
    technology: ['HTML5'],
    features: featuresOf(sheet),
    freebet_support: true,
    phoenix_jackpot_support: false,
    blocked_countries: [],
    restricted_countries: [],
    certifications: [],
    release_date: '2026-01-01',
    // The operator draws its own covers.
    url_thumb: null,
    url_background: null,
  }
}

function featuresOf(sheet: SlotSheet): string[] {
  const { byScatters, multiplier } = sheet.freeSpins
  const hasFreeSpins = byScatters.some((spins) => spins > 0)
  const hasMultiplier = hasFreeSpins && multiplier > 1
  return [
    'WILD',
    'SCATTER',
    ...(hasFreeSpins ? ['FREE_SPINS'] : []),
    ...(hasMultiplier ? ['MULTIPLIER'] : []),
  ]
}

/** 9640 as 96.40 */
function percent(bp: number): string {
  return `${Math.floor(bp / 100)}.${String(bp % 100).padStart(2, '0')}`
}

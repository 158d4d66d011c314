import type { Locale } from '@zar/contract/limits'
import { formatMoney, unitsOf } from '@zar/contract/money'
import type { Text } from '../../../platform/http/route.ts'

export type Jackpot = {
  wonE5: bigint
  /** What of the win is the jackpot. Null where the supplier did not say. */
  amountE5: bigint | null
  /** Null of a game that the catalogue does not have. */
  game: Text | null
}

/** What a player is told of a jackpot. */
export function newsOfJackpot({ wonE5, amountE5, game }: Jackpot): { title: Text; note: Text } {
  const at = (locale: Locale) => (game === null ? '' : `: ${game[locale]}`)
  const cameUp: Text = {
    tr: game === null ? 'Jackpot çıktı' : `${game.tr} oyununda jackpot çıktı`,
    en: game === null ? 'The jackpot came up' : `The jackpot came up at ${game.en}`,
  }
  if (amountE5 === null) {
    const won = formatMoney(unitsOf(wonE5))
    return {
      title: { tr: `Jackpot${at('tr')}`, en: `Jackpot${at('en')}` },
      note: {
        tr: `${cameUp.tr}. Onunla birlikte kazandığın: ${won}.`,
        en: `${cameUp.en}. With it you won ${won}.`,
      },
    }
  }
  const sum = formatMoney(unitsOf(amountE5))
  return {
    title: { tr: `${sum} jackpot${at('tr')}`, en: `${sum} jackpot${at('en')}` },
    note: { tr: `${cameUp.tr}: ${sum} senin.`, en: `${cameUp.en}: ${sum} is yours.` },
  }
}

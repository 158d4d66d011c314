import { formatMoney, unitsOf } from '@zar/contract/money'
import type { Text } from '../../../platform/http/route.ts'

export type Jackpot = {
  wonE5: bigint
  /** What of the win is the jackpot. Null where the supplier did not say. */
  amountE5: bigint | null
  /** Null of a game that the catalogue does not have. */
  game: string | null
}

/** What a player is told of a jackpot. */
export function newsOfJackpot({ wonE5, amountE5, game }: Jackpot): { title: Text; note: Text } {
  const at = game === null ? '' : `: ${game}`
  const cameUp: Text = {
    tr: game === null ? 'Jackpot çıktı' : `${game} oyununda jackpot çıktı`,
    en: game === null ? 'The jackpot came up' : `The jackpot came up at ${game}`,
  }
  if (amountE5 === null) {
    const won = formatMoney(unitsOf(wonE5))
    return {
      title: { tr: `Jackpot${at}`, en: `Jackpot${at}` },
      note: {
        tr: `${cameUp.tr}. Onunla birlikte kazandığın: ${won}.`,
        en: `${cameUp.en}. With it you won ${won}.`,
      },
    }
  }
  const sum = formatMoney(unitsOf(amountE5))
  return {
    title: { tr: `${sum} jackpot${at}`, en: `${sum} jackpot${at}` },
    note: { tr: `${cameUp.tr}: ${sum} senin.`, en: `${cameUp.en}: ${sum} is yours.` },
  }
}

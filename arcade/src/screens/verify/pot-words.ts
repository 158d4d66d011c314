import type { CheckedPot, EndedPot } from '../../fairness/jackpot-verifier.ts'
import type { Language } from '../../protocol.ts'

export const LEVEL_NAMES: Record<EndedPot['level'], string> = {
  yek: 'Yek',
  du: 'Dü',
  cihar: 'Cihar',
  ses: 'Şeş',
}

type PotWords = {
  fetch: string
  fetching: string
  none: string
  away: string
  notWon: string
  several: (right: number, all: number) => string
  faults: Record<keyof CheckedPot, string>
}

/** What the page says of jackpots. */
export const POTS: Record<Language, PotWords> = {
  tr: {
    fetch: 'Düşen jackpotları hesapla',
    fetching: 'Jackpotlar alınıyor',
    none: 'Henüz hiçbir jackpot bitmedi.',
    away: 'Jackpotlar alınamadı. Bağlantını denetleyip yeniden dene.',
    notWon: 'Kazanan yok',
    several: (right, all) => `${all} jackpottan ${right} tanesi tutuyor.`,
    faults: {
      isOfChain: 'Açılan özet, önceden yayımlanan zincirden değil.',
      isTimeRight: 'Düştüğü an çekilenle uyuşmuyor.',
      isWinnerRight: 'Kazanan bahis çekilen bahis değil.',
      isSumRight: 'Ödenen tutar, içinde birikenle aynı değil.',
    },
  },
  en: {
    fetch: 'Compute the jackpots that fell',
    fetching: 'Fetching jackpots',
    none: 'No jackpot has ended yet.',
    away: 'The jackpots could not be fetched. Check your connection and try again.',
    notWon: 'Nobody won',
    several: (right, all) => `${right} of ${all} jackpots hold.`,
    faults: {
      isOfChain: 'The hash is not of the chain that was published ahead.',
      isTimeRight: 'It did not fall when it was drawn to.',
      isWinnerRight: 'The winning stake is not the one that was drawn.',
      isSumRight: 'The sum paid is not what it held.',
    },
  },
}

import type { Language } from '../../../protocol.ts'

type CardWords = {
  openAgain: string
  played: (minutes: number) => string
  sums: (staked: string, net: string) => string
  takeBreak: string
  goOn: string
  activities: string
  limits: string
  stillClosed: string
}

export const CARD_WORDS: Record<Language, CardWords> = {
  tr: {
    openAgain: 'Yeniden aç',
    played: (minutes) => `${minutes} dakikadır oynuyorsun`,
    sums: (staked, net) => `Kendi paranla toplam bahis ${staked}, sonuç ${net}.`,
    takeBreak: 'Ara ver',
    goOn: 'Sürdür',
    activities: 'Oyun hareketlerin',
    limits: 'Sınırlar ve mola',
    stillClosed: 'Hâlâ kapalı. Biraz sonra yeniden dene.',
  },
  en: {
    openAgain: 'Open again',
    played: (minutes) =>
      `You have been playing for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    sums: (staked, net) => `Staked in all ${staked} of your own money, result ${net}.`,
    takeBreak: 'Take a break',
    goOn: 'Keep playing',
    activities: 'Your game activities',
    limits: 'Limits & breaks',
    stillClosed: 'Still closed. Try again in a moment.',
  },
}

import type { Language } from '../../protocol.ts'

/** What is said of a game's figures and of how it is played, in its panel and on its page. */
type FigureWords = {
  returnOf: string
  withJackpots: string
  from: (lowest: string, highest: string) => string
  hitRate: string
  hitRateOf: (share: string, onceIn: string) => string
  volatility: string
  levelOf: (level: number) => string
  highestWin: string
  highestWinChance: string
  onceIn: (rounds: string) => string
  rarerThan: (rounds: string) => string
  notOnceIn: (rounds: string) => string
  stakes: string
  studio: string
  howToPlay: string
  figures: string
  average: string
  lostLine: string
  pays: string
}

export const FIGURE_WORDS: Record<Language, FigureWords> = {
  tr: {
    returnOf: 'Oyuncuya geri ödeme',
    withJackpots: 'Jackpotlarla birlikte',
    from: (lowest, highest) => `${lowest} – ${highest}`,
    hitRate: 'Ödeme yapan turlar',
    hitRateOf: (share, onceIn) => `${share} · ${onceIn} turda bir`,
    volatility: 'Oynaklık',
    levelOf: (level) => `5 üzerinden ${level}`,
    highestWin: 'En yüksek kazanç',
    highestWinChance: 'En yüksek kazancın sıklığı',
    onceIn: (rounds) => `${rounds} turda bir`,
    rarerThan: (rounds) => `${rounds} turda birden seyrek`,
    notOnceIn: (rounds) => `ölçülen ${rounds} turda bir kez bile çıkmadı`,
    stakes: 'Bahis',
    studio: 'Stüdyo',
    howToPlay: 'Nasıl oynanır',
    figures: 'Rakamlar',
    average: 'Geri ödeme oranı çok sayıda turun ortalamasıdır.',
    lostLine:
      'Bağlantın koparsa turun sunucuda güvendedir. Oyunu yeniden açınca kaldığın yerden sürer; bir gün açılmayan tur kendiliğinden biter ve sonucu bakiyene yazılır.',
    pays: 'Ödemeler',
  },
  en: {
    returnOf: 'Return to player',
    withJackpots: 'With the jackpots',
    from: (lowest, highest) => `${lowest} – ${highest}`,
    hitRate: 'Rounds that pay',
    hitRateOf: (share, onceIn) => `${share} · one in ${onceIn} rounds`,
    volatility: 'Volatility',
    levelOf: (level) => `${level} of 5`,
    highestWin: 'Highest win',
    highestWinChance: 'Chance of the highest win',
    onceIn: (rounds) => `one in ${rounds} rounds`,
    rarerThan: (rounds) => `rarer than one in ${rounds} rounds`,
    notOnceIn: (rounds) => `not once in ${rounds} measured rounds`,
    stakes: 'Stake',
    studio: 'Studio',
    howToPlay: 'How it is played',
    figures: 'Figures',
    average: 'The return is an average over very many rounds.',
    lostLine:
      'If the connection is lost your round is safe on the server. Open the game again and it carries on; a round that is not opened for a day ends by itself and its result goes to your balance.',
    pays: 'Payouts',
  },
}

import type { Language } from '../../../protocol.ts'

type LiveRouletteWords = {
  scene: string
  drawn: (number: string) => string
  spinning: string
  track: string
  felt: string
  spins: string
  red: string
  black: string
  zero: string
  hot: string
  returned: string
  more: (count: number) => string
  rules: readonly string[]
  keys: string
}

export const LIVE_WORDS: Record<Language, LiveRouletteWords> = {
  tr: {
    scene: 'Rulet masası ve sunucu.',
    drawn: (number) => `${number}.`,
    spinning: 'Top dönüyor.',
    track: 'Komşular',
    felt: 'Masa',
    spins: 'Son sayılar',
    red: 'Kırmızı',
    black: 'Siyah',
    zero: 'Sıfır',
    hot: 'En çok gelen',
    returned: 'Dönen',
    more: (count) => `+${count}`,
    rules: [
      'Çarkta 0’dan 36’ya 37 sayı vardır ve hepsi aynı olasılıkla gelir. Masadaki herkes aynı çarka bahis yapar.',
      'Pulunu bir sayıya, sayıların arasındaki çizgiye, köşeye ya da dış bahislere koy. 35’e 1, bir lira için 35 lira kazanç ve bahsin geri ödenmesidir. Sıfır gelince dış bahisler kaybeder.',
      'Masaya konan pullar, Bahis yap’a basınca ya da kapanışa iki saniye kala bahis olur. Bahsi, kapanışa yarım saniye kalana kadar geri alabilirsin.',
      'Komşular, çark sırasını gösterir: bir sayıya basmak onu ve komşularını oynar. Üçlü 6, Yetimler 5, Sıfır komşuları 9 pulla oynanır.',
      'Sınırlar, bir oyuncunun bir turdaki bütün bahisleri içindir.',
      'Kasa payı her bahiste aynıdır: 37’de 1, yani %2,70. Geçmiş sonuçlar sıradaki turu etkilemez.',
      'Sunucu bir turu sürdüremezse o tur iptal edilir ve bütün bahisler geri verilir. Sunucular çizimdir; sonuçlar Kanıt’tan doğrulanabilir.',
    ],
    keys: 'Oklar: masada gez · Enter: pul koy · 1–5: pul seç · Z: geri al · Y: yinele · Sil: temizle · N: komşular · Boşluk: bahis yap · R: kurallar · H: geçmiş · F: kanıt · M: ses · G: tam ekran',
  },
  en: {
    scene: 'A roulette table and its presenter.',
    drawn: (number) => `${number}.`,
    spinning: 'The ball is running.',
    track: 'Neighbours',
    felt: 'Table',
    spins: 'Last numbers',
    red: 'Red',
    black: 'Black',
    zero: 'Zero',
    hot: 'Drawn most',
    returned: 'Returned',
    more: (count) => `+${count}`,
    rules: [
      'The wheel has 37 numbers, 0 to 36, each as likely as any other. All at the table bet on the same wheel.',
      'Put chips on a number, on the line between numbers, on a corner or on the outside bets. 35 to 1 is a win of 35 lira for each lira, and the stake comes back. On zero the outside bets lose.',
      'Chips on the table become a bet when you press Place bet, or two seconds before bets close. A bet can be taken back until half a second before bets close.',
      'Neighbours shows the racetrack: a press on a number bets on it and its neighbours. Tiers takes 6 chips, Orphelins 5 and Voisins 9.',
      'Limits are for all bets of one player in a round.',
      'The house edge is the same on every bet: 1 in 37, which is 2.70%. Past results do not affect the next round.',
      'If the server cannot go on with a round, the round is voided and all bets are given back. Presenters are drawn; results can be verified under Proof.',
    ],
    keys: 'Arrows: move on the table · Enter: lay a chip · 1–5: chip · Z: undo · Y: repeat · Backspace: clear · N: neighbours · Space: place bet · R: rules · H: history · F: proof · M: sound · G: full screen',
  },
}

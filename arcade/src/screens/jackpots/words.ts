import type { LevelName } from '../../games/jackpots/levels.ts'
import type { Language } from '../../protocol.ts'

type JackpotWords = {
  jackpots: string
  wonTitle: (level: string, sum: string) => string
  wonText: string
  onItsWay: string
  goOn: string
  rules: readonly string[]
  levels: Record<LevelName, string>
}

export const LEVEL_TITLES: Record<LevelName, string> = {
  yek: 'Yek',
  du: 'Dü',
  cihar: 'Cihar',
  ses: 'Şeş',
}

export const JACKPOT_WORDS: Record<Language, JackpotWords> = {
  tr: {
    jackpots: 'Jackpotlar',
    wonTitle: (level, sum) => `${level} sana düştü: ${sum}`,
    wonText: 'Bakiyene eklendi. Turunun kazancı ayrıca ödendi.',
    onItsWay: 'Bakiyene yazılıyor. Turunun kazancı ayrıca ödendi.',
    goOn: 'Oyuna dön',
    rules: [
      'Gerçek parayla her bahsin yüzde 1’i dört jackpota girer: Yek’e yüzde 0,15, Dü’ye 0,20, Cihar’a 0,25, Şeş’e 0,40. Bahsinin üstüne bir şey alınmaz. Demo ve bedava turlar girmez, jackpot da kazanmaz.',
      'Bahis, turunun sonucu belli olunca sayılır. Geri verilen bahis sayılmaz.',
      'Girenlerin hepsi oyunculara döner: jackpotlu oyunun geri ödeme oranı kendi oranından yüzde 1 puan yüksektir. İkisi de rakamlardadır.',
      'Jackpota yaklaştıkça, özellikle Cihar ile Şeş’in tavanına az kala, bir bahis bedelinden değerli olabilir. Bu bir kazanç sözü değildir.',
      'Jackpot turunun kazancına eklenmez, ayrıca ve bir kez ödenir. Kuruşun altında kalan, sonrakine geçer.',
      'Düşeceği saniye ya da tutar önceden mühürlenir: özeti yayımlanır, düşünce açılır ve herkes hesaplayabilir.',
    ],
    levels: {
      yek: 'Her saatin gizli bir saniyesinde düşer. O zamana dek sayılan bahisler arasından, bahis tutarıyla orantılı çekilir. Saatte girenin beşte biri sonrakine kalır.',
      du: 'Her günün gizli bir saniyesinde, Yek gibi düşer.',
      cihar:
        '₺10.000 ile başlar, ₺75.000 olmadan düşer. Tutarı gizli noktaya ulaştıran bahis hepsini alır.',
      ses: '₺250.000 ile başlar, ₺1.500.000 olmadan düşer. Cihar gibi.',
    },
  },
  en: {
    jackpots: 'Jackpots',
    wonTitle: (level, sum) => `${level} fell to you: ${sum}`,
    wonText: 'It is in your balance. The win of your round was paid beside it.',
    onItsWay: 'It is being added to your balance. The win of your round was paid beside it.',
    goOn: 'Back to the game',
    rules: [
      'One per cent of every real-money stake goes into the four jackpots: 0.15 per cent into Yek, 0.20 into Dü, 0.25 into Cihar, 0.40 into Şeş. Nothing is taken on top of your stake. Demo and free rounds pay nothing in and win no jackpot.',
      'A stake counts once its round is decided. A stake that goes back does not count.',
      'All of it comes back to players: a game with jackpots returns one percentage point more than by itself. Both returns are among the figures.',
      'Close to a fall, above all just below the ceilings of Cihar and Şeş, a stake can be worth more than it costs. That is no promise of a win.',
      'A jackpot is paid beside the win of its round, once. What is less than a kuruş goes to the next.',
      'The second or the sum at which it falls is sealed before: its hash is published, and revealed as it falls, so that everybody can compute it.',
    ],
    levels: {
      yek: 'Falls at a hidden second of each hour. It is drawn among the stakes that counted until then, in proportion to what was staked. A fifth of what the hour paid in is kept for the next.',
      du: 'Falls at a hidden second of each day, as Yek does.',
      cihar:
        'Begins at ₺10.000 and falls before ₺75.000. The stake that brings it to the hidden point takes all of it.',
      ses: 'Begins at ₺250.000 and falls before ₺1.500.000, as Cihar does.',
    },
  },
}

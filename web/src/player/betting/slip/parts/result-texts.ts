import { texts } from '../../../../lib/language/translate.ts'

/** What became of a bet that was sent. */
export const t = texts({
  tr: {
    sending: 'Gönderiliyor',
    waiting: 'Bahis bekliyor',
    waitingNote:
      'Canlı bahis {count} sn bekletilir. Bu sürede oran düşer ya da pazar kapanırsa bahis oynanmaz.',
    agreed: 'Onayladığın oran',
    lost: 'Yanıt gelmedi',
    lostNote: 'Bahsin alınıp alınmadığını bilmiyoruz. Yeniden sor; aynı bahis iki kez oynanmaz.',
    lostStep: 'Yeniden sor',
    refused: 'Bahis oynanmadı, para çekilmedi.',
    refusedCode: 'Kod {code} · {clock} · deneme {id}',
    understood: 'Tamam',
    placed: 'Kupon oynandı',
    placedSeveral: '{count} bahis oynandı',
    placedAt: { one: '{at} · {count} seçim', other: '{at} · {count} seçim' },
    receipt: 'Kupon makbuzu',
    close: 'Makbuzu kapat',
    stakeTimes: 'Tutar × toplam oran',
    betNumber: 'Kupon no',
    partlyRefused: {
      one: 'Bir bahis oynanmadı; kuponda duruyor.',
      other: '{count} bahis oynanmadı; kuponda duruyor.',
    },
    again: 'Aynısını oyna',
  },
  en: {
    sending: 'Sending',
    waiting: 'The bet is waiting',
    waitingNote:
      'A live bet waits {count} s. If the odds fall or the market closes meanwhile, it is not placed.',
    agreed: 'Odds you agreed to',
    lost: 'No answer came',
    lostNote:
      'We do not know whether the bet was taken. Ask again; the same bet is never placed twice.',
    lostStep: 'Ask again',
    refused: 'The bet was not placed, no money was taken.',
    refusedCode: 'Code {code} · {clock} · attempt {id}',
    understood: 'OK',
    placed: 'Bet placed',
    placedSeveral: '{count} bets placed',
    placedAt: { one: '{at} · {count} selection', other: '{at} · {count} selections' },
    receipt: 'Receipt',
    close: 'Close the receipt',
    stakeTimes: 'Stake × total odds',
    betNumber: 'Bet number',
    partlyRefused: {
      one: 'One bet was not placed; it stays in the slip.',
      other: '{count} bets were not placed; they stay in the slip.',
    },
    again: 'Play again',
  },
})

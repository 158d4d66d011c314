import type { Language } from '../../../protocol.ts'

type CrashWords = {
  next: string
  flying: (seconds: string) => string
  snapped: string
  cashedOut: (times: string) => string
  yours: (times: string) => string
  scene: string
  stake: string
  stakeLower: string
  stakeHigher: string
  stakePick: string
  slot: (number: number) => string
  auto: string
  autoAt: (slot: number) => string
  autoPick: string
  place: string
  placeNext: string
  takeBack: string
  inRound: (sum: string) => string
  queued: (sum: string) => string
  placing: string
  takingOff: string
  cashOut: string
  cashingOut: string
  waits: (seconds: number) => string
  waitsTaken: (seconds: number, sum: string) => string
  starts: string
  flies: (sum: string) => string
  fliesAuto: (sum: string, times: string) => string
  fliesAlone: string
  told: (times: string, sum: string) => string
  snap: (times: string) => string
  snapLost: (times: string, sum: string) => string
  late: (times: string) => string
  aloudStart: (sum: string) => string
  aloudOut: (times: string, sum: string) => string
  aloudSnap: (times: string) => string
  returned: string
  cut: string
  rules: readonly string[]
  keys: string
}

export const CRASH_WORDS: Record<Language, CrashWords> = {
  tr: {
    next: 'Sıradaki uçuş',
    flying: (seconds) => `Uçuyor · ${seconds} sn`,
    snapped: 'İp koptu',
    cashedOut: (times) => `${times}’te çektin`,
    yours: (times) => `Sen ${times}`,
    scene: 'Gece göğünde bir uçurtma ve ipi.',
    stake: 'Bahis',
    stakeLower: 'Bahsi düşür',
    stakeHigher: 'Bahsi yükselt',
    stakePick: 'Bahis seç',
    slot: (number) => `${number}. bahis`,
    auto: 'Kendiliğinden çek',
    autoAt: (slot) => `${slot}. bahis kendiliğinden çekilir`,
    autoPick: 'Çekme katı seç',
    place: 'Bahis yap',
    placeNext: 'Sıradaki tura yap',
    takeBack: 'Bahsi geri al',
    inRound: (sum) => `${sum} turda`,
    queued: (sum) => `${sum} sırada`,
    placing: 'Bahis alınıyor',
    takingOff: 'Kalkıyor',
    cashOut: 'Çek',
    cashingOut: 'Çekiliyor',
    waits: (seconds) => `Uçurtma ${seconds} saniye sonra kalkıyor.`,
    waitsTaken: (seconds, sum) => `Uçurtma ${seconds} saniye sonra kalkıyor. Bahsin alındı: ${sum}`,
    starts: 'Kalkıyor.',
    flies: (sum) => `Bahsin uçuyor: ${sum}.`,
    fliesAuto: (sum, times) => `Bahsin uçuyor: ${sum}. Kendiliğinden çekme ${times}`,
    fliesAlone: 'Sıradaki tur birazdan.',
    told: (times, sum) => `${times}’te çektin, ${sum} bakiyende. Uçuş sürüyor.`,
    snap: (times) => `İp ${times}’te koptu. Yeni tur 3 saniye sonra.`,
    snapLost: (times, sum) => `İp ${times}’te koptu. Bahsin gitti: ${sum}.`,
    late: (times) => `Çekme yetişmedi, ip ${times}’te kopmuştu.`,
    aloudStart: (sum) => `Uçuş başladı, bahsin ${sum}.`,
    aloudOut: (times, sum) => `${times} katta çektin, ${sum}.`,
    aloudSnap: (times) => `İp ${times} katta koptu.`,
    returned: 'Çekilen',
    cut: 'koptu',
    rules: [
      'Uçurtma kalkınca çarpan 1,00’dan yukarı büyür: her saniye yüzde on üç kadar. İpin nerede kopacağı tur başlamadan bellidir.',
      'İp kopmadan çekersen bahsin o anki çarpanla ödenir. Kopana kadar çekmezsen bahis gider. En az 1,01’de çekilir; 1.000’de bütün bahisler kendiliğinden çekilir.',
      'Her turda birbirinden bağımsız iki bahis yapabilirsin. Bahsi, kapanışa yarım saniye kalana kadar geri alabilirsin.',
      'Kendiliğinden çekme sunucuda çalışır: bağlantın kopsa da verdiğin katta çeker.',
      'Çekmenin anını komutunun sunucuya vardığı an belirler; kural herkes için aynıdır. Bağlantın koparsa ve kendiliğinden çekme kapalıysa bahis ip kopana kadar uçar.',
      'Sunucu bir turu sürdüremezse o tur iptal edilir ve bütün bahisler geri verilir. Onaylanan çekmeler ödenir.',
    ],
    keys: 'Q, E: bahis yap ya da geri al · A, D: çek · R: kurallar · H: geçmiş · F: kanıt · M: ses · G: tam ekran',
  },
  en: {
    next: 'Next flight',
    flying: (seconds) => `Flying · ${seconds} s`,
    snapped: 'String snapped',
    cashedOut: (times) => `cashed out at ${times}`,
    yours: (times) => `You ${times}`,
    scene: 'A kite and its string in the night sky.',
    stake: 'Bet',
    stakeLower: 'Lower the bet',
    stakeHigher: 'Raise the bet',
    stakePick: 'Choose a bet',
    slot: (number) => `Bet ${number}`,
    auto: 'Auto cash-out',
    autoAt: (slot) => `Bet ${slot} is cashed out by itself`,
    autoPick: 'Choose the cash-out',
    place: 'Place bet',
    placeNext: 'Bet next round',
    takeBack: 'Take back',
    inRound: (sum) => `${sum} in the round`,
    queued: (sum) => `${sum} queued`,
    placing: 'Taking the bet',
    takingOff: 'Taking off',
    cashOut: 'Cash out',
    cashingOut: 'Cashing out',
    waits: (seconds) => `The kite takes off in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    waitsTaken: (seconds, sum) =>
      `The kite takes off in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}. Your bet is in: ${sum}`,
    starts: 'Taking off.',
    flies: (sum) => `Your bet is flying: ${sum}.`,
    fliesAuto: (sum, times) => `Your bet is flying: ${sum}. Auto cash-out at ${times}`,
    fliesAlone: 'Next round soon.',
    told: (times, sum) => `Cashed out at ${times}, ${sum} is in your balance. The flight goes on.`,
    snap: (times) => `The string snapped at ${times}. New round in 3 seconds.`,
    snapLost: (times, sum) => `The string snapped at ${times}. Bet lost: ${sum}.`,
    late: (times) => `Too late, the string had already snapped at ${times}.`,
    aloudStart: (sum) => `Flight started, your bet is ${sum}.`,
    aloudOut: (times, sum) => `Cashed out at ${times}, ${sum}.`,
    aloudSnap: (times) => `String snapped at ${times}.`,
    returned: 'Cashed out',
    cut: 'lost',
    rules: [
      'When the kite takes off, the multiplier grows from 1.00 by about thirteen percent a second. Where the string snaps is fixed before the round begins.',
      'Cash out before it snaps and your bet is paid times the multiplier of that moment. If you have not cashed out by then, the bet is lost. The least cash-out is 1.01; at 1,000 every bet is cashed out by itself.',
      'You can place two independent bets in each round. A bet can be taken back until half a second before bets close.',
      'Auto cash-out works at the server: it cashes out at your multiplier even if your line is lost.',
      'What counts is when your command reaches the server; the rule is the same for everybody. If your line is lost and auto cash-out is off, the bet flies until the string snaps.',
      'If the server cannot go on with a round, the round is voided and all bets are given back. Cash-outs that were confirmed are paid.',
    ],
    keys: 'Q, E: place or take back · A, D: cash out · R: rules · H: history · F: proof · M: sound · G: full screen',
  },
}

import type { Language } from '../../../protocol.ts'

type LivePokerWords = {
  scene: string
  sit: string
  pickSeat: string
  noSeat: string
  stand: string
  mark: string
  markOn: (sum: string) => string
  markOff: (sum: string) => string
  markKept: string
  reserved: string
  decide: string
  ends: Record<'called' | 'folded', string>
  saidEnds: Record<'called' | 'folded', string>
  dealing: string
  asked: (first: string, second: string, call: string) => string
  foldsAtEnd: (ante: string) => string
  callsAtEnd: string
  boardIs: (cards: string) => string
  secondsLeft: (seconds: number) => string
  waiting: Record<'called' | 'folded', string>
  othersDecide: string
  opening: (fourth: string, fifth: string) => string
  dealerHas: (hand: string) => string
  dealerOut: (hand: string) => string
  placeTaken: string
  tooLate: string
  qualified: (times: number, rounds: number) => string
  returned: string
  rules: readonly string[]
  keys: string
}

export const LIVE_WORDS: Record<Language, LivePokerWords> = {
  tr: {
    scene: 'Poker masası ve sunucu.',
    sit: 'Otur',
    pickSeat: 'Boş koltuk seç',
    noSeat: 'Boş koltuk yok',
    stand: 'Kalk',
    mark: 'Süre biterse devam',
    markOn: (sum) => `${sum} bahisle ayrılır, çekilirsen geri döner`,
    markOff: (sum) => `Yoksa çekilirsin: ${sum}`,
    markKept: 'Değiştirmek için bahsini geri al',
    reserved: 'Ayrıldı',
    decide: 'Karar ver',
    ends: { called: 'Devam', folded: 'Çekildi' },
    saidEnds: { called: 'Devam etti.', folded: 'Çekildi.' },
    dealing: 'Kartlar dağıtılıyor.',
    asked: (first, second, call) => `Sende ${first} ve ${second}. Devam ${call}.`,
    foldsAtEnd: (ante) => `Süre biterse çekilirsin: ${ante}.`,
    callsAtEnd: 'Süre biterse devam edersin.',
    boardIs: (cards) => `Ortada ${cards}.`,
    secondsLeft: (seconds) => `Kararına ${seconds} saniye var.`,
    waiting: {
      called: 'Devam dedin. Diğer oyuncular karar veriyor.',
      folded: 'Çekildin. Diğer oyuncular karar veriyor.',
    },
    othersDecide: 'Oyuncular karar veriyor.',
    opening: (fourth, fifth) => `Dördüncü kart ${fourth}, beşinci kart ${fifth}.`,
    dealerHas: (hand) => `Kurpiyerin eli: ${hand}.`,
    dealerOut: (hand) => `Kurpiyer açamadı: ${hand}.`,
    placeTaken: 'Bu koltuk dolu ya da önceki turdaki oyuncusuna ayrılmış. Paran düşmedi.',
    tooLate: 'Devam bahsi süre dolmadan alınamadı: el çekildi, devam bahsi geri döndü.',
    qualified: (times, rounds) => `Kurpiyer ${rounds} turun ${times} tanesinde açtı.`,
    returned: 'Dönen',
    rules: [
      'Altı koltuktan birine oturur, ön bahsini koyarsın. Herkese iki kart, kurpiyere iki kapalı kart gelir; ortadaki beş kart herkesindir. Kendi kartlarını yalnız sen görürsün, başkalarınınkiler sonunda açılır.',
      'Ortaya üç kart açılınca on iki saniye karar süresi başlar: çekilirsen ön bahis gider; devam, ön bahsin iki katıdır. Herkes karar verince süre hemen biter.',
      'Süre biterse el çekilir ve ön bahis gider. “Süre biterse devam” işaretliyse devam bahsi, bahsinle birlikte ayrılır ve el devam eder: hattın kopsa da. İşaret bahisten önce konur; sürede çekilirsen ayrılan devam bahsi geri döner.',
      'Devam bahsi, cüzdanından süre dolmadan alınmışsa sayılır. Geç kalan geri döner, el çekilir.',
      'İki tarafın eli, yedi karttan en iyi beşidir. Kurpiyerin açması için en az dört peri gerekir. Açamazsa ön bahis eline göre ödenir, devam bahsi geri döner; açarsa iyi olan el kazanır, ön bahis eline göre, devam 1’e 1 ödenir. Eşit ellerde ikisi de geri döner.',
      'As çifti +, iki kartın ve ilk üç kart as peri ya da daha iyisi olursa ödenir; çekilsen de ödenir.',
      'Geri ödeme oranı, en iyi oyunla ve ön bahis başınadır; her koltukta Liman Hold’em ile aynıdır. Bir koltuğun dolu olup olmaması hiçbir kartı değiştirmez.',
      'Oynadığın koltuk, sonraki turun bahisleri açıkken sana ayrılır. Pullar, Bahis yap’a basınca ya da kapanışa iki saniye kala bahis olur; kapanışa yarım saniye kalana kadar geri alabilirsin.',
      'Sunucu bir turu sürdüremezse o tur iptal edilir ve bütün bahisler geri verilir. Sunucular çizimdir; sonuçlar Kanıt’tan doğrulanabilir.',
    ],
    keys: '1–5: pul · Enter: koltuğa otur, pul koy · Z: geri al · Y: yinele · Sil: temizle · Boşluk: bahis yap · S: süre biterse devam · karar verirken 1: devam, 2: çekil · R: kurallar · H: geçmiş · F: kanıt · M: ses · G: tam ekran',
  },
  en: {
    scene: 'A poker table and its presenter.',
    sit: 'Sit',
    pickSeat: 'Pick a free seat',
    noSeat: 'No seat is free',
    stand: 'Leave',
    mark: 'Call when time runs out',
    markOn: (sum) => `${sum} reserved with the bet, back if you fold`,
    markOff: (sum) => `Otherwise you fold: ${sum}`,
    markKept: 'Take your bet back to change it',
    reserved: 'Reserved',
    decide: 'Decide',
    ends: { called: 'Called', folded: 'Folded' },
    saidEnds: { called: 'Called.', folded: 'Folded.' },
    dealing: 'The cards are being dealt.',
    asked: (first, second, call) => `You have the ${first} and the ${second}. Call ${call}.`,
    foldsAtEnd: (ante) => `When time runs out you fold: ${ante}.`,
    callsAtEnd: 'When time runs out you call.',
    boardIs: (cards) => `On the board: ${cards}.`,
    secondsLeft: (seconds) => `${seconds} seconds left to decide.`,
    waiting: {
      called: 'You called. Other players are deciding.',
      folded: 'You folded. Other players are deciding.',
    },
    othersDecide: 'The players are deciding.',
    opening: (fourth, fifth) => `Fourth card ${fourth}, fifth card ${fifth}.`,
    dealerHas: (hand) => `Dealer: ${hand}.`,
    dealerOut: (hand) => `Dealer does not qualify: ${hand}.`,
    placeTaken: 'This seat is taken, or kept for its player of the last round. No money was taken.',
    tooLate:
      'The call’s stake was not taken in time: the hand is folded, and the stake was given back.',
    qualified: (times, rounds) => `The dealer qualified in ${times} of ${rounds} rounds.`,
    returned: 'Returned',
    rules: [
      'Sit at one of six seats and place an ante. Everybody gets two cards, the dealer two closed ones; the five on the board are for all. Your cards are seen by you alone, those of others at the end.',
      'With three cards on the board twelve seconds to decide begin: a fold loses the ante; a call is twice the ante. The clock stops once all have decided.',
      'When time runs out, the hand folds and the ante is lost. With “Call when time runs out” the call’s stake is reserved with your bet, and the hand calls, even if your line is lost. It is marked before the bet; a fold in time gives the reserved stake back.',
      'A call counts if its stake was taken from your wallet before time ran out. One that is late goes back, and the hand is folded.',
      'Each hand is the best five of seven cards. The dealer qualifies with a pair of fours or better. If not, the ante is paid by your hand and the call returned; otherwise the better hand wins: the ante is paid by your hand, the call 1 to 1. Equal hands return both.',
      'Aces + is paid if your two cards and the first three of the board make a pair of aces or better, even if you fold.',
      'The return is that of the best play, per ante; at every seat it is that of Harbour Hold’em. Whether a seat is taken changes no card.',
      'The seat that you played is kept for you while the next bets are open. Chips become a bet when you press Place bet, or two seconds before bets close; it can be taken back until half a second before they close.',
      'If the server cannot go on with a round, the round is voided and all bets are given back. Presenters are drawn; results can be verified under Proof.',
    ],
    keys: '1–5: chip · Enter: sit, lay a chip · Z: undo · Y: repeat · Backspace: clear · Space: place bet · S: call when time runs out · while deciding 1: call, 2: fold · R: rules · H: history · F: proof · M: sound · G: full screen',
  },
}

import type { Language } from '../../../protocol.ts'

type LiveBlackjackWords = {
  scene: string
  dealing: string
  othersInsure: string
  peek: string
  offer: (seconds: number) => string
  answered: string
  turnOf: (seat: string, total: string) => string
  yourTurn: (total: string, dealer: string) => string
  /** Read out: numbers in words. */
  yourTurnAloud: (total: string, dealer: string) => string
  soft: (total: string) => string
  numbers: readonly string[]
  ace: string
  insure: string
  yours: string
  yourBet: string
  follow: string
  noFollow: string
  noFollowHere: string
  leave: string
  noSeat: string
  playing: string
  seatGone: string
  placeTaken: string
  behindSeat: (at: number) => string
  behind: string
  dealerEnded: string
  bust: string
  share: string
  totals: string
  returned: string
  rules: readonly string[]
  keys: string
}

const list = (text: string): readonly string[] => text.split(',')

export const LIVE_WORDS: Record<Language, LiveBlackjackWords> = {
  tr: {
    scene: 'Yedi koltuklu blackjack masası ve sunucu.',
    dealing: 'Kartlar dağıtılıyor.',
    othersInsure: 'Kurpiyerde as var. Masaya sigorta soruluyor.',
    peek: 'Kurpiyer kapalı kartına bakıyor.',
    offer: (seconds) =>
      `Kurpiyerde as var. Sigorta ister misin? İkiye bir öder, ${seconds} saniyen var.`,
    answered: 'Yanıtın alındı, diğerleri bekleniyor.',
    turnOf: (seat, total) => `Sıra: ${seat}, ${total}.`,
    yourTurn: (total, dealer) =>
      `Sıra sende: ${total}, kurpiyerde ${dealer}. Süre dolarsa elin durur.`,
    yourTurnAloud: (total, dealer) => `Sıra sende. ${total}, kurpiyerde ${dealer}.`,
    soft: (total) => `yumuşak ${total}`,
    numbers: list(
      'sıfır,bir,iki,üç,dört,beş,altı,yedi,sekiz,dokuz,on,on bir,on iki,on üç,on dört,on beş,on altı,on yedi,on sekiz,on dokuz,yirmi,yirmi bir',
    ),
    ace: 'as',
    insure: 'Sigorta',
    yours: 'Sıra sende',
    yourBet: 'Bahsin',
    follow: 'Takip',
    noFollow: 'Arkadan oynadığın bahis bölmede ve katlamada ilk elde tek bahisle kalır',
    noFollowHere: 'Demo bakiye bölmeyi ve katlamayı takip etmez',
    leave: 'Kalk',
    noSeat: 'Bir koltukta değilsin',
    playing: 'El sürüyor',
    seatGone: 'Seçtiğin koltuğa başkası oturdu. Başka bir koltuk seç.',
    placeTaken: 'Bu koltuk dolu ya da önceki turda oynayana ayrılmış. Paran düşmedi.',
    behindSeat: (at) => `${at + 1}. koltuğun arkası`,
    behind: 'Arkada',
    dealerEnded: 'Kurpiyerin eli',
    bust: 'Yandı',
    share: 'Son turlarda',
    totals: 'Kurpiyer',
    returned: 'Dönen',
    rules: [
      'Yedi koltuk, bir kurpiyer ve her turda yeni karılan sekiz deste. Boş bir koltuğa basınca oturur ve seçtiğin pulu koyarsın; masada bir koltuğun olur. 21’i geçmeden kurpiyerden yüksek bir toplama ulaşmaya çalışırsın.',
      'Kartlar soldan sağa, koltuk koltuk dağıtılır, kurpiyer en son alır. Sıra sana gelince her karar için 15 saniyen vardır; süre dolarsa elin durur.',
      'Kurpiyer, yumuşak 17 dahil, her 17’de durur; as ya da onlu açarsa blackjack için kapalı kartına bakar. İlk iki kartta katlarsın, böldükten sonra da; değeri aynı iki kartı bir kez bölersin. Bölünen aslara birer kart gelir, bölünen elde 21 blackjack sayılmaz.',
      'Kurpiyer as açarsa masadaki herkes 8 saniye içinde bahsinin yarısıyla sigorta alabilir. Sigortanın geri ödeme oranı yüzde 92,53’tür.',
      'Arkadan oyna: bahis yapmış bir koltuğun eline sen de bahis koyarsın, kararları o oyuncu verir. Takip açıksa bölmede ve katlamada bahsin bakiyenden bir kez daha alınır. Bakiyen yetmezse ya da takip kapalıysa bahsin ilk elde tek bahisle kalır. Demo bakiye takip etmez.',
      'Geri ödeme oranı, aşağıdaki stratejiyle ve sigortasız oynanan el içindir ve her koltukta aynıdır. Arkadan oynanan bahsin oranı o koltuğun nasıl oynadığına bağlıdır: bu stratejiyle oynanır ve her bölme ve katlama takip edilirse yüzde 99,51’dir; takip edilmeyen bahsin oranı hesaplanmamıştır.',
      'Bir turda oynadığın koltuk, sonraki turun bahis süresi boyunca sana ayrılır. Kalk, koyduğun pulları ve bahsini, kapanışa yarım saniye kalana kadar geri alır. Arkasına oynadığın koltuk boş kalırsa bahsin geri döner.',
      'Sunucu bir turu sürdüremezse o tur iptal edilir ve bütün bahisler geri verilir. Sunucular çizimdir; sonuçlar Kanıt’tan doğrulanabilir.',
    ],
    keys: 'Elde 1: kart · 2: dur · 3: katla · 4: böl · I: sigorta · Bahiste 1–5: pul · Enter: koltuğa pul koy · Z: geri al · Y: yinele · Sil: temizle · T: takip · K: kalk · Boşluk: bahis yap · R: kurallar · H: geçmiş · F: kanıt · M: ses · G: tam ekran',
  },
  en: {
    scene: 'A blackjack table of seven seats and its presenter.',
    dealing: 'The cards are being dealt.',
    othersInsure: 'The dealer shows an ace. The table is asked about insurance.',
    peek: 'The dealer looks at the hidden card.',
    offer: (seconds) =>
      `The dealer shows an ace. Insurance? It pays two to one; you have ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    answered: 'You have answered; the others are waited for.',
    turnOf: (seat, total) => `In turn: ${seat}, ${total}.`,
    yourTurn: (total, dealer) =>
      `Your turn: ${total}, dealer ${dealer}. When time is up your hand stands.`,
    yourTurnAloud: (total, dealer) => `Your turn. ${total}, dealer ${dealer}.`,
    soft: (total) => `soft ${total}`,
    numbers: list(
      'zero,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen,twenty,twenty-one',
    ),
    ace: 'ace',
    insure: 'Insurance',
    yours: 'Your turn',
    yourBet: 'Your bet',
    follow: 'Follow',
    noFollow: 'At a split or double your bet behind stays on the first hand with one stake',
    noFollowHere: 'Demo money does not follow splits and doubles',
    leave: 'Leave',
    noSeat: 'You have no seat',
    playing: 'The hand is on',
    seatGone: 'Somebody else took the seat you chose. Choose another one.',
    placeTaken: 'This seat is taken, or kept for who played there last round. Nothing was charged.',
    behindSeat: (at) => `Behind seat ${at + 1}`,
    behind: 'Behind',
    dealerEnded: 'The dealer’s hand',
    bust: 'Bust',
    share: 'In the last rounds',
    totals: 'Dealer',
    returned: 'Returned',
    rules: [
      'Seven seats, one dealer and eight decks that are shuffled for every round. Press a free seat to sit down and lay the chosen chip; you have one seat at the table. You try to reach a higher total than the dealer without passing 21.',
      'Cards are dealt seat by seat from the left, the dealer last. In your turn you have 15 seconds for each decision; when time is up your hand stands.',
      'The dealer stands on every 17, soft ones too, and with an ace or a ten open looks at the hidden card for blackjack. You may double on the first two cards, after a split too; two cards of the same value are split once. Split aces get one card each, and 21 in a split hand is no blackjack.',
      'When the dealer shows an ace, everybody at the table may insure for half the bet within 8 seconds. Insurance returns 92.53 percent.',
      'Bet behind: you bet on the hand of a seat that has bet, and its player decides. With Follow on, your stake is taken once more from your balance at a split or double. Where your balance is too low, or Follow is off, your bet stays on the first hand with one stake. Demo money does not follow.',
      'The return is that of a hand played by the strategy below and without insurance, the same at every seat. What a bet behind returns depends on how its seat plays: by this strategy, with every split and double followed, 99.51 percent; that of a bet that does not follow is not computed.',
      'A seat that you played is kept for you while bets of the next round are open. Leave takes your chips and your bet back until half a second before bets close. If the seat you bet behind stays empty, your bet comes back.',
      'If the server cannot go on with a round, the round is voided and all bets are given back. Presenters are drawn; results can be verified under Proof.',
    ],
    keys: 'In a hand 1: hit · 2: stand · 3: double · 4: split · I: insurance · Before it 1–5: chip · Enter: lay a chip at a seat · Z: undo · Y: repeat · Backspace: clear · T: follow · K: leave · Space: place bet · R: rules · H: history · F: proof · M: sound · G: full screen',
  },
}

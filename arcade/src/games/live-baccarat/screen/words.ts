import type { Language } from '../../../protocol.ts'

type LiveBaccaratWords = {
  scene: string
  bets: string
  dealing: string
  turning: Record<'player' | 'banker' | 'playerThird' | 'bankerThird', string>
  squeeze: string
  /** Who squeezes is another player. */
  othersTurn: Record<'player' | 'banker', string>
  open: string
  /** After how many. */
  people: (count: number) => string
  derived: string
  derivedRoads: readonly [string, string, string]
  returned: string
  rules: readonly string[]
  keys: string
}

export const LIVE_WORDS: Record<Language, LiveBaccaratWords> = {
  tr: {
    scene: 'Bakara masası ve sunucu.',
    bets: 'Bahis yerleri',
    dealing: 'Kartlar dağıtılıyor.',
    turning: {
      player: 'Oyuncunun kartları açılıyor.',
      banker: 'Bankanın kartları açılıyor.',
      playerThird: 'Oyuncu üçüncü kartı çekti.',
      bankerThird: 'Banka üçüncü kartı çekti.',
    },
    squeeze: 'Bu tarafta en çok bahis senin: kartları kenarından çek ya da bas.',
    othersTurn: {
      player: 'Oyuncunun kartlarını, en çok bahis yapan kişi açıyor.',
      banker: 'Bankanın kartlarını, en çok bahis yapan kişi açıyor.',
    },
    open: 'Kartları aç',
    people: () => 'kişi',
    derived: 'Diğer yollar',
    derivedRoads: ['Büyük göz', 'Küçük yol', 'Hamam böceği'],
    returned: 'Dönen',
    rules: [
      'Oyuncuya, Bankaya, beraberliğe ya da çiftlere pul koyarsın. Toplamı dokuza yakın olan taraf kazanır. Masadaki herkes aynı ele bahis yapar.',
      'As bir, onlu ve resimli kartlar sıfır sayılır; toplamın yalnız son rakamı geçerlidir. Her el sekiz yeni desteyle dağıtılır.',
      'İlk iki kartta sekiz ya da dokuz gelirse kart çekilmez. Gelmezse oyuncu 0–5’te üçüncü kartı çeker, 6 ve 7’de durur; oyuncu durduysa banka da aynısını yapar.',
      'Banka kazanınca kazançtan %5 komisyon alınır. Berabere kalınca Oyuncu ve Banka bahisleri geri döner.',
      'Bir tarafta en çok bahsi olan oyuncu, o tarafın kartlarını altı saniye içinde kendisi açar; süre dolarsa sunucu açar. Kartlar önceden çekilmiştir, bununla değişmez.',
      'Masaya konan pullar, Bahis yap’a basınca ya da kapanışa iki saniye kala bahis olur. Bahsi, kapanışa yarım saniye kalana kadar geri alabilirsin.',
      'Sunucu bir turu sürdüremezse o tur iptal edilir ve bütün bahisler geri verilir. Sunucular çizimdir; sonuçlar Kanıt’tan doğrulanabilir.',
    ],
    keys: '1–5: pul · Enter: pul koy · Z: geri al · Y: yinele · Sil: temizle · Boşluk: bahis yap · P: kartları aç · R: kurallar · H: geçmiş · F: kanıt · M: ses · G: tam ekran',
  },
  en: {
    scene: 'A baccarat table and its presenter.',
    bets: 'Bets',
    dealing: 'Cards are being dealt.',
    turning: {
      player: 'The player’s cards are turned.',
      banker: 'The banker’s cards are turned.',
      playerThird: 'The player has drawn a third card.',
      bankerThird: 'The banker has drawn a third card.',
    },
    squeeze: 'You have the most on this side: draw its cards up, or press them.',
    othersTurn: {
      player: 'Who has the most on Player opens its cards.',
      banker: 'Who has the most on Banker opens its cards.',
    },
    open: 'Open the cards',
    people: (count) => (count === 1 ? 'player' : 'players'),
    derived: 'Other roads',
    derivedRoads: ['Big eye', 'Small road', 'Cockroach road'],
    returned: 'Returned',
    rules: [
      'Put chips on Player, Banker, Tie or the pairs. The side whose total is nearer to nine wins. All at the table bet on the same coup.',
      'An ace counts one, tens and court cards nothing; only the last digit of a total counts. Every coup is dealt from eight fresh decks.',
      'With eight or nine in two cards nobody draws. Else the player draws a third card on 0 to 5 and stands on 6 and 7; where the player stood, the banker does the same.',
      'Of a win on Banker 5% are kept. On a tie bets on Player and Banker come back.',
      'Who has the most on a side opens its cards within six seconds; after that the presenter does. The cards are drawn before, and this changes nothing.',
      'Chips on the table become a bet when you press Place bet, or two seconds before bets close. A bet can be taken back until half a second before bets close.',
      'If the server cannot go on with a round, the round is voided and all bets are given back. Presenters are drawn; results can be verified under Proof.',
    ],
    keys: '1–5: chip · Enter: lay a chip · Z: undo · Y: repeat · Backspace: clear · Space: place bet · P: open the cards · R: rules · H: history · F: proof · M: sound · G: full screen',
  },
}

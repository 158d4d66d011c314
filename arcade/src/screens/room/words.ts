import type { Language } from '../../protocol.ts'

type RoomWords = {
  list: string
  /** On a phone the list is short until it is asked for. */
  grow: string
  shrink: string
  tabs: { round: string; mine: string; best: string; statistics: string }
  people: string
  bets: string
  mineEmpty: string
  roundEmpty: string
  bestEmpty: string
  you: string
  /** Somebody with play money. */
  guest: string
  round: (number: string) => string
  proof: string
  /** Under the clock. */
  seconds: string
  connecting: string
  lost: string
  betweenRounds: string
  chain: {
    text: string
    own: string
    first: string
    rounds: string
    salt: string
    last: string
    check: string
    isRight: string
    isWrong: string
    failed: string
    none: string
    note: string
  }
  historyNote: string
  historyEmpty: string
  back: string
  asked: string
  inPlay: string
}

export const ROOM_WORDS: Record<Language, RoomWords> = {
  tr: {
    list: 'Bu turun bahisleri',
    grow: 'Listeyi büyüt',
    shrink: 'Listeyi küçült',
    tabs: { round: 'Bu tur', mine: 'Bahislerim', best: 'En iyiler', statistics: 'İstatistik' },
    people: 'Odadaki kişi',
    bets: 'Bahis',
    mineEmpty: 'Bu oturumda henüz bahsin yok.',
    roundEmpty: 'Bu turda henüz bahis yok.',
    bestEmpty: 'Bu turda henüz kazanan yok.',
    you: 'Sen',
    guest: 'Misafir',
    round: (number) => `Tur ${number}`,
    proof: 'Kanıt',
    seconds: 'sn',
    connecting: 'Odaya bağlanılıyor.',
    lost: 'Bağlantı koptu, yeniden deneniyor. Masadaki bahsin sunucuda sürüyor.',
    betweenRounds: 'Oda birazdan açılıyor.',
    chain: {
      text: 'Bütün turların sonuçları, oda açılmadan önce hazırlanan bir özet zincirinden gelir. Her turun özeti bir öncekinin SHA-256’sını verir; bu yüzden hiçbir sonuç sonradan değiştirilemez.',
      own: 'Tuz, zincir hazırlandıktan sonra bu sunucuda çekildi: dışarıdan gelen bir kaynak kullanılmadı.',
      first: 'Zincirin ilk özeti',
      rounds: 'Zincirdeki tur',
      salt: 'Tuz',
      last: 'Son turlar',
      check: 'Doğrula',
      isRight: 'doğru',
      isWrong: 'tutmuyor',
      failed: 'Satılanların listesi gelmedi. Biraz sonra yeniden dene.',
      none: 'Bu ziyarette biten tur henüz yok.',
      note: 'Doğrula, zinciri ve sonuçları bu sayfada yeniden hesaplar.',
    },
    historyNote:
      'Bu odadaki bahislerin, en yenisi başta. Biten son 50 bahsin kaydı doğrulanabilir.',
    historyEmpty: 'Bu odada henüz bahsin yok.',
    back: 'geri verildi',
    asked: 'alınıyor',
    inPlay: 'turda',
  },
  en: {
    list: 'Bets of this round',
    grow: 'Enlarge the list',
    shrink: 'Shrink the list',
    tabs: { round: 'This round', mine: 'My bets', best: 'Best', statistics: 'Statistics' },
    people: 'People here',
    bets: 'Bets',
    mineEmpty: 'You have no bets in this visit yet.',
    roundEmpty: 'No bets in this round yet.',
    bestEmpty: 'Nobody has won in this round yet.',
    you: 'You',
    guest: 'Guest',
    round: (number) => `Round ${number}`,
    proof: 'Proof',
    seconds: 's',
    connecting: 'Connecting to the room.',
    lost: 'The line is lost; trying again. Your bet on the table goes on at the server.',
    betweenRounds: 'The room opens shortly.',
    chain: {
      text: 'The results of all rounds come from a chain of hashes made before the room opened. Each round’s hash gives the one before it by SHA-256, so no result can be changed later.',
      own: 'The salt was drawn by this server after the chain was made: no source outside was used.',
      first: 'First hash of the chain',
      rounds: 'Rounds of the chain',
      salt: 'Salt',
      last: 'Last rounds',
      check: 'Verify',
      isRight: 'right',
      isWrong: 'wrong',
      failed: 'The list of what was sold did not come. Try again in a moment.',
      none: 'No round has ended in this visit yet.',
      note: 'Verify computes the chain and the results again in this page.',
    },
    historyNote:
      'Your bets in this room, the newest first. The last 50 that are over can be verified.',
    historyEmpty: 'You have no bets in this room yet.',
    back: 'given back',
    asked: 'being taken',
    inPlay: 'in play',
  },
}

import type { Language } from '../../protocol.ts'

export type VerifyWords = {
  title: string
  lead: string
  game: string
  serverSeed: string
  clientSeed: string
  nonce: string
  stake: string
  bet: string
  betHint: string
  moves: string
  movesHint: string
  commitment: string
  commitmentHint: string
  paste: string
  pasteHint: string
  verify: string
  verifying: string
  fault: string
  matches: string
  differs: string
  gameMatches: string
  gameDiffers: string
  winMatches: string
  winDiffers: string
  undecided: string
  shown: string
  /** Of rounds that were computed: how many are right. */
  several: (right: number, all: number) => string
  isNone: string
  download: string
  downloadHint: string
  computed: string
  paid: string
  free: (n: number) => string
  nothing: string
  line: (n: number) => string
  anywhere: string
  total: string
  stakeOf: (amount: string) => string
  how: string
  howText: string[]
  returns: string
  /** Where the signed log of commitments is read. */
  log: string
  logText: string
}

export const VERIFY: Record<Language, VerifyWords> = {
  tr: {
    title: 'Turu doğrula',
    lead: 'Bu sayfa turu yalnızca senin tarayıcında, açılan tohumlardan yeniden hesaplar. Hiçbir bilgi gönderilmez.',
    game: 'Oyun',
    serverSeed: 'Sunucu tohumu',
    clientSeed: 'Senin tohumun',
    nonce: 'Tur sırası',
    stake: 'Bahis (₺)',
    bet: 'Bahis (kayıttaki gibi)',
    betHint: 'JSON olarak, tutarlar kuruş.',
    moves: 'Hamleler (kayıttaki gibi)',
    movesHint: 'Sırasıyla bir JSON listesi; hamle yoksa [].',
    commitment: 'Taahhüt (SHA-256)',
    commitmentHint: 'İsteğe bağlı: turdan önce gösterilen özet. Yazarsan karşılaştırırız.',
    paste: 'Bağlantı ya da kayıt yapıştır',
    pasteHint:
      'Tur geçmişindeki doğrulama bağlantısını yapıştırırsan alanlar kendiliğinden dolar. Kopyalanan tur kayıtlarının tümü birden hesaplanır.',
    verify: 'Doğrula',
    verifying: 'Hesaplanıyor',
    fault: 'Bu değerlerle hesaplanamadı. Alanları denetle.',
    matches: 'Taahhüt tutuyor: bu tohum turdan önce belirlenmişti.',
    differs: 'Taahhüt tutmuyor: bu tohumun özeti yazdığın değer değil.',
    gameMatches: 'Kurallar ve ödeme tablosu, turdan önce taahhüt edilenler.',
    gameDiffers: 'Oyunun kuralları ya da ödeme tablosu bu turdan sonra değişti.',
    winMatches: 'Kazanç tutuyor: turun sana ödenen kazancı bu.',
    winDiffers: 'Kazanç tutmuyor: bu turun kayıttaki kazancı başka.',
    undecided: 'Tur bitmemiş',
    shown: 'Turun kaydı ve hesaplanan sonucu',
    several: (right, all) => `${all} turdan ${right} tanesi tutuyor.`,
    isNone: 'Hesaplanamadı',
    download: 'Doğrulayıcıyı indir',
    downloadHint: 'Tek bir dosyadır, internet olmadan da açılır. Aynı hesabı bilgisayarında yapar.',
    computed: 'Hesaplanan taahhüt',
    paid: 'Tur',
    free: (n) => `Bedava çevirme ${n}`,
    nothing: 'Kazanç yok',
    line: (n) => `${n}. çizgi`,
    anywhere: 'her yerde',
    total: 'Turun kazancı',
    stakeOf: (amount) => `Bahis ${amount}`,
    how: 'Nasıl hesaplanır',
    returns: 'Oyunlar ne geri ödedi',
    log: 'İmzalı taahhüt kütüğü',
    logText:
      'Her taahhüt ve açılan her tohum, yalnız sonuna eklenen bir kütüğe yazılır; kütüğün başı her saat imzalanıp yayımlanır. “npm run fairness” komutu kütüğü internetsiz doğrular.',
    howText: [
      'Taahhüt, “sunucu tohumu:oyunun özeti” metninin SHA-256 özetidir. Oyunun özeti, oyunun sürümünü ve ödeme tablosunu kapsar.',
      'Baytlar HMAC-SHA-256 ile üretilir: anahtar sunucu tohumu, ileti “oyuncu tohumu:tur sırası:blok”. Bloklar 0’dan sayılır, her biri 32 bayttır.',
      'Her dört bayt büyük uçlu bir tam sayıdır. Olasılık sayısına bölümünden kalan, sonucu verir; eşit dağılımı bozacak son aralıktaki sayılar atlanır.',
      'Slotta bir çevirme soldan sağa beş sayı çeker, bedava çevirmeler aynı akıştan sürer. Öbür oyunlarda her hamle, bir önceki adımın kaldığı yerden okur.',
    ],
  },
  en: {
    title: 'Verify a round',
    lead: 'This page recomputes a round from its revealed seeds, in your browser alone. Nothing is sent.',
    game: 'Game',
    serverSeed: 'Server seed',
    clientSeed: 'Your seed',
    nonce: 'Round number',
    stake: 'Stake (₺)',
    bet: 'Bet (as in the record)',
    betHint: 'As JSON, sums in kuruş.',
    moves: 'Moves (as in the record)',
    movesHint: 'A JSON list in their order; [] where there was none.',
    commitment: 'Commitment (SHA-256)',
    commitmentHint: 'Optional: the digest shown before the round. If given, it is compared.',
    paste: 'Paste a link or a record',
    pasteHint:
      'Paste the verify link from your rounds and the fields fill themselves. Copied records of several rounds are computed all at once.',
    verify: 'Verify',
    verifying: 'Computing',
    fault: 'These values could not be computed. Check the fields.',
    matches: 'The commitment holds: this seed was fixed before the round.',
    differs: 'The commitment does not hold: the digest of this seed is not the value given.',
    gameMatches: 'Rules and pay table are those that were committed to before the round.',
    gameDiffers: 'The game’s rules or pay table have changed since this round.',
    winMatches: 'The win holds: this is what the round paid you.',
    winDiffers: 'The win does not hold: the record tells another one.',
    undecided: 'The round has not ended',
    shown: 'Record of the round and its computed result',
    several: (right, all) => `${right} of ${all} rounds hold.`,
    isNone: 'Could not be computed',
    download: 'Download the verifier',
    downloadHint:
      'It is one file and opens without a connection. It computes the same on your computer.',
    computed: 'Computed commitment',
    paid: 'Round',
    free: (n) => `Free spin ${n}`,
    nothing: 'No win',
    line: (n) => `line ${n}`,
    anywhere: 'anywhere',
    total: 'Win of the round',
    stakeOf: (amount) => `Stake ${amount}`,
    how: 'How it is computed',
    returns: 'What the games returned',
    log: 'The signed log of commitments',
    logText:
      'Every commitment and every revealed seed is written into a log that is only added to; its head is signed and published each hour. “npm run fairness” verifies the log without the internet.',
    howText: [
      'The commitment is the SHA-256 digest of the text “server seed:game digest”. The game’s digest covers its version and pay table.',
      'Bytes come from HMAC-SHA-256: the key is the server seed, the message “player seed:round number:block”. Blocks count from 0 and hold 32 bytes each.',
      'Every four bytes are a big-endian whole number. Its remainder by the number of possibilities is the result; numbers in the last range, which would favour some of them, are skipped.',
      'A spin of a slot draws five numbers from left to right, and free spins carry on in the same stream. In other games each move reads on where the step before stopped.',
    ],
  },
}

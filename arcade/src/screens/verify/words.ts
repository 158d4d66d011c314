import type { Language } from '../../protocol.ts'

export type VerifyWords = {
  title: string
  lead: string
  game: string
  serverSeed: string
  clientSeed: string
  nonce: string
  stake: string
  commitment: string
  commitmentHint: string
  paste: string
  pasteHint: string
  verify: string
  verifying: string
  fault: string
  matches: string
  differs: string
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
    commitment: 'Taahhüt (SHA-256)',
    commitmentHint: 'İsteğe bağlı: turdan önce gösterilen özet. Yazarsan karşılaştırırız.',
    paste: 'Bağlantı ya da kayıt yapıştır',
    pasteHint: 'Tur geçmişindeki doğrulama bağlantısını yapıştırırsan alanlar kendiliğinden dolar.',
    verify: 'Doğrula',
    verifying: 'Hesaplanıyor',
    fault: 'Bu değerlerle hesaplanamadı. Alanları denetle.',
    matches: 'Taahhüt tutuyor: bu tohum turdan önce belirlenmişti.',
    differs: 'Taahhüt tutmuyor: bu tohumun özeti yazdığın değer değil.',
    computed: 'Hesaplanan taahhüt',
    paid: 'Tur',
    free: (n) => `Bedava çevirme ${n}`,
    nothing: 'Kazanç yok',
    line: (n) => `${n}. çizgi`,
    anywhere: 'her yerde',
    total: 'Turun kazancı',
    stakeOf: (amount) => `Bahis ${amount}`,
    how: 'Nasıl hesaplanır',
    howText: [
      'Taahhüt, sunucu tohumunun metin olarak SHA-256 özetidir.',
      'Baytlar HMAC-SHA-256 ile üretilir: anahtar sunucu tohumu, ileti “oyuncu tohumu:tur sırası:blok”. Bloklar 0’dan sayılır, her biri 32 bayttır.',
      'Her dört bayt büyük uçlu bir tam sayıdır. Makara uzunluğuna bölümünden kalan, durağı verir; eşit dağılımı bozacak son aralıktaki sayılar atlanır. Bir çevirmede soldan sağa beş sayı çekilir, bedava çevirmeler aynı akıştan sürer.',
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
    commitment: 'Commitment (SHA-256)',
    commitmentHint: 'Optional: the digest shown before the round. If given, it is compared.',
    paste: 'Paste a link or a record',
    pasteHint: 'Paste the verify link from your rounds and the fields fill themselves.',
    verify: 'Verify',
    verifying: 'Computing',
    fault: 'These values could not be computed. Check the fields.',
    matches: 'The commitment holds: this seed was fixed before the round.',
    differs: 'The commitment does not hold: the digest of this seed is not the value given.',
    computed: 'Computed commitment',
    paid: 'Round',
    free: (n) => `Free spin ${n}`,
    nothing: 'No win',
    line: (n) => `line ${n}`,
    anywhere: 'anywhere',
    total: 'Win of the round',
    stakeOf: (amount) => `Stake ${amount}`,
    how: 'How it is computed',
    howText: [
      'The commitment is the SHA-256 digest of the server seed as text.',
      'Bytes come from HMAC-SHA-256: the key is the server seed, the message “player seed:round number:block”. Blocks count from 0 and hold 32 bytes each.',
      'Every four bytes are a big-endian whole number. Its remainder by the reel’s length is the stop; numbers in the last range, which would favour some stops, are skipped. A spin draws five numbers from left to right, and free spins carry on in the same stream.',
    ],
  },
}

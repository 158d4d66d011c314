import type { GameSheet, Language } from '../../protocol.ts'
import { percent } from '../figures.ts'

/** What the rules say. The sentences take their numbers from the sheet, so they cannot drift. */
export type RulesWords = {
  rules: string
  paysNote: (stake: string) => string
  wild: string
  scatter: string
  lines: string
  linesNote: (count: number) => string
  line: (n: number) => string
  facts: string
  exactly: string
  sigma: string
  version: string
  play: (sheet: GameSheet) => string[]
  rtpText: (sheet: GameSheet) => string
  interrupted: string
  interruptedText: string
  malfunction: string
  malfunctionText: string
  fairness: string
  fairnessText: string[]
  verifier: string
  returns: string
  failed: string
  retry: string
}

function nameOf(sheet: GameSheet, role: 'wild' | 'scatter', language: Language): string {
  return sheet.symbols.find((symbol) => symbol.role === role)?.name[language] ?? ''
}

function isOneAward({ freeSpins }: GameSheet): boolean {
  return new Set(freeSpins.byScatters).size === 1
}

const TR: RulesWords = {
  rules: 'Kurallar',
  paysNote: (stake) => `Tutarlar ${stake} bahis içindir.`,
  wild: 'Joker',
  scatter: 'Dağınık',
  lines: 'Çizgiler',
  linesNote: (count) => `${count} çizginin hepsi her turda oyundadır; her biri soldan sağa öder.`,
  line: (n) => `${n}. çizgi`,
  facts: 'Sayılarla',
  exactly: 'Geri ödeme oranı, tam olarak',
  sigma: 'Bir turun standart sapması',
  version: 'Sürüm',
  play: (sheet) => {
    const [wild, scatter] = [nameOf(sheet, 'wild', 'tr'), nameOf(sheet, 'scatter', 'tr')]
    const [three, four, five] = sheet.freeSpins.byScatters
    return [
      `Bahsini seç ve çevir. Bahis ${sheet.lines.length} çizgiye eşit bölünür. Aynı simge bir çizgide soldaki ilk makaradan başlayarak 3, 4 ya da 5 kez yan yana gelirse o çizgi öder. Her çizgide yalnızca en yüksek kazanç ödenir; farklı çizgilerin kazançları toplanır.`,
      `${wild} jokerdir: ${scatter} dışındaki her simgenin yerine geçer.`,
      `${scatter} her yerde öder: çizgiye bakılmaz, tutarı toplam bahisle çarpılır.`,
      `${isOneAward(sheet) ? `3 ya da daha çok ${scatter} ${three}` : `3, 4 ya da 5 ${scatter} sırasıyla ${three}, ${four} ya da ${five}`} bedava çevirme kazandırır. Bedava çevirmeler aynı makaralarla ve aynı bahisle oynanır, bahis alınmaz; kazançlar ${sheet.freeSpins.multiplier} ile çarpılır ve yeni bedava çevirme verilmez.`,
    ]
  },
  rtpText: (sheet) =>
    `Çok sayıda tur sonunda oyun, bahislerin ortalama ${percent(sheet.rtp.bp, 'tr')} kadarını kazanç olarak geri verir. Bu uzun dönem ortalamasıdır; tek bir oturumun sonucu çok farklı olabilir. Oran her bahiste aynıdır ve makaraların bütün sıralamaları sayılarak hesaplanmıştır.`,
  interrupted: 'Yarım kalan tur',
  interruptedText:
    'Sonuç, çevirdiğin anda sunucuda belirlenir ve saklanır. Bağlantın koparsa turun kaybolmaz: oyunu yeniden açtığında sonucu görürsün, kazancın ödenir. Açmazsan da tur kendiliğinden sonuçlanır ve kazanç bakiyene geçer.',
  malfunction: 'Arıza',
  malfunctionText:
    'Geçerli olan, sunucuda kayıtlı ve tohumdan yeniden hesaplanabilen sonuçtur. Arıza yüzünden belirlenemeyen bir tur geçersiz sayılır ve bahis geri verilir. Ekranda görünen ile kayıtlı sonuç ayrışırsa bize yaz: turu tohumuyla birlikte inceler, kusur bizdeyse lehine olanı öderiz.',
  fairness: 'Adil oyun',
  fairnessText: [
    'Turdan önce gizli sunucu tohumunun SHA-256 özetini (taahhüt) gösteririz. Sonuç; sunucu tohumu, senin seçebildiğin oyuncu tohumu ve tur sırasından HMAC-SHA-256 ile hesaplanır. Ne bakiyen, ne bahsin, ne de önceki turların sonucu etkiler.',
    'Tohumu yenilediğinde eski sunucu tohumu açıklanır. Özetini alıp taahhütle karşılaştırabilir, o tohumla oynadığın her turu doğrulama sayfasında yeniden hesaplayabilirsin.',
  ],
  verifier: 'Doğrulama sayfası',
  returns: 'Oynandığı gibi oranlar',
  failed: 'Kurallar getirilemedi.',
  retry: 'Yeniden dene',
}

const EN: RulesWords = {
  rules: 'Rules',
  paysNote: (stake) => `Sums are for a stake of ${stake}.`,
  wild: 'Wild',
  scatter: 'Scatter',
  lines: 'Lines',
  linesNote: (count) => `All ${count} lines play in every round; each pays from left to right.`,
  line: (n) => `Line ${n}`,
  facts: 'In numbers',
  exactly: 'Return to player, exactly',
  sigma: 'Standard deviation of a round',
  version: 'Version',
  play: (sheet) => {
    const [wild, scatter] = [nameOf(sheet, 'wild', 'en'), nameOf(sheet, 'scatter', 'en')]
    const [three, four, five] = sheet.freeSpins.byScatters
    return [
      `Choose your stake and spin. The stake is shared equally among ${sheet.lines.length} lines. A line pays when the same symbol comes 3, 4 or 5 times side by side on it, from the leftmost reel on. Only the highest win of each line is paid; wins of different lines are added up.`,
      `${wild} is wild: it stands for every symbol but ${scatter}.`,
      `${scatter} pays anywhere: lines do not matter, and its pay is multiplied by the whole stake.`,
      `${isOneAward(sheet) ? `3 or more ${scatter} award ${three}` : `3, 4 or 5 ${scatter} award ${three}, ${four} or ${five}`} free spins. Free spins are played on the same reels at the same stake, which is not taken; wins are multiplied by ${sheet.freeSpins.multiplier}, and no further free spins are awarded.`,
    ]
  },
  rtpText: (sheet) =>
    `Over a large number of rounds the game pays back ${percent(sheet.rtp.bp, 'en')} of the stakes on average. This is a long-term average; a single session can turn out very differently. It is the same at every stake and was computed by counting every arrangement of the reels.`,
  interrupted: 'Interrupted rounds',
  interruptedText:
    'The outcome is fixed and stored on the server the moment you spin. If your connection drops, the round is not lost: you see it and are paid when you open the game again. If you do not, the round settles by itself and the win goes to your balance.',
  malfunction: 'Malfunction',
  malfunctionText:
    'What counts is the outcome recorded on the server, which can be recomputed from the seeds. A round that a malfunction leaves undetermined is void and its stake is returned. If what you saw differs from the record, write to us: we examine the round with its seeds, and where the fault is ours we pay whichever is in your favour.',
  fairness: 'Fair play',
  fairnessText: [
    'Before the round we show the SHA-256 digest (the commitment) of a secret server seed. The outcome is computed with HMAC-SHA-256 from the server seed, the player seed you may choose, and the round number. Neither your balance, nor your stake, nor earlier rounds have any part in it.',
    'When you replace the seed, the old server seed is revealed. You can take its digest, compare it with the commitment, and recompute every round you played with it on the verifier page.',
  ],
  verifier: 'The verifier',
  returns: 'Returns as played',
  failed: 'The rules could not be fetched.',
  retry: 'Try again',
}

export const RULES: Record<Language, RulesWords> = { tr: TR, en: EN }

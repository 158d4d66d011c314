import type { Language } from '../../../protocol.ts'

type MinesWords = {
  broken: string
  ofTiles: (n: number) => string
  tile: (row: number, column: number, state: 'shut' | 'whole' | 'cracked') => string
  board: string
  step: (n: number) => string
  next: string
  win: string
  returned: string
  play: string
  cashOut: string
  random: string
  nothingOpen: string
  choose: string
  openOne: string
  goOn: (n: number, times: string) => string
  won: (sum: string, times: string) => string
  allOpen: (sum: string, times: string) => string
  /** Under the sum on the stage. */
  taken: (n: number, times: string) => string
  lost: string
  summary: (opened: number, broken: number, isCracked: boolean) => string
  rules: readonly string[]
}

const TR_NUMBERS = ['', 'Bir', 'İki', 'Üç', 'Dört', 'Beş', 'Altı', 'Yedi', 'Sekiz', 'Dokuz', 'On']
const EN_NUMBERS = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
]
const TR_TILE = { shut: 'kapalı', whole: 'sağlam', cracked: 'kırık' }
const EN_TILE = { shut: 'closed', whole: 'whole', cracked: 'cracked' }

export const MINES_WORDS: Record<Language, MinesWords> = {
  tr: {
    broken: 'Kırık çini',
    ofTiles: (n) => `${n} / 25`,
    tile: (row, column, state) => `${row}. sıra ${column}. çini: ${TR_TILE[state]}`,
    board: 'Çiniler',
    step: (n) => `${n}. çini`,
    next: 'Sıradaki',
    win: 'Kazanç',
    returned: 'Dönen',
    play: 'Oyna',
    cashOut: 'Çek',
    random: 'Rastgele',
    nothingOpen: 'Önce bir çini aç',
    choose: 'Kırık sayısını seç, oyna.',
    openOne: 'Bir çini aç.',
    goOn: (n, times) =>
      `${TR_NUMBERS[n] ?? n} sağlam çini: ${times}. Çekebilir ya da sürdürebilirsin.`,
    won: (sum, times) => `Çektin: ${sum}, bahsinin ${times} katı.`,
    allOpen: (sum, times) => `Yolun sonuna geldin: ${sum}, bahsinin ${times} katı.`,
    taken: (n, times) => `${times} · ${TR_NUMBERS[n]?.toLocaleLowerCase('tr') ?? n} sağlam çini`,
    lost: 'Kırık çiniye denk geldin. Bu tur kazanç yok.',
    summary: (opened, broken, isCracked) =>
      `${broken} kırık çini, ${opened} çini açıldı${isCracked ? ', sonuncusu kırık çıktı' : ''}.`,
    rules: [
      '25 çininin seçtiğin kadarı kırıktır. Yerleri tur başlarken belli olur.',
      'Açtığın her sağlam çini kazancını büyütür. İstediğin an çekebilirsin.',
      'Kırık bir çini açılırsa tur biter ve kazanç olmaz.',
      'Yol, katsayının 5.000 katı geçmediği son çinide biter; orada kazanç kendiliğinden çekilir.',
    ],
  },
  en: {
    broken: 'Cracked tiles',
    ofTiles: (n) => `${n} / 25`,
    tile: (row, column, state) => `Row ${row}, tile ${column}: ${EN_TILE[state]}`,
    board: 'Tiles',
    step: (n) => `Tile ${n}`,
    next: 'Next',
    win: 'Win',
    returned: 'Returned',
    play: 'Play',
    cashOut: 'Cash out',
    random: 'Random',
    nothingOpen: 'Open a tile first',
    choose: 'Choose how many are cracked, then play.',
    openOne: 'Open a tile.',
    goOn: (n, times) =>
      `${EN_NUMBERS[n] ?? n} whole ${n === 1 ? 'tile' : 'tiles'}: ${times}. You may cash out or go on.`,
    won: (sum, times) => `You cashed out ${sum}, ${times} times your stake.`,
    allOpen: (sum, times) => `You reached the end: ${sum}, ${times} times your stake.`,
    taken: (n, times) =>
      `${times} · ${EN_NUMBERS[n]?.toLowerCase() ?? n} whole ${n === 1 ? 'tile' : 'tiles'}`,
    lost: 'You hit a cracked tile. No win this round.',
    summary: (opened, broken, isCracked) =>
      `${broken} cracked tiles, ${opened} opened${isCracked ? ', the last one cracked' : ''}.`,
    rules: [
      'Of 25 tiles as many are cracked as you choose. Their places are fixed as the round begins.',
      'Every whole tile you open makes the win larger. You may cash out at any time.',
      'A cracked tile ends the round without a win.',
      'The ladder ends at the last tile whose multiplier is at most 5,000. There the win is cashed out by itself.',
    ],
  },
}

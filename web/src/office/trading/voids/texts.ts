import { texts } from '../../../lib/language/translate.ts'

export const t = texts({
  tr: {
    which: 'Hangi bahisler',
    all: 'Hepsi',
    ofTime: 'Bir zaman aralığı',
    from: 'Başlangıç',
    to: 'Bitiş',
    fromHelp: 'Boşsa ilk bahisten. Yazdığın saniye dahildir; İstanbul saati.',
    toHelp: 'Boşsa son bahse kadar. Yazdığın saniye dahil değildir.',
    wrong: 'En az birini yaz; başlangıç bitişten önce olmalı.',
    does: 'Bu zamanda oynanan bahisler iade edilir; öbürleri kalır. {preview}',
  },
  en: {
    which: 'Which bets',
    all: 'All',
    ofTime: 'Those of a time',
    from: 'Placed from',
    to: 'Placed before',
    fromHelp: 'Empty: from the first bet on. The second you type is in it; Istanbul time.',
    toHelp: 'Empty: to the last bet. The second you type is not in it.',
    wrong: 'Enter at least one of both moments; the first comes before the second.',
    does: 'Bets placed in this time are returned; the others stay. {preview}',
  },
})

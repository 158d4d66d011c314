import { texts } from '../../../lib/language/translate.ts'

export const t = texts({
  tr: {
    which: 'Hangi bahisler',
    all: 'Hepsi',
    ofTime: 'Bir zamanın bahisleri',
    from: 'Şu andan itibaren oynanan',
    to: 'Şu andan önce oynanan',
    fromHelp: 'Boşsa en baştan. Bu saniye dahildir.',
    toHelp: 'Boşsa sonuna kadar. Bu saniye dahil değildir.',
    wrong: 'İki andan birini yaz; başı sonundan önce olmalı.',
    does: 'Bu zamanda oynanan bahisler iade edilir; öbürleri kalır. {preview}',
  },
  en: {
    which: 'Which bets',
    all: 'All',
    ofTime: 'Those of a time',
    from: 'Placed from',
    to: 'Placed before',
    fromHelp: 'Empty: from the first one on. This second is in it.',
    toHelp: 'Empty: to the last one. This second is not in it.',
    wrong: 'Enter one of both moments; the first comes before the second.',
    does: 'Bets placed in this time are returned; the others stay. {preview}',
  },
})

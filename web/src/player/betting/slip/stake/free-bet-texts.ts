import { texts } from '../../../../lib/language/translate.ts'

/** What the slip says of a free bet. */
export const t = texts({
  tr: {
    title: 'Bedava bahis {worth}',
    none: 'Bedava bahis',
    until: '{date} tarihine kadar',
    terms:
      'Tutarı biz öderiz. Kazanırsa yalnız {worth} üzerindeki kâr senin olur. Bölünmez, kendi paranla birleşmez, bozdurulmaz.',
    'why.wait': 'Bedava bahsin soruluyor.',
    'why.gone': 'Bedava bahsin artık yok: kullanıldı ya da süresi doldu. Paran çekilmedi.',
    'why.several':
      'Bedava bahis tek bir bahsi öder. Kombine ya da sistem yap, ya da tek seçim bırak.',
    'why.columns':
      '{worth} bu kolonlara bölünmüyor: her kolona tam kuruş ve en az {least} düşmeli.',
    'why.limit': 'Bu kuponda en çok {most} oynanır; bedava bahis {worth}.',
    cannot: 'Bedava bahis burada kullanılamaz',
    ownMoney: 'Kendi paramla oyna',
    place: 'Bedava bahisle oyna · {sum}',
    profit: 'Olası kâr',
    profitNote: '{paid} − bedava bahis {worth}',
    times: 'Bedava bahis × toplam oran',
    code: 'Kod seçimleri taşır, bedava bahsi değil.',
  },
  en: {
    title: 'Free bet {worth}',
    none: 'Free bet',
    until: 'until {date}',
    terms:
      'We pay the stake. If it wins, only the profit beyond {worth} is yours. It cannot be split, combined with your own money or cashed out.',
    'why.wait': 'Asking about your free bet.',
    'why.gone': 'Your free bet is gone: it was used, or its time is over. No money was taken.',
    'why.several': 'A free bet pays one bet. Make a combo or a system, or leave one selection.',
    'why.columns':
      '{worth} cannot be divided by these lines: each takes whole kuruş and at least {least}.',
    'why.limit': 'The most for this slip is {most}; the free bet is {worth}.',
    cannot: 'The free bet cannot be used here',
    ownMoney: 'Play with my own money',
    place: 'Place with the free bet · {sum}',
    profit: 'Possible profit',
    profitNote: '{paid} − free bet {worth}',
    times: 'Free bet × total odds',
    code: 'The code carries the selections, not the free bet.',
  },
})

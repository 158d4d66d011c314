import { texts } from '../../../lib/language/translate.ts'

/** Of the matches on the home page. */
export const t = texts({
  tr: {
    live: 'Şimdi canlı',
    liveCount: { one: '{count} maç', other: '{count} maç' },
    all: 'Tümü',
    back: 'Geri',
    on: 'İleri',
    matches: 'Öne çıkan maçlar',
    days: 'Gün',
    loading: 'Maçlar yükleniyor',
    failed: 'Maçlar gelmedi',
    failedNote: 'Sunucuya ulaşamadık. Biraz sonra yeniden dene.',
    none: 'Bu gün maç yok',
    noneNote: 'Başka bir güne bak ya da bülteni aç.',
    toBoard: 'Bülten',
    slip: { one: 'Kuponunda {count} seçim var', other: 'Kuponunda {count} seçim var' },
    toSlip: 'Kupona git',
  },
  en: {
    live: 'Live now',
    liveCount: { one: '{count} match', other: '{count} matches' },
    all: 'All',
    back: 'Back',
    on: 'Forward',
    matches: 'Featured matches',
    days: 'Day',
    loading: 'Loading matches',
    failed: 'The matches did not come',
    failedNote: 'We could not reach the server. Try again in a little while.',
    none: 'No matches on this day',
    noneNote: 'Look at another day, or open the fixtures.',
    toBoard: 'Fixtures',
    slip: { one: 'Your slip has {count} selection', other: 'Your slip has {count} selections' },
    toSlip: 'To the slip',
  },
})

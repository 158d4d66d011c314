import { texts } from '../../../lib/language/translate.ts'

export const t = texts({
  tr: {
    title: 'E-Spor',
    counts: '{events} maç · {live} canlı',
    games: 'Oyun',
    all: 'Tümü',
    loading: 'E-spor maçları yükleniyor',
    failed: 'E-spor maçları gelmedi',
    failedNote: 'Kuponun duruyor.',
    none: 'Şu an e-spor maçı yok',
    noneNote: 'Yeni maçlar açılınca burada olur.',
    toBoard: 'Bültene git',
    more: 'Daha fazla maç',
    moreBusy: 'Getiriliyor',
  },
  en: {
    title: 'E-sports',
    counts: '{events} matches · {live} live',
    games: 'Game',
    all: 'All',
    loading: 'Loading e-sports',
    failed: 'E-sports did not come',
    failedNote: 'Your slip is safe.',
    none: 'No e-sports match now',
    noneNote: 'New ones appear here as they open.',
    toBoard: 'To the fixtures',
    more: 'More matches',
    moreBusy: 'Fetching',
  },
})

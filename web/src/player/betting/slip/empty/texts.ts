import { texts } from '../../../../lib/language/translate.ts'

/** What the slip says while it holds nothing: apart from the rest, which comes with the first selection. */
export const t = texts({
  tr: {
    title: 'Kupon',
    region: 'Kupon, 0 seçim',
    code: 'Kupon kodu',
    emptyTitle: 'Kuponun boş',
    emptyNote: 'Bir orana dokun, seçimin burada durur.',
    oneTouchNote: 'Tek dokunuş açıkken bir orana basmak hemen bahis yapar.',
    load: 'Yükle',
    loading: 'Yükleniyor',
    codeWrong: 'Kod 7 harf ya da rakamdır',
    restore: 'Son kuponunu geri getir',
  },
  en: {
    title: 'Bet slip',
    region: 'Bet slip, 0 selections',
    code: 'Share code',
    emptyTitle: 'Your slip is empty',
    emptyNote: 'Press a price and your selection stays here.',
    oneTouchNote: 'While one touch is on, a press on a price places a bet at once.',
    load: 'Load',
    loading: 'Loading',
    codeWrong: 'A code has 7 letters or digits',
    restore: 'Bring back your last slip',
  },
})

import { texts } from '../language/translate.ts'

const t = texts({
  tr: {
    '1': 'maç ertelendi',
    '2': 'maç yarıda kaldı',
    '3': 'maç iptal edildi',
    '4': 'taraflar değişti',
    '5': 'maçın biçimi değişti',
    '6': 'oyuncu oynamadı',
    '7': 'çekilme ya da hükmen',
    '8': 'harita ya da set oynanmadı',
    '9': 'sonuç doğrulanamadı',
    '10': 'oran açıkça yanlıştı',
    '11': 'bahis olaydan sonra alınmıştı',
    '12': 'bağlı seçimler yanlışlıkla alınmıştı',
    '13': 'maç incelemede',
    '14': 'teknik bir hata oldu',
    other: 'pazar geçersiz sayıldı',
  },
  en: {
    '1': 'the match was postponed',
    '2': 'the match was abandoned',
    '3': 'the match was cancelled',
    '4': 'the sides changed',
    '5': 'the format changed',
    '6': 'the player did not take part',
    '7': 'retirement or walk-over',
    '8': 'the map or set was not played',
    '9': 'the result could not be verified',
    '10': 'the price was palpably wrong',
    '11': 'the bet was placed after the fact',
    '12': 'related selections were taken in error',
    '13': 'the match is under inquiry',
    '14': 'a technical error',
    other: 'the market is void',
  },
})

type Reason = Exclude<Parameters<typeof t>[0], 'other'>
const REASONS = new Set(Array.from({ length: 14 }, (_, at) => String(at + 1)))

/** Why a selection is void, by the number that the house rules give it. */
export const voidReason = (reason: number | null): string =>
  REASONS.has(String(reason)) ? t(String(reason) as Reason) : t('other')

/** The chapter of the house rules that the reason is explained in. */
const CHAPTERS: Record<number, number> = { 6: 6, 7: 12, 8: 13, 10: 3, 12: 9 }
export const ruleOf = (reason: number | null): number => CHAPTERS[reason ?? 0] ?? 4

import { texts } from '../../../lib/language/translate.ts'

export const t = texts({
  tr: {
    jackpots: 'Jackpotlar',
    yek: 'Yek',
    du: 'Dü',
    cihar: 'Cihar',
    ses: 'Şeş',
    'rule.yek': 'Her saat düşer',
    'rule.du': 'Her gün düşer',
    ceiling: '{ceiling} olmadan düşer',
    waiting: 'Toplam alınıyor',
    unknown: 'Toplam şu an alınamıyor',
    fallen: '{time}: {name}, {sum} kazandı',
    note: 'Jackpotlu oyunlarda gerçek parayla her bahsin yüzde biri bu dört toplama girer. Bir oyunun jackpotlu olduğunu kuralları söyler.',
  },
  en: {
    jackpots: 'Jackpots',
    yek: 'Yek',
    du: 'Dü',
    cihar: 'Cihar',
    ses: 'Şeş',
    'rule.yek': 'Falls every hour',
    'rule.du': 'Falls every day',
    ceiling: 'Falls before {ceiling}',
    waiting: 'Fetching the sum',
    unknown: 'The sum is not at hand now',
    fallen: '{time}: {name} won {sum}',
    note: 'At games with jackpots one per cent of every real-money bet goes into these four sums. The rules of a game say whether it has them.',
  },
})

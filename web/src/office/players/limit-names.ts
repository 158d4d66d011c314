import { texts } from '../../lib/language/translate.ts'

export const limitName = texts({
  tr: {
    deposit: 'Yatırma',
    stake: 'Bahis',
    loss: 'Kayıp',
    time: 'Süre',
    day: 'gün',
    week: 'hafta',
    month: 'ay',
  },
  en: {
    deposit: 'Deposits',
    stake: 'Stakes',
    loss: 'Losses',
    time: 'Time',
    day: 'day',
    week: 'week',
    month: 'month',
  },
})

import { texts } from '../../lib/language/translate.ts'

/** What the filters of every history say. */
export const t = texts({
  tr: {
    period: 'Dönem',
    'period.all': 'Tüm zamanlar',
    'period.today': 'Bugün',
    'period.week': 'Son 7 gün',
    'period.month': 'Son 30 gün',
    'period.quarter': 'Son 90 gün',
    'period.year': 'Son 12 ay',
    'period.own': 'Tarih seç',
    from: 'İlk gün',
    to: 'Son gün',
    backwards: 'Son gün, ilk günden önce olamaz.',
  },
  en: {
    period: 'Period',
    'period.all': 'All time',
    'period.today': 'Today',
    'period.week': 'Last 7 days',
    'period.month': 'Last 30 days',
    'period.quarter': 'Last 90 days',
    'period.year': 'Last 12 months',
    'period.own': 'Choose dates',
    from: 'First day',
    to: 'Last day',
    backwards: 'The last day cannot be before the first.',
  },
})

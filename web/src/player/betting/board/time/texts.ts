import { texts } from '../../../../lib/language/translate.ts'

export const t = texts({
  tr: {
    region: 'Zaman',
    days: 'Gün',
    calendar: 'Takvim',
    pickDay: 'Bir gün seç',
    ruler: 'Saat aralığı, {from} ile {before} arası, {count} maç',
    from: 'Başlangıç saati',
    before: 'Bitiş saati',
    clear: 'Saat süzgecini kaldır, {from}–{before}',
    hours: 'Saat',
    allHours: 'Tüm saatler',
  },
  en: {
    region: 'Time',
    days: 'Day',
    calendar: 'Calendar',
    pickDay: 'Choose a day',
    ruler: 'Hours from {from} to {before}, {count} matches',
    from: 'First hour',
    before: 'Last hour',
    clear: 'Clear the hours, {from}–{before}',
    hours: 'Hours',
    allHours: 'All hours',
  },
})

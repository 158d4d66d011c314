import { texts } from '../../../../lib/language/translate.ts'

export const t = texts({
  tr: {
    region: 'Zaman',
    days: 'Gün',
    calendar: 'Takvim',
    pickDay: 'Bir gün seç',
    ruler: 'Saat aralığı, {from}:00 ile {before}:00 arası, {count} maç',
    from: 'Başlangıç saati',
    before: 'Bitiş saati',
    hour: '{hour}:00',
    clear: 'Saat süzgecini kaldır, {from}–{before}',
    hours: 'Saat',
    allHours: 'Tüm saatler',
  },
  en: {
    region: 'Time',
    days: 'Day',
    calendar: 'Calendar',
    pickDay: 'Choose a day',
    ruler: 'Hours from {from}:00 to {before}:00, {count} matches',
    from: 'First hour',
    before: 'Last hour',
    hour: '{hour}:00',
    clear: 'Clear the hours, {from}–{before}',
    hours: 'Hours',
    allHours: 'All hours',
  },
})

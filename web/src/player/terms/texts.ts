import { texts } from '../../lib/language/translate.ts'

export const t = texts({
  tr: {
    label: 'Kabul edilecek metin',
    new: 'Genel kural ve şartları henüz kabul etmedin.',
    changed: 'Genel kural ve şartlar değişti.',
    read: 'Oku',
    accept: 'Kabul ediyorum',
    busy: 'Kaydediliyor…',
  },
  en: {
    label: 'A text to accept',
    new: 'You have not accepted the general terms and conditions yet.',
    changed: 'The general terms and conditions have changed.',
    read: 'Read them',
    accept: 'I accept',
    busy: 'Saving…',
  },
})

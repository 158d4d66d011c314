import { texts } from '../../../lib/language/translate.ts'

export const t = texts({
  tr: {
    counting: 'Sayılıyor',
    uncounted: 'Zamanında sayılamadı',
    loading: 'Segmentler yükleniyor',
    none: 'Segment yok: önce Segmentler ekranında bir tane kur.',
    gone: 'Bu segment artık yok. Başka birini seç.',
    named: '{name}, sürüm {version}',
  },
  en: {
    counting: 'Counting',
    uncounted: 'Not counted in time',
    loading: 'The segments are loading',
    none: 'There is no segment: make one at Segments first.',
    gone: 'This segment is gone. Choose another.',
    named: '{name}, version {version}',
  },
})

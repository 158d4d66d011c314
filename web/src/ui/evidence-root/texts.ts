import { texts } from '../../lib/language/translate.ts'

export const t = texts({
  tr: { root: 'Kanıt dosyalarını imzalayan anahtarların kökü:', link: 'Kanıt doğrula' },
  en: { root: 'Root of the keys that sign files of evidence:', link: 'Verify evidence' },
})

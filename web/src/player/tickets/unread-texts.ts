import { texts } from '../../lib/language/translate.ts'

/** After a number. */
export const t = texts({
  tr: { one: 'okunmamış yanıt', many: 'okunmamış yanıt' },
  en: { one: 'unread answer', many: 'unread answers' },
})

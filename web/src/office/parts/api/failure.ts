import { texts } from '../../../lib/language/translate.ts'
import { Refused, Unreachable } from './call.ts'

const t = texts({
  tr: {
    unavailable: 'Sunucu şu an yanıt veremiyor. Birkaç saniye sonra yeniden dene.',
    away: 'Sunucuya ulaşılamadı. Bağlantını kontrol edip yeniden dene.',
    noRight: 'Bunun için yetkin yok.',
    conflict: 'Bu kayıt az önce değişti. Yeni hâline bakıp yeniden karar ver.',
    broken: 'Bir şey bozuldu. İstek numarasını bildir.',
  },
  en: {
    unavailable: 'The server cannot answer right now. Try again in a few seconds.',
    away: 'The server could not be reached. Check your connection and try again.',
    noRight: 'You do not have the right for this.',
    conflict: 'This record has just changed. Look at it anew and decide again.',
    broken: 'Something broke. Report the request number.',
  },
})

/** What to tell a person about a call that failed: the server's own sentence where there is one. */
export function failureText(error: unknown): string {
  if (error instanceof Unreachable) return t('away')
  if (!(error instanceof Refused)) return t('broken')
  // The server says that one to players, of their money.
  if (error.code === 'unavailable') return t('unavailable')
  if (error.message) return error.message
  if (error.status === 403) return t('noRight')
  return t(error.status === 409 ? 'conflict' : 'broken')
}

/** By what the log knows the call that failed. */
export const requestIdOf = (error: unknown): string | undefined =>
  error instanceof Refused || error instanceof Unreachable ? error.requestId : undefined

export const isCode = (error: unknown, code: string): boolean =>
  error instanceof Refused && error.code === code

import { Refused, Unreachable } from '../parts/api/call.ts'
import { t } from './texts.ts'

/** Why a log-in failed, in a word and what to do. */
export type LogInFailure = { tone: 'no' | 'wait'; title: string; text: string }

/** What a failed try means. The server's own sentence says more where there is one. */
export function failureOf(error: unknown): LogInFailure {
  if (error instanceof Unreachable) {
    return { tone: 'wait', title: t('offline'), text: t('offlineNote') }
  }
  if (!(error instanceof Refused)) throw error
  const { status, code = '', message } = error
  if (status === 429 || /too_many|locked/.test(code)) {
    return { tone: 'wait', title: t('tooMany'), text: message || t('tooManyNote') }
  }
  if (/suspend/.test(code)) {
    return { tone: 'no', title: t('suspended'), text: message || t('suspendedNote') }
  }
  if (status === 403) return { tone: 'no', title: t('place'), text: message }
  return { tone: 'no', title: t('wrong'), text: message || t('wrongNote') }
}

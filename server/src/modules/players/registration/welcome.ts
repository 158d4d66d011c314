import { type Locale, TIME_ZONE } from '@zar/contract/limits'
import type { Text } from '../../../platform/http/route.ts'

export const WELCOME: Text = {
  tr: 'Hesabın açıldı. Hoş geldin.',
  en: 'Your account is open. Welcome.',
}

/** Greets a player and says when they were here before, so that a stranger's visit shows (ACC-09). */
export function welcomeBack(lastLoginAt: Date | null): Text {
  if (!lastLoginAt) return { tr: 'Hoş geldin.', en: 'Welcome.' }
  return {
    tr: `Hoş geldin. Son girişin: ${moment(lastLoginAt, 'tr')}`,
    en: `Welcome back. Your last log-in: ${moment(lastLoginAt, 'en')}`,
  }
}

const FORMATS = { tr: format('tr-TR'), en: format('en-GB') }

const moment = (at: Date, locale: Locale) => FORMATS[locale].format(at)

function format(language: string) {
  return new Intl.DateTimeFormat(language, {
    timeZone: TIME_ZONE,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
}

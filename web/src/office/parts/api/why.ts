import { OFFICE_REFUSALS } from '@zar/contract/refusals/office'
import { locale, texts } from '../../../lib/language/translate.ts'

const t = texts({
  tr: { other: 'Bunu şimdi yapamazsın.' },
  en: { other: 'You cannot do this now.' },
})

const isKnown = (code: string): code is keyof typeof OFFICE_REFUSALS =>
  Object.hasOwn(OFFICE_REFUSALS, code)

/** Why an action is refused, in words, from the code that came with the record. */
export const whyText = (code: string | null): string =>
  code !== null && isKnown(code) ? OFFICE_REFUSALS[code][locale] : t('other')

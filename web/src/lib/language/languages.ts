import { LOCALES, type Locale } from '@zar/contract/limits'
import { type Bootstrap, useBootstrap } from '../content/bootstrap.ts'
import { changeLocale, locale } from './translate.ts'

/** The languages offered: of ours, those that the bootstrap names. */
export function languagesOf(told: { locale: string }[] | undefined): readonly Locale[] {
  const known = LOCALES.filter((one) => told?.some((language) => language.locale === one))
  return known.length > 0 ? known : LOCALES
}

export const useLanguages = (): readonly Locale[] => languagesOf(useBootstrap().data?.language)

/** A language that is offered no more gives way to the first one. */
export function leaveLostLanguage(data: Bootstrap | undefined): void {
  const languages = languagesOf(data?.language)
  const [first] = languages
  if (first && !languages.includes(locale)) changeLocale(first)
}

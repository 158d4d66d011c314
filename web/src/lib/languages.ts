import { LOCALES, type Locale } from '@zar/contract/limits'
import { type Bootstrap, useBootstrap } from './bootstrap.ts'
import { changeLocale, locale } from './translate.ts'

/** The languages the house speaks now: of ours, those that the bootstrap names. */
export function languagesOf(told: { locale: string }[] | undefined): readonly Locale[] {
  const known = LOCALES.filter((one) => told?.some((language) => language.locale === one))
  return known.length > 0 ? known : LOCALES
}

export const useLanguages = (): readonly Locale[] => languagesOf(useBootstrap().data?.language)

/** A language that the house has stopped speaking gives way to its first one. */
export function leaveLostLanguage(data: Bootstrap | undefined): void {
  const languages = languagesOf(data?.language)
  const [first] = languages
  if (first && !languages.includes(locale)) changeLocale(first)
}

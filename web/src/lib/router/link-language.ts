import { LOCALES } from '@zar/contract/limits'
import { useEffect } from 'react'
import { changeLocale, keepLocale, locale } from '../language/translate.ts'

/** An email is in a language; the page that its link opens is in the same, until the reader chooses another. */
export const useLinkLanguage = (): void => useEffect(takeLinkLanguage, [])

export function takeLinkLanguage(): void {
  const url = new URL(location.href)
  const wanted = LOCALES.find((one) => one === url.searchParams.get('lang'))
  if (!wanted) return
  if (wanted !== locale) {
    changeLocale(wanted)
    return
  }
  // Where the browser keeps nothing the address goes on carrying it.
  if (!keepLocale(wanted)) return
  url.searchParams.delete('lang')
  history.replaceState(history.state, '', url)
}

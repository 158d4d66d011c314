import { LOCALES } from '@zar/contract/limits'
import { useEffect } from 'react'
import { changeLocale, locale } from './translate.ts'

/** A letter is in a language; the page that its link opens is in the same, until the reader chooses another. */
export function useLinkLanguage(): void {
  useEffect(() => {
    const url = new URL(location.href)
    const wanted = LOCALES.find((one) => one === url.searchParams.get('lang'))
    if (!wanted) return
    url.searchParams.delete('lang')
    history.replaceState(history.state, '', url)
    if (wanted !== locale) changeLocale(wanted)
  }, [])
}

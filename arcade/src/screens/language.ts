import type { Language } from '../protocol.ts'

/** The page's language: `lang` of its address, Turkish unless it says otherwise. */
export function languageOf(search: string): Language {
  return new URLSearchParams(search).get('lang') === 'en' ? 'en' : 'tr'
}

/** `…/play/nar-bahcesi` names its game by its last part. */
export function gameCodeOf(pathname: string): string {
  return decodeURIComponent(pathname.split('/').filter(Boolean).at(-1) ?? '')
}

import type { Language } from '../../protocol.ts'
import type { Words } from './words.ts'

/** A page fetches the words of its language alone. */
const LOADERS: Record<Language, () => Promise<Words>> = {
  tr: async () => (await import('./tr.ts')).TR,
  en: async () => (await import('./en.ts')).EN,
}

export const loadWords = (language: Language): Promise<Words> => LOADERS[language]()

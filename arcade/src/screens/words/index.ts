import type { Language } from '../../protocol.ts'
import { EN } from './en.ts'
import { TR } from './tr.ts'
import type { Words } from './words.ts'

export type { Notice, Words } from './words.ts'

export const WORDS: Record<Language, Words> = { tr: TR, en: EN }

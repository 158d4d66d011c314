import type { FieldError } from '@zar/contract/endpoint'
import type { Locale } from '@zar/contract/limits'
import type { z } from 'zod/mini'

type Issue = z.core.$ZodIssue
type Words = Record<Locale, (issue: Issue) => string>

const number = (issue: Issue, key: 'minimum' | 'maximum') =>
  String((issue as { minimum?: unknown; maximum?: unknown })[key] ?? '')

/** Whether what is asked for begins beyond the bound, as of a number that must be positive. */
const isBeyond = (issue: Issue) => (issue as { inclusive?: boolean }).inclusive === false

const isText = (issue: Issue) => (issue as { origin?: string }).origin === 'string'

const WORDS: Partial<Record<Issue['code'], Words>> = {
  too_small: {
    tr: (issue) =>
      isText(issue)
        ? `En az ${number(issue, 'minimum')} karakter yaz.`
        : isBeyond(issue)
          ? `${number(issue, 'minimum')} değerinden büyük olmalı.`
          : `En az ${number(issue, 'minimum')} olmalı.`,
    en: (issue) =>
      isText(issue)
        ? `Use at least ${number(issue, 'minimum')} characters.`
        : isBeyond(issue)
          ? `Must be more than ${number(issue, 'minimum')}.`
          : `Must be at least ${number(issue, 'minimum')}.`,
  },
  too_big: {
    tr: (issue) =>
      isText(issue)
        ? `En çok ${number(issue, 'maximum')} karakter yaz.`
        : `En çok ${number(issue, 'maximum')} olmalı.`,
    en: (issue) =>
      isText(issue)
        ? `Use at most ${number(issue, 'maximum')} characters.`
        : `Must be at most ${number(issue, 'maximum')}.`,
  },
  unrecognized_keys: { tr: () => 'Bu alan bilinmiyor.', en: () => 'This field is unknown.' },
  invalid_type: {
    tr: () => 'Bu alan gerekli ya da türü yanlış.',
    en: () => 'This field is required or of the wrong type.',
  },
}

const OTHERWISE: Words = {
  tr: () => 'Bu alanın biçimi yanlış.',
  en: () => 'This field has the wrong form.',
}

/** Half of a character, or a NUL: no database holds it, and no supplier is to be asked with it. */
const UNWRITABLE = /[\0\p{Surrogate}]/u

/** Whether a database can hold every text of it, at any depth. */
export function isWritable(value: unknown): boolean {
  if (typeof value === 'string') return !UNWRITABLE.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, one]) => isWritable(key) && isWritable(one))
}

/** The fields whose text cannot be written down. */
export function unwritableFields(
  value: unknown,
  locale: Locale,
  path: string[] = [],
): FieldError[] {
  if (typeof value === 'string') {
    const message = OTHERWISE[locale]({} as Issue)
    return UNWRITABLE.test(value) ? [{ field: path.join('.'), message }] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => [
    ...unwritableFields(key, locale, path),
    ...unwritableFields(one, locale, [...path, key]),
  ])
}

/** What each broken rule asks the player to do, the first one of each field. */
export function fieldErrors(issues: readonly Issue[], locale: Locale): FieldError[] {
  const byField = new Map<string, string>()
  for (const issue of issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')]
    const words = WORDS[issue.code] ?? OTHERWISE
    for (const key of keys) if (!byField.has(key)) byField.set(key, words[locale](issue))
  }
  return [...byField].map(([field, message]) => ({ field, message }))
}

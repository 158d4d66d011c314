/** What keeps a draft from being published. */
import type { Locale } from '../../limits.ts'
import { type Body, type DraftBlock, KIND_FACTS, type Kind, type LineName } from './pieces.ts'

export const WRONGS = ['missing', 'long', 'placeholders', 'stale'] as const

/** `blocks.3`: the fourth block. */
export type Problem = { field: string; locale: Locale; wrong: (typeof WRONGS)[number] }

/** The fields of a kind that have words in two languages. */
export const worded = (kind: Kind): string[] => [
  ...Object.keys(KIND_FACTS[kind].lines),
  ...(KIND_FACTS[kind].hasBlocks ? ['blocks'] : []),
]

/**
 * All that is wrong with a draft, in the order of its fields. `stale`: fields whose Turkish changed since their
 * English was looked at.
 */
export function problemsOf(kind: Kind, body: Body, stale: readonly string[]): Problem[] {
  const facts = KIND_FACTS[kind]
  const problems = (Object.keys(facts.lines) as LineName[]).flatMap((name) =>
    ofLine(kind, body, name),
  )
  if (facts.picture === 'due' && body.picture === null)
    problems.push({ field: 'picture', locale: 'tr', wrong: 'missing' })
  if (facts.link === 'due' && body.link === null)
    problems.push({ field: 'link', locale: 'tr', wrong: 'missing' })
  if (facts.hasBlocks) problems.push(...ofBlocks(body.blocks ?? { tr: [], en: [] }))
  for (const field of stale)
    if (!problems.some((one) => one.locale === 'en' && one.field.split('.')[0] === field))
      problems.push({ field, locale: 'en', wrong: 'stale' })
  return problems
}

function ofLine(kind: Kind, body: Body, field: LineName): Problem[] {
  const { lines, due } = KIND_FACTS[kind]
  const max = lines[field] ?? 0
  const { tr = '', en = '', same = false } = body.lines[field] ?? {}
  const wrong = (locale: Locale, what: Problem['wrong']): Problem[] => [
    { field, locale, wrong: what },
  ]
  if (isBlank(tr)) return due.includes(field) ? wrong('tr', 'missing') : []
  const long = (locale: Locale, text: string) => (text.length > max ? wrong(locale, 'long') : [])
  if (same) return long('tr', tr)
  if (isBlank(en)) return [...long('tr', tr), ...wrong('en', 'missing')]
  const isSame = placeholdersIn(tr) === placeholdersIn(en)
  return [...long('tr', tr), ...long('en', en), ...(isSame ? [] : wrong('en', 'placeholders'))]
}

function ofBlocks({ tr, en }: NonNullable<Body['blocks']>): Problem[] {
  if (tr.length === 0) return [{ field: 'blocks', locale: 'tr', wrong: 'missing' }]
  const count = Math.max(tr.length, en.length)
  return Array.from({ length: count }, (_, at) => {
    const field = `blocks.${at}`
    const [source, english] = [tr[at], en[at]]
    const problems: Problem[] = []
    if (source && isEmpty(source)) problems.push({ field, locale: 'tr', wrong: 'missing' })
    if (english ? isEmpty(english) : source !== undefined)
      problems.push({ field, locale: 'en', wrong: 'missing' })
    else if (
      source &&
      english &&
      placeholdersIn(wordsOf(source)) !== placeholdersIn(wordsOf(english))
    )
      problems.push({ field, locale: 'en', wrong: 'placeholders' })
    return problems
  }).flat()
}

export const wordsOf = (block: DraftBlock): string =>
  block.kind === 'list' ? block.items.join('\n') : block.text

const isEmpty = (block: DraftBlock): boolean =>
  block.kind === 'list'
    ? block.items.length === 0 || block.items.some(isBlank)
    : isBlank(block.text) || (block.kind === 'link' && block.url === '')

/** Also of what is not seen: spaces, joiners, marks of direction. */
const isBlank = (text: string): boolean => text.replace(/[\s\p{Cf}]/gu, '') === ''

/** `{name}` and the like, in an order of their own. */
const placeholdersIn = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join()

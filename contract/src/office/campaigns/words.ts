import { z } from 'zod/mini'

/** What a message of a campaign may be long, as it is written. */
export const WORDS_MAX = { title: 60, note: 300 } as const

/** What stands for something of the player: `{username}`. No other is taken. */
export const PLACEHOLDERS = ['username'] as const
type Placeholder = (typeof PLACEHOLDERS)[number]

/** Every pair of braces is a placeholder; a lone brace is none and is refused. */
const BRACES = /\{([^{}]*)\}/g

/** The placeholders of a text, each once and in order; undefined where one is unknown or a brace is alone. */
export function placeholdersIn(text: string): Placeholder[] | undefined {
  const names = [...text.matchAll(BRACES)].map(([, name = '']) => name)
  const isKnown = names.every((name) => PLACEHOLDERS.some((one) => one === name))
  if (!isKnown || /[{}]/.test(text.replaceAll(BRACES, ''))) return undefined
  return PLACEHOLDERS.filter((one) => names.includes(one))
}

/** The text as a player reads it. */
export const filled = (text: string, values: Record<Placeholder, string>): string =>
  text.replaceAll(BRACES, (_whole, name: Placeholder) => values[name])

const isWell = z.refine<string>(
  (text) => placeholdersIn(text) !== undefined,
  `placeholders: ${PLACEHOLDERS.map((one) => `{${one}}`).join(', ')}`,
)
/** A title is a line; a note may have several. Neither has other control characters. */
const Title = z
  .string()
  .check(z.trim(), z.minLength(3), z.maxLength(WORDS_MAX.title), z.regex(/^\P{Cc}*$/u), isWell)
const Note = z
  .string()
  .check(
    z.trim(),
    z.minLength(10),
    z.maxLength(WORDS_MAX.note),
    z.regex(/^(?:\P{Cc}|\n)*$/u),
    isWell,
  )

const Said = z.strictObject({ title: Title, note: Note })
export type Said = z.output<typeof Said>

const namesIn = ({ title, note }: Said): string =>
  String(placeholdersIn(`${title} ${note}`.trim())?.sort())

/** Both languages, with the same placeholders. */
export const Words = z
  .strictObject({ tr: Said, en: Said })
  .check(
    z.refine(
      ({ tr, en }) => namesIn(tr) === namesIn(en),
      'both languages have the same placeholders',
    ),
  )
export type Words = z.output<typeof Words>

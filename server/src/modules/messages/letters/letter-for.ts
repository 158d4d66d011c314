import type { Locale } from '@zar/contract/limits'
import {
  filledLetter,
  type LETTERS,
  type Letter,
  type LetterWords,
  letterProblems,
} from '@zar/contract/office/letters/letters'
import type { Db, Tx } from '../../../db/db.ts'
import type { Text } from '../../../platform/http/route.ts'
import { BUILT_IN } from './built-in.ts'

type Mail = { subject: string; text: string }
type Values = Readonly<Record<string, string | Text>>
/** A letter, and what stands in braces, of the words and of what follows them. */
export type Told = { letter: Letter; values?: Values | undefined }
type Asked = Told & { locale: Locale }

/** A letter as it is sent: in the office's newest words, with what always follows them. */
export async function letterFor(
  tx: Db | Tx,
  { letter, locale, values = {} }: Asked,
): Promise<Mail> {
  const row = await tx
    .selectFrom('letter_version')
    .select('words')
    .where('letter', '=', letter)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return letterIn(letter, wordsThatHold(letter, row?.words), locale, valuesIn(locale, values))
}

/** Words of the office that lack what a newer installation needs are not used. */
function wordsThatHold(letter: Letter, words: LetterWords | undefined): LetterWords {
  const isWhole = words !== undefined && letterProblems(letter, words).length === 0
  return isWhole ? words : BUILT_IN[letter].words
}

function letterIn(
  letter: Letter,
  words: LetterWords,
  locale: Locale,
  values: Readonly<Record<string, string>>,
): Mail {
  const { fixed, gap } = BUILT_IN[letter]
  const { subject, text } = words[locale]
  const whole = `${filledLetter(text, values)}${gap}${filledLetter(fixed[locale], values)}`
  return { subject: filledLetter(subject, values), text: whole }
}

/** What a letter says in both languages, for the panel: it keeps the words of the installation. */
export function panelWords({ letter, values = {} }: Told): { title: Text; note: Text } {
  const { words } = BUILT_IN[letter]
  const tr = letterIn(letter, words, 'tr', valuesIn('tr', values))
  const en = letterIn(letter, words, 'en', valuesIn('en', values))
  return { title: { tr: tr.subject, en: en.subject }, note: { tr: tr.text, en: en.text } }
}

const valuesIn = (locale: Locale, values: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value[locale],
    ]),
  )

/** The same of a text message, which has no subject. */
export async function textFor(
  tx: Db | Tx,
  asked: Asked & { letter: TextMessage },
): Promise<string> {
  return (await letterFor(tx, asked)).text
}
type TextMessage = {
  [Name in Letter]: (typeof LETTERS)[Name]['channel'] extends 'sms' ? Name : never
}[Letter]

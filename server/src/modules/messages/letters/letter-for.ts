import type { Locale } from '@zar/contract/limits'
import {
  filledLetter,
  type LETTERS,
  type Letter,
  type LetterWords,
  letterProblems,
} from '@zar/contract/office/letters/letters'
import type { Db, Tx } from '../../../db/db.ts'
import { BUILT_IN } from './built-in.ts'

type Mail = { subject: string; text: string }
type Asked = {
  letter: Letter
  locale: Locale
  /** What stands in braces, of the words and of what follows them. */
  values?: Readonly<Record<string, string>> | undefined
}

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
  return letterIn(letter, wordsThatHold(letter, row?.words), locale, values)
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

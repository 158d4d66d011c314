/** Letters and texts that the casino sends by itself: what the office may word, and what no wording can leave out. */
import { z } from 'zod/mini'

type Facts = {
  channel: 'mail' | 'sms'
  /** What its words must name, each once or more and in both languages: `{code}`. */
  needs: readonly string[]
  /** Of a mail: it goes to a verified phone too, and so is as short as a text message. */
  isTexted?: true
}
const mail = (...needs: string[]): Facts => ({ channel: 'mail', needs })
const texted = (...needs: string[]): Facts => ({ channel: 'mail', needs, isTexted: true })

export const LETTERS = {
  'recovery-code': mail('code'),
  'email-code': mail('code'),
  'phone-code': { channel: 'sms', needs: ['code'] },
  'confirm-email': mail('link'),
  'known-email': mail('link'),
  'email-changed': mail('email'),
  'phone-changed': mail('phone'),
  'password-changed': mail(),
  'password-recovered': mail(),
  'two-step-on': mail(),
  'two-step-off': mail(),
  'passkey-added': mail('name'),
  'passkey-removed': mail('name'),
  'data-taken': mail(),
  'erasure-asked': mail('day'),
  'new-account': mail('account'),
  'new-account-waits': mail('account', 'until'),
  campaign: mail('title', 'note'),
  'recovery-letter': mail('link'),
  'email-by-support': texted('email'),
  'phone-by-support': texted('phone'),
  'two-step-by-support': texted(),
  'name-by-support': texted(),
  'closed-by-wish': texted(),
  'closed-by-rule': texted(),
  'data-copy': mail('link'),
  'data-copy-code': { channel: 'sms', needs: ['code'] },
} as const satisfies Record<string, Facts>
export type Letter = keyof typeof LETTERS
export const LETTER_NAMES = Object.keys(LETTERS) as Letter[]

/** Characters at most. A text message is charged by its parts. */
export const LETTER_MAX = { subject: 80, mail: 900, sms: 90 } as const
export const textMax = (letter: Letter): number =>
  LETTER_MAX[isTexted(letter) ? 'sms' : LETTERS[letter].channel]
/** Whether this mail goes to a verified phone too. */
export function isTexted(letter: Letter): boolean {
  const facts: Facts = LETTERS[letter]
  return facts.isTexted === true
}

const WRITTEN = z.strictObject({
  /** Of a text message empty. */
  subject: z.string().check(z.trim(), z.maxLength(LETTER_MAX.subject), z.regex(/^\P{Cc}*$/u)),
  text: z.string().check(z.trim(), z.maxLength(LETTER_MAX.mail), z.regex(/^(?:\P{Cc}|\n)*$/u)),
})
export const LetterWords = z.strictObject({ tr: WRITTEN, en: WRITTEN })
export type LetterWords = z.output<typeof LetterWords>

export const LETTER_WRONGS = ['missing', 'long', 'placeholders', 'address'] as const
export type LetterProblem = {
  locale: 'tr' | 'en'
  field: 'subject' | 'text'
  wrong: (typeof LETTER_WRONGS)[number]
}

const BRACES = /\{([^{}]*)\}/g
/** Addresses come from the casino alone: whoever words a letter sends nobody elsewhere. */
const ADDRESS = /:\/\/|www\.|@|[\p{L}\d]\.\p{L}/iu

/** What keeps words from being taken, in the order of the form. */
export function letterProblems(letter: Letter, words: LetterWords): LetterProblem[] {
  const { channel } = LETTERS[letter]
  return (['tr', 'en'] as const).flatMap((locale) => {
    const { subject, text } = words[locale]
    const wrongs: (readonly [LetterProblem['field'], LetterProblem['wrong'], boolean])[] = [
      ['subject', 'missing', channel === 'mail' && subject.trim() === ''],
      ['subject', 'long', subject.length > (channel === 'mail' ? LETTER_MAX.subject : 0)],
      ['subject', 'address', ADDRESS.test(subject)],
      ['text', 'missing', text.trim() === ''],
      ['text', 'long', text.length > textMax(letter)],
      ['text', 'placeholders', text.trim() !== '' && !isWell(letter, subject, text)],
      ['text', 'address', ADDRESS.test(text)],
    ]
    return wrongs.flatMap(([field, wrong, isSo]) => (isSo ? [{ locale, field, wrong }] : []))
  })
}

/** All that it must name is there, and nothing else stands in braces. */
function isWell(letter: Letter, subject: string, text: string): boolean {
  const needs: readonly string[] = LETTERS[letter].needs
  const whole = `${subject}\n${text}`
  const named = [...whole.matchAll(BRACES)].map(([, name = '']) => name)
  const isKnown = named.every((name) => needs.includes(name))
  return (
    isKnown && needs.every((one) => named.includes(one)) && !/[{}]/.test(whole.replace(BRACES, ''))
  )
}

/** A text with its values; what stands in a value stays as it is. */
export const filledLetter = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(BRACES, (whole, name: string) => values[name] ?? whole)

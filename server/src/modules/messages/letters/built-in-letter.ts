import type { LetterWords } from '@zar/contract/office/letters/letters'
import type { Text } from '../../../platform/http/route.ts'

/** A letter in the words of the installation. */
export type BuiltIn = {
  words: LetterWords
  /** Always follows the words. */
  fixed: Text
  /** What parts the two. */
  gap: ' ' | '\n\n'
}
type Given = { subject: Text; text: Text; fixed: Text; gap?: BuiltIn['gap'] }

export const letter = ({ subject, text, fixed, gap = ' ' }: Given): BuiltIn => ({
  words: {
    tr: { subject: subject.tr, text: text.tr },
    en: { subject: subject.en, text: text.en },
  },
  fixed,
  gap,
})

import type { Language } from '../../../protocol.ts'

const words = (text: string): readonly string[] => text.split(' ')
const ONES: Record<Language, readonly string[]> = {
  tr: words('sıfır bir iki üç dört beş altı yedi sekiz dokuz'),
  en: words(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
}
const TENS: Record<Language, readonly string[]> = {
  tr: words('- on yirmi otuz kırk elli altmış yetmiş seksen doksan'),
  en: words('- - twenty thirty forty fifty sixty seventy eighty ninety'),
}

/** A number of a ball in words: `Yirmi iki`, `Twenty-two`. */
export function inWords(number: number, language: Language): string {
  const [tens, ones] = [Math.floor(number / 10), number % 10]
  const own = ONES[language][number]
  const ten = TENS[language][tens] ?? ''
  const joint = language === 'tr' ? ' ' : '-'
  const text = own ?? (ones === 0 ? ten : `${ten}${joint}${ONES[language][ones]}`)
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}

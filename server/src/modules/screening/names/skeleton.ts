/** Sounds that alphabets write in more than one way, after the marks are gone: ş and sh, ç and ch, ahmed and ahmet. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^ye/, 'e'],
  [/sch|sh/g, 's'],
  [/dzh|dj|ch|tch/g, 'j'],
  [/kh/g, 'h'],
  [/gh/g, 'g'],
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/c/g, 'j'],
  [/w/g, 'v'],
  [/d/g, 't'],
  [/b/g, 'p'],
  [/z/g, 's'],
]

/**
 * What of a folded word stays the same however it is written: its consonants by their sound, with `a` for a vowel
 * that it begins with. `mehmet`, `muhammed` and `Mohamed` are `mhmt`. Other alphabets stay as they are.
 */
export function skeletonOf(word: string): string {
  const sounds = SOUNDS.reduce((text, [from, to]) => text.replace(from, to), word)
  const [first = ''] = sounds
  const rest = sounds.slice(1).replace(/[aeiouy]/g, '')
  const begun = /[aeiou]/.test(first) ? `a${rest}` : `${first}${rest}`
  const single = begun.replace(/(.)\1+/gu, '$1')
  // A last h is not heard: abdullah, abdulla.
  return single.length > 2 ? single.replace(/h$/, '') : single
}

/** As people type it: without marks, `ı` as `i`, `ş` as `s`, in small letters. Its length is kept. */
export const fold = (text: string): string =>
  [...text]
    .map((letter) => {
      const bare = letter === 'İ' || letter === 'ı' ? 'i' : letter.normalize('NFD').charAt(0)
      return bare.toLowerCase()
    })
    .join('')

/** Where a word stands in a text, both folded; -1 where it does not. */
export const placeOf = (text: string, word: string): number =>
  word === '' ? -1 : fold(text).indexOf(fold(word))

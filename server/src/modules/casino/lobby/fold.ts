const LETTERS: Record<string, string> = {
  ı: 'i',
  ş: 's',
  ç: 'c',
  ğ: 'g',
  ö: 'o',
  ü: 'u',
  â: 'a',
  î: 'i',
  û: 'u',
}
/** Apostrophes, and the dot that other languages' lower case leaves behind of an İ. */
const SILENT = /'|’|\u0307/g

/** A text as `search_key` keeps it: case, marks and apostrophes do not matter, Turkish first. */
export const fold = (text: string): string =>
  text
    .normalize('NFC')
    .toLocaleLowerCase('tr')
    .replace(SILENT, '')
    .replace(/[ışçğöüâîû]/g, (letter) => LETTERS[letter] ?? letter)

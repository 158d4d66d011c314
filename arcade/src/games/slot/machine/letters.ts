import { strip } from '../sheet.ts'

/** The things of a title by the letters that its machine's strips and pays are written in. */
export type Names = Readonly<Record<string, string>>

export const reelsOf = (names: Names, reels: readonly string[]): string[][] =>
  reels.map((reel) => strip(reel).map((letter) => nameOf(names, letter)))

export const paysOf = <Pay>(names: Names, pays: Readonly<Record<string, Pay>>) =>
  Object.fromEntries(
    Object.entries(pays).map(([letter, pay]) => [nameOf(names, letter), pay] as const),
  )

export function nameOf(names: Names, letter: string): string {
  const name = names[letter]
  if (!name) throw new Error(`nothing is named for ${letter}`)
  return name
}

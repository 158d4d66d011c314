import { foldText } from '../words/fold-text.ts'

/** A name with the part of it that was typed. */
export function Marked({ name, typed }: { name: string; typed: string }) {
  const [from, to] = partOf(name, typed)
  if (from === to) return name
  return (
    <>
      {name.slice(0, from)}
      <mark>{name.slice(from, to)}</mark>
      {name.slice(to)}
    </>
  )
}

/** Where the longest word that was typed begins a word of the name, whatever its case and marks. */
export function partOf(name: string, typed: string): [from: number, to: number] {
  const folded = foldText(name)
  // A letter that folds into several would move what comes after it.
  if (folded.length !== name.length) return [0, 0]
  const words = foldText(typed)
    .split(/\s+/)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
  for (const word of words) {
    const at = ` ${folded}`.indexOf(` ${word}`)
    if (at !== -1) return [at, at + word.length]
  }
  return [0, 0]
}

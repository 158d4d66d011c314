/** Numbers from 0 to 1 that follow from a word: the same word, the same picture. */
export function stream(word: string): () => number {
  let h = 2166136261
  for (const letter of word) h = Math.imul(h ^ letter.charCodeAt(0), 16777619)
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507)
    h = Math.imul(h ^ (h >>> 13), 3266489909)
    h ^= h >>> 16
    return (h >>> 0) / 4294967296
  }
}

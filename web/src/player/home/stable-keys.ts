/**
 * Gives each thing a key that stays its own when others come before it: what it says, and which of
 * those that say the same it is.
 */
export function withStableKeys<T>(items: readonly T[]): { key: string; item: T }[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const text = JSON.stringify(item)
    const nth = (seen.get(text) ?? 0) + 1
    seen.set(text, nth)
    return { key: `${text} ${nth}`, item }
  })
}

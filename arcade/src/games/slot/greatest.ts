/** Some of a game's rounds: the most that one of them returns, and the chance of a round that is one and returns it. */
export type Greatest = { most: number; chance: number }

/** The most that any of them returns, and its chance. They have no round in common. */
export function greatestOf(parts: readonly Greatest[]): Greatest {
  const most = Math.max(0, ...parts.map((part) => part.most))
  const reaching = parts.filter((part) => part.most === most)
  return { most, chance: reaching.reduce((sum, { chance }) => sum + chance, 0) }
}

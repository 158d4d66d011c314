import { byPlayer, type Finding, type Params, reason } from './finding.ts'
import { WORD_KINDS, type WordKind, wordsIn } from './words.ts'

/** What a player wrote to support, in order of time. */
export type TextFacts = { playerId: string; texts: { at: number; text: string }[] }

/** Words of distress, debt or self-harm: a person looks at once. The words themselves are in no finding. */
export function findWords({ playerId, texts }: TextFacts, _params: Params): Finding[] {
  return texts.flatMap(({ at, text }): Finding[] => {
    const seen = wordsIn(text)
    if (seen.size === 0) return []
    const kinds = WORD_KINDS.filter((kind) => seen.has(kind))
    const reasons = kinds.map((kind) => reason(codeOf(kind), seen.get(kind) ?? 0))
    return [{ playerId, about: `words:${playerId}`, at, reasons }]
  })
}

const codeOf = (kind: WordKind) => `words_${kind}` as const

/** Deposits of thirty days of a player of 18 to 24, and the third quartile of all of that age who paid in. */
export type YoungFacts = {
  playerId: string
  at: number
  spentE5: bigint
  quartileE5: bigint
  /** How many paid in. */
  group: number
}

/** The quartile of fewer says nothing. */
const GROUP_MIN = 20

/** Young, and pays in more than three quarters of that age. */
export function findYoung(facts: YoungFacts, _params: Params): Finding[] {
  const { playerId, at, spentE5, quartileE5, group } = facts
  if (group < GROUP_MIN || spentE5 <= quartileE5) return []
  return [
    {
      playerId,
      about: byPlayer(playerId),
      at,
      reasons: [reason('spent_month', spentE5, quartileE5)],
    },
  ]
}

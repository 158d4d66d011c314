import type { Language } from '../../../protocol.ts'
import { RANK_NAMES } from '../../../screens/kit/card-words.ts'
import { handText } from '../../../screens/kit/hand-text.ts'
import { rankBest } from '../../poker.ts'
import type { State } from '../rules.ts'
import { aaResult, outcomeOf } from './shown.ts'
import { HOLDEM_WORDS } from './words.ts'

/** Who had what, and what became of AA+. */
export function endOf(state: State, language: Language): string {
  const words = HOLDEM_WORDS[language]
  if (state.end !== 'called') return words.folded(isAaPaid(state))
  const { player, dealer, board } = state
  const [mine, theirs] = [rankBest([...player, ...board]), rankBest([...dealer, ...board])]
  const [my, their] = [handText(mine, language), handText(theirs, language)]
  const outcome = outcomeOf(state)
  const rank = higherRank(mine.ranks, theirs.ranks)
  const isByCard = my === their && rank !== undefined && outcome !== 'unqualified'
  if (!isByCard) return words.outcomes[outcome](my, their)
  return words.byCard(
    my,
    RANK_NAMES[language][rank === ACE ? 0 : rank - 1] ?? '',
    outcome === 'won',
  )
}

const ACE = 14

/** Of two hands with the same name: the rank that decides; undefined where they are equal. */
function higherRank(mine: readonly number[], theirs: readonly number[]): number | undefined {
  const at = mine.findIndex((rank, place) => rank !== theirs[place])
  return at < 0 ? undefined : Math.max(mine[at] ?? 0, theirs[at] ?? 0)
}

/** Whether AA+ returned anything. */
export const isAaPaid = (state: State): boolean =>
  aaResult(state).some(({ returnKurus }) => returnKurus > 0)

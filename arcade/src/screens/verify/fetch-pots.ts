import { type EndedPot, readPots } from '../../fairness/jackpot-verifier.ts'
import { LEVEL_NAMES } from './pot-words.ts'

/** The last pots of every level that ended, as the arcade tells them. Throws where it does not answer. */
export async function fetchPots(): Promise<EndedPot[]> {
  const levels = Object.keys(LEVEL_NAMES)
  const all = await Promise.all(
    levels.map(async (level) => {
      const answer = await fetch(`/api/jackpots/pots?level=${level}&limit=20`)
      if (!answer.ok) throw new Error(`the jackpots answered ${answer.status}`)
      return readPots(await answer.text())
    }),
  )
  return all.flat()
}

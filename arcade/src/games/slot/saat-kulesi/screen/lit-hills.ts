import { useState } from 'react'
import type { Round } from '../../../../protocol.ts'
import type { LineWin } from '../rules.ts'

export const HILLS_CODE = 'zar_yedi_tepe_777'
const SEVEN = 'yedi'
const HILLS = 7

/** Rounds of three sevens, each once, as many as there are hills. */
export function litBy(
  known: readonly string[],
  round: string,
  wins: readonly LineWin[],
): readonly string[] {
  const isMore = wins.some(({ symbol }) => symbol === SEVEN) && !known.includes(round)
  return isMore && known.length < HILLS ? [...known, round] : known
}

/** A hill lights for each three sevens that the page has shown. It is a picture: nothing comes of it. */
export function useLitHills(code: string, round: Round | null, wins: readonly LineWin[]): number {
  const [rounds, setRounds] = useState<readonly string[]>([])
  const now = code === HILLS_CODE && round ? litBy(rounds, round.id, wins) : rounds
  if (now !== rounds) setRounds(now)
  return now.length
}

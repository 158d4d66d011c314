import {
  type CheckedPot,
  checkPot,
  type EndedPot,
  isPotRight,
} from '../../fairness/jackpot-verifier.ts'
import type { Language } from '../../protocol.ts'
import { money } from '../figures.ts'
import { CheckedLines } from './checked-lines.tsx'
import { LEVEL_NAMES, POTS } from './pot-words.ts'
import { useChecked } from './use-checked.ts'
import { VERIFY } from './words.ts'

type Props = { pots: readonly EndedPot[]; language: Language }

/** A pot whose values could not be computed holds in nothing. */
const NOTHING: CheckedPot = {
  isOfChain: false,
  isTimeRight: false,
  isWinnerRight: false,
  isSumRight: false,
}
const check = (pot: EndedPot) => checkPot(pot).catch(() => NOTHING)

/** Jackpots that fell, each computed again from the hash that its end revealed. */
export function PotsView({ pots, language }: Props) {
  const words = POTS[language]
  const lines = useChecked(pots, check)
  if (!lines) return <p>{VERIFY[language].verifying}</p>
  const faults = (checked: CheckedPot) =>
    Object.entries(checked)
      .filter(([, holds]) => !holds)
      .map(([what]) => words.faults[what as keyof CheckedPot])
      .join(' ')
  return (
    <CheckedLines
      told={words.several}
      lines={lines.map(({ one: { level, number, wonKurus }, checked }) => ({
        name: `${LEVEL_NAMES[level]} #${number}`,
        value: wonKurus === null ? words.notWon : money(wonKurus),
        isRight: isPotRight(checked),
        fault: isPotRight(checked) ? undefined : faults(checked),
      }))}
    />
  )
}

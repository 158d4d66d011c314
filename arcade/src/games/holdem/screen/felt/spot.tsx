import type { Language } from '../../../../protocol.ts'
import { signedMoney } from '../../../../screens/figures.ts'
import { Drawn } from '../../../../screens/kit/art/drawn.tsx'
import { spotDrawing } from '../../../../screens/kit/art/felt.ts'
import { Stack } from '../../../../screens/kit/chips/stack.tsx'
import type { Place, Result } from '../shown.ts'
import { HOLDEM_WORDS } from '../words.ts'

type CircleProps = { place: Place; stakeKurus: number; isOn: boolean; language: Language }

/** A circle for chips, and what lies in it. */
export const Circle = ({ place, stakeKurus, isOn, language }: CircleProps) => (
  <span className="holdem__circle">
    <svg viewBox="-46 -46 92 92" aria-hidden="true">
      <Drawn drawing={spotDrawing(0, 0, 44, isOn)} />
    </svg>
    {stakeKurus > 0 && <Stack stakeKurus={stakeKurus} language={language} place={place} />}
  </span>
)

export function resultText({ stakeKurus, returnKurus }: Result, language: Language): string {
  const words = HOLDEM_WORDS[language]
  if (returnKurus === 0) return words.lostBet
  return returnKurus === stakeKurus ? words.backBet : signedMoney(returnKurus - stakeKurus)
}

/** What became of the chips of a circle, once it is known. */
export function ResultPlate({
  result,
  language,
}: {
  result: Result | undefined
  language: Language
}) {
  if (!result) return null
  const isWon = result.returnKurus > result.stakeKurus
  return (
    <span className={`holdem__result num${isWon ? ' holdem__result--won' : ''}`}>
      {resultText(result, language)}
    </span>
  )
}

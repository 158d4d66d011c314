import { money } from '../figures.ts'
import type { Words } from '../words/index.ts'
import type { OpenGame } from './flow/game-state.ts'
import { useCountUp } from './use-game.ts'

type Props = { open: OpenGame; words: Words; isStill: boolean }

/** The inscription over the reels: a win above the stake, and the free spins' calm banners. */
export function Plate({ open, words, isStill }: Props) {
  const win = useCountUp(open.isCelebrating ? open.shownWinKurus : 0, isStill)
  const { free } = open
  if (free?.moment === 'won')
    return (
      <div className="plate plate--wide">
        <p className="display">{words.freeWon(free.of)}</p>
        <p>{words.freeWonNote(open.sheet.freeSpins.multiplier)}</p>
      </div>
    )
  if (free?.moment === 'over')
    return (
      <div className="plate plate--wide">
        <p>{words.freeOver}</p>
        <p className="plate__sum num">{money(open.isCelebrating ? win : free.winKurus)}</p>
      </div>
    )
  if (free)
    return (
      <div className="ribbon num">
        <span>{words.freeStep(free.played, free.of)}</span>
        <span>
          {words.freeTotal} <b>{money(free.winKurus)}</b>
        </span>
      </div>
    )
  if (!open.isCelebrating) return null
  return (
    <div className="plate" aria-hidden="true">
      <p className="plate__sum num">{money(win)}</p>
    </div>
  )
}

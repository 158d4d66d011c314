import type { Reward } from '../../../protocol.ts'
import { money } from '../../figures.ts'
import type { Words } from '../../words/index.ts'
import type { Game } from '../flow/game.ts'
import type { OpenGame } from '../flow/game-state.ts'
import { RewardOverView } from '../reward-over-view.tsx'
import { useCountUp } from '../use-game.ts'

type Props = { game: Game; open: OpenGame; words: Words; isStill: boolean }

/** What is inscribed on the frame: wins above the stake, free spins, and the free rounds given. */
export function Plate({ game, open, words, isStill }: Props) {
  const { now, over } = open.freeRounds
  if (over && open.phase === 'idle')
    return <RewardOverView game={game} open={open} over={over} words={words} />
  return (
    <>
      {now && !open.free && <RewardRibbon reward={now} words={words} />}
      <Inscription open={open} words={words} isStill={isStill} />
    </>
  )
}

function RewardRibbon({ reward, words }: { reward: Reward; words: Words }) {
  return (
    <p className="ribbon ribbon--reward num">
      <b>{words.rewardLeft(reward.left)}</b>
      <span>
        {words.stake} {money(reward.stakeKurus)}
      </span>
    </p>
  )
}

function Inscription({ open, words, isStill }: Omit<Props, 'game'>) {
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

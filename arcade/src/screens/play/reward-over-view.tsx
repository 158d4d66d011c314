import { useEffect, useRef } from 'react'
import type { RewardOver } from '../../protocol.ts'
import { money } from '../figures.ts'
import type { Words } from '../words/index.ts'
import type { Game } from './flow/game.ts'
import type { OpenGame } from './flow/game-state.ts'

type Props = { game: Game; open: OpenGame; over: RewardOver; words: Words }

/**
 * The free rounds are over: what they won, and the way on. It takes the focus, not its button: a key
 * that is still being pressed for the reels goes on to nobody's own money.
 */
export function RewardOverView({ game, open, over, words }: Props) {
  const plate = useRef<HTMLElement>(null)
  useEffect(() => plate.current?.focus(), [])
  const hasNext = open.freeRounds.now !== null
  const { given, played, wonKurus } = over
  return (
    <section
      ref={plate}
      className="plate plate--wide plate--over"
      role="alertdialog"
      aria-labelledby="reward-over"
      aria-describedby="reward-over-facts"
      tabIndex={-1}
    >
      <h2 id="reward-over">{words.rewardOver}</h2>
      <div id="reward-over-facts">
        {played < given && <p>{endedText(over, words)}</p>}
        {played > 0 && <p>{wonKurus > 0 ? words.rewardWon(played) : words.rewardLost(played)}</p>}
        {wonKurus > 0 && <p className="plate__sum num">{money(wonKurus)}</p>}
      </div>
      <button type="button" className="button button--primary" onClick={game.goOn}>
        {hasNext ? words.nextReward : words.ownMoney}
      </button>
      {!hasNext && <small className="num">{words.ownMoneyNote(money(open.stakeKurus))}</small>}
    </section>
  )
}

const endedText = ({ played, given }: RewardOver, words: Words): string =>
  played > 0 ? words.rewardEnded(played, given) : words.refusals.free_rounds_over.text

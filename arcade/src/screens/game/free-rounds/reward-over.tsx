import { useEffect, useRef } from 'react'
import type { RewardOver } from '../../../protocol.ts'
import { money } from '../../figures.ts'
import type { Words } from '../../words/words.ts'

type Props = {
  over: RewardOver
  /** Others are played next. */
  hasNext: boolean
  /** Of the player's own money. */
  stakeKurus: number
  words: Words
  onGoOn: () => void
}

/**
 * The free rounds are over: what they won, and the way on. It takes the focus, not its button: a key
 * that is still being pressed for the reels goes on to nobody's own money.
 */
export function RewardOverCard({ over, hasNext, stakeKurus, words, onGoOn }: Props) {
  const card = useRef<HTMLElement>(null)
  useEffect(() => card.current?.focus(), [])
  const { given, played, wonKurus } = over
  return (
    <section
      ref={card}
      className="rewardover sill num"
      role="alertdialog"
      aria-labelledby="reward-over"
      aria-describedby="reward-over-facts"
      tabIndex={-1}
    >
      <h2 id="reward-over">{words.rewardOver}</h2>
      <div id="reward-over-facts">
        {played < given && <p>{endedText(over, words)}</p>}
        {played > 0 && <p>{wonKurus > 0 ? words.rewardWon(played) : words.rewardLost(played)}</p>}
        {wonKurus > 0 && <b>{money(wonKurus)}</b>}
      </div>
      <button type="button" className="button button--primary" onClick={onGoOn}>
        {hasNext ? words.nextReward : words.ownMoney}
      </button>
      {!hasNext && <small>{words.ownMoneyNote(money(stakeKurus))}</small>}
    </section>
  )
}

const endedText = ({ played, given }: RewardOver, words: Words): string =>
  played > 0 ? words.rewardEnded(played, given) : words.refusals.free_rounds_over.text

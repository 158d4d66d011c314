import type { Language } from '../../../protocol.ts'
import { money, signedMoney } from '../../figures.ts'
import type { PlayControls } from '../flow/open-play.ts'
import type { OpenPlay } from '../flow/play-state.ts'
import { StateCard } from './state-card.tsx'
import { CARD_WORDS } from './words.ts'

type Props = {
  reminder: NonNullable<OpenPlay['reminder']>
  language: Language
  onAnswer: PlayControls['answerReminder']
}

/** How long the player has been playing, and what came of it (LIM-06). The way out is read first. */
export function ReminderCard({ reminder, language, onAnswer }: Props) {
  const words = CARD_WORDS[language]
  const { minutes, stakedKurus, netKurus, isAnswered } = reminder
  const answer = (one: Parameters<typeof onAnswer>[0]) => () => {
    if (!isAnswered) onAnswer(one)
  }
  return (
    <StateCard
      icon="timer"
      tone="wait"
      title={words.played(minutes)}
      text={words.sums(money(stakedKurus), signedMoney(netKurus))}
    >
      <button type="button" className="button" onClick={answer('leave')}>
        {words.takeBreak}
      </button>
      <button
        type="button"
        className="button button--primary"
        aria-disabled={isAnswered}
        aria-busy={isAnswered}
        onClick={answer('goOn')}
      >
        {words.goOn}
      </button>
      <span className="statecard__links">
        <button type="button" onClick={answer('history')}>
          {words.activities}
        </button>
        <button type="button" onClick={answer('limits')}>
          {words.limits}
        </button>
      </span>
    </StateCard>
  )
}

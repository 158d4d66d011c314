import { useState } from 'react'
import type { ArcadeRefusal, GameMessage } from '../../../protocol.ts'
import type { IconName } from '../../icon.tsx'
import type { PlayControls } from '../flow/open-play.ts'
import { isOfResumed, type OpenPlay, type PlayOptions } from '../flow/play-state.ts'
import { LobbyLink } from '../views/lobby-link.tsx'
import { StateCard } from './state-card.tsx'
import { CARD_WORDS } from './words.ts'

/** Of these the way on is not in the game; the others are told by the message line. */
const CARDS: Partial<Record<ArcadeRefusal, IconName>> = {
  limit_reached: 'shield',
  player_disabled: 'shield',
  game_stopped: 'wrench',
}

/** The refusal that has a card; undefined where there is none. */
export const refusalOnCard = ({ notice }: OpenPlay): ArcadeRefusal | undefined =>
  notice !== null && !isOfResumed(notice) && CARDS[notice.refusal] ? notice.refusal : undefined

type Props = {
  refusal: ArcadeRefusal
  options: PlayOptions
  lobby: string | null
  controls: Pick<PlayControls, 'dismiss' | 'lookAgain'>
  tellParent: (message: GameMessage) => void
}

/** A limit, a break or a stopped game: no round begins here for now. */
export function RefusedCard({ refusal, options, lobby, controls, tellParent }: Props) {
  const { language, words } = options
  const { title, text } = words.refusals[refusal]
  const [look, setLook] = useState<'none' | 'asked' | 'closed'>('none')
  const isStopped = refusal === 'game_stopped'
  const again = async () => {
    if (look === 'asked') return
    setLook('asked')
    if (!(await controls.lookAgain())) setLook('closed')
  }
  return (
    <StateCard
      icon={CARDS[refusal] ?? 'info'}
      tone="info"
      title={title}
      text={text}
      onEscape={controls.dismiss}
    >
      <p role="status" className="statecard__links">
        {look === 'closed' && CARD_WORDS[language].stillClosed}
      </p>
      <button
        type="button"
        className="button"
        aria-busy={look === 'asked'}
        onClick={isStopped ? () => void again() : controls.dismiss}
      >
        {isStopped ? words.retry : words.gotIt}
      </button>
      <LobbyLink tellParent={tellParent} lobby={lobby} words={words} />
    </StateCard>
  )
}

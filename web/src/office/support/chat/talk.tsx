import type { OfficeChat } from '@zar/contract/office/support/chats'
import { CHAT_TEXT_MAX } from '@zar/contract/support/chat'
import { ChevronLeft, CircleOff, UserRound } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { usePhone } from '../../../lib/browser/media.ts'
import { isCode } from '../../parts/api/failure.ts'
import { useMe } from '../../parts/api/session.ts'
import { Button, IconButton } from '../../parts/controls/button.tsx'
import { Face } from '../../parts/controls/face.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { useOffers } from '../../parts/rights/offers.ts'
import { Empty } from '../../parts/states/empty.tsx'
import { Failed } from '../../parts/states/failed.tsx'
import { Composer } from '../desk/composer.tsx'
import { PlayerCard } from '../desk/player-card.tsx'
import { type Line, Thread } from '../desk/thread.tsx'
import { TalkActs } from './talk-acts.tsx'
import { t } from './texts.ts'
import { useTalk } from './use-chats.ts'
import { useTalking } from './use-talking.ts'

type Props = { number: string; onLeave: () => void }

/** The open conversation, with who writes beside it. */
export function Talk({ number, onLeave }: Props) {
  const talk = useTalk(number)
  const { chat, messages, error, refetch } = talk
  if (!chat) {
    const isGone = isCode(error, 'not_found')
    return (
      <section className="o-ch__m o-ch__none" aria-busy={!error}>
        {isGone && <Empty icon={CircleOff} title={t('gone')} />}
        {error && !isGone && <Failed error={error} onAgain={() => void refetch()} />}
        {!error && <p role="status">{t('loading')}</p>}
      </section>
    )
  }
  return (
    <>
      <Open chat={chat} messages={messages} talk={talk} onLeave={onLeave} />
      <section className="o-ch__r">
        <PlayerCard player={chat.player} />
      </section>
    </>
  )
}

type OpenProps = {
  chat: OfficeChat
  messages: readonly Line[]
  talk: ReturnType<typeof useTalk>
  onLeave: () => void
}

function Open({ chat, messages, talk, onLeave }: OpenProps) {
  const me = useMe()
  const isPhone = usePhone()
  const { player, notes, number, standing } = chat
  const offers = useOffers(chat)
  const answer = offers('chat.answer')
  const { say, note } = useTalking(number)
  const box = useStayingBelow(chat.place + notes.length)
  const other = standing?.takenBy && standing.takenBy.id !== me.id ? standing.takenBy : null
  return (
    <section className="o-ch__m" aria-label={t('talk', { name: player.username })}>
      <div className="o-ch__h">
        {isPhone && <IconButton icon={ChevronLeft} label={t('back')} onClick={onLeave} />}
        <Face name={player.username} />
        <h2 className="o-ell">{player.username}</h2>
        <TalkActs chat={chat} offers={offers} onLeave={onLeave} />
      </div>
      <div
        ref={box}
        className="o-ch__msgs"
        role="log"
        aria-label={t('talk', { name: player.username })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
      >
        {talk.hasNextPage && (
          <Button
            kind="ghost"
            size="s"
            busy={talk.isFetchingNextPage ? t('olderBusy') : undefined}
            onClick={() => void talk.fetchNextPage()}
          >
            {t('older')}
          </Button>
        )}
        <Thread lines={messages} notes={notes} name={player.username} />
      </div>
      <div className="o-ch__cmp">
        {other && (
          <Say tone="wait" icon={UserRound}>
            <b>{t('openAt', { name: other.name })}</b> {t('openNote')}
          </Say>
        )}
        <Composer
          draft={`chat:${number}`}
          label={t('answer')}
          min={1}
          max={CHAT_TEXT_MAX}
          locale={player.locale}
          fields={{ ad: player.username }}
          answer={{ verb: t('send'), refusal: answer.refusal, send: say }}
          note={{ refusal: offers('note.write').refusal, send: note }}
        />
      </div>
    </section>
  )
}

const NEAR_PX = 80

/** The end is shown as it grows, unless the person has scrolled back to read. */
function useStayingBelow(length: number) {
  const box = useRef<HTMLDivElement>(null)
  const isBelow = useRef(true)
  useEffect(() => {
    const list = box.current
    const note = () => {
      if (list) isBelow.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_PX
    }
    list?.addEventListener('scroll', note)
    return () => list?.removeEventListener('scroll', note)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what was added
  useLayoutEffect(() => {
    const list = box.current
    if (list && isBelow.current) list.scrollTop = list.scrollHeight
  }, [length])
  return box
}

import {
  type OfficeTicket,
  type OfficeTicketRow,
  takeTicket,
} from '@zar/contract/office/support/tickets'
import { TICKET_LIMITS } from '@zar/contract/support/ticket'
import { CircleOff, UserRound } from 'lucide-react'
import { useRef } from 'react'
import { call } from '../../parts/api/call.ts'
import { isCode } from '../../parts/api/failure.ts'
import { useMe } from '../../parts/api/session.ts'
import { Case } from '../../parts/case/case.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { useOffers } from '../../parts/rights/offers.ts'
import { Empty } from '../../parts/states/empty.tsx'
import { Failed } from '../../parts/states/failed.tsx'
import { Composer } from '../desk/composer.tsx'
import { PlayerCard } from '../desk/player-card.tsx'
import { Thread } from '../desk/thread.tsx'
import { StateTag } from './columns.tsx'
import { subjectName, t } from './texts.ts'
import { TicketActs } from './ticket-acts.tsx'
import { useAnswering } from './use-answering.ts'
import { useRefresh, useTicket } from './use-tickets.ts'

type Props = { number: string; row: OfficeTicketRow | undefined; onDone: () => void }

/** The chosen ticket: thread with notes, where the answer is written, and who writes. */
export function TicketPanel({ number, row, onDone }: Props) {
  const { data: ticket, error, refetch } = useTicket(number, row)
  if (ticket) return <Open ticket={ticket} onDone={onDone} />
  const isGone = isCode(error, 'not_found')
  return (
    <aside className="o-panel" aria-label={t('caseName', { number })} aria-busy={!error}>
      <div className="o-panel__h">
        <h2>#{number}</h2>
      </div>
      <div className="o-case">
        {isGone && <Empty icon={CircleOff} title={t('gone')} />}
        {error && !isGone && <Failed error={error} onAgain={() => void refetch()} />}
        {!error && (
          <>
            <p className="sr" role="status">
              {t('loading')}
            </p>
            <div className="o-tk__grey" aria-hidden />
          </>
        )}
      </div>
    </aside>
  )
}

/** A lock runs for five minutes; who goes on typing keeps it. */
const RENEW_MS = 2 * 60_000

/** Whoever types takes the ticket, and keeps it while they type. */
function useTypingTakes({ number, standing }: OfficeTicket, mayTake: boolean): () => void {
  const refresh = useRefresh()
  const last = useRef(0)
  return () => {
    const now = Date.now()
    if (!mayTake || !standing || now - last.current < RENEW_MS) return
    last.current = now
    // That a colleague has it open is told as it is sent.
    void call(takeTicket, { number }).then(refresh, () => {})
  }
}

function Open({ ticket, onDone }: { ticket: OfficeTicket; onDone: () => void }) {
  const { number, title, subject, player, messages, notes, standing } = ticket
  const me = useMe()
  const offers = useOffers(ticket)
  const answer = offers('ticket.answer')
  const { send, ask, note } = useAnswering(ticket, onDone)
  const onTyping = useTypingTakes(ticket, answer.refusal === undefined)
  const other = standing?.takenBy && standing.takenBy.id !== me.id ? standing.takenBy : null
  return (
    <Case
      id={`#${number} ${title}`}
      name={t('caseName', { number: `${number}` })}
      tag={<StateTag row={ticket} />}
    >
      <p className="o-micro">
        {player.username} · {subjectName(subject)}
      </p>
      {other && (
        <Say tone="wait" icon={UserRound}>
          <b>{t('openAt', { name: other.name })}</b> {t('openNote')}
        </Say>
      )}
      <Thread
        lines={messages}
        notes={notes}
        name={player.username}
        mayViewFiles={offers('file.view').isHere}
      />
      <Composer
        draft={`ticket:${number}`}
        label={t('answer')}
        min={TICKET_LIMITS.text.min}
        max={TICKET_LIMITS.text.max}
        locale={player.locale}
        fields={{ ad: player.username, bilet: `#${number}` }}
        answer={{ verb: t('send'), refusal: answer.refusal, send }}
        other={{ verb: t('ask'), refusal: answer.refusal, send: ask }}
        note={{ refusal: offers('note.write').refusal, send: note }}
        onTyping={onTyping}
      />
      <TicketActs ticket={ticket} offers={offers} onDone={onDone} />
      <PlayerCard player={player} />
    </Case>
  )
}

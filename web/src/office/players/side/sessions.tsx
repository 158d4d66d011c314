import { endPlayerSessions, type PlayerPage } from '@zar/contract/office/players'
import { REASON_LENGTH } from '@zar/contract/office/rights/limits'
import { useEffect, useRef, useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { useDraft } from '../../parts/api/drafts.ts'
import { failureText } from '../../parts/api/failure.ts'
import { Button } from '../../parts/controls/button.tsx'
import { AreaField } from '../../parts/controls/field.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { ConfirmInPlace } from '../../parts/dialogs/confirm-in-place.tsx'
import type { Offers } from '../../parts/rights/offers.ts'
import { agoText } from '../../parts/time.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../record/use-player.ts'
import { t } from './texts.ts'

type Props = { player: PlayerPage; offers: Offers }
type Session = PlayerPage['sessions'][number]

/** Where the player is and was logged in; all of it ends at once. */
export function Sessions({ player, offers }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { sessions, id } = player
  const open = sessions.filter(({ isOpen }) => isOpen).length
  const end = offers('player.sessions_end')
  return (
    <section className="o-panel">
      <div className="o-panel__h">
        <h2>{t('sessions')}</h2>
        {sessions.length > 0 && <span className="o-micro">{sessions.length}</span>}
        {end.isHere && sessions.length > 0 && (
          <span className="o-push">
            <Button
              kind="ghost"
              size="s"
              refusal={open === 0 ? t('nothingOpen') : end.refusal}
              onClick={() => setAsking(true)}
            >
              {t('endAll')}
            </Button>
          </span>
        )}
      </div>
      <div className="o-panel__b">
        {isAsking && <EndAll id={id} open={open} onClose={() => setAsking(false)} />}
        {sessions.length === 0 && <p className="o-micro">{t('noSessions')}</p>}
        <ul>
          {sessions.map((session) => (
            <Line key={`${session.startedAt}.${session.device}`} session={session} />
          ))}
        </ul>
      </div>
    </section>
  )
}

const Line = ({ session: { device, address, lastSeenAt, isOpen } }: { session: Session }) => (
  <li className="o-p__session">
    <span className="o-ell" title={device}>
      {device}
    </span>
    <span className="o-push" title={formatDate(lastSeenAt)}>
      {isOpen && <span className="o-ok">{t('nowOpen')} · </span>}
      {agoText(lastSeenAt)}
    </span>
    <small>{address}</small>
  </li>
)

/** The question in the panel's place: why, and then all of them. */
function EndAll({ id, open, onClose }: { id: string; open: number; onClose: () => void }) {
  const refresh = useRefresh(id)
  const [reason, setReason, forget] = useDraft(`player:${id}:sessions`, '')
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const box = useRef<HTMLDivElement>(null)
  // After the question, whose button takes the focus: the reason comes first.
  useEffect(() => box.current?.querySelector('textarea')?.focus(), [])
  const left = REASON_LENGTH - reason.trim().length
  const end = async () => {
    setAsked(true)
    if (left > 0 || isBusy) return
    setBusy(true)
    setError(undefined)
    try {
      const { ended } = await call(endPlayerSessions, { id, reason: reason.trim() })
      forget()
      notify(t('ended_sessions', { count: ended }))
      await refresh()
      onClose()
    } catch (failure) {
      setError(failure)
      setBusy(false)
    }
  }
  return (
    <div ref={box} className="o-p__form">
      <AreaField
        label={t('why')}
        help={t('whyHelp', { min: REASON_LENGTH })}
        error={isAsked && left > 0 ? t('whyShort', { left }) : undefined}
        maxLength={500}
        value={reason}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        onChange={(event) => setReason(event.target.value)}
      />
      {error !== undefined && (
        <Say tone="no" role="alert">
          {failureText(error)}
        </Say>
      )}
      <ConfirmInPlace
        question={t('endAllAsk', { count: open })}
        verb={t('endAll')}
        isBusy={isBusy}
        onYes={() => void end()}
        onNo={onClose}
      />
    </div>
  )
}

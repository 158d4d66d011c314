import { type NetworkSession, revealNetwork } from '@zar/contract/office/player/devices'
import { endPlayerSessions, type PlayerPage } from '@zar/contract/office/players'
import { useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { Button } from '../../parts/controls/button.tsx'
import { useSecondsOf } from '../../parts/dialogs/masked.tsx'
import type { Offers } from '../../parts/rights/offers.ts'
import { agoText } from '../../parts/time.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../record/use-player.ts'
import { DeviceQuestion } from './device-question.tsx'
import { ReasonInPlace } from './reason-in-place.tsx'
import { Reveal } from './reveal.tsx'
import { t } from './texts.ts'

type Props = { player: PlayerPage; offers: Offers }
type Session = PlayerPage['sessions'][number]
type Network = { sessions: NetworkSession[] }

/** Where the player is and was logged in; all of it ends at once. */
export function Sessions({ player, offers }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [shown, setShown] = useState<Network>()
  const seconds = useSecondsOf(shown, () => setShown(undefined))
  const refresh = useRefresh(player.id)
  const { sessions, id } = player
  const open = sessions.filter(({ isOpen }) => isOpen).length
  const end = offers('player.sessions_end')
  return (
    <section className="o-panel">
      <div className="o-panel__h">
        <h2>{t('sessions')}</h2>
        {sessions.length > 0 && <span className="o-micro">{sessions.length}</span>}
        {offers('player.reveal_network').isHere && sessions.length > 0 && (
          <Reveal
            label={t('showNetwork')}
            offer={offers('player.reveal_network')}
            seconds={shown && seconds}
            onReveal={(reason) => call(revealNetwork, { id, reason })}
            onValue={setShown}
          />
        )}
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
        {isAsking && (
          <ReasonInPlace
            question={t('endAllAsk', { count: open })}
            verb={t('endAll')}
            draft={`player:${id}:sessions`}
            onReason={async (reason) => {
              const { ended } = await call(endPlayerSessions, { id, reason })
              notify(t('ended_sessions', { count: ended }))
              await refresh()
            }}
            onClose={() => setAsking(false)}
          />
        )}
        {sessions.length === 0 && <p className="o-micro">{t('noSessions')}</p>}
        <ul>
          {sessions.map((session) => (
            <Line
              key={session.id}
              id={id}
              session={session}
              offers={offers}
              network={shown?.sessions.find((one) => one.id === session.id)}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

type LineProps = {
  id: string
  session: Session
  offers: Offers
  network: NetworkSession | undefined
}

function Line({ id, session, offers, network }: LineProps) {
  const [isAsking, setAsking] = useState(false)
  const { device, address, lastSeenAt, isOpen, deviceState } = session
  const offer = offers('device.block')
  const isBlocked = deviceState === 'blocked'
  return (
    <li className="o-p__session">
      <span className="o-ell" title={device}>
        {device || t('deviceUnknown')}
      </span>
      <span className="o-push" title={formatDate(lastSeenAt)}>
        {isBlocked && <span className="o-bad">{t('deviceBlocked')} · </span>}
        {isOpen && <span className="o-ok">{t('nowOpen')} · </span>}
        {agoText(lastSeenAt)}
      </span>
      <small>{network ? network.address : address}</small>
      {network && (
        <small className="o-p__agent">
          {[network.agent, network.fingerprint].filter(Boolean).join(' · ')}
        </small>
      )}
      {offer.isHere && deviceState !== 'unknown' && !isAsking && (
        <Button kind="ghost" size="s" refusal={offer.refusal} onClick={() => setAsking(true)}>
          {t(isBlocked ? 'deviceRelease' : 'deviceBlock')}
        </Button>
      )}
      {isAsking && <DeviceQuestion id={id} session={session} onClose={() => setAsking(false)} />}
    </li>
  )
}

import './desk.css'
import { useQuery } from '@tanstack/react-query'
import { readPlayer } from '@zar/contract/office/players'
import type { CasePlayer } from '@zar/contract/office/support/shared'
import { HeartHandshake } from 'lucide-react'
import { Link } from '../../../lib/router/router.tsx'
import { call } from '../../parts/api/call.ts'
import { mayDo, useMe } from '../../parts/api/session.ts'
import { Facts } from '../../parts/case/case.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { Tag, type Tone } from '../../parts/controls/tag.tsx'
import { moneyOf } from '../../parts/money.ts'
import { agoText } from '../../parts/time.ts'
import { t } from './texts.ts'

const TONES = {
  active: 'done',
  blocked: 'no',
  excluded: 'no',
  closed: 'line',
} as const satisfies Record<string, Tone>

/** Opening a player is written to the audit log: it is asked once a case, and not again by itself. */
function usePlayer(id: string) {
  const me = useMe()
  return useQuery({
    queryKey: ['office', 'support', 'player', id],
    queryFn: () => call(readPlayer, { id }),
    enabled: mayDo(me, 'player.view'),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  }).data
}

/** Who writes: what a person of the desk may see, and whether they take care. */
export function PlayerCard({ player }: { player: CasePlayer }) {
  const known = usePlayer(player.id)
  const isKept = known?.standing.some(({ endedAt }) => endedAt === null) ?? false
  return (
    <section className="o-pc" aria-label={t('player')}>
      <div className="o-pc__h">
        <h2>{t('player')}</h2>
        <Link className="o-link o-push" to={`/office/players/${player.id}`}>
          {t('page')}
        </Link>
      </div>
      <Facts
        facts={[
          [t('name'), known?.name ?? player.username],
          [t('number'), player.number],
          [t('language'), t(player.locale === 'tr' ? 'turkish' : 'english')],
          ...(known
            ? ([
                [t('balance'), known.purses && moneyOf(known.purses.cashE5)],
                [
                  t('state'),
                  <Tag key="state" tone={TONES[known.state]}>
                    {t(known.state)}
                  </Tag>,
                ],
                [t('phone'), t(known.isPhoneVerified ? 'verified' : 'unverified')],
                [t('lastSeen'), known.lastSeenAt && agoText(known.lastSeenAt)],
              ] as const)
            : []),
        ]}
      />
      {isKept && (
        <Say tone="wait" icon={HeartHandshake}>
          <b>{t('care')}</b> {t('careNote')}
        </Say>
      )}
    </section>
  )
}

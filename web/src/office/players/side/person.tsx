import { type PlayerPage, revealContact, revealIdentity } from '@zar/contract/office/players'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { formatDay } from '../../../lib/language/format-day.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { call } from '../../parts/api/call.ts'
import { Facts } from '../../parts/case/case.tsx'
import { useSecondsOf } from '../../parts/dialogs/masked.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import type { Offers } from '../../parts/rights/offers.ts'
import { Reveal } from './reveal.tsx'
import { t } from './texts.ts'

type Props = { player: PlayerPage; offers: Offers }

/** Phone and address, masked until a reason is given, and again after a minute. */
export function PersonSection({ player, offers }: Props) {
  const [shown, setShown] = useState<{ phone: string; email: string }>()
  const seconds = useSecondsOf(shown, () => setShown(undefined))
  const { id } = player
  return (
    <div className="o-p__sec">
      <div className="o-p__sec-h">
        <h2>{t('person')}</h2>
        <Reveal
          label={t('showContact')}
          offer={offers('player.reveal_contact')}
          seconds={shown && seconds}
          onReveal={(reason) => call(revealContact, { id, reason })}
          onValue={setShown}
        />
      </div>
      <Facts
        facts={[
          [
            t('phone'),
            <>
              <Value key="value" masked={player.phone} shown={shown?.phone} />
              <Check key="check" isDone={player.isPhoneVerified} />
            </>,
          ],
          [
            t('email'),
            <>
              <Value key="value" masked={player.email} shown={shown?.email} />
              <Check key="check" isDone={player.isEmailConfirmed} />
            </>,
          ],
          [t('place'), `${player.country}, ${t(player.locale === 'en' ? 'en' : 'tr')}`],
          [t('joined'), formatDate(player.joinedAt)],
          [t('seen'), player.lastSeenAt ? formatDate(player.lastSeenAt) : t('never')],
        ]}
      />
    </div>
  )
}

/** Number and date of birth: shown after a proof of who asks. */
export function IdentitySection({ player, offers }: Props) {
  const [shown, setShown] = useState<{ personalNo: string; birthDate: string }>()
  const seconds = useSecondsOf(shown, () => setShown(undefined))
  const { id } = player
  const reveal = (reason: string) =>
    callProven(
      revealIdentity,
      { id, reason },
      { right: 'player.reveal_identity', object: `player:${id}`, amountE5: null },
    )
  return (
    <div className="o-p__sec">
      <div className="o-p__sec-h">
        <h2>{t('identity')}</h2>
        <Reveal
          label={t('showIdentity')}
          offer={offers('player.reveal_identity')}
          seconds={shown && seconds}
          onReveal={reveal}
          onValue={setShown}
        />
      </div>
      <Facts
        facts={[
          [t('number'), <Value key="value" masked="•••••••••••" shown={shown?.personalNo} />],
          [
            t('birth'),
            <Value key="value" masked="••.••.••••" shown={shown && formatDay(shown.birthDate)} />,
          ],
          [t('check'), t(player.identity)],
        ]}
      />
    </div>
  )
}

function Value({ masked, shown }: { masked: string; shown: string | undefined }) {
  if (shown !== undefined) return <b>{shown}</b>
  if (masked === '') return <>–</>
  const end = /[\p{L}\d.]+$/u.exec(masked)?.[0]
  return (
    <>
      <span className="o-ell" aria-hidden>
        {masked}
      </span>
      <span className="sr">{end ? t('hiddenEnd', { end }) : t('hidden')}</span>
    </>
  )
}

const Check = ({ isDone }: { isDone: boolean }) => (
  <span className={isDone ? 'o-p__mark o-ok' : 'o-p__mark haze'}>
    <Icon
      of={isDone ? CircleCheck : CircleDashed}
      size="s"
      label={t(isDone ? 'verified' : 'unverified')}
    />
  </span>
)

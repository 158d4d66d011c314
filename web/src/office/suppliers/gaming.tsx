import './suppliers.css'
import {
  HOUSE_NAME,
  restartGaming,
  type SuppliersState,
  stopGaming,
} from '@zar/contract/office/suppliers'
import { OctagonX } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../lib/language/format.ts'
import { call } from '../parts/api/call.ts'
import { Button } from '../parts/controls/button.tsx'
import { Say } from '../parts/controls/say.tsx'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { Seconds, useRefreshProposals } from '../parts/proposals/second.tsx'
import { useOffers } from '../parts/rights/offers.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { closingFacts } from './closing-facts.ts'
import { t } from './texts.ts'
import { useRefresh } from './use-suppliers.ts'

type Props = { gaming: SuppliersState['gaming'] }

/** Stops all stakes, by one person who types the house's name. */
export function StopGaming({ gaming }: Props) {
  const offer = useOffers(gaming)('gaming.stop')
  const refresh = useRefresh()
  const [isAsking, setAsking] = useState(false)
  if (!offer.isHere || gaming.closing) return null
  return (
    <>
      <Button kind="danger" icon={OctagonX} refusal={offer.refusal} onClick={() => setAsking(true)}>
        {t('stop')}
      </Button>
      {isAsking && (
        <Confirm
          title={t('stopTitle')}
          verb={t('stopVerb')}
          isDangerous
          needsWords
          typedName={HOUSE_NAME}
          consequence={t('stopDoes')}
          draft="gaming:stop"
          onConfirm={async ({ text }) => {
            try {
              await call(stopGaming, { typed: HOUSE_NAME, reason: text })
              notify(t('stopped'))
            } finally {
              await refresh()
            }
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** While all gaming is closed: since when and why, and how two people open it. */
export function GamingClosed({ gaming }: Props) {
  const offer = useOffers(gaming)('gaming.restart')
  const [refresh, refreshProposals] = [useRefresh(), useRefreshProposals()]
  const [isAsking, setAsking] = useState(false)
  const { closing } = gaming
  if (!closing) return null
  return (
    <>
      <Say
        tone="no"
        icon={OctagonX}
        role="alert"
        action={
          <Button size="s" refusal={offer.refusal} onClick={() => setAsking(true)}>
            {t('restart')}
          </Button>
        }
      >
        <b>{t('gamingClosed')}</b>{' '}
        {t('closedSince', { at: formatDate(closing.at), by: closing.by, because: closing.because })}
      </Say>
      <Seconds
        right="gaming.restart"
        object="gaming:all"
        title={t('restartTitle')}
        verb={t('restartVerb')}
        typedName={HOUSE_NAME}
        refusal={offer.refusal}
        facts={closingFacts}
        approve={async ({ id, reason }) => {
          await call(restartGaming, { typed: HOUSE_NAME, reason, proposal: id })
          notify(t('restarted'))
        }}
        onDone={refresh}
      />
      {isAsking && (
        <Confirm
          title={t('restartTitle')}
          verb={t('restart')}
          needsWords
          typedName={HOUSE_NAME}
          consequence={t('restartDoes')}
          draft="gaming:restart"
          onConfirm={async ({ text }) => {
            await call(restartGaming, { typed: HOUSE_NAME, reason: text })
            notify(t('proposed'))
            await refreshProposals()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

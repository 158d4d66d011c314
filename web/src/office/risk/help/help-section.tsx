import { useQuery } from '@tanstack/react-query'
import type { AlertCase } from '@zar/contract/office/risk/alerts'
import { readMarkers, recordCare } from '@zar/contract/office/risk/help'
import { HeartHandshake } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { useOffers } from '../../parts/rights/offers.ts'
import { agoText } from '../../parts/time.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { ruleName } from '../rule-names.ts'
import { t } from '../texts.ts'

const WHAT: Partial<Record<number, 'step3' | 'step4' | 'step5'>> = {
  3: 'step3',
  4: 'step4',
  5: 'step5',
}

/** Of what the ladder of help asks a person for: its markers, and what is to be done. */
export function HelpSection({ one }: { one: AlertCase }) {
  const seesMarkers = useOffers(one)('marker.view').isHere
  if (one.rule !== 'harm_ladder' || !seesMarkers) return null
  return <Help one={one} />
}

function Help({ one }: { one: AlertCase }) {
  const { id } = one.player
  const [isOpen, setOpen] = useState(false)
  const { data, refetch } = useQuery({
    queryKey: ['office', 'markers', id],
    queryFn: () => call(readMarkers, { id }),
  })
  const offers = useOffers({ actions: data?.actions ?? [] })
  const step = Number(one.reasons.find(({ code }) => code === 'step')?.seen ?? 3)
  const what = WHAT[step]
  return (
    <div>
      <h3>{t('help')}</h3>
      {what && <Say icon={HeartHandshake}>{t('helpNote', { what: t(what) })}</Say>}
      <ul className="o-risk__earlier">
        {data?.markers
          .filter(({ isRunning }) => isRunning)
          .map(({ rule, points, at }) => (
            <li key={`${rule} ${at}`}>
              <span className="o-ell">{ruleName(rule)}</span>
              <span className="haze">
                {t('markers', { count: points })} · {agoText(at)}
              </span>
            </li>
          ))}
      </ul>
      <Button refusal={offers('care.record').refusal} onClick={() => setOpen(true)}>
        {t('record')}
      </Button>
      {isOpen && (
        <Confirm
          title={t('recordTitle')}
          verb={t('record')}
          needsWords
          consequence={t('recordDoes')}
          draft={`care:${id}:${step}`}
          onClose={() => setOpen(false)}
          onConfirm={async ({ text }) => {
            await call(recordCare, { id, step, reason: text })
            notify(t('recorded'))
            await refetch()
          }}
        />
      )}
    </div>
  )
}

import { type AlertCase, openRiskCase, takeAlert } from '@zar/contract/office/risk/alerts'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { failureText } from '../../parts/api/failure.ts'
import { Acts } from '../../parts/case/case.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { type Keys, useKeys } from '../../parts/keys/use-keys.ts'
import { useOffers } from '../../parts/rights/offers.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from '../texts.ts'
import { CloseDialog } from './close-dialog.tsx'
import { useRiskAnew } from './use-alerts.ts'

type Props = { one: AlertCase; onDecided: () => void }

/** Take `u`, close as noise `e`, make a case `r`. One that is closed or in a case has nothing to be done here. */
export function AlertActs({ one, onDecided }: Props) {
  const offers = useOffers(one)
  const anew = useRiskAnew()
  const [over, setOver] = useState<'close' | 'make'>()
  const decideRefusal = offers('alert.decide').refusal
  const takeRefusal = offers('case.edit').refusal
  const isDone = one.state === 'closed' || one.risk !== null
  const take = async () => {
    try {
      await call(takeAlert, { id: one.id, caseId: one.caseId })
      notify(t('taken'))
    } catch (failure) {
      notify(failureText(failure))
    }
    await anew()
  }
  const keys: Keys = {}
  if (!isDone && takeRefusal === undefined) keys.u = () => void take()
  if (!isDone && decideRefusal === undefined) {
    keys.e = () => setOver('close')
    keys.r = () => setOver('make')
  }
  useKeys(keys)
  if (isDone) return null
  return (
    <Acts>
      <Button kind="primary" keyName="R" refusal={decideRefusal} onClick={() => setOver('make')}>
        {t('makeCase')}
      </Button>
      <Button keyName="U" refusal={takeRefusal} onClick={() => void take()}>
        {t('take')}
      </Button>
      <Button keyName="E" refusal={decideRefusal} onClick={() => setOver('close')}>
        {t('close')}
      </Button>
      {over === 'close' && (
        <CloseDialog alerts={[one]} onDone={onDecided} onClose={() => setOver(undefined)} />
      )}
      {over === 'make' && <MakeDialog one={one} onClose={() => setOver(undefined)} />}
    </Acts>
  )
}

function MakeDialog({ one, onClose }: { one: AlertCase; onClose: () => void }) {
  const anew = useRiskAnew()
  const make = async (reason: string) => {
    const { id, caseId, version } = one
    try {
      const { risk } = await call(openRiskCase, { id, caseId, version, reason })
      notify(t('made', { id: risk }))
    } finally {
      await anew()
    }
  }
  return (
    <Confirm
      title={t('makeTitle')}
      verb={t('makeCase')}
      needsWords
      consequence={t('makeDoes')}
      draft={`alert:${one.id}:case`}
      onConfirm={({ text }) => make(text)}
      onClose={onClose}
    />
  )
}

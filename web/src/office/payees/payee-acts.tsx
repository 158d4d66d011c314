import { type PayeeCase, takePayee } from '@zar/contract/office/risk/payees'
import { useState } from 'react'
import { call } from '../parts/api/call.ts'
import { mayDo, useMe } from '../parts/api/session.ts'
import { Acts } from '../parts/case/case.tsx'
import { take } from '../parts/case/take.ts'
import { Button } from '../parts/controls/button.tsx'
import { type Keys, useKeys } from '../parts/keys/use-keys.ts'
import { useOffers } from '../parts/rights/offers.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'
import { t } from './texts.ts'
import { usePayeesAnew } from './use-payees.ts'

/** Take `u`, confirm `a`, refuse `r`. */
export function PayeeActs({ one }: { one: PayeeCase }) {
  const me = useMe()
  const offers = useOffers(one)
  const anew = usePayeesAnew()
  const [over, setOver] = useState<'confirm' | 'refuse'>()
  const confirmRefusal = offers('payee.confirm').refusal
  const refuseRefusal = offers('payee.refuse').refusal
  const mayTake = mayDo(me, 'case.edit')
  const onTake = () =>
    void take({
      call: () => call(takePayee, { id: one.id, caseId: one.caseId }),
      said: t('taken'),
      anew,
    })
  const keys: Keys = {}
  if (mayTake) keys.u = onTake
  if (confirmRefusal === undefined) keys.a = () => setOver('confirm')
  if (refuseRefusal === undefined) keys.r = () => setOver('refuse')
  useKeys(keys)
  return (
    <Acts>
      <Button
        kind="primary"
        keyName="A"
        refusal={confirmRefusal}
        onClick={() => setOver('confirm')}
      >
        {t('confirm')}
      </Button>
      {mayTake && (
        <Button keyName="U" onClick={onTake}>
          {t('take')}
        </Button>
      )}
      <Button kind="danger" keyName="R" refusal={refuseRefusal} onClick={() => setOver('refuse')}>
        {t('refuse')}
      </Button>
      {over === 'confirm' && <ConfirmDialog one={one} onClose={() => setOver(undefined)} />}
      {over === 'refuse' && <RefuseDialog one={one} onClose={() => setOver(undefined)} />}
    </Acts>
  )
}

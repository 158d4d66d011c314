import { type BonusRequestCase, takeBonusRequest } from '@zar/contract/office/offers/bonus-requests'
import { useState } from 'react'
import { call } from '../parts/api/call.ts'
import { failureText } from '../parts/api/failure.ts'
import { Acts } from '../parts/case/case.tsx'
import { Button } from '../parts/controls/button.tsx'
import { type Keys, useKeys } from '../parts/keys/use-keys.ts'
import { useOffers } from '../parts/rights/offers.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { ProposeDialog, RefuseDialog } from './request-dialogs.tsx'
import { t } from './texts.ts'
import { useRequestsAnew } from './use-requests.ts'

type Props = { one: BonusRequestCase; standing: NonNullable<BonusRequestCase['standing']> }

/** Propose `a`, take `u`, refuse `r`. */
export function RequestActs({ one, standing }: Props) {
  const offers = useOffers(one)
  const { refusal } = offers('bonusask.decide')
  const noGrant = refusal ?? offers('bonus.propose').refusal
  const anew = useRequestsAnew()
  const [over, setOver] = useState<'propose' | 'refuse'>()
  const close = () => setOver(undefined)
  const take = async () => {
    try {
      await call(takeBonusRequest, { id: one.id, caseId: standing.caseId })
      notify(t('taken'))
    } catch (failure) {
      notify(failureText(failure))
    }
    await anew()
  }
  const mayGive = noGrant === undefined && !one.protection.isOff
  const keys: Keys = {
    ...(!refusal && { u: () => void take(), r: () => setOver('refuse') }),
    ...(mayGive && { a: () => setOver('propose') }),
  }
  useKeys(keys)
  return (
    <Acts>
      <Button
        kind="primary"
        keyName="A"
        refusal={noGrant ?? (one.protection.isOff ? t('off') : undefined)}
        onClick={() => setOver('propose')}
      >
        {t('give')}
      </Button>
      <Button keyName="U" refusal={refusal} onClick={() => void take()}>
        {t('take')}
      </Button>
      <Button kind="danger" keyName="R" refusal={refusal} onClick={() => setOver('refuse')}>
        {t('refuse')}
      </Button>
      {over === 'propose' && <ProposeDialog one={one} standing={standing} onClose={close} />}
      {over === 'refuse' && <RefuseDialog one={one} standing={standing} onClose={close} />}
    </Acts>
  )
}

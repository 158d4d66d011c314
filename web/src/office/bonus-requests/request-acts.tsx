import { type BonusRequestCase, takeBonusRequest } from '@zar/contract/office/offers/bonus-requests'
import { useState } from 'react'
import { call } from '../parts/api/call.ts'
import { Acts } from '../parts/case/case.tsx'
import { take } from '../parts/case/take.ts'
import { Button } from '../parts/controls/button.tsx'
import { type Keys, useKeys } from '../parts/keys/use-keys.ts'
import { useOffers } from '../parts/rights/offers.ts'
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
  const onTake = () =>
    void take({
      call: () => call(takeBonusRequest, { id: one.id, caseId: standing.caseId }),
      said: t('taken'),
      anew,
    })
  const mayGive = noGrant === undefined && !one.protection.isOff
  const keys: Keys = {
    ...(!refusal && { u: onTake, r: () => setOver('refuse') }),
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
      <Button keyName="U" refusal={refusal} onClick={onTake}>
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

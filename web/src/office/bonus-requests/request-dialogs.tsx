import { BONUS_REQUEST_CODES } from '@zar/contract/offers/bonus-requests'
import {
  type BonusRequestCase,
  refuseBonusRequest,
} from '@zar/contract/office/offers/bonus-requests'
import { proposeGrant } from '@zar/contract/office/offers/grants'
import { useState } from 'react'
import { call } from '../parts/api/call.ts'
import { SelectField } from '../parts/controls/field.tsx'
import { Confirm, type Given } from '../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../parts/dialogs/prove.ts'
import { moneyOf } from '../parts/money.ts'
import { useRefreshProposals } from '../parts/proposals/second.tsx'
import { notify } from '../parts/toasts/toasts.ts'
import { CODE_NAMES } from './code-names.ts'
import { t } from './texts.ts'
import { useRequestsAnew } from './use-requests.ts'

type Props = {
  one: BonusRequestCase
  standing: NonNullable<BonusRequestCase['standing']>
  onClose: () => void
}

const seenOf = ({ one, standing }: Props) => ({
  id: one.id,
  caseId: standing.caseId,
  version: standing.version,
})

/** Refuses the request with a code that the player reads. */
export function RefuseDialog(props: Props) {
  const { one, onClose } = props
  const anew = useRequestsAnew()
  const refuse = async (given: Given) => {
    const code = BONUS_REQUEST_CODES.find((known) => known === given.code)
    if (!code) return
    try {
      await call(refuseBonusRequest, { ...seenOf(props), code, reason: given.text })
      notify(t('refused'))
    } finally {
      await anew()
    }
  }
  return (
    <Confirm
      title={t('refuseTitle')}
      verb={t('refuse')}
      isDangerous
      codes={BONUS_REQUEST_CODES.map((value) => ({ value, label: CODE_NAMES[value] }))}
      needsWords
      consequence={t('refuseDoes')}
      draft={`bonus-request:${one.id}:refuse`}
      onConfirm={refuse}
      onClose={onClose}
    />
  )
}

/** Proposes an open offer as the answer; a second person gives it. */
export function ProposeDialog(props: Props) {
  const { one, onClose } = props
  const anew = useRequestsAnew()
  const refresh = useRefreshProposals()
  const asked = one.grantable.find(({ id }) => id === one.offerId)
  const [offer, setOffer] = useState(asked?.id ?? '')
  const chosen = one.grantable.find(({ id }) => id === offer)
  const propose = async ({ text: reason }: Given) => {
    if (!chosen) return
    const object = `player:${one.player.id}`
    const input = { id: one.player.id, offer: chosen.id, reason, request: seenOf(props) }
    try {
      await callProven(proposeGrant, input, {
        right: 'bonus.propose',
        object,
        amountE5: chosen.worthE5,
      })
      notify(t('proposed'))
    } finally {
      await Promise.all([anew(), refresh()])
    }
  }
  return (
    <Confirm
      title={t('giveTitle')}
      verb={chosen ? t('proposeSum', { sum: moneyOf(chosen.worthE5) }) : t('propose')}
      needsWords
      consequence={t('giveDoes')}
      lacks={chosen ? undefined : t('noOffer')}
      draft={`bonus-request:${one.id}:propose`}
      onConfirm={propose}
      onClose={onClose}
    >
      <SelectField
        label={t('offer')}
        blank={t('choose')}
        value={offer}
        choices={one.grantable.map(({ id, title, worthE5 }) => ({
          value: id,
          label: `${title}, ${moneyOf(worthE5)}`,
        }))}
        onChange={({ target }) => setOffer(target.value)}
      />
    </Confirm>
  )
}

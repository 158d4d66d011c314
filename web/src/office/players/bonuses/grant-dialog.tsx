import {
  approveGrant,
  type Grantable,
  listGrantable,
  proposeGrant,
} from '@zar/contract/office/offers/grants'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { SelectField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import { moneyOf } from '../../parts/money.ts'
import { Seconds, useRefreshProposals } from '../../parts/proposals/second.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'

export const fetchGrantable = (id: string) => call(listGrantable, { id })

type DialogProps = { playerId: string; rows: readonly Grantable[]; onClose: () => void }

/** Proposes what an open offer gives to one player. */
export function GrantDialog({ playerId, rows, onClose }: DialogProps) {
  const refresh = useRefreshProposals()
  const [offer, setOffer] = useState('')
  const chosen = rows.find(({ id }) => id === offer)
  return (
    <Confirm
      title={t('grantTitle')}
      verb={chosen ? t('proposeSum', { sum: moneyOf(chosen.worthE5) }) : t('propose')}
      needsWords
      consequence={t('grantDoes')}
      lacks={chosen ? undefined : t('noOffer')}
      draft={`player:${playerId}:grant`}
      onConfirm={async ({ text: reason }) => {
        if (!chosen) return
        const proof = {
          right: 'bonus.propose',
          object: `player:${playerId}`,
          amountE5: chosen.worthE5,
        } as const
        await callProven(proposeGrant, { id: playerId, offer: chosen.id, reason }, proof)
        notify(t('proposed'))
        await refresh()
      }}
      onClose={onClose}
    >
      <SelectField
        label={t('offer')}
        blank={t('choose')}
        value={offer}
        choices={rows.map(({ id, title, worthE5 }) => ({
          value: id,
          label: `${title}, ${moneyOf(worthE5)}`,
        }))}
        onChange={({ target }) => setOffer(target.value)}
      />
    </Confirm>
  )
}

type SecondsProps = {
  playerId: string
  refusal: string | undefined
  onDone: () => Promise<unknown>
}

/** A grant that waits for whoever approves. */
export const GrantSeconds = ({ playerId, refusal, onDone }: SecondsProps) => (
  <Seconds
    right="bonus.propose"
    object={`player:${playerId}`}
    title={t('grantTitle')}
    verb={t('approve')}
    refusal={refusal}
    facts={({ facts }) => [[t('offer'), `${facts.title}, ${moneyOf(String(facts.worthE5))}`]]}
    approve={async ({ id: proposal, reason, terms, facts }) => {
      const input = { id: playerId, offer: String(terms.offer), reason, proposal }
      const amountE5 = String(facts.worthE5)
      const object = `player:${playerId}`
      await callProven(approveGrant, input, { right: 'bonus.approve', object, amountE5 })
      notify(t('given'))
    }}
    onDone={onDone}
  />
)

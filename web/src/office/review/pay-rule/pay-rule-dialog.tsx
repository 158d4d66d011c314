import {
  type OfficePayRule,
  type PayBounds,
  setPayRule,
} from '@zar/contract/office/withdrawals/pay-rule'
import { useState } from 'react'
import { TextField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import { useRefreshProposals } from '../../parts/proposals/second.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { BOUNDS, type Bound, boundsIn, boundText, isBoundIn, isSame, typedOf } from './bounds.ts'
import { t } from './texts.ts'
import { PAY_RULE_PROOF } from './use-pay-rule.ts'

type Props = { now: PayBounds; most: OfficePayRule['most']; onClose: () => void }

/** Proposes other bounds of what is paid by rule. */
export function PayRuleDialog({ now, most, onClose }: Props) {
  const refreshProposals = useRefreshProposals()
  const [typed, setTyped] = useState(() => typedOf(now))
  const before = typedOf(now)
  const bounds = boundsIn(typed, most)
  const lacks = !bounds ? t('wrong') : isSame(bounds, now) ? t('same') : undefined
  const field = (bound: Bound) => (
    <TextField
      key={bound}
      label={t(bound)}
      isLacking={!isBoundIn(typed, most, bound)}
      hint={typed[bound] === before[bound] ? undefined : t('was', { was: boundText(now, bound) })}
      help={t('most', { most: boundText(most, bound) })}
      inputMode={bound === 'dayCountMax' ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={typed[bound]}
      onChange={({ target }) => setTyped({ ...typed, [bound]: target.value })}
    />
  )
  return (
    <Confirm
      title={t('dialog')}
      verb={t('verb')}
      needsWords
      consequence={t('does')}
      lacks={lacks}
      draft="pay-rule"
      onConfirm={async ({ text: reason }) => {
        if (!bounds) return
        await callProven(setPayRule, { bounds, reason }, PAY_RULE_PROOF)
        notify(t('proposed'))
        await refreshProposals()
      }}
      onClose={onClose}
    >
      <div className="o-review__pair">{BOUNDS.map(field)}</div>
    </Confirm>
  )
}

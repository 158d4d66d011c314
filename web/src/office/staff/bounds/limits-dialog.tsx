import {
  LIMITED_ROLES,
  type LimitsOfRole,
  setApprovalLimits,
} from '@zar/contract/office/house/bounds'
import { LIMITS_MOST } from '@zar/contract/office/rights/limits'
import { useState } from 'react'
import { formatWhole } from '../../../lib/language/format.ts'
import { TextField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { roleName } from '../roles.ts'
import { t } from './texts.ts'
import { useBoundsAnew } from './use-bounds.ts'

/** The bounds of a role, in their order. */
export const BOUNDS = [
  { key: 'withdrawalAlone', label: 'alone' },
  { key: 'withdrawalTwo', label: 'two' },
  { key: 'adjustmentDay', label: 'day' },
] as const

type Role = (typeof LIMITED_ROLES)[number]
type Typed = Record<Role, Record<keyof LimitsOfRole, string>>
type Set = Record<Role, LimitsOfRole>

const typedOf = (set: Set, role: Role) => ({
  withdrawalAlone: `${set[role].withdrawalAlone}`,
  withdrawalTwo: `${set[role].withdrawalTwo}`,
  adjustmentDay: `${set[role].adjustmentDay}`,
})
/** With the separators that the help shows too: `10.000`. */
function wholeIn(text: string): number {
  const plain = text.trim().replaceAll(/[.,](?=\d{3}(?:\D|$))/g, '')
  return /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN
}
const limitsOf = (typed: Typed, role: Role): LimitsOfRole => ({
  withdrawalAlone: wholeIn(typed[role].withdrawalAlone),
  withdrawalTwo: wholeIn(typed[role].withdrawalTwo),
  adjustmentDay: wholeIn(typed[role].adjustmentDay),
})

/** Proposes what one person and two of each role may approve. */
export function LimitsDialog({ set, onClose }: { set: Set; onClose: () => void }) {
  const anew = useBoundsAnew()
  const [typed, setTyped] = useState<Typed>({
    cashier: typedOf(set, 'cashier'),
    manager: typedOf(set, 'manager'),
  })
  const next = { cashier: limitsOf(typed, 'cashier'), manager: limitsOf(typed, 'manager') }
  const { reason } = setApprovalLimits.example
  const isGood = setApprovalLimits.input.safeParse({ ...next, reason }).success
  const { cashier, manager } = set
  const isSame = JSON.stringify(next) === JSON.stringify({ cashier, manager })
  const lacks = isSame ? t('same') : t('limitsWrong')
  return (
    <Confirm
      title={t('limitsTitle')}
      verb={t('propose')}
      needsWords
      consequence={t('limitsDoes')}
      lacks={isGood && !isSame ? undefined : lacks}
      draft="limits:approval"
      onConfirm={async ({ text }) => {
        const proof = {
          right: 'approval.limits',
          object: 'limits:approval',
          amountE5: null,
        } as const
        await callProven(setApprovalLimits, { ...next, reason: text }, proof)
        notify(t('proposed'))
        await anew()
      }}
      onClose={onClose}
    >
      {LIMITED_ROLES.map((role) => (
        <fieldset key={role} className="o-stack" aria-label={roleName(role)}>
          {BOUNDS.map(({ key, label }) => (
            <TextField
              key={key}
              label={`${roleName(role)}: ${t(label)}`}
              isLacking={!(wholeIn(typed[role][key]) <= LIMITS_MOST[key])}
              help={t('limitsHelp', { most: formatWhole(LIMITS_MOST[key]) })}
              inputMode="numeric"
              autoComplete="off"
              value={typed[role][key]}
              onChange={({ target }) =>
                setTyped({ ...typed, [role]: { ...typed[role], [key]: target.value } })
              }
            />
          ))}
        </fieldset>
      ))}
    </Confirm>
  )
}

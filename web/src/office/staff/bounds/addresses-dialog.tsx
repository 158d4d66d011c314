import { editAddresses, NETWORKS_MAX } from '@zar/contract/office/house/bounds'
import type { RoleName } from '@zar/contract/office/rights/rights'
import { useState } from 'react'
import { AreaField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { roleName } from '../roles.ts'
import { t } from './texts.ts'
import { useBoundsAnew } from './use-bounds.ts'

type Props = { of: RoleName; networks: readonly string[]; onClose: () => void }

/** Proposes from where people of a role work. */
export function AddressesDialog({ of: role, networks, onClose }: Props) {
  const anew = useBoundsAnew()
  const [typed, setTyped] = useState(networks.join('\n'))
  const next = typed
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter(Boolean)
  const { reason } = editAddresses.example
  const isGood = editAddresses.input.safeParse({ role, networks: next, reason }).success
  return (
    <Confirm
      title={t('editTitle', { role: roleName(role) })}
      verb={t('propose')}
      needsWords
      consequence={t('editDoes')}
      lacks={isGood ? undefined : t('networksWrong', { most: NETWORKS_MAX })}
      draft={`iplist:${role}`}
      onConfirm={async ({ text }) => {
        const proof = { right: 'iplist.edit', object: `iplist:${role}`, amountE5: null } as const
        await callProven(editAddresses, { role, networks: next, reason: text }, proof)
        notify(t('proposed'))
        await anew()
      }}
      onClose={onClose}
    >
      <AreaField
        label={t('networks')}
        isLacking
        help={t('networksHelp')}
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Confirm>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { breakGlass } from '@zar/contract/office/elevations'
import { ELEVATION } from '@zar/contract/office/rights/limits'
import { useState } from 'react'
import { formatClock } from '../../../lib/language/format.ts'
import { readRightsAnew } from '../api/enter.ts'
import { mayDo, useMe } from '../api/session.ts'
import { SelectField } from '../controls/field.tsx'
import { Confirm } from '../dialogs/confirm-dialog.tsx'
import { callProven } from '../dialogs/prove.ts'
import { rightName } from '../rights/right-names.ts'
import { notify } from '../toasts/toasts.ts'
import { t } from './texts.ts'

const { rights: RIGHTS, minutes, reviewHours: hours } = ELEVATION.breakGlass

/** Takes alone a right that only stops something. Everybody is told. */
export function BreakGlassDialog({ onClose }: { onClose: () => void }) {
  const me = useMe()
  const client = useQueryClient()
  const rights = RIGHTS.filter((one) => !mayDo(me, one))
  const [right, setRight] = useState<(typeof RIGHTS)[number]>()
  const take = async (reason: string) => {
    if (right === undefined) return
    const proof = { right: 'breakglass.use', object: `right:${right}`, amountE5: null } as const
    const { endsAt } = await callProven(breakGlass, { right, object: null, reason }, proof)
    notify(t('glassDone', { right: rightName(right), time: formatClock(endsAt) }))
    await Promise.all([readRightsAnew(), client.invalidateQueries({ queryKey: ['notices'] })])
  }
  return (
    <Confirm
      title={t('glassTitle')}
      verb={t('glassVerb')}
      isDangerous
      needsWords
      consequence={t('glassNote', { minutes, hours })}
      lacks={right === undefined ? t('rightMissing') : undefined}
      draft="break-glass"
      onConfirm={({ text }) => take(text)}
      onClose={onClose}
    >
      <SelectField
        label={t('right')}
        blank={t('choose')}
        value={right ?? ''}
        choices={rights.map((value) => ({ value, label: rightName(value) }))}
        onChange={({ target }) => setRight(rights.find((one) => one === target.value))}
      />
    </Confirm>
  )
}

import { declareIncident } from '@zar/contract/office/withdrawals/house'
import { useState } from 'react'
import { call } from '../parts/api/call.ts'
import { TextField } from '../parts/controls/field.tsx'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useRefresh } from './use-review.ts'

const HOURS_USUAL = 4
const HOURS_MAX = 24

type Props = {
  /** What another person has proposed. */
  proposed: number | null
  onClose: () => void
}

/** More time for every open review: proposed, or approved as another proposed it. */
export function IncidentDialog({ proposed, onClose }: Props) {
  const refresh = useRefresh()
  const [typed, setTyped] = useState(`${proposed ?? HOURS_USUAL}`)
  const hours = Number(typed)
  const isRight = /^\d{1,2}$/.test(typed) && hours >= 1 && hours <= HOURS_MAX
  const declare = async (reason: string) => {
    const { outcome } = await call(declareIncident, { hours, reason })
    notify(t(outcome === 'done' ? 'declared' : 'incidentProposed'))
    await refresh()
  }
  return (
    <Confirm
      title={t('incidentTitle')}
      verb={t(proposed === null ? 'incidentVerb' : 'incidentSecond', {
        count: isRight ? hours : 0,
      })}
      needsWords
      consequence={t('incidentDoes')}
      lacks={isRight ? undefined : t('incidentWrong')}
      draft="review:incident"
      onConfirm={({ text }) => declare(text)}
      onClose={onClose}
    >
      <TextField
        label={t('incidentHours')}
        isLacking
        inputMode="numeric"
        readOnly={proposed !== null}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Confirm>
  )
}

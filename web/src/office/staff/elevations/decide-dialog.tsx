import { approveElevation, type Elevation, reviewBreakGlass } from '@zar/contract/office/elevations'
import { formatClock } from '../../../lib/language/format.ts'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import { rightName } from '../../parts/rights/right-names.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { useStaffAnew } from '../use-staff.ts'
import { t } from './texts.ts'

type Props = { one: Elevation; onClose: () => void }
const proofOf = ({ id }: Elevation) =>
  ({ right: 'elevation.approve', object: `elevation:${id}`, amountE5: null }) as const

/** Gives somebody else the right that they ask for. */
export function GiveDialog({ one, onClose }: Props) {
  const anew = useStaffAnew()
  const { id, person: name, right, minutes } = one
  return (
    <Confirm
      title={t('giveTitle', { name, right: rightName(right) })}
      verb={t('giveVerb', { minutes })}
      needsWords
      consequence={t('giveNote')}
      draft={`elevation:${id}:give`}
      onClose={onClose}
      onConfirm={async ({ text }) => {
        const input = { elevation: id, reason: text }
        const { endsAt } = await callProven(approveElevation, input, proofOf(one))
        notify(t('given', { name, time: formatClock(endsAt) }))
        await anew()
      }}
    />
  )
}

/** Compliance has looked at what somebody did with a right taken alone. */
export function ReviewDialog({ one, onClose }: Props) {
  const anew = useStaffAnew()
  const { id, person: name } = one
  return (
    <Confirm
      title={t('reviewTitle', { name })}
      verb={t('reviewVerb')}
      needsWords
      consequence={t('reviewNote')}
      draft={`elevation:${id}:review`}
      onClose={onClose}
      onConfirm={async ({ text }) => {
        await callProven(reviewBreakGlass, { elevation: id, reason: text }, proofOf(one))
        notify(t('reviewed'))
        await anew()
      }}
    />
  )
}

import type { Proposal } from '@zar/contract/office/proposals'
import { HOUSE_NAME } from '@zar/contract/office/suppliers'
import {
  endMaintenance,
  type OfficeMaintenance,
  setMaintenance,
} from '@zar/contract/office/system/maintenance'
import { MAINTENANCE_CODES } from '@zar/contract/protection'
import { formatDate } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { Seconds } from '../../parts/proposals/second.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useMaintenanceAnew } from './use-maintenance.ts'

type Props = { refusal: string | undefined }

/** The terms of a proposal as they were typed. */
function termsOf({ terms: { beginsAt, endsAt, code } }: Proposal) {
  return {
    beginsAt: typeof beginsAt === 'string' ? beginsAt : null,
    endsAt: String(endsAt),
    code: MAINTENANCE_CODES.find((one) => one === code) ?? 'update',
  }
}

function wordsOf(proposal: Proposal): string {
  const { beginsAt, endsAt, code } = termsOf(proposal)
  const said = { ends: formatDate(endsAt), code: t(code) }
  return beginsAt === null
    ? t('waitsOne', said)
    : t('waitsFrom', { ...said, begins: formatDate(beginsAt) })
}

/** Maintenance that one person proposed, for the second. */
export function AnnounceSeconds({ refusal }: Props) {
  const anew = useMaintenanceAnew()
  return (
    <Seconds
      right="maintenance.set"
      object="maintenance:all"
      title={t('setTitle')}
      verb={t('setSecond')}
      typedName={HOUSE_NAME}
      refusal={refusal}
      consequence={t('setDoes')}
      says={wordsOf}
      facts={(proposal) => {
        const { beginsAt, endsAt, code } = termsOf(proposal)
        return [
          [t('begins'), beginsAt === null ? t('now') : formatDate(beginsAt)],
          [t('ends'), formatDate(endsAt)],
          [t('what'), t(code)],
        ]
      }}
      approve={async (proposal) => {
        const { id, reason } = proposal
        const asked = { ...termsOf(proposal), typed: HOUSE_NAME, reason, proposal: id }
        await call(setMaintenance, asked)
        notify(t('set'))
      }}
      onDone={anew}
    />
  )
}

/** An early end that one person proposed, for the second. */
export function EndSeconds({ one, refusal }: Props & { one: OfficeMaintenance }) {
  const anew = useMaintenanceAnew()
  const { id, beginsAt, endsAt, code } = one
  return (
    <Seconds
      right="maintenance.set"
      object={`maintenance:${id}`}
      title={t('endTitle')}
      verb={t('endSecond')}
      typedName={HOUSE_NAME}
      refusal={refusal}
      consequence={t('endDoes')}
      facts={() => [
        [t('begins'), formatDate(beginsAt)],
        [t('ends'), formatDate(endsAt)],
        [t('what'), t(code)],
      ]}
      approve={async ({ id: proposal, reason }) => {
        await call(endMaintenance, { id, typed: HOUSE_NAME, reason, proposal })
        notify(t('endDone'))
      }}
      onDone={anew}
    />
  )
}

import '../system.css'
import { HOUSE_NAME } from '@zar/contract/office/suppliers'
import { setMaintenance } from '@zar/contract/office/system/maintenance'
import { MAINTENANCE_CODES, type MaintenanceCode } from '@zar/contract/protection'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { SelectField, TextField } from '../../parts/controls/field.tsx'
import { Segments } from '../../parts/controls/tabs.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { momentIn } from '../../parts/moment.ts'
import { useRefreshProposals } from '../../parts/proposals/second.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useMaintenanceAnew } from './use-maintenance.ts'

const LEAST_MS = 5 * 60_000
const MOST_MS = 24 * 60 * 60_000

type Typed = { start: 'now' | 'atTime'; from: string; to: string; code: MaintenanceCode }

/** What was typed as the server takes it; undefined while it is none. */
function windowIn({ start, from, to }: Typed) {
  const [begin, end] = [momentIn(from), momentIn(to)]
  const isNow = start === 'now'
  if (!end || (!isNow && !begin)) return undefined
  const length = end.getTime() - (isNow || !begin ? Date.now() : begin.getTime())
  if (length < LEAST_MS || length > MOST_MS) return undefined
  return {
    beginsAt: isNow || !begin ? null : begin.toISOString(),
    endsAt: end.toISOString(),
  }
}

const CODES = MAINTENANCE_CODES.map((value) => ({ value, label: t(value) }))

/** Proposes maintenance: when, how long, and what players read of it. */
export function AnnounceDialog({ onClose }: { onClose: () => void }) {
  const [anew, refreshProposals] = [useMaintenanceAnew(), useRefreshProposals()]
  const [typed, setTyped] = useState<Typed>({ start: 'now', from: '', to: '', code: 'update' })
  const asked = windowIn(typed)
  return (
    <Confirm
      title={t('setTitle')}
      verb={t('setVerb')}
      isDangerous
      needsWords
      typedName={HOUSE_NAME}
      consequence={t('setDoes')}
      lacks={asked ? undefined : t('wrongTime')}
      draft="maintenance:set"
      onConfirm={async ({ text: reason }) => {
        if (!asked) return
        try {
          await call(setMaintenance, { ...asked, code: typed.code, typed: HOUSE_NAME, reason })
          notify(t('proposed'))
        } finally {
          await Promise.all([anew(), refreshProposals()])
        }
      }}
      onClose={onClose}
    >
      <Segments
        label={t('when')}
        choices={[
          { key: 'now', label: t('now') },
          { key: 'atTime', label: t('atTime') },
        ]}
        chosen={typed.start}
        onChoose={(start) => setTyped({ ...typed, start })}
      />
      <div className="o-sys__pair">
        {typed.start === 'atTime' && (
          <TextField
            label={t('begins')}
            hint={t('time')}
            type="datetime-local"
            value={typed.from}
            onChange={({ target }) => setTyped({ ...typed, from: target.value })}
          />
        )}
        <TextField
          label={t('ends')}
          isLacking={typed.start === 'now' || typed.from !== ''}
          hint={t('time')}
          type="datetime-local"
          value={typed.to}
          onChange={({ target }) => setTyped({ ...typed, to: target.value })}
        />
        <SelectField
          label={t('what')}
          choices={CODES}
          value={typed.code}
          onChange={({ target }) => setTyped({ ...typed, code: target.value as MaintenanceCode })}
        />
      </div>
    </Confirm>
  )
}

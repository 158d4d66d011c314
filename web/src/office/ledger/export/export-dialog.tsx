import { exportLedger } from '@zar/contract/office/house/ledger-export'
import type { LedgerTransfer } from '@zar/contract/office/ledger'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { useDraft } from '../../parts/api/drafts.ts'
import { SelectField, TextField } from '../../parts/controls/field.tsx'
import { exportRange } from '../../parts/day-range.ts'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { useRefreshProposals } from '../../parts/proposals/second.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'

type Props = {
  /** Whose rows are open beside it; they can be chosen alone. */
  player: LedgerTransfer['player'] | undefined
  onClose: () => void
}

/** Proposes an export of the ledger; a second person's yes brings the file. */
export function ExportDialog({ player, onClose }: Props) {
  const refreshProposals = useRefreshProposals()
  const [asked, setAsked, forget] = useDraft('ledger:export', { first: '', last: '' })
  const [whose, setWhose] = useState('all')
  const [isChecked, setChecked] = useState(false)
  const range = exportRange(asked, Date.now())
  const only = whose === player?.id ? { player: player.id } : {}
  return (
    <Confirm
      title={t('title')}
      verb={t('verb')}
      needsWords
      consequence={t('note')}
      draft="ledger:export-reason"
      check={() => {
        setChecked(true)
        return range !== undefined
      }}
      onClose={onClose}
      onConfirm={async ({ text }) => {
        if (!range) return
        await call(exportLedger, { ...range, ...only, reason: text })
        forget()
        notify(t('proposed'))
        await refreshProposals()
      }}
    >
      <TextField
        label={t('from')}
        type="date"
        value={asked.first}
        onChange={({ target }) => setAsked({ ...asked, first: target.value })}
      />
      <TextField
        label={t('until')}
        type="date"
        value={asked.last}
        error={isChecked && !range ? t('daysWrong') : undefined}
        onChange={({ target }) => setAsked({ ...asked, last: target.value })}
      />
      {player && (
        <SelectField
          label={t('whose')}
          choices={[
            { value: 'all', label: t('all') },
            { value: player.id, label: t('one', { name: player.username, number: player.number }) },
          ]}
          value={whose}
          onChange={({ target }) => setWhose(target.value)}
        />
      )}
    </Confirm>
  )
}

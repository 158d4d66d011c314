import { exportLedger } from '@zar/contract/office/house/ledger-export'
import type { LedgerTransfer } from '@zar/contract/office/ledger'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { SelectField } from '../../parts/controls/field.tsx'
import { ExportDays } from '../../parts/dialogs/export-days.tsx'
import { useRefreshProposals } from '../../parts/proposals/second.tsx'
import { t } from './texts.ts'

type Props = {
  /** Whose rows are open beside it; they can be chosen alone. */
  player: LedgerTransfer['player'] | undefined
  onClose: () => void
}

/** Proposes an export of the ledger; a second person's yes brings the file. */
export function ExportDialog({ player, onClose }: Props) {
  const refreshProposals = useRefreshProposals()
  const [whose, setWhose] = useState('all')
  const only = whose === player?.id ? { player: player.id } : {}
  return (
    <ExportDays
      title={t('title')}
      note={t('note')}
      draft="ledger:export"
      propose={(wish) => call(exportLedger, { ...wish, ...only })}
      onProposed={refreshProposals}
      onClose={onClose}
    >
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
    </ExportDays>
  )
}

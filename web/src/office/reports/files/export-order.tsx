import { useState } from 'react'
import { TextField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import { useRefreshProposals } from '../../parts/proposals/second.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { isRange, rangeTo, todayOf } from '../range.ts'
import { EXPORTS, type ExportKind, NOTE, proofOf, TITLE } from './export-kinds.ts'
import { t } from './texts.ts'

const DAYS = 7

/** Proposes a file that takes two people: its days, the last of which is over, and the reason. */
export function ExportOrder({ kind, onClose }: { kind: ExportKind; onClose: () => void }) {
  const refresh = useRefreshProposals()
  const today = todayOf()
  const yesterday = rangeTo(today, 2).from
  const [days, setDays] = useState(rangeTo(yesterday, DAYS))
  const isGood = isRange(days) && days.to < today
  return (
    <Confirm
      title={t(TITLE[kind])}
      verb={t('propose')}
      needsWords
      consequence={t(NOTE[kind])}
      draft={`export:${kind}`}
      lacks={isGood ? undefined : t('daysWrong')}
      onClose={onClose}
      onConfirm={async ({ text }) => {
        await callProven(EXPORTS[kind].operation, { ...days, reason: text }, proofOf(kind))
        notify(t('proposed'))
        await refresh()
      }}
    >
      <TextField
        label={t('from')}
        isLacking
        type="date"
        max={yesterday}
        value={days.from}
        onChange={({ target }) => setDays({ ...days, from: target.value })}
      />
      <TextField
        label={t('to')}
        isLacking
        type="date"
        max={yesterday}
        value={days.to}
        onChange={({ target }) => setDays({ ...days, to: target.value })}
      />
    </Confirm>
  )
}

import {
  COMPLAINT_OUTCOMES,
  type Complaint,
  decideComplaint,
} from '@zar/contract/office/support/complaints'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { useDraft } from '../../parts/api/drafts.ts'
import { AreaField, SelectField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { WORDS_MIN } from './answer-dialog.tsx'
import { t } from './texts.ts'
import { useRefresh } from './use-complaints.ts'

type Outcome = (typeof COMPLAINT_OUTCOMES)[number]

/** Proposes a decision with the words that the player will read. */
export function DecideDialog({ one, onClose }: { one: Complaint; onClose: () => void }) {
  const { id, standing } = one
  const refresh = useRefresh()
  const [outcome, setOutcome] = useState<Outcome>()
  const [words, setWords, forget] = useDraft(`complaint:${id}:decision`, '')
  const isShort = words.trim().length < WORDS_MIN
  return (
    <Confirm
      title={t('decideTitle', { id: `${id}` })}
      verb={t('decideVerb')}
      needsWords
      consequence={t('decideDoes')}
      draft={`complaint:${id}:decide`}
      lacks={outcome === undefined ? t('chooseOutcome') : isShort ? t('readsShort') : undefined}
      onConfirm={async ({ text: reason }) => {
        if (!outcome) return
        try {
          const version = standing?.version ?? 0
          await call(decideComplaint, { id, version, outcome, text: words.trim(), reason })
          forget()
          notify(t('proposed'))
        } finally {
          await refresh()
        }
      }}
      onClose={onClose}
    >
      <SelectField
        label={t('outcome')}
        blank={t('choose')}
        value={outcome ?? ''}
        choices={COMPLAINT_OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) }))}
        onChange={({ target }) =>
          setOutcome(COMPLAINT_OUTCOMES.find((value) => value === target.value))
        }
      />
      <AreaField
        label={t('reads')}
        isLacking={isShort}
        maxLength={2_000}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </Confirm>
  )
}

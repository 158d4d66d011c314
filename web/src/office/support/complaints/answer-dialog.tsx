import { answerComplaint, type Complaint } from '@zar/contract/office/support/complaints'
import { call } from '../../parts/api/call.ts'
import { useDraft } from '../../parts/api/drafts.ts'
import { AreaField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useRefresh } from './use-complaints.ts'

/** The least that the player reads. */
export const WORDS_MIN = 10

type Props = { one: Complaint; onClose: () => void }

/** Writes to the player; the first word records the complaint. */
export function AnswerDialog({ one: { id, standing }, onClose }: Props) {
  const refresh = useRefresh()
  const [words, setWords, forget] = useDraft(`complaint:${id}:words`, '')
  return (
    <Confirm
      title={t('answerTitle', { id: `${id}` })}
      verb={t('answerVerb')}
      needsWords
      consequence={t('answerDoes')}
      draft={`complaint:${id}:answer`}
      lacks={words.trim().length < WORDS_MIN ? t('readsShort') : undefined}
      onConfirm={async ({ text: reason }) => {
        try {
          const version = standing?.version ?? 0
          await call(answerComplaint, { id, version, text: words.trim(), reason })
          forget()
          notify(t('answered'))
        } finally {
          await refresh()
        }
      }}
      onClose={onClose}
    >
      <AreaField
        label={t('reads')}
        isLacking
        maxLength={2_000}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </Confirm>
  )
}

import { type ReactNode, useState } from 'react'
import { texts } from '../../../lib/language/translate.ts'
import { useDraft } from '../api/drafts.ts'
import { TextField } from '../controls/field.tsx'
import { exportRange } from '../day-range.ts'
import { notify } from '../toasts/toasts.ts'
import { Confirm } from './confirm-dialog.tsx'

const t = texts({
  tr: {
    verb: 'Dışa aktarmayı öner',
    from: 'İlk gün',
    until: 'Son gün',
    daysWrong: 'İki günü de seç; son gün ilk günden önce ve bugünden sonra olamaz.',
    proposed: 'Önerildi. İkinci onay bekliyor.',
  },
  en: {
    verb: 'Propose the export',
    from: 'First day',
    until: 'Last day',
    daysWrong: 'Choose both days; the last is not before the first, nor after today.',
    proposed: 'Proposed. It waits for a second approval.',
  },
})

type Wish = { from: string; until: string; reason: string }
type Props = {
  title: string
  note: string
  /** Where the days are kept: `audit:export`. */
  draft: string
  propose: (wish: Wish) => Promise<unknown>
  onProposed: () => Promise<unknown>
  onClose: () => void
  /** What else is chosen. */
  children?: ReactNode
}

/** Proposes an export of sealed rows by days; a second person's yes brings the file. */
export function ExportDays(props: Props) {
  const { title, note, draft, propose, onProposed, onClose, children } = props
  const [asked, setAsked, forget] = useDraft(draft, { first: '', last: '' })
  const [isChecked, setChecked] = useState(false)
  const range = exportRange(asked, Date.now())
  return (
    <Confirm
      title={title}
      verb={t('verb')}
      needsWords
      consequence={note}
      draft={`${draft}-reason`}
      check={() => {
        setChecked(true)
        return range !== undefined
      }}
      onClose={onClose}
      onConfirm={async ({ text }) => {
        if (!range) return
        await propose({ ...range, reason: text })
        forget()
        notify(t('proposed'))
        await onProposed()
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
      {children}
    </Confirm>
  )
}

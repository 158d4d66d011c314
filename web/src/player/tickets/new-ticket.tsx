import { TICKET_LIMITS, TICKET_SUBJECTS, type TicketSubject } from '@zar/contract/support/ticket'
import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button, IconButton } from '../../ui/form/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { AreaField } from '../../ui/form/field-area.tsx'
import { SelectField } from '../../ui/form/select.tsx'
import { AttachButton, AttachmentList } from './attachments.tsx'
import { t } from './texts.ts'
import { useAttachments } from './use-attachments.ts'
import { useDraft } from './use-draft.ts'
import { useOpenTicket } from './use-tickets.ts'

type Form = { subject: TicketSubject | ''; title: string; text: string }
type Field = keyof Form

const SUBJECTS = TICKET_SUBJECTS.map((value) => ({ value, label: t(`subject.${value}`) }))
const BLANK = { subject: '', title: '', text: '' }
/** What was kept may be of an earlier list. */
const subjectOf = (kept: string) => TICKET_SUBJECTS.find((one) => one === kept) ?? ''
const fits = (text: string, { min, max }: { min: number; max: number }) =>
  text.trim().length >= min && text.length <= max

/** The form of a new ticket. What was written stays when it could not be sent. */
export function NewTicket(props: {
  onBack?: (() => void) | undefined
  onOpened: (id: string) => void
}) {
  const { onBack, onOpened } = props
  const { words, set, clear } = useDraft('new', BLANK)
  const form: Form = { ...words, subject: subjectOf(words.subject) }
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const attachments = useAttachments()
  const opening = useOpenTicket((id) => {
    clear()
    onOpened(id)
  })
  const leave = (field: Field) => setLeft(new Set([...left, field]))
  const wrong = {
    subject: form.subject === '',
    title: !fits(form.title, TICKET_LIMITS.title),
    text: !fits(form.text, TICKET_LIMITS.text),
  }
  const fields = useRef<HTMLFormElement>(null)
  const send = () => {
    // Drawn at once: the first field that is wrong takes the focus.
    flushSync(() => setLeft(new Set<Field>(['subject', 'title', 'text'])))
    fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    const isRight = !Object.values(wrong).includes(true) && attachments.isReady
    if (!isRight || form.subject === '' || opening.isPending) return
    opening.mutate({ ...form, subject: form.subject, files: attachments.ids })
  }
  return (
    <>
      <div className="tickets__head">
        {onBack && <IconButton icon={ArrowLeft} label={t('back')} onClick={onBack} />}
        <h2>{t('form.title')}</h2>
      </div>
      <form
        ref={fields}
        className="tickets__form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <SelectField
          label={t('subject')}
          options={SUBJECTS}
          value={form.subject}
          error={wrong.subject && left.has('subject') ? t('subject.wrong') : undefined}
          onChange={(subject) => set({ subject })}
        />
        <Words form={form} wrong={wrong} left={left} onSet={set} onLeave={leave} />
        <AttachmentList attachments={attachments} />
        <div className="tickets__send">
          <AttachButton attachments={attachments} />
          <small>{t('attach.note')}</small>
          <Button
            type="submit"
            variant="primary"
            disabled={!attachments.isReady}
            busy={opening.isPending ? t('submitting') : undefined}
          >
            {t('submit')}
          </Button>
        </div>
      </form>
    </>
  )
}

type WordsProps = {
  form: Form
  wrong: Record<Field, boolean>
  left: ReadonlySet<Field>
  onSet: (change: Partial<Form>) => void
  onLeave: (field: Field) => void
}

const Words = ({ form, wrong, left, onSet, onLeave }: WordsProps) => (
  <>
    <TextField
      label={t('heading')}
      hint={`${form.title.length} / ${TICKET_LIMITS.title.max}`}
      value={form.title}
      maxLength={TICKET_LIMITS.title.max}
      error={wrong.title && left.has('title') ? t('heading.wrong') : undefined}
      onChange={(event) => onSet({ title: event.target.value })}
      onBlur={() => onLeave('title')}
    />
    <AreaField
      label={t('text')}
      hint={`${form.text.length} / ${TICKET_LIMITS.text.max}`}
      note={t('text.note')}
      rows={7}
      value={form.text}
      maxLength={TICKET_LIMITS.text.max}
      error={wrong.text && left.has('text') ? t('text.wrong') : undefined}
      onChange={(event) => onSet({ text: event.target.value })}
      onBlur={() => onLeave('text')}
    />
  </>
)

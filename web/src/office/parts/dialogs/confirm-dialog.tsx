import { type ReactNode, useId, useState } from 'react'
import { useDraft } from '../api/drafts.ts'
import { failureText } from '../api/failure.ts'
import { Button } from '../controls/button.tsx'
import { AreaField, type Choice, SelectField, TextField } from '../controls/field.tsx'
import { LackNote } from '../controls/lack.ts'
import { Say } from '../controls/say.tsx'
import { t } from './confirm-texts.ts'
import { useProving } from './prove.ts'
import { OfficeDialog } from './shell.tsx'
import { useLeadToWrong } from './wrong.ts'

/** What a person gave with their decision. */
export type Given = { code: string; text: string; reads: string }

const BLANK: Given = { code: '', text: '', reads: '' }
const TEXT_MIN = 20

export type ConfirmProps = {
  title: string
  /** The verb and the sum, as on the button: `₺18.500,00 öde`. Never "OK". */
  verb: string
  isDangerous?: boolean
  /** Codes of which one is chosen. */
  codes?: readonly Choice[]
  /** Whether words are due, of at least twenty characters. */
  needsWords?: boolean
  /** What the player will read, to be changed before it is sent. */
  reads?: string
  /** What it does, in numbers. */
  consequence?: ReactNode
  /** Level 3: the name that is typed. */
  typedName?: string
  /** Looks at what else the dialog asks, and shows what is wrong with it. */
  check?: () => boolean
  /** Where what was typed is kept, as `withdrawal:884117:reject`. */
  draft: string
  /** Rejects with the failure, which the dialog then shows. */
  onConfirm: (given: Given) => Promise<unknown>
  onClose: () => void
  /** Tells a failure otherwise than by its sentence; null where it has nothing to add. */
  saysFailure?: (failure: unknown) => ReactNode
  /** What is missing in the children's fields, in words: it is told, they are marked, and nothing is sent. */
  lacks?: string | undefined
  children?: ReactNode
}

/** What is missing in what was given, by field. */
function missingIn(props: ConfirmProps, given: Given, typed: string) {
  const left = TEXT_MIN - given.text.trim().length
  return {
    code: props.codes && !given.code ? t('reasonMissing') : undefined,
    text: props.needsWords && left > 0 ? t('wordsShort', { count: left }) : undefined,
    name:
      props.typedName !== undefined && typed.trim() !== props.typedName
        ? t('typeWrong', { name: props.typedName })
        : undefined,
    own: props.lacks,
  }
}

/** A decision of level 2 or 3: reason, what the player reads, what it does, and the verb on the button. */
export function Confirm(props: ConfirmProps) {
  const { title, verb, isDangerous = false, consequence, onClose, children } = props
  const { given, setGiven, typed, setTyped, missing, isAsked, isBusy, error, submit } =
    useDecision(props)
  const noteId = useId()
  const lacks = isAsked && !isBusy ? missing.own : undefined
  // While the person proves that it is they, that dialog has its place.
  if (useProving()) return null
  return (
    <OfficeDialog
      title={title}
      onClose={onClose}
      onSend={submit}
      foot={
        <>
          <span className="o-push" />
          <Button kind="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            kind={isDangerous ? 'danger' : 'primary'}
            busy={isBusy ? t('sending') : undefined}
            keyName="Ctrl ↵"
            onClick={submit}
          >
            {verb}
          </Button>
        </>
      }
    >
      <LackNote.Provider value={lacks && noteId}>{children}</LackNote.Provider>
      {lacks && (
        <Say id={noteId} tone="no" role="alert">
          {lacks}
        </Say>
      )}
      <DecisionFields
        {...props}
        given={given}
        setGiven={setGiven}
        typed={typed}
        setTyped={setTyped}
        missing={isAsked ? missing : {}}
      />
      {consequence && <Say tone="wait">{consequence}</Say>}
      {error !== undefined &&
        (props.saysFailure?.(error) ?? (
          <Say tone="no" role="alert">
            {failureText(error)}
          </Say>
        ))}
    </OfficeDialog>
  )
}

function useDecision(props: ConfirmProps) {
  const [given, setGiven, forget] = useDraft<Given>(`confirm:${props.draft}`, {
    ...BLANK,
    reads: props.reads ?? '',
  })
  const [typed, setTyped] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const missing = missingIn(props, given, typed)
  const leadToWrong = useLeadToWrong()
  const send = async () => {
    setBusy(true)
    setError(undefined)
    try {
      await props.onConfirm({ ...given, text: given.text.trim() })
      forget()
      props.onClose()
    } catch (failure) {
      setError(failure)
      leadToWrong()
    } finally {
      setBusy(false)
    }
  }
  const submit = () => {
    setAsked(true)
    const isWhole = Object.values(missing).every((one) => one === undefined)
    // Both look, so that all that is wrong is told at once.
    const isGood = props.check?.() ?? true
    if (!isWhole || !isGood) return leadToWrong()
    if (!isBusy) void send()
  }
  return { given, setGiven, typed, setTyped, missing, isAsked, isBusy, error, submit }
}

type FieldsProps = ConfirmProps & {
  given: Given
  setGiven: (given: Given) => void
  typed: string
  setTyped: (typed: string) => void
  missing: Partial<ReturnType<typeof missingIn>>
}

function DecisionFields(props: FieldsProps) {
  const { codes, needsWords, reads, typedName, given, setGiven, missing } = props
  return (
    <>
      {codes && (
        <SelectField
          label={t('reason')}
          choices={codes}
          blank={t('choose')}
          value={given.code}
          error={missing.code}
          onChange={(event) => setGiven({ ...given, code: event.target.value })}
        />
      )}
      {needsWords && (
        <AreaField
          label={t('words')}
          help={t('wordsHelp', { min: TEXT_MIN })}
          maxLength={500}
          value={given.text}
          error={missing.text}
          onChange={(event) => setGiven({ ...given, text: event.target.value })}
        />
      )}
      {reads !== undefined && (
        <AreaField
          label={t('reads')}
          value={given.reads}
          onChange={(event) => setGiven({ ...given, reads: event.target.value })}
        />
      )}
      {typedName !== undefined && (
        <TextField
          label={t('typeName', { name: typedName })}
          autoComplete="off"
          spellCheck={false}
          value={props.typed}
          error={missing.name}
          onChange={(event) => props.setTyped(event.target.value)}
        />
      )}
    </>
  )
}

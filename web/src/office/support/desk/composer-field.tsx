import './desk.css'
import type { Locale } from '@zar/contract/limits'
import { Zap } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Button, IconButton } from '../../parts/controls/button.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { useKeys } from '../../parts/keys/use-keys.ts'
import { type Fields, findCanned } from './canned.ts'
import { CannedList } from './canned-list.tsx'
import { t } from './texts.ts'
import { useCanned } from './use-canned.ts'
import { type Sending, useSending } from './use-sending.ts'

export type ComposerProps = {
  /** Where what was typed is kept, as `ticket:42`. */
  draft: string
  label: string
  max: number
  min: number
  /** The player's language: canned answers come in it. */
  locale: Locale
  fields: Fields
  answer: Sending
  /** A second way to send the answer. */
  other?: Sending | undefined
  note: Omit<Sending, 'verb'>
  /** Something is being typed. */
  onTyping?: (() => void) | undefined
}

type FieldProps = ComposerProps & { isNote: boolean; left: ReactNode }

/** The field, its canned answers, and the ways to send what stands in it. */
export function ComposerField(props: FieldProps) {
  const { label, max, locale, fields, answer, isNote, onTyping } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const sending = useSending(props)
  const { text, setText, error, send } = sending
  const canned = useCanned({
    area,
    text,
    setText,
    isOff: isNote,
    find: (typed) => findCanned(typed, locale, fields),
  })
  useKeys(isNote ? {} : { '#': canned.begin })
  useGrowing(area, text)
  const press = (event: KeyboardEvent) => {
    if (canned.press(event)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send(answer)
  }
  return (
    <>
      {canned.shown.length > 0 && <CannedList {...canned} />}
      <div className="o-cmp__b">
        <textarea
          ref={area}
          aria-label={label}
          aria-invalid={error !== ''}
          placeholder={label}
          rows={2}
          maxLength={max}
          value={text}
          onKeyDown={press}
          onSelect={canned.look}
          onChange={(event) => {
            setText(event.target.value)
            onTyping?.()
          }}
        />
        {error && (
          <Say tone="no" role="alert">
            {error}
          </Say>
        )}
        <Foot {...props} {...sending} onCanned={canned.begin} />
      </div>
    </>
  )
}

type FootProps = FieldProps &
  Pick<ReturnType<typeof useSending>, 'busy' | 'send'> & { onCanned: () => void }

function Foot({ isNote, left, locale, answer, other, busy, send, onCanned }: FootProps) {
  const busyOf = ({ verb }: Sending) =>
    busy === verb ? t(isNote ? 'saving' : 'sending') : undefined
  return (
    <div className="o-row o-row--wrap">
      {!isNote && <IconButton size="s" icon={Zap} label={t('cannedKey')} onClick={onCanned} />}
      {left}
      {!isNote && <span className="o-micro o-wide">{t('writes', { language: t(locale) })}</span>}
      <span className="o-push" />
      {other && (
        <Button refusal={other.refusal} busy={busyOf(other)} onClick={() => void send(other)}>
          {other.verb}
        </Button>
      )}
      <Button
        kind="primary"
        keyName="Ctrl ↵"
        refusal={answer.refusal}
        busy={busyOf(answer)}
        onClick={() => void send(answer)}
      >
        {answer.verb}
      </Button>
    </div>
  )
}

/** The field is as high as what stands in it, up to a bound of its own sheet. */
function useGrowing(area: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is measured anew with each letter
  useEffect(() => {
    const field = area.current
    if (!field) return
    field.style.height = 'auto'
    field.style.height = `${field.scrollHeight}px`
  }, [area, text])
}

import './dialog.css'
import '../table/tools.css'
import { REASON_LENGTH } from '@zar/contract/office/rights/limits'
import { Eye, Lock } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { texts } from '../../../lib/language/translate.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Popover } from '../../../ui/overlay/popover.tsx'
import { failureText } from '../api/failure.ts'
import { Button } from '../controls/button.tsx'
import { AreaField } from '../controls/field.tsx'
import { Say } from '../controls/say.tsx'

const t = texts({
  tr: {
    hidden: 'gizli, sonu {end}',
    allHidden: 'gizli',
    closed: 'rolüne kapalı',
    show: '{label}: göster',
    showShort: 'Göster',
    why: 'Neden görmen gerekiyor?',
    whyHelp: '60 saniye açık kalır, denetim izine yazılır.',
    whyShort: 'En az {min} karakter yaz.',
    showing: 'Açılıyor',
    left: '{seconds} sn',
  },
  en: {
    hidden: 'hidden, ending in {end}',
    allHidden: 'hidden',
    closed: 'closed to your role',
    show: '{label}: show',
    showShort: 'Show',
    why: 'Why do you need to see it?',
    whyHelp: 'It stays open for 60 seconds and is written to the audit log.',
    whyShort: 'Write at least {min} characters.',
    showing: 'Opening',
    left: '{seconds} s',
  },
})

const SHOWN_SECONDS = 60

type MaskedProps = {
  /** What it is: `Telefon`. */
  label: string
  /** As it stands hidden: `•••••••••82`. */
  masked: string
  /** Gives the value for a reason; absent where the role may not see it at all. */
  onReveal?: ((reason: string) => Promise<string>) | undefined
}

/** A value that is hidden until a reason is given, and again after a minute. */
export function Masked({ label, masked, onReveal }: MaskedProps) {
  const [value, setValue] = useState<string>()
  const seconds = useSecondsOf(value, () => setValue(undefined))
  const end = /[\p{L}\d]+$/u.exec(masked)?.[0]
  if (value !== undefined) {
    return (
      <span className="o-mask">
        <b>{value}</b>
        <span className="o-micro">{t('left', { seconds })}</span>
      </span>
    )
  }
  return (
    <span className="o-mask">
      <span aria-hidden>{masked}</span>
      <span className="sr">{end ? t('hidden', { end }) : t('allHidden')}</span>
      {onReveal ? (
        <RevealButton label={t('show', { label })} onReveal={onReveal} onValue={setValue} />
      ) : (
        <span className="haze o-row">
          <Icon of={Lock} size="s" />
          {t('closed')}
        </span>
      )}
    </span>
  )
}

type RevealProps<Value> = {
  onReveal: (reason: string) => Promise<Value>
  onValue: (value: Value) => void
}

/** Opens the form that asks for the reason. */
export function RevealButton<Value>({
  label,
  face = t('showShort'),
  onReveal,
  onValue,
}: RevealProps<Value> & { label: string; face?: string }) {
  return (
    <Popover
      label={label}
      className="o-btn o-btn--ghost o-btn--s"
      face={
        <>
          <Icon of={Eye} size="s" />
          {face}
        </>
      }
    >
      {(close) => (
        <RevealForm
          onReveal={onReveal}
          onValue={(value) => {
            close()
            onValue(value)
          }}
        />
      )}
    </Popover>
  )
}

/** Asks for the reason, and hands over what was revealed. */
export function RevealForm<Value>({ onReveal, onValue }: RevealProps<Value>) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState('')
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const isShort = reason.trim().length < REASON_LENGTH
    setError(isShort ? t('whyShort', { min: REASON_LENGTH }) : '')
    if (isShort) return
    setBusy(true)
    try {
      onValue(await onReveal(reason.trim()))
    } catch (refused) {
      setFailure(failureText(refused))
      setBusy(false)
    }
  }
  return (
    <form ref={form} className="o-pop o-pop__form" onSubmit={(event) => void send(event)}>
      <AreaField
        label={t('why')}
        help={t('whyHelp')}
        error={error || undefined}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {failure && (
        <Say tone="no" role="alert">
          {failure}
        </Say>
      )}
      <Button type="submit" busy={isBusy ? t('showing') : undefined}>
        {t('showShort')}
      </Button>
    </form>
  )
}

/** Seconds that a value may still be seen; it is hidden when they are over. */
export function useSecondsOf(value: unknown, onOver: () => void): number {
  const [left, setLeft] = useState(SHOWN_SECONDS)
  useEffect(() => {
    if (value === undefined) return
    setLeft(SHOWN_SECONDS)
    const timer = setInterval(() => setLeft((before) => before - 1), 1_000)
    return () => clearInterval(timer)
  }, [value])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is told changes with each drawing
  useEffect(() => {
    if (left <= 0) onOver()
  }, [left])
  return left
}

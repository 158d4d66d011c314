import './dialog.css'
import { useEffect, useRef } from 'react'
import { Button } from '../controls/button.tsx'
import { t } from './confirm-texts.ts'

/** Level 1: the row or bar turns into the question. Esc leaves; the button says the verb. */
export function ConfirmInPlace({
  question,
  verb,
  isBusy = false,
  onYes,
  onNo,
}: {
  question: string
  verb: string
  isBusy?: boolean
  onYes: () => void
  onNo: () => void
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('.o-btn--danger')?.focus(), [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc is heard from the buttons in it
    <div
      ref={box}
      className="o-ask"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onNo()
      }}
    >
      <span>{question}</span>
      <span className="o-push o-row">
        <Button kind="ghost" onClick={onNo}>
          {t('cancel')}
        </Button>
        <Button kind="danger" busy={isBusy ? t('sending') : undefined} onClick={onYes}>
          {verb}
        </Button>
      </span>
    </div>
  )
}

import { REASON_LENGTH } from '@zar/contract/office/rights/limits'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useDraft } from '../../parts/api/drafts.ts'
import { failureText } from '../../parts/api/failure.ts'
import { AreaField } from '../../parts/controls/field.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { ConfirmInPlace } from '../../parts/dialogs/confirm-in-place.tsx'
import { t } from './texts.ts'

type Props = {
  question: string
  verb: string
  draft: string
  /** Does it, for the reason. */
  onReason: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Gives the reason the focus, and then what asked for it: the button that was pressed, or the one in its place. */
function useFocus(box: RefObject<HTMLElement | null>): void {
  // After the question, whose button takes the focus: the reason comes first.
  useEffect(() => box.current?.querySelector('textarea')?.focus(), [box])
  useLayoutEffect(() => {
    const [opener, place] = [document.activeElement, box.current?.parentElement]
    return () => {
      const isThere = opener instanceof HTMLButtonElement && opener.isConnected
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return
        const back = isThere ? opener : place?.querySelector('button')
        back?.focus()
      })
    }
  }, [box])
}

/** A question in the panel's place: why, and then the deed. */
export function ReasonInPlace({ question, verb, draft, onReason, onClose }: Props) {
  const [reason, setReason, forget] = useDraft(draft, '')
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const box = useRef<HTMLDivElement>(null)
  useFocus(box)
  const left = REASON_LENGTH - reason.trim().length
  const go = async () => {
    setAsked(true)
    if (left > 0 || isBusy) return
    setBusy(true)
    setError(undefined)
    try {
      await onReason(reason.trim())
      forget()
      onClose()
    } catch (failure) {
      setError(failure)
      setBusy(false)
    }
  }
  return (
    <div ref={box} className="o-p__form">
      <AreaField
        label={t('why')}
        help={t('whyHelp', { min: REASON_LENGTH })}
        error={isAsked && left > 0 ? t('whyShort', { left }) : undefined}
        maxLength={500}
        value={reason}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        onChange={(event) => setReason(event.target.value)}
      />
      {error !== undefined && (
        <Say tone="no" role="alert">
          {failureText(error)}
        </Say>
      )}
      <ConfirmInPlace
        question={question}
        verb={verb}
        isBusy={isBusy}
        onYes={() => void go()}
        onNo={onClose}
      />
    </div>
  )
}

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { usePageCover } from '../../lib/dialog/page-cover.ts'
import './sheet.css'

type SheetProps = {
  side: 'left' | 'right' | 'bottom'
  label: string
  /** False: what is in it stays in the page, unseen. */
  isOpen?: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * A panel over the page, from one of its sides. The browser's own modal keeps the focus inside,
 * makes the page behind inert and gives the focus back; Esc and a press beside it close it.
 */
export function Sheet({ side, label, isOpen = true, onClose, children }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null)
  // Before it leaves the page: what is not there any more gives no focus back.
  useLayoutEffect(() => {
    if (!isOpen) return
    const sheet = ref.current
    sheet?.showModal()
    return () => sheet?.close()
  }, [isOpen])
  usePageCover(isOpen, onClose)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Esc
    <dialog
      ref={ref}
      className={`sheet sheet--${side}`}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose()
      }}
    >
      <div className="sheet__body">
        {side === 'bottom' && <span className="sheet__grab" aria-hidden />}
        {children}
      </div>
    </dialog>
  )
}

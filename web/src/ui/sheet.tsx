import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { usePageCover } from '../lib/page-cover.ts'
import './sheet.css'

/**
 * A panel over the page, from one of its sides. The browser's own modal keeps the focus inside,
 * makes the page behind inert and gives the focus back; Esc and a press beside it close it.
 */
export function Sheet({
  side,
  label,
  onClose,
  children,
}: {
  side: 'left' | 'right' | 'bottom'
  label: string
  onClose: () => void
  children: ReactNode
}) {
  const ref = useRef<HTMLDialogElement>(null)
  // Before it leaves the page: what is not there any more gives no focus back.
  useLayoutEffect(() => {
    const sheet = ref.current
    sheet?.showModal()
    return () => sheet?.close()
  }, [])
  usePageCover(true, onClose)
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

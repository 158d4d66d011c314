import './dialog.css'
import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { texts } from '../../lib/language/translate.ts'
import { afterStepBack, stepBack } from '../../lib/router/step-back.ts'
import { IconButton } from '../form/button.tsx'

const t = texts({ tr: { close: 'Kapat' }, en: { close: 'Close' } })

type FrameProps = {
  className: string
  onClose: () => void
  children: ReactNode
  label?: string
  /** Keys pressed anywhere in it. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined
}

/**
 * What every dialog does and none shows: the page behind is inert, focus stays inside and goes
 * back where it came from, Esc and the browser's back button close it. A press beside it does
 * not: a half-filled form is not lost to a slip of the hand.
 */
export function DialogFrame({ className, onClose, children, label, onKeyDown }: FrameProps) {
  useBackCloses(onClose)
  useState(rememberOpener)
  const content = useRef<HTMLDivElement>(null)
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <div className="scrim">
          <Radix.Content
            ref={content}
            className={className}
            aria-label={label}
            aria-modal
            aria-describedby={undefined}
            onMouseDown={keepFocus}
            onKeyDown={onKeyDown}
            onInteractOutside={(event) => event.preventDefault()}
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              firstStop(content.current)?.focus()
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              // A dialog that opened another leaves the focus to that one.
              if (openCount === 0 && opener instanceof HTMLElement) opener.focus()
            }}
          >
            {children}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}

/**
 * A pressed button does not take the focus from the field being filled in: leaving the field would
 * show what is wrong with it, and move the button away before it is released.
 */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button, a')) event.preventDefault()
}

/** The first field with a mouse; the dialog itself on touch, where focus would raise a keyboard. */
function firstStop(content: HTMLElement | null): HTMLElement | null | undefined {
  const field = content?.querySelector<HTMLElement>(
    'input:not([type=checkbox], [hidden]):enabled, textarea:enabled, select:enabled',
  )
  return field && matchMedia('(pointer: fine)').matches ? field : content
}

type DialogProps = {
  title: string
  onClose: () => void
  /** The picture at the left of a tall dialog; without it the dialog is as high as its content. */
  art?: { src: string; title: string; text: string }
  /** 454 px instead of 560, where there is no picture. */
  isNarrow?: boolean
  /** It is answered by its buttons: there is no other to close it. */
  isAsking?: boolean
  /** A line between the title and the close button. */
  aside?: ReactNode
  children: ReactNode
}

/** The dialog shell. Its children are a {@link DialogBody} and, where there is one, a {@link DialogFoot}. */
export function Dialog(props: DialogProps) {
  const { title, onClose, art, isNarrow, isAsking, aside, children } = props
  const size = isNarrow ? 'dialog--auto dialog--narrow' : 'dialog--auto'
  return (
    <DialogFrame className={`dialog ${art ? 'dialog--art' : size}`} onClose={onClose}>
      {art && (
        <div className="dialog__art">
          <img src={art.src} alt="" />
          <b>{art.title}</b>
          <p>{art.text}</p>
        </div>
      )}
      <div className="dialog__main">
        <div className="dialog__head">
          <Radix.Title>{title}</Radix.Title>
          {aside && <p className="dialog__aside">{aside}</p>}
          {!isAsking && (
            <IconButton className="dialog__close" icon={X} label={t('close')} onClick={onClose} />
          )}
        </div>
        {children}
      </div>
    </DialogFrame>
  )
}

export const DialogBody = ({ children }: { children: ReactNode }) => (
  <div className="dialog__body">{children}</div>
)
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <div className="dialog__foot">{children}</div>
)

let openCount = 0
/** What had the focus before the first of the dialogs that followed each other. */
let opener: Element | null = null
function rememberOpener(): void {
  if (openCount === 0) opener = document.activeElement
}

let hasEntry = false

/**
 * One history entry stands for whatever dialog is open, so that "back" leaves the dialog and not
 * the page. A dialog that opens another hands the entry on: it is given back only when none is
 * open, and only if the page has not moved on in the meantime.
 */
function useBackCloses(onClose: () => void): void {
  const latest = useRef(onClose)
  latest.current = onClose
  useEffect(() => {
    openCount += 1
    let isGone = false
    const close = () => {
      hasEntry = false
      latest.current()
    }
    afterStepBack(() => {
      if (isGone) return
      if (!hasEntry) history.pushState({ ...history.state, isDialog: true }, '')
      hasEntry = true
      addEventListener('popstate', close)
    })
    return () => {
      isGone = true
      removeEventListener('popstate', close)
      openCount -= 1
      setTimeout(giveEntryBack)
    }
  }, [])
}

function giveEntryBack(): void {
  if (openCount > 0 || !hasEntry) return
  hasEntry = false
  if (history.state?.isDialog) stepBack()
}

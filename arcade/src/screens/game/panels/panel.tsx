import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../icon.tsx'
import type { PanelWords } from './words.ts'

type Props = { title: string; words: PanelWords; onClose: () => void; children: ReactNode }

/** A sheet over the stage: at the right on a wide one, over the whole of a narrow one. */
export function Panel({ title, words, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape
    <dialog
      ref={dialog}
      className="panel"
      aria-label={title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      <div className="panel__sheet">
        <header className="panel__head">
          <h2>{title}</h2>
          <button
            type="button"
            className="door"
            aria-label={words.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        <div className="panel__body">{children}</div>
      </div>
    </dialog>
  )
}

import './state-card.css'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon, type IconName } from '../../icon.tsx'

type Props = {
  icon: IconName
  /** `wait`: it goes on by itself or by the player. `info`: somebody decided so. */
  tone: 'wait' | 'info'
  title: string
  text: string
  /** What Escape does; without it the card stays. */
  onEscape?: () => void
  /** The ways on. */
  children: ReactNode
}

/**
 * What holds for the whole game stands over it until it is answered (GAMES.md 3.4). The card takes the
 * focus, not its button: a key that is still being pressed for the game answers nothing.
 */
export function StateCard({ icon, tone, title, text, onEscape, children }: Props) {
  const card = useRef<HTMLDialogElement>(null)
  const id = useId()
  const show = () => {
    if (!card.current?.open) card.current?.showModal()
    card.current?.focus()
  }
  useEffect(show, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onEscape?.()
  }
  return (
    <dialog
      ref={card}
      className="statecard num"
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      // The back key of a phone closes a dialog without asking.
      onClose={show}
    >
      <span className={`statecard__icon statecard__icon--${tone}`}>
        <Icon name={icon} />
      </span>
      <h2 id={`${id}title`}>{title}</h2>
      <p id={`${id}text`}>{text}</p>
      <div className="statecard__acts">{children}</div>
    </dialog>
  )
}

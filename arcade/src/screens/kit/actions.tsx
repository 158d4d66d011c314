import { money } from '../figures.ts'
import type { MainAction, SecondaryAction } from '../game/game-screen.ts'
import { Icon } from '../icon.tsx'
import { keepFocus } from './keep-focus.ts'

type MainProps = {
  action: MainAction
  isBusy: boolean
  isCoin?: boolean
  /** While a result is told a press ends the telling. */
  onSkip?: (() => void) | undefined
}

/** The one filled button. Turquoise puts money in, saffron takes it out; a slot's coin does both. */
export function Main({ action, isBusy, isCoin = false, onSkip }: MainProps) {
  const { kind, word, sumKurus, isOff = false, press } = action
  const second = sumKurus === undefined ? action.note : money(sumKurus)
  return (
    <button
      type="button"
      className={`act num act--${isOff ? 'off' : kind}${isCoin ? ' coin' : ''}`}
      aria-disabled={isOff}
      aria-busy={isBusy}
      onClick={() => (isOff ? onSkip?.() : press())}
    >
      {isCoin && <Icon name="spin" />}
      {word}
      {second !== undefined && (
        <>
          {' '}
          <small>{second}</small>
        </>
      )}
    </button>
  )
}

export function Secondary({ action }: { action: SecondaryAction }) {
  const { icon, word, whyOff, isPressed, on, press } = action
  return (
    <button
      type="button"
      className={on ? `act2 act2--${on}` : 'act2'}
      title={whyOff ?? word}
      aria-label={whyOff === undefined ? word : `${word}: ${whyOff}`}
      aria-disabled={whyOff !== undefined}
      {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
      onMouseDown={keepFocus}
      onClick={() => whyOff === undefined && press()}
    >
      <Icon name={icon} />
      <span>{word}</span>
    </button>
  )
}

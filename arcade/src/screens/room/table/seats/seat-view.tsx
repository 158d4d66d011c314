import type { ReactNode } from 'react'
import type { Language } from '../../../../protocol.ts'
import { money } from '../../../figures.ts'
import { custom } from '../../../game/game-screen.ts'
import { Icon } from '../../../icon.tsx'
import { Stack } from '../../../kit/chips/stack.tsx'
import { keepFocus } from '../../../kit/keep-focus.ts'
import type { SeatNow } from './seats.ts'
import './seats.css'
import { SEAT_WORDS } from './words.ts'

/** What a press of a seat does: to sit down, to lay a chip, to bet behind. */
export type SeatPress = { word: string; isOff: boolean; press: () => void }

export type SeatProps = {
  seat: SeatNow
  language: Language
  /** Of the picture that the seats lie on, in its own units. */
  spot: { x: number; y: number }
  /** What lies there, own chips that wait among it. */
  stakeKurus: number
  /** The place of these chips, for those that fly. */
  place?: string
  press: SeatPress | undefined
  /** 0 … 1 of the time that the seat has left to act; undefined where it is not in turn. */
  left?: number | undefined
  /** What is said of its cards. */
  said?: string
  /** Its cards. */
  children?: ReactNode
}

/** A seat: its cards, its chips, and the plate of who sits there. A free one is a ring to press. */
export function SeatView({ left, spot, children, ...props }: SeatProps) {
  const { seat, stakeKurus, language, place } = props
  const look = `seat seat--${seat.state}${left === undefined ? '' : ' seat--acting'}`
  return (
    <li className={look} style={custom({ '--x': spot.x, '--y': spot.y })}>
      {children}
      {stakeKurus > 0 && (
        <span className="seat__stack">
          <Stack stakeKurus={stakeKurus} language={language} {...(place && { place })} />
        </span>
      )}
      <Press {...props} isActing={left !== undefined}>
        {seat.state === 'free' ? <Free {...props} /> : <Plate {...props} left={left} />}
      </Press>
    </li>
  )
}

type PressProps = Omit<SeatProps, 'left' | 'spot' | 'children'> & {
  isActing: boolean
  children: ReactNode
}

function Press({ children, isActing, ...props }: PressProps) {
  const { press } = props
  const name = nameOf(props, isActing)
  if (!press)
    return (
      <span className="seat__press" role="img" aria-label={name}>
        {children}
      </span>
    )
  return (
    <button
      type="button"
      className="seat__press"
      aria-label={`${name} ${press.word}`}
      aria-disabled={press.isOff}
      title={press.word}
      onMouseDown={keepFocus}
      onClick={() => !press.isOff && press.press()}
    >
      {children}
    </button>
  )
}

/** `3. koltuk, me•••7, ₺200,00, arkasında 2 bahis. On üç.` */
function nameOf(
  {
    seat,
    language,
    stakeKurus,
    said,
  }: Pick<SeatProps, 'seat' | 'language' | 'stakeKurus' | 'said'>,
  isActing: boolean,
): string {
  const words = SEAT_WORDS[language]
  const parts = [
    words.seat(seat.at),
    whoOf(seat, language),
    stakeKurus > 0 && money(stakeKurus),
    seat.behind > 0 && words.behind(seat.behind),
    isActing && seat.state === 'taken' && words.acting,
  ]
  return `${parts.filter(Boolean).join(', ')}.${said ? ` ${said}` : ''}`
}

/** Empty where the list does not tell it. */
function whoOf({ state, name }: SeatNow, language: Language): string {
  const words = SEAT_WORDS[language]
  if (state === 'taken') return name
  return state === 'mine' ? words.you : words.state[state]
}

const Free = ({ press, language, seat }: Pick<SeatProps, 'press' | 'language' | 'seat'>) => (
  <>
    <svg className="seat__ring" viewBox="-46 -46 92 92" aria-hidden="true">
      <circle r="44" />
      {press && <path d="M-13 0H13M0 -13V13" />}
    </svg>
    <span className="seat__word">{press?.word ?? SEAT_WORDS[language].seat(seat.at)}</span>
  </>
)

function Plate({ seat, language, left }: Pick<SeatProps, 'seat' | 'language' | 'left'>) {
  const words = SEAT_WORDS[language]
  const { at, behind } = seat
  return (
    <span className="seat__plate">
      {left !== undefined && (
        <svg
          className="seat__clock"
          viewBox="0 0 100 34"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect
            x="2"
            y="2"
            width="96"
            height="30"
            rx="9"
            pathLength="100"
            strokeDasharray={`${left * 100} 100`}
          />
        </svg>
      )}
      <b>{whoOf(seat, language) || words.seat(at)}</b>
      {behind > 0 && (
        <small aria-hidden="true">
          <Icon name="eye" />
          {behind}
        </small>
      )}
    </span>
  )
}

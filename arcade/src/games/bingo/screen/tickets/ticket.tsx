import { useMemo } from 'react'
import type { Language } from '../../../../protocol.ts'
import { custom } from '../../../../screens/game/game-screen.ts'
import { type Balls, FREE_SQUARE, ticketOf } from '../../tickets.ts'
import type { Near } from '../nearness.ts'
import { BINGO_WORDS } from '../words.ts'
import { useTicketMarks } from './tickets-context.tsx'

const COLOURS = ['#B03626', '#0D6E78', '#2450C8', '#6B3252', '#127F5A', '#8C4A25']
/** Over the columns of 75 balls. */
const HEADS = ['Z', 'A', 'R', '★', '75']

type Props = {
  balls: Balls
  number: number
  /** From 1. */
  nth: number
  called: ReadonlySet<number>
  last: number | undefined
  near: Near | undefined
  isPreview: boolean
  /** It met a prize. */
  hasWon: boolean
  language: Language
}

/** One ticket, marked by itself. */
export function TicketView(props: Props) {
  const { balls, number, nth, called, near, isPreview, hasWon, language } = props
  const words = BINGO_WORDS[language]
  const marks = useTicketMarks()
  const ticket = useMemo(() => ticketOf(balls, number), [balls, number])
  const isNear = near?.missing.length === 1
  const shown = String(number).padStart(5, '0')
  const classes = [
    'ticket',
    `ticket--${balls}`,
    isPreview && 'ticket--preview',
    hasWon && 'ticket--won',
  ]
  return (
    <article
      className={classes.filter(Boolean).join(' ')}
      style={custom({ '--ticket': COLOURS[(nth - 1) % COLOURS.length] ?? '' })}
      aria-label={words.ticket(nth)}
    >
      <header>
        <b>{words.ticket(nth)}</b>
        <span className="num">{words.series(`${shown.slice(0, 2)} ${shown.slice(2)}`)}</span>
        {near && !isPreview && (
          <em className={`num${isNear ? ' ticket__near' : ''}`}>
            {words.toGo(words.towards[near.level], near.missing.length)}
          </em>
        )}
      </header>
      <div className="ticket__grid num">
        {balls === 75 &&
          HEADS.map((head) => (
            <b key={head} aria-hidden="true">
              {head}
            </b>
          ))}
        {ticket.map((one, square) => (
          <Square
            key={square}
            number={one}
            isFree={balls === 75 && square === FREE_SQUARE}
            isCalled={called.has(one)}
            isMarked={marks.has(number, one)}
            onMark={marks.isByHand ? () => marks.mark(number, one) : undefined}
            isLast={one !== 0 && one === props.last}
            isNear={isNear && near.missing[0] === one}
            words={words}
          />
        ))}
      </div>
    </article>
  )
}

type SquareProps = {
  number: number
  isFree: boolean
  isCalled: boolean
  isMarked: boolean
  /** Marked by hand: it is pressed. */
  onMark: (() => void) | undefined
  isLast: boolean
  isNear: boolean
  words: (typeof BINGO_WORDS)['tr']
}

function Square(props: SquareProps) {
  const { number, isFree, isCalled, isMarked, onMark, isLast, isNear, words } = props
  if (isFree) return <i className="ticket__hit">★</i>
  if (number === 0) return <i className="ticket__blank" aria-hidden="true" />
  const isHit = isCalled && isMarked
  const classes = [isHit && 'ticket__hit', isLast && 'ticket__last', isNear && 'ticket__one']
  const className = classes.filter(Boolean).join(' ')
  const text = isHit ? (
    <>
      <span className="visually-hidden">{words.marked(number)}</span>
      <span aria-hidden="true">{number}</span>
    </>
  ) : (
    number
  )
  if (!onMark) return <i className={className}>{text}</i>
  return (
    <button
      type="button"
      className={className}
      aria-label={isHit ? words.marked(number) : String(number)}
      aria-disabled={!isCalled || isHit}
      onClick={() => isCalled && onMark()}
    >
      {number}
    </button>
  )
}

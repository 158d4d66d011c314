import { useEffect, useState } from 'react'
import { money } from '../../../screens/figures.ts'
import { Icon } from '../../../screens/icon.tsx'
import { BallPicture } from '../../../screens/kit/art/ball-picture.tsx'
import type { RoomProps } from '../../../screens/room/room-screen.ts'
import { TableClock } from '../../../screens/room/table/table-clock.tsx'
import { range } from '../../shuffle.ts'
import { CORNERS, FALLING, PRIZES, RISING, ROWS } from '../levels.ts'
import { ticketOf } from '../tickets.ts'
import { Globe } from './globe.tsx'
import {
  callsIn,
  hallIn,
  openLevels,
  ownTickets,
  type Prize,
  phaseOf,
  prizesIn,
  wonIn,
} from './hall-now.ts'
import { type Near, nearestOf } from './nearness.ts'
import { inWords } from './number-words.ts'
import { useChangingPlaces } from './tickets/change-places.ts'
import { TicketView } from './tickets/ticket.tsx'
import { useChosenTickets } from './tickets/tickets-context.tsx'
import { useBingoSounds } from './use-bingo-sounds.ts'
import { BINGO_WORDS } from './words.ts'

/** A call is looked at before tickets change their places. */
const SORTED_AFTER_MS = 2_400
const LAST = 4

/** Prizes, the number that is called, and the player's tickets. */
export function Stage({ play }: RoomProps) {
  useBingoSounds(play)
  return (
    <div className="bingo">
      <Prizes play={play} />
      <Caller play={play} />
      <Tickets play={play} />
    </div>
  )
}

function Prizes({ play: { room, language } }: RoomProps) {
  const words = BINGO_WORDS[language]
  const { balls } = hallIn(room)
  const prizes = prizesIn(room)
  const open = prizes.find(({ name, won }) => !won && name !== 'growing')
  const isCalling = callsIn(room).length > 0
  return (
    <ul className={`bingo__prizes bingo__prizes--${balls} num`}>
      {prizes.map((prize) => (
        <li key={prize.name} className={isCalling && prize === open ? 'bingo__next' : undefined}>
          {prize.name !== 'growing' && <Pattern name={prize.name} balls={balls} />}
          <span>
            {words.prize[prize.name]} <b>{money(prize.potKurus)}</b>
          </span>
          {prize.won ? (
            <em>
              <Icon name="check" /> {words.fell(prize.won.tickets.length)}
            </em>
          ) : (
            prize.name === 'growing' && <em>{words.growing(PRIZES[balls].growingCalls)}</em>
          )}
        </li>
      ))}
    </ul>
  )
}

const SIDE = 5
const PATTERNS: Partial<Record<Prize['name'], readonly number[]>> = {
  line: range(SIDE * 2, SIDE * 3 - 1),
  corners: CORNERS,
  cross: [...FALLING, ...RISING],
}

/** Bars for rows of 90 balls, a small ticket for 75. */
function Pattern({ name, balls }: { name: Prize['name']; balls: 75 | 90 }) {
  if (balls === 90) {
    const full = { line: 1, 'two-lines': 2 }[name as 'line' | 'two-lines'] ?? ROWS.length
    return (
      <span className="bingo__bars" aria-hidden="true">
        {ROWS.map(([row], at) => (
          <i key={row} className={at < full ? 'bingo__bar--full' : undefined} />
        ))}
      </span>
    )
  }
  const filled = PATTERNS[name] ?? range(0, SIDE * SIDE - 1)
  return (
    <svg className="bingo__pattern" viewBox="0 0 25 25" aria-hidden="true">
      {range(0, SIDE * SIDE - 1).map((square) => (
        <rect
          key={square}
          x={(square % SIDE) * 5 + 0.5}
          y={Math.floor(square / SIDE) * 5 + 0.5}
          width="4"
          height="4"
          className={filled.includes(square) ? 'bingo__square--full' : undefined}
        />
      ))}
    </svg>
  )
}

function Caller({ play }: RoomProps) {
  const { room, language, isStill } = play
  const words = BINGO_WORDS[language]
  const { balls } = hallIn(room)
  const phase = phaseOf(room)
  const calls = callsIn(room)
  const last = calls.at(-1)
  return (
    <section className="bingo__caller" aria-label={words.caller}>
      <Globe isTurning={phase === 'call' && !isStill} />
      {last === undefined ? (
        <TableClock play={play} />
      ) : (
        <>
          <BallPicture key={calls.length} ball={last} className={isStill ? '' : 'bingo__now'} />
          <p>
            <b>{inWords(last, language)}</b>
            <span className="num">{words.nth(calls.length, balls)}</span>
          </p>
          <ol className="bingo__last" aria-hidden="true">
            {calls
              .slice(-LAST - 1, -1)
              .reverse()
              .map((ball) => (
                <li key={ball}>
                  <BallPicture ball={ball} />
                </li>
              ))}
          </ol>
        </>
      )}
    </section>
  )
}

type Shown = { number: number; nth: number; near: Near | undefined }

function Tickets({ play }: RoomProps) {
  const { room, language } = play
  const words = BINGO_WORDS[language]
  const { chosen } = useChosenTickets()
  const { balls } = hallIn(room)
  const own = ownTickets(room)
  const calls = callsIn(room)
  const called = new Set(calls)
  const open = openLevels(room)
  const winners = new Set(wonIn(room).flatMap(({ tickets }) => tickets))
  const sortedCalls = useSettled(calls.length)
  const isPreview = own.length === 0
  const nearOf = (number: number, upTo: ReadonlySet<number>) =>
    nearestOf(balls, { ticket: ticketOf(balls, number), open }, upTo)
  const shown: Shown[] = (isPreview ? chosen : own).map((number, at) => ({
    number,
    nth: at + 1,
    near: isPreview ? undefined : nearOf(number, called),
  }))
  const before = new Set(calls.slice(0, sortedCalls))
  const rankOf = ({ number }: Shown) => nearOf(number, before)?.missing.length ?? 0
  const ranked = isPreview
    ? shown
    : shown.toSorted((one, other) => rankOf(one) - rankOf(other) || one.nth - other.nth)
  const box = useChangingPlaces(
    ranked.map(({ number }) => number),
    play.isStill,
  )
  if (isPreview && calls.length > 0) return <p className="bingo__none">{words.noTickets}</p>
  return (
    <section
      ref={box}
      className={`bingo__tickets bingo__tickets--${balls}`}
      aria-label={isPreview ? words.preview : words.own}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard too
      tabIndex={0}
    >
      {ranked.map(({ number, nth, near }) => (
        <TicketView
          key={number}
          balls={balls}
          number={number}
          nth={nth}
          called={called}
          last={calls.at(-1)}
          near={near}
          isPreview={isPreview}
          hasWon={winners.has(number)}
          language={language}
        />
      ))}
    </section>
  )
}

/** How many calls the order of the tickets follows: never the one that is just shown. */
function useSettled(calls: number): number {
  const [settled, setSettled] = useState(calls)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(calls), SORTED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [calls])
  return Math.min(settled, calls)
}

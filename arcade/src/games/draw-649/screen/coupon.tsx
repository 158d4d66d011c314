import { useEffect, useState } from 'react'
import { timesText } from '../../../screens/figures.ts'
import { Icon } from '../../../screens/icon.tsx'
import { keepFocus } from '../../../screens/kit/keep-focus.ts'
import type { Slip } from '../../../screens/room/market/slip/use-slip.ts'
import type { RoomPlay } from '../../../screens/room/room-screen.ts'
import { isSameJson } from '../../rooms/same-json.ts'
import { range } from '../../shuffle.ts'
import { BALLS, COUPON_PAYS, PICKED } from '../rules.ts'
import { placeOfCoupon } from './book.ts'
import { couponIn, drawnIn } from './kure-now.ts'
import { KURE_WORDS } from './words.ts'

const COLUMNS = 7
const NUMBERS = range(1, BALLS)
/** Arrow keys walk over the grid. */
const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
}

type Props = { play: RoomPlay; slip: Slip }

/** Six numbers to choose; without a choice those of the coupon that is in this draw, with its hits. */
export function Coupon({ play, slip }: Props) {
  const { room, language } = play
  const words = KURE_WORDS[language]
  const [picked, setPicked] = useState<readonly number[]>([])
  const [focused, setFocused] = useState(1)
  const own = couponIn(room)
  const isOwn = picked.length === 0
  const shown = isOwn ? (own ?? []) : picked
  const drawn = isOwn ? drawnIn(room) : []

  // What was chosen is in the draw: from now on its hits are shown.
  useEffect(() => {
    if (own && isSameJson(own, picked)) setPicked([])
  }, [own, picked])
  const change = (to: readonly number[]) => {
    const numbers = to.toSorted((one, other) => one - other)
    play.sound('tap')
    setPicked(numbers)
    if (numbers.length === PICKED) slip.toggle(placeOfCoupon(numbers))
    else slip.drop()
  }
  const toggle = (number: number) => {
    if (picked.includes(number)) change(picked.filter((one) => one !== number))
    else if (picked.length < PICKED) change([...picked, number])
  }
  return (
    <div className="market">
      <div className="kure__head">
        <h3 className="num" aria-live="polite">
          {words.pick(picked.length)}
        </h3>
        <button type="button" onMouseDown={keepFocus} onClick={() => change(someNumbers())}>
          <Icon name="shuffle" /> {words.random}
        </button>
        <button
          type="button"
          aria-disabled={isOwn}
          onMouseDown={keepFocus}
          onClick={() => !isOwn && change([])}
        >
          <Icon name="clear" /> {words.clear}
        </button>
      </div>
      <fieldset
        className="kure__grid num"
        aria-label={words.grid}
        onKeyDown={(event) => {
          const to = focused + (STEPS[event.key] ?? 0)
          if (to === focused || to < 1 || to > BALLS) return
          event.preventDefault()
          setFocused(to)
          event.currentTarget.querySelector<HTMLElement>(`[data-number="${to}"]`)?.focus()
        }}
      >
        {NUMBERS.map((number) => {
          const isDrawn = drawn.includes(number)
          return (
            <button
              key={number}
              type="button"
              data-number={number}
              className={isDrawn ? 'kure__number kure__number--drawn' : 'kure__number'}
              aria-pressed={shown.includes(number)}
              aria-label={words.number(number, isDrawn)}
              tabIndex={number === focused ? 0 : -1}
              onFocus={() => setFocused(number)}
              onMouseDown={keepFocus}
              onClick={() => toggle(number)}
            >
              {number}
            </button>
          )
        })}
      </fieldset>
      <h3>{words.pays}</h3>
      <ul className="kure__pays num">
        {Object.entries(COUPON_PAYS).map(([hits, hundredths]) => (
          <li key={hits}>
            {words.hits(Number(hits))} <b>{timesText(hundredths, language)}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Six different numbers by the page's own chance: what is drawn does not depend on them. */
function someNumbers(): number[] {
  const left = [...NUMBERS]
  return range(1, PICKED).flatMap(() => {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
    return left.splice(drawn % left.length, 1)
  })
}

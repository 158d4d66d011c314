import { money } from '../../../screens/figures.ts'
import type { MainAction } from '../../../screens/game/game-screen.ts'
import { SHELL_WORDS } from '../../../screens/game/words.ts'
import { Main, Secondary } from '../../../screens/kit/actions.tsx'
import { Dial, valueBeside } from '../../../screens/kit/dial.tsx'
import { keyFor, useKeys } from '../../../screens/kit/keyboard/use-keys.ts'
import { Meter } from '../../../screens/kit/meter.tsx'
import { useNow } from '../../../screens/room/clock-ring.tsx'
import type { RoomPlay, RoomProps } from '../../../screens/room/room-screen.ts'
import { leftOf, ridingOf, stakedOf } from '../../../screens/room/round/phases.ts'
import { ROUND_WORDS } from '../../../screens/room/round/words.ts'
import { ownTickets, phaseOf } from './hall-now.ts'
import { useChosenTickets, useTicketMarks } from './tickets/tickets-context.tsx'
import type { Tickets } from './tickets/use-tickets.ts'
import { BINGO_WORDS } from './words.ts'

const EVERY_MS = 250

/** How many tickets, which ones, and for this round or the next. */
export function Desk({ play }: RoomProps) {
  const { room, language } = play
  const words = BINGO_WORDS[language]
  const tickets = useChosenTickets()
  const marks = useTicketMarks()
  const nowMs = useNow(EVERY_MS)
  const own = ridingOf(room)
  const backable = own.filter(({ state }) => state === 'placed').at(-1)
  const isBackable =
    phaseOf(room) === 'betting' &&
    backable !== undefined &&
    leftOf(room, nowMs) > room.welcome.takeBackUntilMs
  const main = mainAction(play, tickets)
  const isOff = tickets.isWaiting || tickets.isSending || room.welcome.isDemo
  useKeys((event) => {
    const key = event.repeat ? undefined : keyFor(event)
    const press = key && pressOf(key, { tickets, main, play, isOff })
    if (!press) return
    event.preventDefault()
    press()
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls, no set of form fields
    <div className="desk" role="group" aria-label={SHELL_WORDS[language].actions}>
      <Meter
        label={words.thisRoundName}
        value={words.thisRound(ownTickets(room).length, money(stakedOf(own)))}
      />
      <Dial
        label={words.count}
        lower={words.fewer}
        higher={words.more}
        pick={words.choose}
        values={tickets.counts}
        value={tickets.count}
        text={String}
        isOff={isOff}
        onValue={tickets.setCount}
      />
      <Secondary
        action={{
          icon: 'shuffle',
          word: words.change,
          whyOff: isOff ? words.preview : undefined,
          press: tickets.shuffle,
        }}
      />
      <Secondary
        action={{
          icon: 'undo',
          word: ROUND_WORDS[language].takeBack,
          whyOff: isBackable ? undefined : ROUND_WORDS[language].tooLateToTakeBack,
          press: () => backable && void play.takeBack(backable.id),
        }}
      />
      <Secondary
        action={{
          icon: 'check',
          word: words.byHand,
          isPressed: marks.isByHand,
          press: marks.turn,
        }}
      />
      <Main action={main} isBusy={tickets.isSending} />
    </div>
  )
}

function mainAction({ room, language }: RoomPlay, tickets: Tickets): MainAction {
  const words = BINGO_WORDS[language]
  const none = { kind: 'quiet', isOff: true, press: () => {} } as const
  if (room.welcome.isDemo) return { ...none, word: words.demo }
  if (tickets.isSending) return { ...none, word: words.buying, sumKurus: tickets.priceKurus }
  if (tickets.isWaiting)
    return { kind: 'quiet', word: words.waits, note: words.waitsNote, press: tickets.cancel }
  const isOpen = phaseOf(room) === 'betting'
  if (isOpen && tickets.counts.length <= 1 && ownTickets(room).length > 1)
    return { ...none, word: words.full }
  return {
    kind: 'in',
    word: isOpen ? words.buy : words.buyNext,
    sumKurus: tickets.priceKurus,
    press: tickets.buy,
  }
}

type Pressed = { tickets: Tickets; main: MainAction; play: RoomPlay; isOff: boolean }

function pressOf(key: string, { tickets, main, play, isOff }: Pressed): (() => void) | undefined {
  if (key === ' ' || key === 'Enter') return main.isOff ? undefined : main.press
  const step = { '-': -1, '+': 1 }[key] as 1 | -1 | undefined
  if (!step || isOff || !play.hasSingleKeys) return undefined
  const next = valueBeside(tickets.counts, tickets.count, step)
  return next === undefined ? undefined : () => tickets.setCount(next)
}

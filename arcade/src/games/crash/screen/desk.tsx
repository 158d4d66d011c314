import { money } from '../../../screens/figures.ts'
import { SHELL_WORDS } from '../../../screens/game/words.ts'
import { Main } from '../../../screens/kit/actions.tsx'
import { Dial } from '../../../screens/kit/dial.tsx'
import { keyFor, useKeys } from '../../../screens/kit/keyboard/use-keys.ts'
import { useNow } from '../../../screens/room/clock-ring.tsx'
import type { RoomPlay, RoomProps } from '../../../screens/room/room-screen.ts'
import { AutoCashOut } from './auto-cash-out.tsx'
import { slotAction } from './slot-action.ts'
import { type Slot, useSlot } from './use-slot.ts'
import { CRASH_WORDS } from './words.ts'

/** The sums on the buttons go on so often. */
const EVERY_MS = 100
const FIRST = [
  { stakeKurus: 2_000, isAuto: false, auto: 200 },
  { stakeKurus: 10_000, isAuto: false, auto: 150 },
] as const
/** Keys of a slot: place or take back, and cash out. */
const KEYS = [
  { bet: 'q', cashOut: 'a' },
  { bet: 'e', cashOut: 'd' },
] as const

/** Two bets that know nothing of each other. */
export function Desk({ play }: RoomProps) {
  const one = useSlot(play, 0, FIRST[0])
  const other = useSlot(play, 1, FIRST[1])
  const nowMs = useNow(EVERY_MS)
  const { room, language, isLost } = play
  const actions = [one, other].map((slot) =>
    slotAction(room, slot.now, { nowMs, language, isLost }),
  )
  const press = (slot: Slot | undefined, index: number, wanted?: 'cashOut' | 'bet') => {
    const does = actions[index]?.does ?? 'wait'
    const isWanted = wanted === undefined || (wanted === 'cashOut') === (does === 'cashOut')
    if (slot && isWanted) slot.press(does)
  }
  useKeys((event) => {
    const key = event.repeat || !play.hasSingleKeys ? undefined : keyFor(event)
    for (const [index, keys] of KEYS.entries()) {
      if (key === keys.bet) press([one, other][index], index, 'bet')
      else if (key === keys.cashOut) press([one, other][index], index, 'cashOut')
    }
  })
  return (
    <div className="slots">
      {[one, other].map((slot, index) => (
        <SlotBox
          key={KEYS[index]?.bet}
          play={play}
          slot={slot}
          number={index + 1}
          action={actions[index]}
          onPress={() => press(slot, index)}
        />
      ))}
    </div>
  )
}

type BoxProps = {
  play: RoomPlay
  slot: Slot
  number: number
  action: ReturnType<typeof slotAction> | undefined
  onPress: () => void
}

function SlotBox({ play, slot, number, action, onPress }: BoxProps) {
  const { language, room } = play
  const words = CRASH_WORDS[language]
  const { choice, now, onChoice } = slot
  // A bet that is asked for, or waits, keeps what it was made with.
  const isFixed = now.asked === 'place' || now.isQueued || now.own?.state === 'placed'
  return (
    <section className="slot plate" aria-label={words.slot(number)}>
      <div className="slot__choices">
        <Dial
          label={words.stake}
          lower={words.stakeLower}
          higher={words.stakeHigher}
          pick={words.stakePick}
          values={room.welcome.stakesKurus}
          value={choice.stakeKurus}
          text={money}
          isOff={isFixed}
          tray={{ words: SHELL_WORDS[language].tray, language }}
          onValue={(stakeKurus) => onChoice({ stakeKurus })}
        />
        <AutoCashOut
          choice={choice}
          number={number}
          isFixed={isFixed}
          language={language}
          onChoice={onChoice}
        />
      </div>
      {action && (
        <Main
          action={{
            kind: action.kind,
            word: action.word,
            note: action.note,
            isOff: action.does === 'wait',
            press: onPress,
          }}
          isBusy={action.isBusy}
        />
      )}
    </section>
  )
}

import type { Language } from '../../../protocol.ts'
import { custom } from '../../../screens/game/game-screen.ts'
import { CardPicture } from '../../../screens/kit/art/card.tsx'
import { BACK, faceOf } from '../../../screens/kit/art/card-face.ts'
import { cardName } from '../../../screens/kit/card-words.ts'
import { handText } from '../../../screens/kit/hand-text.ts'
import type { RoomProps } from '../../../screens/room/room-screen.ts'
import type { RoomState } from '../../../screens/room/room-state.ts'
import { bestOf, openCards, outcomeOf, type Slot } from '../../holdem/screen/shown.ts'
import { HOLDEM_WORDS } from '../../holdem/screen/words.ts'
import { useTableSeat } from './seat-context.tsx'
import { SPOTS } from './seats-view.tsx'
import {
  boardOf,
  courseIn,
  dealerOf,
  handOf,
  isDealt,
  ownBetIn,
  phaseOf,
  stateIn,
} from './table-now.ts'

/** The dealer's hand and the board before the presenter, and the player's own two cards. */
export const Hands = ({ play }: RoomProps) => (
  <>
    <Dealer play={play} />
    <Board play={play} />
    <Own play={play} />
  </>
)

function Dealer({ play: { room, language } }: RoomProps) {
  const words = HOLDEM_WORDS[language]
  const slots = dealerOf(room)
  const best = bestOf(slots, boardOf(room))
  const state = stateIn(room)
  const isOut = state !== undefined && outcomeOf(state) === 'unqualified'
  return (
    <section className="poker-dealer" aria-label={words.dealer}>
      <Cards slots={slots} room={room} language={language} />
      {best && (
        <p className="poker-plate">
          {isOut ? words.unqualified : words.dealer}: {handText(best, language)}
        </p>
      )}
    </section>
  )
}

function Board({ play: { room, language } }: RoomProps) {
  const words = HOLDEM_WORDS[language]
  return (
    <section className="poker-board" aria-label={words.board}>
      <Cards slots={boardOf(room)} room={room} language={language} names={words.slots} />
    </section>
  )
}

/** Above the own seat; upright in the middle of the table. */
function Own({ play: { room, language } }: RoomProps) {
  const { at } = useTableSeat()
  const bet = ownBetIn(room)
  if (at === null || !bet || !isDealt(room)) return null
  const slots = handOf(room, bet)
  const best = bestOf(slots, boardOf(room))
  const isOut = courseIn(bet)?.end === 'folded'
  const isWon = phaseOf(room) === 'result' && (bet.returnKurus ?? 0) > bet.stakeKurus
  const { x, y } = SPOTS[at] ?? SPOTS[0]
  return (
    <section
      className={`poker-own${isOut ? ' poker-own--out' : ''}`}
      style={custom({ '--x': x, '--y': y })}
      aria-label={HOLDEM_WORDS[language].mine}
    >
      <Cards slots={slots} room={room} language={language} />
      {best && (
        <p className={`poker-plate${isWon ? ' poker-plate--won' : ''}`}>
          {handText(best, language)}
        </p>
      )}
    </section>
  )
}

type CardsProps = {
  slots: readonly Slot[]
  room: RoomState
  language: Language
  /** Of places where no card lies yet. */
  names?: readonly string[]
}

const Cards = ({ slots, room, language, names }: CardsProps) => (
  <div className="poker-cards">
    {slots.map((slot, at) => (
      <OneCard
        key={`${at}.${slot}`}
        slot={slot}
        isUsed={isUsed(slot, room)}
        name={names?.[at]}
        language={language}
      />
    ))}
  </div>
)

type OneProps = { slot: Slot; isUsed: boolean; name: string | undefined; language: Language }

function OneCard({ slot, isUsed, name, language }: OneProps) {
  const words = HOLDEM_WORDS[language]
  if (slot === null)
    return (
      <div className="poker-free">
        {name && (
          <span>
            {name}
            <span className="visually-hidden">: {words.noCard}</span>
          </span>
        )}
      </div>
    )
  const isOpen = slot !== 'down'
  return (
    <CardPicture
      drawing={isOpen ? faceOf(slot) : BACK}
      name={isOpen ? cardName(slot, language) : words.closed}
      className={`poker-card${isOpen ? ' poker-card--open' : ''}${isUsed ? '' : ' poker-card--idle'}`}
    />
  )
}

/** Once all is open, the cards of the own best hand and of the dealer's are lit. */
function isUsed(slot: Slot, room: RoomState): boolean {
  const state = stateIn(room)
  if (!state || state.end === 'folded' || typeof slot !== 'number') return true
  const board = openCards(boardOf(room))
  return [state.player, state.dealer].some((hand) => bestOf(hand, board)?.cards.includes(slot))
}

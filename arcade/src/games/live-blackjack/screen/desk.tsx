import { useState } from 'react'
import type { OwnBet } from '../../../rooms/protocol.ts'
import { money, signedMoney } from '../../../screens/figures.ts'
import type { MainAction, SecondaryAction } from '../../../screens/game/game-screen.ts'
import { SHELL_WORDS } from '../../../screens/game/words.ts'
import { Main } from '../../../screens/kit/actions.tsx'
import { type MoveAction, Moves } from '../../../screens/kit/chips/moves.tsx'
import { keyFor, useKeys } from '../../../screens/kit/keyboard/use-keys.ts'
import { Meter } from '../../../screens/kit/meter.tsx'
import type { RoomPlay, RoomProps } from '../../../screens/room/room-screen.ts'
import { ridingOf, stakedOf } from '../../../screens/room/round/phases.ts'
import { ROUND_WORDS } from '../../../screens/room/round/words.ts'
import { useTableChips } from '../../../screens/room/table/chip-bets-context.tsx'
import { ChipDesk } from '../../../screens/room/table/chip-desk.tsx'
import { RefusalLine } from '../../../screens/room/table/refusal-line.tsx'
import { type Hand, type HandMove, whyNotPlay } from '../../blackjack/play.ts'
import { totalText } from '../../blackjack/screen/shown.ts'
import { BLACKJACK_WORDS } from '../../blackjack/screen/words.ts'
import { insuranceOf } from '../bets.ts'
import { askedToInsure, betOf, ownTurn } from './table-now.ts'
import { useTable } from './table-view.tsx'
import { TurnClock } from './turn-clock.tsx'
import { LIVE_WORDS } from './words.ts'

/** Chips and the seat; in the own turn the moves of the hand; under an ace the insurance. */
export function Desk({ play }: RoomProps) {
  const turn = ownTurn(play.room)
  const asked = askedToInsure(play.room)
  if (turn) return <HandDesk key={turn.turn} play={play} {...turn} />
  if (asked.length > 0) return <InsuranceDesk play={play} asked={asked} />
  return <BetDesk play={play} />
}

function BetDesk({ play }: RoomProps) {
  const { language } = play
  const { own, leave, follows, canFollow, turnFollows, isSeatGone } = useTable()
  const bets = useTableChips()
  const words = LIVE_WORDS[language]
  const closed = bets.isOpen ? undefined : ROUND_WORDS[language].closed
  const more: SecondaryAction[] = [
    {
      icon: 'eye',
      word: words.follow,
      key: 't',
      isPressed: follows,
      whyOff: canFollow ? undefined : words.noFollowHere,
      press: turnFollows,
    },
    {
      icon: 'close',
      word: words.leave,
      key: 'k',
      whyOff: own.at === null ? words.noSeat : closed && (own.isPlayed ? words.playing : undefined),
      press: leave,
    },
  ]
  return (
    <>
      <RefusalLine play={play} />
      {isSeatGone && (
        <p className="table-refusal" role="alert">
          {words.seatGone}
        </p>
      )}
      <ChipDesk play={play} more={more} />
    </>
  )
}

type HandDeskProps = RoomProps & { bet: OwnBet; hand: Hand; turn: number }

const MOVES: readonly Exclude<HandMove, 'hit'>[] = ['split', 'double', 'stand']
const KEYS: Readonly<Record<string, HandMove>> = { 1: 'hit', 2: 'stand', 3: 'double', 4: 'split' }

function HandDesk({ play, bet, hand, turn }: HandDeskProps) {
  const words = BLACKJACK_WORDS[play.language]
  const [isAsking, ask] = useAsking()
  const whyOff = (move: HandMove) => whyNot(play, { bet, hand, move })
  const make = (move: HandMove) => {
    if (play.isLost || isAsking || whyOff(move) !== undefined) return
    play.sound(move === 'double' || move === 'split' ? 'chip' : 'tap')
    ask(() => play.move(bet.id, { play: move, turn }))
  }
  const moves = MOVES.map(
    (move): MoveAction => ({
      word: words[move],
      note: whyOff(move) ?? noteOf(move, { bet, hand }),
      isOff: play.isLost || isAsking || whyOff(move) !== undefined,
      press: () => make(move),
    }),
  )
  const main: MainAction = {
    kind: 'in',
    word: words.hit,
    isOff: play.isLost || isAsking,
    press: () => make('hit'),
  }
  useMoveKeys(play, (key) => {
    const move = key === ' ' || key === 'enter' ? 'hit' : KEYS[key]
    if (move) make(move)
    return move !== undefined
  })
  return <MovesDesk play={play} moves={moves} main={main} isBusy={isAsking} />
}

type Asked = { bet: OwnBet; hand: Hand }

const priceOf = ({ bet }: Pick<Asked, 'bet'>) => betOf(bet).stakeKurus

/** Why the hand cannot play so, in a word. */
function whyNot(
  { room, language }: RoomPlay,
  { bet, hand, move }: Asked & { move: HandMove },
): string | undefined {
  const { whyNot: words } = BLACKJACK_WORDS[language]
  const why = whyNotPlay(hand, move)
  if (why === 'taken_already') return words.taken_already
  if (why) return move === 'split' ? words.not_these_cards : words.firstTwo
  const isFree = move === 'hit' || move === 'stand'
  return !isFree && priceOf({ bet }) > room.balanceKurus ? words.money : undefined
}

const noteOf = (move: HandMove, { bet, hand }: Asked): string =>
  move === 'stand' ? totalText(hand.cards, true) : signedMoney(priceOf({ bet }))

/** Insurance of all own bets at once. It is never the main action, so that no key for cards buys it. */
function InsuranceDesk({ play, asked }: RoomProps & { asked: readonly OwnBet[] }) {
  const words = BLACKJACK_WORDS[play.language]
  const [isAsking, ask] = useAsking()
  const price = asked.reduce((sum, one) => sum + insuranceOf(betOf(one)), 0)
  const isShort = price > play.room.balanceKurus
  const answer = (insure: boolean) => {
    if (play.isLost || isAsking || (insure && isShort)) return
    if (insure) play.sound('chip')
    ask(() => Promise.all(asked.map(({ id }) => play.move(id, { insure }))))
  }
  const moves: MoveAction[] = [
    {
      word: words.insurance,
      note: isShort ? words.whyNot.money : `${signedMoney(price)} · 2:1`,
      isOff: play.isLost || isAsking || isShort,
      isFilled: true,
      press: () => answer(true),
    },
  ]
  const main: MainAction = {
    kind: 'quiet',
    word: words.no,
    isOff: play.isLost || isAsking,
    press: () => answer(false),
  }
  useMoveKeys(play, (key) => {
    if (key === 'i') answer(true)
    else if (key === ' ' || key === 'enter') answer(false)
    else return false
    return true
  })
  return <MovesDesk play={play} moves={moves} main={main} isBusy={isAsking} />
}

type MovesDeskProps = RoomProps & {
  moves: readonly MoveAction[]
  main: MainAction
  isBusy: boolean
}

const MovesDesk = ({ play, moves, main, isBusy }: MovesDeskProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a group of controls, no set of form fields
  <div className="desk desk--table" role="group" aria-label={SHELL_WORDS[play.language].actions}>
    <TurnClock play={play} />
    <Meter label={LIVE_WORDS[play.language].yourBet} value={money(stakedOf(ridingOf(play.room)))} />
    <Moves label={BLACKJACK_WORDS[play.language].moves} moves={moves} />
    <Main action={main} isBusy={isBusy} />
  </div>
)

/** Whether a command is on its way: another waits for its answer. */
function useAsking(): [boolean, (command: () => Promise<unknown>) => void] {
  const [isAsking, setAsking] = useState(false)
  return [
    isAsking,
    (command) => {
      setAsking(true)
      void command().finally(() => setAsking(false))
    },
  ]
}

/** Keys of the moves, as at the table for one; Space and Enter press the main action. */
function useMoveKeys({ hasSingleKeys }: RoomPlay, press: (key: string) => boolean): void {
  useKeys((event) => {
    const key = event.repeat ? undefined : keyFor(event)
    if (key === undefined) return
    const name = key.toLowerCase()
    const isMain = name === ' ' || name === 'enter'
    if ((isMain || hasSingleKeys) && press(name)) event.preventDefault()
  })
}

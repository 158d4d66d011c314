import { useState } from 'react'
import type { OwnBet } from '../../../rooms/protocol.ts'
import { money, signedMoney } from '../../../screens/figures.ts'
import type { MainAction } from '../../../screens/game/game-screen.ts'
import { SHELL_WORDS } from '../../../screens/game/words.ts'
import { Main } from '../../../screens/kit/actions.tsx'
import { stakeOn } from '../../../screens/kit/chips/placing.ts'
import { CHIP_WORDS } from '../../../screens/kit/chips/words.ts'
import { keyFor, useKeys } from '../../../screens/kit/keyboard/use-keys.ts'
import { Meter } from '../../../screens/kit/meter.tsx'
import type { RoomPlay, RoomProps } from '../../../screens/room/room-screen.ts'
import { ROUND_WORDS } from '../../../screens/room/round/words.ts'
import { useTableChips } from '../../../screens/room/table/chip-bets-context.tsx'
import { ChipDesk } from '../../../screens/room/table/chip-desk.tsx'
import { RefusalLine } from '../../../screens/room/table/refusal-line.tsx'
import type { ChipBets } from '../../../screens/room/table/use-chip-bets.ts'
import { needOf } from '../../holdem/screen/limits.ts'
import { HOLDEM_WORDS } from '../../holdem/screen/words.ts'
import { callOf, liveHoldem, type Move } from '../rules.ts'
import { type TableSeat, useTableSeat } from './seat-context.tsx'
import { betIn, isAsked, ownBetIn } from './table-now.ts'
import { LIVE_WORDS } from './words.ts'

/** Chips while bets are open; while the own hand is asked, what it can do. */
export function Desk({ play }: RoomProps) {
  const bet = ownBetIn(play.room)
  return bet && isAsked(play.room) ? (
    <DecisionDesk play={play} bet={bet} />
  ) : (
    <BettingDesk play={play} />
  )
}

function BettingDesk({ play }: RoomProps) {
  const seat = useTableSeat()
  const bets = useTableChips()
  useKeys((event) => {
    const key = event.repeat || !play.hasSingleKeys ? undefined : keyFor(event)
    if (key !== 's' || seat.at === null || seat.isPlayed) return
    event.preventDefault()
    seat.mark(!seat.callsAtEnd)
  })
  return (
    <>
      <RefusalLine play={play} />
      <Need play={play} />
      <ChipDesk play={play} main={mainAction(play, bets, seat)} />
    </>
  )
}

const laidIn = ({ draft }: Pick<ChipBets, 'draft'>) => ({
  anteKurus: stakeOn(draft, 'ante'),
  aaKurus: stakeOn(draft, 'aa'),
})

/** Why the chips are no bet yet: a call has to be covered too. It is read out at once. */
function Need({ play: { room, language } }: RoomProps) {
  const laid = laidIn(useTableChips())
  const { balanceKurus } = room
  const text =
    needOf(laid) > balanceKurus
      ? HOLDEM_WORDS[language].needMore(money(callOf(laid)), money(balanceKurus))
      : ''
  return (
    <p className="table-refusal num" role="alert">
      {text}
    </p>
  )
}

/** Sits down first; then the kit's, with what the mark reserves in the sum. */
function mainAction(
  { room, language }: RoomPlay,
  bets: ChipBets,
  { seats, at, sit, callsAtEnd }: TableSeat,
): MainAction | undefined {
  const bet = ownBetIn(room)
  if (bet?.state === 'placed' || bet?.state === 'decided') return onTable(bet, language)
  if (!bets.isOpen) return undefined
  if (at === null) return sitAction(seats.find(({ state }) => state === 'free')?.at, sit, language)
  const laid = laidIn(bets)
  if (laid.anteKurus === 0) return undefined
  const stakes = { place: at, ...laid, callsAtEnd }
  return {
    kind: 'in',
    word: ROUND_WORDS[language].place,
    sumKurus: liveHoldem.stakeOf(stakes),
    isOff: needOf(laid) > room.balanceKurus,
    press: bets.send,
  }
}

/** With what was reserved, and with a call. */
const onTable = ({ stakeKurus }: OwnBet, language: RoomPlay['language']): MainAction => ({
  kind: 'quiet',
  word: ROUND_WORDS[language].onTable,
  sumKurus: stakeKurus,
  isOff: true,
  press: () => {},
})

function sitAction(
  free: number | undefined,
  sit: TableSeat['sit'],
  language: RoomPlay['language'],
): MainAction {
  const words = LIVE_WORDS[language]
  if (free === undefined) return { kind: 'quiet', word: words.noSeat, isOff: true, press: () => {} }
  return { kind: 'in', word: words.sit, note: words.pickSeat, press: () => sit(free) }
}

function DecisionDesk({ play, bet }: RoomProps & { bet: OwnBet }) {
  const { language, isLost, room } = play
  const words = HOLDEM_WORDS[language]
  const [isSending, setSending] = useState(false)
  const stakes = betIn(bet)
  const give = (move: Move) => {
    setSending(true)
    void play.move(bet.id, move).finally(() => setSending(false))
  }
  const priceKurus = liveHoldem.priceOf?.(stakes, { call: true }) ?? 0
  const isShort = priceKurus > room.balanceKurus
  const isOff = isLost || isSending
  const call: MainAction = {
    kind: 'in',
    word: words.call,
    ...(isShort ? { note: words.short } : callNote(priceKurus, stakes, language)),
    isOff: isOff || isShort,
    press: () => give({ call: true }),
  }
  const fold: MainAction = {
    kind: 'quiet',
    word: words.fold,
    note: signedMoney(-stakes.anteKurus),
    isOff,
    press: () => give({ fold: true }),
  }
  useDecisionKeys(play, { call, fold })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls, no set of form fields
    <div
      className="desk desk--table desk--decision"
      role="group"
      aria-label={SHELL_WORDS[language].actions}
    >
      <Meter label={CHIP_WORDS[language].onTable} value={money(bet.stakeKurus)} />
      <Main action={fold} isBusy={false} />
      <Main action={call} isBusy={isSending} />
    </div>
  )
}

/** A call costs its price, or what was reserved for it. */
const callNote = (priceKurus: number, stakes: { anteKurus: number }, language: 'tr' | 'en') =>
  priceKurus > 0
    ? { sumKurus: priceKurus }
    : { note: `${LIVE_WORDS[language].reserved} ${money(callOf(stakes))}` }

type Choices = Record<'call' | 'fold', MainAction>

/** 1 calls and 2 folds, as at the table for one; Space and Enter are the main button's. */
const CHOICES: { [key: string]: keyof Choices } = {
  ' ': 'call',
  Enter: 'call',
  1: 'call',
  2: 'fold',
}

function useDecisionKeys({ hasSingleKeys }: RoomPlay, choices: Choices): void {
  useKeys((event) => {
    const key = (!event.repeat && keyFor(event)) || ''
    const isSingle = key === '1' || key === '2'
    const choice = isSingle && !hasSingleKeys ? undefined : CHOICES[key]
    if (!choice) return
    event.preventDefault()
    const { isOff, press } = choices[choice]
    if (!isOff) press()
  })
}

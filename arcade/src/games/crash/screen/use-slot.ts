import { useEffect, useRef, useState } from 'react'
import type { OwnBet } from '../../../rooms/protocol.ts'
import type { Answer } from '../../../screens/room/room-line.ts'
import type { RoomPlay } from '../../../screens/room/room-screen.ts'
import { times } from '../../game.ts'
import { multiplierNow, phaseOf, ridingOf } from './flight-now.ts'
import type { SlotAction, SlotNow } from './slot-action.ts'

/** The choices of one bet slot. */
export type SlotChoice = { stakeKurus: number; isAuto: boolean; auto: number }

export type Slot = {
  choice: SlotChoice
  now: SlotNow
  onChoice: (change: Partial<SlotChoice>) => void
  press: (does: SlotAction['does']) => void
}

/** One of the two bets: what is chosen for it, what waits for the next round, and what was asked. */
export function useSlot(play: RoomPlay, number: number, first: SlotChoice): Slot {
  const { room } = play
  const [choice, setChoice] = useState(first)
  const [isQueued, setQueued] = useState(false)
  const [asked, setAsked] = useState<SlotNow['asked']>(null)
  const [frozenKurus, setFrozen] = useState<number | null>(null)
  const own = ridingOf(room).find(({ slot }) => slot === number)
  const ask = (what: SlotNow['asked'], answer: Promise<Answer>) => {
    setAsked(what)
    void answer.finally(() => {
      setAsked(null)
      setFrozen(null)
    })
  }
  const place = () => {
    const { stakeKurus, isAuto, auto } = choice
    ask('place', play.bet(number, { stakeKurus, auto: isAuto ? auto : null }))
  }
  usePlaceAtStart(play, isQueued && asked === null && !own, () => {
    setQueued(false)
    place()
  })
  const withOwn = (command: (bet: OwnBet) => void) => own && command(own)
  const press = (does: SlotAction['does']) => {
    if (does === 'place') place()
    if (does === 'queue' || does === 'unqueue') setQueued(does === 'queue')
    if (does === 'takeBack') withOwn((bet) => ask('takeBack', play.takeBack(bet.id)))
    if (does === 'cashOut')
      withOwn((bet) => {
        setFrozen(times(bet.stakeKurus, multiplierNow(room, performance.now())))
        ask('cashOut', play.move(bet.id, { cashOut: true }))
      })
  }
  return {
    choice,
    now: { stakeKurus: choice.stakeKurus, isQueued, asked, frozenKurus, own },
    onChoice: (change) => setChoice((before) => ({ ...before, ...change })),
    press,
  }
}

/** What waits for the next round is placed as soon as its bets are open. */
function usePlaceAtStart({ room, isLost }: RoomPlay, isQueued: boolean, place: () => void): void {
  const latest = useRef(place)
  latest.current = place
  const isOpen = phaseOf(room) === 'betting' && !isLost
  useEffect(() => {
    if (isOpen && isQueued) latest.current()
  }, [isOpen, isQueued])
}

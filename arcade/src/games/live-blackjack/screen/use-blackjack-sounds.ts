import { useEffect, useRef } from 'react'
import type { RoomPlay } from '../../../screens/room/room-screen.ts'
import { ridingOf } from '../../../screens/room/round/phases.ts'
import {
  type Entered,
  isFresh,
  lastSeconds,
  later,
  soundResult,
  usePhaseSounds,
} from '../../../screens/room/round/use-phase-sounds.ts'
import { LENGTHS } from '../table.ts'
import { ownTurn, type Phase, phaseOf, shownIn } from './table-now.ts'

/** The last seconds of betting and of the own turn, cards as they come, and what came of the round. */
export function useBlackjackSounds(play: RoomPlay): void {
  const { room } = play
  const own = ownTurn(room)
  const { hands = [], turn = 0 } = shownIn(room)
  const phase = phaseOf(room)
  const key: Entry = own ? `own ${turn}` : phase
  usePhaseSounds(play, key, enter)
  useDrawnCards(play, phase === 'turn' ? hands.flatMap(({ cards }) => cards).length : undefined)
}

type Entry = Phase | `own ${number}`

function enter(entry: Entry, entered: Entered): (() => void) | undefined {
  const { room, sinceMs, sound } = entered
  const { hands = [], dealer = [] } = shownIn(room())
  switch (entry) {
    case 'betting':
      return lastSeconds(entered)
    case 'dealing': {
      const { around, card } = LENGTHS.dealt
      const cards = Array.from(
        { length: 2 * (hands.length + 1) },
        (_, at) => around / 2 + at * card,
      )
      return later(
        cards.map((ms) => ms - sinceMs),
        () => sound('card'),
      )
    }
    case 'insurance':
      return ridingOf(room()).length > 0 ? lastSeconds(entered) : undefined
    case 'dealer': {
      const { hole, card } = LENGTHS.dealer
      const cards = dealer.slice(1).map((_, at) => hole + (at - 1) * card)
      return later(
        cards.map((ms) => ms - sinceMs),
        () => sound('card'),
      )
    }
    case 'result':
      return soundResult(entered, 'tap')
    case 'closed':
    case 'peek':
    case 'turn':
    case 'none':
      return undefined
    default:
      if (isFresh(entered)) sound({ string: 'D5', gain: 0.1 })
      return lastSeconds(entered)
  }
}

/** A card that a hand has drawn. */
function useDrawnCards({ sound }: RoomPlay, cards: number | undefined): void {
  const seen = useRef(cards)
  const latest = useRef(sound)
  latest.current = sound
  useEffect(() => {
    if (seen.current !== undefined && cards !== undefined && cards > seen.current)
      latest.current('card')
    seen.current = cards
  }, [cards])
}

import type { Paid } from '../../../screens/kit/chips/flights.ts'
import type { RoomState } from '../../../screens/room/room-state.ts'
import { returnedOf, ridingOf } from '../../../screens/room/round/phases.ts'
import { allChips } from '../../../screens/room/table/chip-bets.ts'
import { times } from '../../game.ts'
import { BOWLS, ODDS, type Place } from '../ring.ts'
import { chosenTulip, placeOf, type Shown, shownIn } from './table-now.ts'

const MIDDLE_TULIP = 1

/** What each place of the player's brought back; null until all of it is known. */
export function paidOf(room: RoomState): readonly Paid[] | null {
  const own = ridingOf(room)
  if (returnedOf(own) === undefined) return null
  const shown = shownIn(room)
  const won = placeOf(shown.segment)
  return allChips(own).map(({ place, stakeKurus }) => ({
    place,
    stakeKurus,
    returnKurus: place === won ? times(stakeKurus, 100 + oddsOf(won, shown, chosenTulip(room))) : 0,
  }))
}

/** Hundredths beside the stake, of the place that the wheel stopped at. */
export function oddsOf(place: Place, { tulips, path }: Shown, tulip = MIDDLE_TULIP): number {
  if (place === 'lale') return tulips?.[tulip] ?? 0
  if (place === 'nar') return BOWLS[path?.reduce((sum, step) => sum + step, 0) ?? 0] ?? 0
  return ODDS[place]
}

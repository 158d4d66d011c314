import { BINGO_FACTS } from '../bingo/halls.ts'
import { cardDrawFacts } from '../card-draw/facts.ts'
import { crashFacts } from '../crash/facts.ts'
import { draw649Facts } from '../draw-649/facts.ts'
import type { Facts } from '../facts.ts'
import { horseRaceFacts } from '../horse-race/facts.ts'
import { leagueFacts } from '../league/facts.ts'
import { liveBaccaratFacts } from '../live-baccarat/facts.ts'
import { LIVE_BLACKJACK_FACTS } from '../live-blackjack/facts.ts'
import { liveHoldemFacts } from '../live-holdem/facts.ts'
import { LIVE_ROULETTE_FACTS } from '../live-roulette/facts.ts'
import { moneyWheelFacts } from '../money-wheel/facts.ts'

/**
 * Of every room, by its folder: rooms of one folder differ by limits or course alone. Suppliers
 * number their games by this order too, after all others.
 */
const ROOM_FACTS_BY_FOLDER: { [folder: string]: readonly Facts[] } = {
  crash: [crashFacts],
  'money-wheel': [moneyWheelFacts],
  'draw-649': [draw649Facts],
  'card-draw': [cardDrawFacts],
  league: [leagueFacts],
  'horse-race': [horseRaceFacts],
  bingo: BINGO_FACTS,
  'live-roulette': LIVE_ROULETTE_FACTS,
  'live-baccarat': [liveBaccaratFacts],
  'live-blackjack': LIVE_BLACKJACK_FACTS,
  'live-holdem': [liveHoldemFacts],
}

export const ROOM_FACTS: readonly Facts[] = Object.values(ROOM_FACTS_BY_FOLDER).flat()

const folders = new Map(
  Object.entries(ROOM_FACTS_BY_FOLDER).flatMap(([folder, rooms]) =>
    rooms.map(({ code }) => [code, folder] as const),
  ),
)

/** The folder in `games/` with the room's rules and screen; undefined for another game. */
export const roomFolderOf = (gameCode: string): string | undefined => folders.get(gameCode)

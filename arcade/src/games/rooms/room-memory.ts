import { bingoMemory } from '../bingo/memory.ts'
import { cardDrawMemory } from '../card-draw/memory.ts'
import { crashMemory } from '../crash/memory.ts'
import { draw649Memory } from '../draw-649/memory.ts'
import { horseRaceMemory } from '../horse-race/memory.ts'
import { leagueMemory } from '../league/memory.ts'
import { baccaratMemory } from '../live-baccarat/memory.ts'
import { blackjackMemory } from '../live-blackjack/memory.ts'
import { holdemMemory } from '../live-holdem/memory.ts'
import { rouletteMemory } from '../live-roulette/memory.ts'
import { moneyWheelMemory } from '../money-wheel/memory.ts'
import type { Memory, SeenRounds } from './memory.ts'
import { roomFolderOf } from './room-facts.ts'

type ReadMemory = (rounds: SeenRounds, gameCode: string) => Memory | null

/** By the room's folder. */
const MEMORIES: { [folder: string]: ReadMemory } = {
  crash: crashMemory,
  'money-wheel': moneyWheelMemory,
  'live-roulette': rouletteMemory,
  'live-baccarat': baccaratMemory,
  'live-blackjack': blackjackMemory,
  'live-holdem': holdemMemory,
  'horse-race': horseRaceMemory,
  league: leagueMemory,
  'draw-649': draw649Memory,
  'card-draw': cardDrawMemory,
  bingo: bingoMemory,
}

/** What a lobby shows of the room beside its clock; null where nothing is to be shown. */
export function memoryOf(gameCode: string, rounds: SeenRounds): Memory | null {
  const folder = roomFolderOf(gameCode)
  return (folder && MEMORIES[folder]?.(rounds, gameCode)) || null
}

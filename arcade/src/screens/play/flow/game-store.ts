import type { GameMessage, Language } from '../../../protocol.ts'
import type { Stage } from '../stage/stage.ts'
import { type GameState, isOpen, type OpenGame } from './game-state.ts'
import type { SeedHolder } from './seeds.ts'

export type GameOptions = {
  gameCode: string
  /** Null for a demo. */
  token: string | null
  language: Language
  tellParent: (message: GameMessage) => void
}

/** What one game in play holds: what the page shows, and the reels that show it. */
export type GameStore = {
  options: GameOptions
  state: GameState
  stage: Stage | undefined
  /** Where the reels rest. */
  stops: readonly number[]
  /** No round may start before this (GAM-08). */
  nextPlayMs: number
  listeners: Set<() => void>
  /** Free rounds whose end the player has seen and gone on from. */
  goneOnFrom: string | null
}

/** The reels' places before the first round: any will do, but always the same. */
export const FIRST_STOPS = [0, 0, 0, 0, 0]

export function createGameStore(options: GameOptions): GameStore {
  return {
    options,
    state: { phase: 'loading' },
    stage: undefined,
    stops: FIRST_STOPS,
    nextPlayMs: 0,
    listeners: new Set(),
    goneOnFrom: null,
  }
}

export function replace(store: GameStore, state: GameState): void {
  store.state = state
  for (const listener of store.listeners) listener()
}

/** Changes what an open game shows; says nothing to one that is loading or closed. */
export function set(store: GameStore, change: Partial<OpenGame>): void {
  if (!isOpen(store.state)) return
  const silence = change.said === undefined ? {} : { saidAfter: '' }
  replace(store, { ...store.state, ...silence, ...change })
}

/** Where this page keeps its player's seeds. */
export const seedsOf = (store: GameStore): SeedHolder => ({
  gameCode: store.options.gameCode,
  keep: (seeds) => set(store, seeds),
})

export function setBalance(store: GameStore, balanceKurus: number): void {
  set(store, { balanceKurus })
  store.options.tellParent({ type: 'zar:balance', balanceKurus })
}

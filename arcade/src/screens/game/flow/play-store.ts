import type { FreeRounds, GameMessage } from '../../../protocol.ts'
import type { Voice } from '../../kit/sound/voices.ts'
import { newlyTold } from '../free-rounds/free-rounds.ts'
import type { AnyScreen } from '../game-screen.ts'
import { isOpenPlay, type OpenPlay, type PlayOptions, type PlayState } from './play-state.ts'
import type { SeedHolder } from './seeds.ts'

/** What one game in play holds. */
export type PlayStore = {
  options: PlayOptions
  /** Of the game as it is played now. */
  screenNow: AnyScreen
  /** On the stage: while a round of an earlier version is told, that version’s. */
  screen: AnyScreen
  /** The choices of the desk, as the screen knows them. */
  choices: unknown
  state: PlayState
  /** Ends what is being told, if anything is. */
  skip: () => void
  /** No round may begin before this (GAM-08). */
  nextRoundMs: number
  /** Free rounds whose end the player has seen and gone on from. */
  goneOnFrom: string | null
  /** Nothing moves: results appear at once. */
  isStill: boolean
  listeners: Set<() => void>
  tellParent: (message: GameMessage) => void
  sound: (voice: Voice) => void
}

export function replaceState(store: PlayStore, state: PlayState): void {
  store.state = state
  for (const listener of store.listeners) listener()
}

/** Changes what an open game shows; says nothing to one that is loading or closed. */
export function change(store: PlayStore, some: Partial<OpenPlay>): void {
  if (isOpenPlay(store.state)) replaceState(store, { ...store.state, ...some })
}

export function keepBalance(store: PlayStore, balanceKurus: number): void {
  change(store, { balanceKurus })
  store.tellParent({ type: 'zar:balance', balanceKurus })
}

export function keepFreeRounds(store: PlayStore, told: FreeRounds): void {
  change(store, { freeRounds: newlyTold(told, store.goneOnFrom) })
}

export const seedsIn = (store: PlayStore): SeedHolder => ({
  gameCode: store.options.gameCode,
  keep: (seeds) => change(store, seeds),
})

import { useEffect } from 'react'
import type { Game } from './flow/game.ts'
import { isOpen } from './flow/game-state.ts'

const STAKE_STEPS: Record<string, 1 | -1> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
}

/** The next stake up or down the list, or none at its end. */
export function stakeBeside(stakesKurus: readonly number[], stakeKurus: number, step: 1 | -1) {
  return stakesKurus[stakesKurus.indexOf(stakeKurus) + step]
}

/**
 * Space and Enter spin, arrows change the stake, wherever the focus is, unless a control or an
 * open panel wants the key. A key held down spins once: each round needs a press of its own.
 */
export function useKeys(game: Game): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isPress = event.key === ' ' || event.key === 'Enter'
      if (event.repeat && isPress) return event.preventDefault()
      if (isForOthers(event)) return
      if (isPress) pressSpin(game, event)
      else stepStake(game, event)
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [game])
}

function isForOthers(event: KeyboardEvent): boolean {
  const isChord = event.ctrlKey || event.metaKey || event.altKey
  const isTyping = targetOf(event).closest('input, select, textarea') !== null
  return isChord || isTyping || document.querySelector('dialog[open]') !== null
}

function targetOf(event: KeyboardEvent): Element {
  return event.target instanceof Element ? event.target : document.body
}

/** A focused button or link answers the press itself. */
function pressSpin(game: Game, event: KeyboardEvent): void {
  if (targetOf(event).closest('button, a')) return
  event.preventDefault()
  void game.play()
}

function stepStake(game: Game, event: KeyboardEvent): void {
  const step = STAKE_STEPS[event.key]
  const state = game.read()
  if (!step || !isOpen(state)) return
  event.preventDefault()
  const stake = stakeBeside(state.session.stakesKurus, state.stakeKurus, step)
  if (stake !== undefined) game.chooseStake(stake)
}

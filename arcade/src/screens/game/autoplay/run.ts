import type { Round } from '../../../protocol.ts'
import { isOpenPlay } from '../flow/play-state.ts'
import { change, type PlayStore } from '../flow/play-store.ts'
import { type AutoplayEnd, afterRound, begunBy, endOf, type StopRules } from './stop-rules.ts'

/** Does nothing where the market's law allows none. */
export function startAutoplay(store: PlayStore, rules: StopRules): void {
  if (isOpenPlay(store.state) && store.state.session.hasAutoplay)
    change(store, { autoplay: begunBy(rules), autoplayEnd: null })
}

/** The round in play goes on to its end; no further one begins by itself. */
export function stopAutoplay(store: PlayStore, why: AutoplayEnd): void {
  if (isOpenPlay(store.state) && store.state.autoplay)
    change(store, { autoplay: null, autoplayEnd: why })
}

/** Of the rounds that run by themselves: one more is paid, and perhaps it was the last. */
export function countRound(store: PlayStore, round: Round): void {
  if (!isOpenPlay(store.state) || !store.state.autoplay) return
  const autoplay = afterRound(store.state.autoplay, round)
  const end = endOf(autoplay, round)
  if (end === null) change(store, { autoplay })
  else stopAutoplay(store, end)
}

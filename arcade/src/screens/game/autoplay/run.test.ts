import { expect, test } from 'vitest'
import { plinko } from '../../../games/plinko/rules.ts'
import { playControls } from '../flow/open-play.ts'
import type { OpenPlay } from '../flow/play-state.ts'
import { roundOf } from '../testing/round.ts'
import { storeOf } from '../testing/store.ts'
import { countRound } from './run.ts'
import type { StopRules } from './stop-rules.ts'

const RULES: StopRules = { rounds: 10, lossKurus: 5_000, winKurus: null, stopsAtWin: false }
const LOST = roundOf(plinko.code, {}, { isDecided: true, state: 'settled', winKurus: 0 })

function page(hasAutoplay: boolean) {
  const { store } = storeOf({ tell: async () => {} })
  store.state = {
    ...(store.state as OpenPlay),
    session: { hasAutoplay } as OpenPlay['session'],
    autoplay: null,
    autoplayEnd: null,
  }
  return { store, controls: playControls(store), state: () => store.state as OpenPlay }
}

test('where the law has no autoplay none can be started', () => {
  const { store, controls, state } = page(false)
  controls.startAutoplay(RULES)
  countRound(store, LOST)
  expect(state()).toMatchObject({ autoplay: null, autoplayEnd: null })
})

test('each paid round is counted, and the limit of losses ends them', () => {
  const { store, controls, state } = page(true)
  controls.startAutoplay(RULES)
  countRound(store, LOST)
  expect(state().autoplay).toMatchObject({ played: 1, netKurus: -2_000 })
  countRound(store, LOST)
  expect(state()).toMatchObject({ autoplay: null, autoplayEnd: 'loss' })
  controls.startAutoplay(RULES)
  expect(state()).toMatchObject({ autoplay: { played: 0 }, autoplayEnd: null })
})

test('a lost line and the player end them', () => {
  const { controls, state } = page(true)
  controls.startAutoplay(RULES)
  controls.setOnline(false)
  expect(state()).toMatchObject({ autoplay: null, autoplayEnd: 'trouble', isOffline: true })
  controls.startAutoplay(RULES)
  controls.stopAutoplay('stopped')
  expect(state()).toMatchObject({ autoplay: null, autoplayEnd: 'stopped' })
})

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Reward, RewardOver, Round } from '../../../protocol.ts'
import { EN } from '../../words/en.ts'
import { playControls } from '../flow/open-play.ts'
import { beginRound } from '../flow/play-round.ts'
import type { OpenPlay } from '../flow/play-state.ts'
import type { MainAction } from '../game-screen.ts'
import { MessageLine } from '../message-line.tsx'
import { roundOf } from '../testing/round.ts'
import { storeOf } from '../testing/store.ts'
import { rewardMain } from './reward-main.ts'

const NOW: Reward = {
  id: 'a',
  given: 10,
  left: 7,
  stakeKurus: 200,
  wonKurus: 0,
  endsAt: '2026-11-30T20:59:00.000Z',
}
const OVER: RewardOver = { id: 'b', given: 5, played: 5, wonKurus: 900 }
const SPIN: MainAction = { kind: 'in', word: 'Spin', sumKurus: 2_000, press: () => {} }

function page(freeRounds: OpenPlay['freeRounds'], round: Round | null = null) {
  const { store } = storeOf({ tell: async () => {} })
  store.state = {
    ...(store.state as OpenPlay),
    phase: 'ready',
    freeRounds,
    round,
    stakeKurus: 2_000,
    balanceKurus: 0,
    notice: null,
    said: '',
    autoplay: null,
    isOffline: false,
    fairness: { pair: {} } as OpenPlay['fairness'],
  }
  const controls = playControls(store)
  const state = () => store.state as OpenPlay
  const line = () =>
    renderToStaticMarkup(
      createElement(MessageLine, {
        open: state(),
        message: { text: 'Told.' },
        options: store.options,
        controls,
        onSeeds: () => {},
      }),
    )
  return { store, controls, state, line }
}

test('the main action of a free round says that it is one, and names no sum of the player’s', () => {
  const { state } = page({ now: NOW, over: null })
  const main = rewardMain(SPIN, state(), EN)
  expect(main).toMatchObject({ word: 'Free', note: '7 left' })
  expect(main.sumKurus).toBeUndefined()
  expect(rewardMain(SPIN, page({ now: null, over: null }).state(), EN)).toBe(SPIN)
})

test('their stake is fixed', () => {
  const { controls, state } = page({ now: NOW, over: null })
  controls.chooseStake(4_000)
  expect(state().stakeKurus).toBe(2_000)
})

test('what was given is told before the first of them, and what is left after each', () => {
  expect(page({ now: NOW, over: null }).line()).toMatch(/7\sfree rounds.*₺2,00/)
  const after = page({ now: NOW, over: null }, roundOf('zar_terazi', {}, { isFree: true })).line()
  expect(after).toMatch(/Told\. .*7/)
})

test('once they are over nobody’s own money is staked before the player has gone on', async () => {
  const { store, controls, state } = page({ now: null, over: OVER })
  expect(rewardMain(SPIN, state(), EN).isOff).toBe(true)
  await beginRound(store, { stakeKurus: 2_000 })
  expect(state().phase).toBe('ready')
  controls.goOn()
  expect(state().freeRounds).toEqual({ now: null, over: null })
  expect(store.goneOnFrom).toBe('b')
  expect(rewardMain(SPIN, state(), EN).isOff).toBeFalsy()
})

test('the stake that was chosen is said', () => {
  const { controls, line } = page({ now: null, over: null })
  controls.chooseStake(4_000)
  expect(line()).toContain('Stake ₺40,00.')
})

test('FAIR-01: before the player’s first seed is taken its hash and the seed are on the screen', () => {
  const { store, state, line } = page({ now: null, over: null })
  store.state = {
    ...state(),
    clientSeed: 'ab12',
    fairness: { pair: null, nextCommitment: 'c0ffee'.repeat(10), digest: '' },
  }
  expect(line()).toContain('c0ffee'.repeat(10))
  expect(line()).toContain('ab12')
})

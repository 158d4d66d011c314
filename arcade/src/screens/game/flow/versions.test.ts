import { expect, test } from 'vitest'
import { randomOf } from '../../../fairness/seeds.ts'
import { findGame } from '../../../games/find-game.ts'
import { shownOf } from '../../../rounds/present.ts'
import { findScreen } from '../find/find-screen.ts'
import { roundOf } from '../testing/round.ts'
import { storeOf } from '../testing/store.ts'
import { beginRound } from './play-round.ts'
import { change } from './play-store.ts'
import { isEarlier, screenOf, setStage } from './versions.ts'

const CODES = ['zar_nazar_degmez', 'zar_sultanin_taci']
const STAKE = 2_000
const SEEDS = { serverSeed: '5'.repeat(64), clientSeed: 'zar' }

/** The first round of a version that returned anything, as the server presents it. */
function wonRound(code: string, gameVersion: string) {
  const game = findGame(code, gameVersion)
  for (let nonce = 0; game && nonce < 500; nonce++) {
    const state = game.begin({ stakeKurus: STAKE }, randomOf(SEEDS, nonce))
    const winKurus = game.returnOf(state) ?? 0
    const { shown, steps } = shownOf(game, state, winKurus)
    if (winKurus > 0)
      return roundOf(code, shown, {
        gameVersion,
        steps,
        winKurus,
        isDecided: true,
        state: 'settled',
      })
  }
  throw new Error('nothing was won')
}

test.each(CODES)('GAM-11: a round of %s is told by the screen of its version', async (code) => {
  const now = await findScreen(code)
  if (!now) throw new Error('no screen')
  const { store } = storeOf(now)
  const [first, second] = [wonRound(code, '1'), wonRound(code, '2')]
  expect([first, second].map(isEarlier)).toEqual([true, false])

  await setStage(store, first)
  expect(store.screen).not.toBe(now)
  expect(store.screenNow).toBe(now)
  expect(store.screen.frameOf(first, store.screen.first)).toBeTruthy()
  await setStage(store, second)
  expect(store.screen).toBe(now)
})

test('GAM-08: the press after it brings the game of now back, and stakes nothing', async () => {
  const [code = ''] = CODES
  const now = await findScreen(code)
  if (!now) throw new Error('no screen')
  const { store } = storeOf(now)
  const first = wonRound(code, '1')
  await setStage(store, first)
  change(store, { round: first, isOffline: false })
  await beginRound(store, { stakeKurus: STAKE })
  expect(store.screen).toBe(now)
  expect(store.state).toMatchObject({ phase: 'ready', round: null })
})

test.each(CODES)(
  'the history tells every round of %s in the words of its version',
  async (code) => {
    const now = await findScreen(code)
    if (!now) throw new Error('no screen')
    const { store } = storeOf(now)
    for (const version of ['1', '2']) {
      const round = wonRound(code, version)
      const screen = await findScreen(code, version)
      for (const language of ['tr', 'en'] as const) {
        const told = (await screenOf(store, round))?.summary(round, language)
        expect(told).toBe(screen?.summary(round, language))
        expect(told).toMatch(/₺/)
      }
    }
  },
)

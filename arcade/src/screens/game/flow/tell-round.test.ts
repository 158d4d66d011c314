import { expect, test } from 'vitest'
import type { Telling } from '../game-screen.ts'
import { roundOf } from '../testing/round.ts'
import { storeOf } from '../testing/store.ts'
import { beforeWin } from './play-round.ts'
import { tierOf } from './play-state.ts'
import { tellRound } from './tell-round.ts'

const ROUND = roundOf('zar_terazi', {})

test('a press ends the telling at once: the picture at rest is shown, and nothing comes after it', async () => {
  let telling: Telling<unknown> | undefined
  let isThrough = false
  const { store, frames } = storeOf({
    tell: async (told) => {
      telling = told
      told.show('first')
      await told.wait(60_000)
      told.show('second')
      isThrough = true
    },
  })
  const done = tellRound(store, ROUND, null)
  expect(frames()).toEqual([null, 'first'])
  store.skip()
  await done
  expect(frames().at(-1)).toBeNull()
  telling?.show('late')
  expect(frames()).not.toContain('late')
  expect(frames()).not.toContain('second')
  expect(isThrough).toBe(true)
})

test('a telling that asks goes on with the next press, and the one after it ends it', async () => {
  const { store, frames } = storeOf({
    tell: async ({ ask, show, wait }) => {
      show('card')
      await ask()
      show('spin')
      await wait(60_000)
    },
  })
  const done = tellRound(store, ROUND, null)
  expect(frames().at(-1)).toBe('card')
  store.skip()
  await expect.poll(() => frames().at(-1)).toBe('spin')
  store.skip()
  await done
  expect(frames().at(-1)).toBeNull()
})

test('GAM-08: where the law wants a round shown to its end no press ends it', async () => {
  let goOn = () => {}
  const shown = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const { store, frames } = storeOf(
    {
      tell: async ({ show }) => {
        show('first')
        await shown
        show('last')
      },
    },
    false,
  )
  const done = tellRound(store, ROUND, null)
  store.skip()
  goOn()
  await done
  expect(frames().slice(1)).toEqual(['first', 'last', null])
})

test('where nothing may move no telling is asked for', async () => {
  let asked = 0
  const { store, frames } = storeOf({
    tell: async () => {
      asked += 1
    },
  })
  store.isStill = true
  await tellRound(store, ROUND, null)
  expect(asked).toBe(0)
  expect(frames().every((frame) => frame === null)).toBe(true)
})

test('a win that is paid already is not in the balance before its round has been told', () => {
  const paid = roundOf('zar_terazi', {}, { state: 'settled', winKurus: 3_920 })
  expect(beforeWin(paid, 103_920)).toBe(100_000)
  expect(beforeWin({ ...paid, state: 'open' }, 98_000)).toBe(98_000)
})

test.each([
  [0, 'none'],
  [1_999, 'none'],
  [2_000, 'none'],
  [2_001, 'small'],
  [10_000, 'big'],
  [50_000, 'huge'],
])('GAM-09: a return of %d for stakes of 2,000 is celebrated as %s', (winKurus, tier) => {
  expect(tierOf(roundOf('zar_terazi', {}, { winKurus }))).toBe(tier)
})

test('GAM-09: of a free round everything is won, since nothing was staked', () => {
  const tierOfFree = (winKurus: number) =>
    tierOf(roundOf('zar_terazi', {}, { winKurus, isFree: true }))
  expect([0, 1, 2_000, 10_000].map(tierOfFree)).toEqual(['none', 'small', 'small', 'big'])
})

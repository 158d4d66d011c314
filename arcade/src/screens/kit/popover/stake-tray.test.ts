import { expect, test } from 'vitest'
import { countedTo } from '../../game/use-count-up.ts'
import { chipsAmong } from '../chips/tray-chips.tsx'
import { keptSwitch } from '../kept.ts'
import { valueUpTo } from './stake-tray.tsx'

const STAKES = [100, 200, 500, 1_000, 2_000, 5_000]

test('half and double are stakes of the list, never more than they say', () => {
  expect([2_000, 5_000, 500, 100].map((stake) => valueUpTo(STAKES, stake / 2))).toEqual([
    1_000, 2_000, 200, 100,
  ])
  expect([100, 1_000, 2_000, 5_000].map((stake) => valueUpTo(STAKES, stake * 2))).toEqual([
    200, 2_000, 2_000, 5_000,
  ])
})

test('the chips of the tray are stakes of its list, five at most', () => {
  expect(chipsAmong(STAKES)).toEqual([1, 5, 10, 50])
  expect(chipsAmong([...STAKES, 10_000, 50_000, 100_000])).toEqual([5, 10, 50, 100, 500])
  expect(chipsAmong([200, 300])).toEqual([])
})

test('a win is counted in whole kuruş, and ends at the sum itself', () => {
  expect([0, 0.5, 0.999, 1].map((part) => countedTo(101, 204, part))).toEqual([101, 152, 203, 204])
})

test('a switch is kept, and does without a storage that refuses', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
  const first = keptSwitch(storage, 'zar.keys', true)
  expect(first.isOn()).toBe(true)
  first.turn(false)
  expect(keptSwitch(storage, 'zar.keys', true).isOn()).toBe(false)
  const refuses = () => {
    throw new Error('denied')
  }
  const refused = keptSwitch({ getItem: refuses, setItem: refuses }, 'zar.keys', true)
  refused.turn(false)
  expect(refused.isOn()).toBe(false)
})

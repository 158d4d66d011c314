import { expect, test } from 'vitest'
import { range } from '../../games/shuffle.ts'
import { keptReadWins } from './kept-read-wins.ts'

function storageOf(kept = new Map<string, string>()) {
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
}

test('a fall that was read stays read over a reload, and what is kept does not grow', () => {
  const storage = storageOf()
  expect(keptReadWins(storage).read()).toEqual([])
  keptReadWins(storage).add('cihar 1')
  expect(keptReadWins(storage).read()).toEqual(['cihar 1'])
  for (const number of range(1, 100)) keptReadWins(storage).add(`yek ${number}`)
  const read = keptReadWins(storage).read()
  expect([read.length, read.at(-1)]).toEqual([20, 'yek 100'])
})

test('where the browser keeps nothing, nothing is read and nothing fails', () => {
  const storage = {
    getItem: () => {
      throw new Error('blocked')
    },
    setItem: () => {
      throw new Error('blocked')
    },
  }
  keptReadWins(storage).add('cihar 1')
  expect(keptReadWins(storage).read()).toEqual([])
})

import { expect, test } from 'vitest'
import { changesOf } from './debt.ts'

test('BET-10: what is taken back takes the balance to zero, and the rest is owed', () => {
  expect(changesOf(-29_600n, { balanceKurus: 5_000n, debtKurus: 0n })).toEqual({
    balanceKurus: -5_000n,
    debtKurus: 24_600n,
  })
})

test('BET-10: the next payout repays what is owed, and credits the rest', () => {
  expect(changesOf(30_000n, { balanceKurus: 0n, debtKurus: 24_600n })).toEqual({
    balanceKurus: 5_400n,
    debtKurus: -24_600n,
  })
  expect(changesOf(10_000n, { balanceKurus: 700n, debtKurus: 24_600n })).toEqual({
    balanceKurus: 0n,
    debtKurus: -10_000n,
  })
})

test('BET-10: who has the money and owes nothing is moved by the posting alone', () => {
  expect(changesOf(-6_800n, { balanceKurus: 6_800n, debtKurus: 0n })).toEqual({
    balanceKurus: -6_800n,
    debtKurus: 0n,
  })
  expect(changesOf(6_800n, { balanceKurus: 0n, debtKurus: 0n })).toEqual({
    balanceKurus: 6_800n,
    debtKurus: 0n,
  })
})

test('BET-10: a debt grows by a second correction', () => {
  expect(changesOf(-100n, { balanceKurus: 0n, debtKurus: 24_600n })).toEqual({
    balanceKurus: 0n,
    debtKurus: 100n,
  })
})

test('BET-10: no balance is taken below zero, and balance less debt moves by the posting', () => {
  const amounts = [-300n, -200n, -1n, 0n, 1n, 200n, 300n]
  for (const amountKurus of amounts) {
    for (const balanceKurus of [0n, 1n, 200n, 250n]) {
      for (const debtKurus of [0n, 1n, 200n, 250n]) {
        const changes = changesOf(amountKurus, { balanceKurus, debtKurus })
        expect(changes.balanceKurus - changes.debtKurus).toBe(amountKurus)
        expect(balanceKurus + changes.balanceKurus).toBeGreaterThanOrEqual(0n)
        expect(debtKurus + changes.debtKurus).toBeGreaterThanOrEqual(0n)
      }
    }
  }
})

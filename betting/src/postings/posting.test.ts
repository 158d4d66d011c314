import { expect, test } from 'vitest'
import { postingOf, UNSETTLED, type Version } from './posting.ts'

/** What each version posts, and what all of them do, in the order of their arrival. */
function post(...versions: [version: number, payoutKurus: bigint][]) {
  let greatest: Version = UNSETTLED
  const amounts = versions.map(([version, payoutKurus]) => {
    const posting = postingOf(greatest, { version, payoutKurus })
    greatest = posting.greatest
    return posting.amountKurus
  })
  return { amounts, paid: amounts.reduce((sum, amount) => sum + amount, 0n), greatest }
}

test.each([
  [
    'lost, then won',
    [
      [1, 0n],
      [2, 31_200n],
    ],
    [0n, 31_200n],
  ],
  [
    'won, then won by half',
    [
      [1, 29_600n],
      [2, 22_800n],
    ],
    [29_600n, -6_800n],
  ],
  [
    'won, rolled back, then void',
    [
      [1, 29_600n],
      [2, 0n],
      [3, 10_000n],
    ],
    [29_600n, -29_600n, 10_000n],
  ],
  [
    'won, and the same again',
    [
      [1, 29_600n],
      [1, 29_600n],
    ],
    [29_600n, 0n],
  ],
] as [string, [number, bigint][], bigint[]][])(
  'a bet that is %s posts each difference once',
  (_what, versions, amounts) => {
    expect(post(...versions).amounts).toEqual(amounts)
  },
)

test('a version that pays the same posts nothing and is kept', () => {
  expect(post([1, 500n], [2, 500n])).toEqual({
    amounts: [500n, 0n],
    paid: 500n,
    greatest: { version: 2, payoutKurus: 500n },
  })
})

test('a version that is there posts nothing, whatever it says the second time', () => {
  expect(post([1, 500n], [1, 900n]).amounts).toEqual([500n, 0n])
})

test('the greatest version is final in every order of arrival, each as often as it comes', () => {
  const versions: [number, bigint][] = [
    [1, 29_600n],
    [2, 0n],
    [3, 10_000n],
    [4, 22_800n],
  ]
  const orders = permutationsOf(versions)
  expect(orders).toHaveLength(24)
  for (const order of orders) {
    expect(post(...order).paid).toBe(22_800n)
    expect(post(...order, ...order).paid).toBe(22_800n)
  }
})

function permutationsOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item) =>
    permutationsOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  )
}

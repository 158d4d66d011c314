import { expect, test } from 'vitest'
import { drawFrom } from './draws.ts'
import { blockOf, commitmentOf, randomOf } from './seeds.ts'

const VECTOR = ['example_server_seed', 'example_client_seed', 0, 0] as const

test('the first block of the published vector, and its float, limbo, dice and roulette', () => {
  const block = blockOf(...VECTOR)
  const hex = Buffer.from(block).toString('hex')
  expect([hex.slice(0, 8), hex.slice(-4)]).toEqual(['ecb20708', 'd552'])
  const float = fractionOf(block)
  expect(float).toBe(0.9245914835482836)
  expect(Math.max(1, Math.floor((0.99 / float) * 100) / 100)).toBe(1.07)
  expect(Math.floor(float * 10_001) / 100).toBe(92.46)
  expect(Math.floor(float * 37)).toBe(34)
})

test('a commitment is the SHA-256 of the seed as text', () => {
  const seed = 'b2a5f3f32a4d9c6ee7a8c1d33456677890abcdeffedcba0987654321ffeeddcc:candidate-hello:42'
  const commitment = commitmentOf(seed)
  expect([commitment.slice(0, 8), commitment.slice(-4)]).toEqual(['e1dddf77', '07e0'])
})

test('FAIR-07: whole numbers are drawn without bias for every count from 2 to 10 000', () => {
  for (let count = 2; count <= 10_000; count++) {
    const limit = 2 ** 32 - (2 ** 32 % count)
    expect(limit % count).toBe(0)
    const last = drawFrom(() => words(limit - 1, 5)).below(count)
    expect(last).toBe(count - 1)
    if (limit === 2 ** 32) continue
    const afterRejected = drawFrom(() => words(limit, 1)).below(count)
    expect(afterRejected).toBe(1 % count)
  }
})

test('draws run on through block after block, four bytes each', () => {
  const asked: number[] = []
  const random = drawFrom((index) => {
    asked.push(index)
    return words(...Array.from({ length: 8 }, (_, word) => index * 8 + word))
  })
  expect(Array.from({ length: 20 }, () => random.below(1_000))).toEqual([...Array(20).keys()])
  expect(new Set(asked)).toEqual(new Set([0, 1, 2]))
})

test('the same seeds and nonce draw the same, the next nonce draws otherwise', () => {
  const pair = { serverSeed: 'a'.repeat(64), clientSeed: 'nar' }
  const drawn = (nonce: number) => {
    const random = randomOf(pair, nonce)
    return Array.from({ length: 40 }, () => random.below(30))
  }
  expect(drawn(7)).toEqual(drawn(7))
  expect(drawn(7)).not.toEqual(drawn(8))
})

/** Of the first four bytes, as dice and limbo games read them: b0/256 + b1/256² + … */
function fractionOf(block: Uint8Array): number {
  return [...block.subarray(0, 4)].reduce((sum, byte, at) => sum + byte / 256 ** (at + 1), 0)
}

/** A block that begins with these 32-bit numbers. */
function words(...values: number[]): Uint8Array {
  const block = new Uint8Array(32)
  const view = new DataView(block.buffer)
  values.forEach((value, index) => {
    view.setUint32(index * 4, value)
  })
  return block
}

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { bitsOf, snapOf } from '../../games/crash/crash-point.ts'
import { drawsOf, hashBefore, makeChain, openHashes, STRIDE } from './hash-chain.ts'
import { seal, unseal } from './seal.ts'

const SALT = '0000000000000000004d6ec16dafe9d8370958664c1dc422f452892264c59526'
const SECRET = createHash('sha256').update('zar example chain').digest()
const crashOf = (hash: string, salt: string) =>
  snapOf(bitsOf(drawsOf('crash', { hash, salt, number: 1 })))

test('FAIR-25: the example chain has the published hashes, outcomes and draws', async () => {
  const chain = await makeChain(SECRET, 1_000)
  expect(chain.firstHash).toBe('1a3df34d621d5bd3d72c09fda099f55a533a62ae5b6bbda591fc19a7bf28a437')
  const hashOf = openHashes(chain)
  expect(hashOf(1)).toBe('1f4d854d4520c1f0a9a65808867c04d5bb55430d1e02a14d1d819e83c4f41940')
  expect(hashOf(1_000)).toBe(SECRET.toString('hex'))
  expect([1, 2, 3].map((number) => crashOf(hashOf(number), SALT))).toEqual([203, 138, 166])
  const roulette = [1, 2, 3].map((number) =>
    drawsOf('blocks', { hash: hashOf(number), salt: SALT, number }).below(37),
  )
  expect(roulette).toEqual([16, 8, 8])
})

test('FAIR-25: known rounds of others come out, and the salt is text, never bytes', () => {
  const game = '79f6bbae758befa1e06f0ecb3722458144610de4bb72fd548b9709120618e54f'
  expect(crashOf(game, SALT)).toBe(131)
  const first = '9f57575fd54cd441e962448537e155ace9555df10cd27fa817bbcaf48a59ebcf'
  expect(crashOf(first, SALT)).toBe(1_549)
  const salt = '00000000000000000001e08b7fd44f95e3e950ac65650a8031a6d5e1750e34be'
  let hash: Buffer = Buffer.from(
    '4488d92d89d0ed7fbb2ea23b219d569f63207e32fc44b957858838835c1719f1',
    'hex',
  )
  const tenBack = Array.from({ length: 10 }, () => {
    const snap = crashOf(hash.toString('hex'), salt)
    hash = hashBefore(hash)
    return snap
  })
  expect(tenBack).toEqual([146, 556, 471, 4_146, 188, 920, 116, 155, 1_410, 109])
})

test('every hash of a chain is read from what is kept of it, in any order', async () => {
  const rounds = 2 * STRIDE + 100
  const chain = await makeChain(SECRET, rounds)
  expect(chain.hashes).toHaveLength(3)
  const hashOf = openHashes(chain)
  let hash: Buffer = SECRET
  const all = [hash.toString('hex')]
  for (let number = rounds; number > 1; number--) {
    hash = hashBefore(hash)
    all.push(hash.toString('hex'))
  }
  all.reverse()
  for (const number of [1, STRIDE, STRIDE + 1, rounds, 2, 2 * STRIDE, 2 * STRIDE + 1]) {
    expect(hashOf(number)).toBe(all[number - 1])
  }
  expect(() => hashOf(0)).toThrow()
  expect(() => hashOf(rounds + 1)).toThrow()
})

test('FAIR-02: a stored chain is read with its key alone, and not where a byte was changed', () => {
  const hashes = [SECRET, hashBefore(SECRET)]
  const sealed = seal(hashes, 'key', Buffer.alloc(12, 7))
  expect(unseal(sealed, 'key')).toEqual(hashes)
  expect(sealed.includes(SECRET)).toBe(false)
  expect(() => unseal(sealed, 'other')).toThrow()
  sealed[40] = (sealed[40] ?? 0) ^ 1
  expect(() => unseal(sealed, 'key')).toThrow()
})

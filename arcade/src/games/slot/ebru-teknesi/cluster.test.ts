import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { randomOf } from '../../../fairness/seeds.ts'
import examples from '../../testing/slot-examples.json' with { type: 'json' }
import { Z_MAX } from '../machine/testing/play-many.ts'
import { clustersOf, GOLD } from './clusters.ts'
import { figuresOf } from './mathematics.ts'
import { fastRounds, measure, quickRandom } from './measure.ts'
import { type ClusterSheet, clusterMachine, payOf, sink, winsOf } from './rules.ts'
import { CLUSTER_SHEETS, ebruTeknesi } from './titles.ts'

const SEEDS = { serverSeed: 'example_server_seed', clientSeed: 'example_client_seed' }

/** The reference's: eleven factors of size, a scale, and no meter. */
function exampleSheet(): ClusterSheet {
  const { weights, basePays, scale } = examples.cluster7x7
  const factors = [1, 1.5, 2, 3, 4, 5, 7, 10, 15, 20, 30]
  const drops = weights.map((weight, drop) => ({
    id: `${drop}`,
    weight,
    pays: factors.map((factor) => Math.round((basePays[drop] ?? 0) * factor * scale * 100)),
  }))
  return { ...ebruTeknesi, drops, meter: null, mostHundredths: 500_000 }
}

test('FAIR-27: the tray of the reference returns and hits as it was measured', () => {
  const { rtp, standardError, sd, hit } = examples.cluster7x7.sim
  const rounds = 300_000
  const { mean, hitRate } = figuresOf({ ...measure(exampleSheet(), rounds, 7), digest: '' })
  const error = Math.hypot(sd / Math.sqrt(rounds), standardError)
  expect(Math.abs(mean - rtp) / error).toBeLessThanOrEqual(Z_MAX)
  const hitError = Math.sqrt((hit * (1 - hit)) / rounds)
  expect(Math.abs(hitRate - hit) / hitError).toBeLessThanOrEqual(Z_MAX)
})

const numbersOf = ({ drops, sizes, meter, mostHundredths }: ClusterSheet) =>
  JSON.stringify([drops.map(({ weight, pays }) => [weight, pays]), sizes, meter, mostHundredths])
const digestOf = (sheet: ClusterSheet) =>
  createHash('sha256').update(numbersOf(sheet)).digest('hex')

test.each(CLUSTER_SHEETS)(
  'FAIR-20: $code declares what its own numbers were measured to',
  (sheet) => {
    const { rounds, digest } = sheet.measured
    expect(sheet.measured.most).toBeLessThan(sheet.mostHundredths)
    const { rtp, mean } = figuresOf(sheet.measured)
    expect(digest).toBe(digestOf(sheet))
    expect(rounds).toBeGreaterThanOrEqual(30_000_000)
    expect([rtp >= 0.955, mean > rtp, mean <= 0.965]).toEqual([true, true, true])
  },
)

test('a pay that is one percent too high is found by the digest and by the return', () => {
  // In parts of a hundredth, so that a pay with one percent more is whole.
  const [was, is] = [100, 101].map((parts) => ({
    ...ebruTeknesi,
    drops: ebruTeknesi.drops.map((drop) => ({
      ...drop,
      pays: drop.pays.map((pay) => pay * parts),
    })),
    mostHundredths: ebruTeknesi.mostHundredths * 101,
  }))
  if (!was || !is) throw new Error('nothing is planted')
  expect(digestOf(is)).not.toBe(digestOf(was))
  const [is20, was20] = [is, was].map((sheet) => measure(sheet, 20_000, 3).sum)
  expect((is20 ?? 0) / (was20 ?? 1)).toBeCloseTo(1.01, 9)
})

/** Marks so low that all three events come often. */
const OFTEN = { ...ebruTeknesi, meter: { gold: 5, change: 6, comb: 12 } }

test.each([
  ['as it is', ebruTeknesi, 3_000],
  ['with low marks', OFTEN, 3_000],
] as const)('two programs pay the same %s', (_name, sheet, rounds) => {
  const [told, fast] = [clusterMachine(sheet), fastRounds(sheet)]
  const kinds = new Set<string>()
  for (let seed = 0; seed < rounds; seed++) {
    const { hundredths, steps } = told.play(quickRandom(seed))
    expect(fast(quickRandom(seed))).toBe(hundredths)
    for (const { kind } of steps.flatMap(({ events }) => events)) kinds.add(kind)
  }
  expect(kinds.has('gold')).toBe(true)
  if (sheet === OFTEN) expect([...kinds].sort()).toEqual(['change', 'comb', 'gold'])
})

/** Nothing of it touches: no colour stands beside itself. */
const apart = () =>
  Array.from({ length: 49 }, (_, cell) => (Math.floor(cell / 7) + 2 * (cell % 7)) % 5)

test('five that touch by a side are a cluster, four or a corner are none', () => {
  const tray = apart()
  expect(clustersOf(tray)).toEqual([])
  for (const cell of [0, 1, 2, 8]) tray[cell] = 6
  expect(clustersOf(tray)).toEqual([])
  const corner = tray.with(16, 6)
  expect(clustersOf(corner)).toEqual([])
  expect(clustersOf(tray.with(9, 6))).toEqual([{ drop: 6, cells: [0, 1, 2, 8, 9] }])
})

test('a gold drop is part of clusters of two colours', () => {
  const tray = apart()
  for (const cell of [0, 1, 2, 3]) tray[cell] = 6
  for (const cell of [5, 12, 19, 26]) tray[cell] = 5
  tray[4] = GOLD
  expect(clustersOf(tray)).toEqual([
    { drop: 6, cells: [0, 1, 2, 3, 4] },
    { drop: 5, cells: [4, 5, 12, 19, 26] },
  ])
  expect(winsOf(ebruTeknesi, tray).map(({ hundredths }) => hundredths)).toEqual([1_700, 550])
})

test('a cluster pays by its class of size', () => {
  const paid = [5, 11, 12, 14, 15, 24, 25, 49].map((count) => payOf(ebruTeknesi, 0, count))
  expect(paid).toEqual([50, 910, 1_600, 1_600, 4_050, 7_600, 12_500, 12_500])
})

test('drops sink to the bottom of their column', () => {
  const sunk = sink(apart(), new Set([1, 3, 48]))
  expect(sunk.slice(0, 7)).toEqual([null, null, 0, 4, 3, 0, 2])
  expect(sunk.slice(42)).toEqual([null, ...apart().slice(42, 48)])
})

test('a round adds up, counts what it draws out, and tells what the meter changed', () => {
  const { play } = clusterMachine(OFTEN)
  for (let seed = 0; seed < 500; seed++) {
    const { steps, hundredths, isCut } = play(quickRandom(seed))
    expect(steps.reduce((sum, step) => sum + step.hundredths, 0)).toBe(hundredths)
    expect(isCut).toBe(false)
    for (const [at, { events, fallen, combed, wins }] of steps.entries()) {
      const removed = new Set(wins.flatMap(({ cells }) => cells)).size
      expect(combed).toBe((steps[at - 1]?.combed ?? 0) + removed)
      expect(fallen === null).toBe(events.length === 0)
      for (const event of events)
        if (event.kind === 'gold') expect(fallen?.[event.cell]).not.toBe(OFTEN.gold)
    }
    expect(steps.at(-1)?.wins).toEqual([])
  }
})

test('the round ends at its highest return', () => {
  const cut = clusterMachine({ ...ebruTeknesi, mostHundredths: 40 })
  const rounds = Array.from({ length: 50 }, (_, seed) => cut.play(quickRandom(seed)))
  expect(new Set(rounds.map(({ hundredths }) => hundredths))).toEqual(new Set([0, 40]))
})

test('the drops of the published seeds are the known ones', () => {
  const { play } = clusterMachine(ebruTeknesi)
  const told = [0, 1].map((nonce) => play(randomOf(SEEDS, nonce)))
  expect(told.map(({ steps }) => steps[0]?.grid.slice(0, 7).join(' '))).toEqual([
    'ekaranfil ehatip elale epapatya eyuva ebattal elale',
    'ekaranfil ebattal eyuva ehatip ehatip ehatip ehatip',
  ])
  expect(told.map(({ hundredths }) => hundredths)).toEqual([0, 1_375])
})

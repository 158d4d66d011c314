import { expect, test } from 'vitest'
import { randomOf } from '../../../fairness/seeds.ts'
import { scripted } from '../../testing/scripted.ts'
import examples from '../../testing/slot-examples.json' with { type: 'json' }
import { faultsOf } from '../reels/sheet.ts'
import { awardOf, figuresOfHold, filledAtEnd } from './mathematics.ts'
import { coinOf, holdMachine } from './rules.ts'
import { bakircilarCarsisi, HOLD_SHEETS } from './titles.ts'

const SEEDS = { serverSeed: 'example_server_seed', clientSeed: 'example_client_seed' }
const { hold } = bakircilarCarsisi

test('FAIR-20: the respins of Bakırcılar Çarşısı are those of the reference', () => {
  const { start, cells, respins, fullBonus, meanCoins, pFull, meanAward } = examples.holdRespin
  expect(hold).toMatchObject({ least: start, respins, fillsOneIn: 20, fullStakes: fullBonus })
  const award = awardOf(hold, cells, start)
  expect(award.meanCoins).toBeCloseTo(Number(meanCoins), 11)
  expect(award.fullChance).toBeCloseTo(pFull, 14)
  expect(award.mean).toBeCloseTo(Number(meanAward), 10)
})

test('a board that is full at once is not spun again, and one that is not ends somewhere', () => {
  expect(filledAtEnd(hold, 15, 15)[15]).toBe(1)
  const ends = filledAtEnd(hold, 15, 9)
  expect(ends.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 13)
  expect(ends[9]).toBeCloseTo(0.95 ** 18, 13)
})

test.each([
  ['zar_bakircilar_carsisi', 0.964152238179, 0.294205575373, 5.275632177906],
  ['zar_sunger_teknesi', 0.95792557024, 0.294205575373, 4.246955781021],
  ['zar_darphane', 0.964152238179, 0.294205575373, 5.275632177906],
  ['zar_hasat_ambari', 0.960093818818, 0.294205575373, 3.29834701415],
])('FAIR-20: %s returns %f', (code, rtp, hitRate, deviation) => {
  const sheet = HOLD_SHEETS.find((one) => one.code === code)
  if (!sheet) throw new Error(`no ${code}`)
  const figures = figuresOfHold(sheet)
  expect(figures.rtp).toBeCloseTo(rtp, 11)
  expect(figures.hitRate).toBeCloseTo(hitRate, 11)
  expect(figures.deviation).toBeCloseTo(deviation, 8)
  expect(figures.mostHundredths).toBe(sheet.mostHundredths)
  expect(faultsOf(sheet)).toEqual([])
})

test('the highest win is a full board of the dearest coins, and as seldom as that', () => {
  const chanceOf = (change: Partial<typeof hold>) =>
    figuresOfHold({ ...bakircilarCarsisi, hold: { ...hold, ...change } }).mostChance
  const [dearest] = hold.coins.filter(({ stakes }) => stakes === 50)
  const coins = dearest ? [dearest] : []
  const weights = hold.coins.reduce((sum, { weight }) => sum + weight, 0)
  expect(dearest?.weight).toBe(1)
  expect((chanceOf({}) / chanceOf({ coins })) * weights ** 15).toBeCloseTo(1, 9)
  // Where every respin fills the board, what is left is the chance of the stops.
  const stops = chanceOf({ coins, fillsOneIn: 1 })
  expect(stops).toBeGreaterThan(0)
  expect(stops).toBeLessThan(1 / figuresOfHold(bakircilarCarsisi).onceIn)
})

test('a pay or a coin that is one percent too high is found by the return', () => {
  const { rtp } = figuresOfHold(bakircilarCarsisi)
  const coins = hold.coins.map((coin) => ({ ...coin, stakes: coin.stakes * 1.01 }))
  const symbols = bakircilarCarsisi.symbols.map((symbol) =>
    symbol.id === 'cezve'
      ? { ...symbol, pays: symbol.pays.map((pay) => pay * 100 * 1.01) }
      : symbol,
  )
  const hundredfold = bakircilarCarsisi.symbols.map((symbol) =>
    symbol.id === 'cezve' ? { ...symbol, pays: symbol.pays.map((pay) => pay * 100) } : symbol,
  )
  const rtpOf = (changed: object) => figuresOfHold({ ...bakircilarCarsisi, ...changed }).rtp
  expect(rtpOf({ hold: { ...hold, coins } }) - rtp).toBeGreaterThan(1e-4)
  expect((rtpOf({ symbols }) - rtpOf({ symbols: hundredfold })) / 100).toBeGreaterThan(1e-4)
})

/** Six coins in view on the first two reels, and nothing else that pays. */
const small = {
  ...bakircilarCarsisi,
  reels: ['SSSSe', 'SSSSf', 'gggg', 'hhhh', 'eeee'].map((reel) =>
    [...reel].map((letter) => (letter === 'S' ? 'sikke' : letter)),
  ),
}

test('six coins are held, each new one gives three respins back, and all are paid', () => {
  const stops = [0, 0, 0, 0, 0]
  const values = [0, 60, 85, 95, 99, 0]
  const nothing = (cells: number) => Array.from({ length: cells }, () => 1)
  const second = [...nothing(4), 0, 60, ...nothing(4)]
  const draws = [...stops, ...values, ...nothing(9), ...second, ...nothing(24)]
  const round = holdMachine(small).play(scripted(...draws))
  expect(round.coins.map(({ stakes }) => stakes)).toEqual([1, 2, 5, 10, 50, 1])
  expect(round.respins).toEqual([
    { landed: [], left: 2 },
    { landed: [{ cell: [3, 1], stakes: 2 }], left: 3 },
    { landed: [], left: 2 },
    { landed: [], left: 1 },
    { landed: [], left: 0 },
  ])
  expect(round).toMatchObject({ heldHundredths: 7_100, isFull: false, hundredths: 7_100 })
})

test('a full board ends the respins and pays its own sum', () => {
  const full = Array.from({ length: 9 }, () => [0, 0]).flat()
  const round = holdMachine(small).play(scripted(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ...full))
  expect(round).toMatchObject({ isFull: true, heldHundredths: 101_500, hundredths: 101_500 })
  expect(round.respins).toHaveLength(1)
})

test('five coins pay nothing and are not spun again', () => {
  const round = holdMachine(small).play(scripted(3, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  expect(round).toMatchObject({ coins: { length: 5 }, respins: [], hundredths: 0 })
})

test.each(HOLD_SHEETS)('the coin of $code stands on every reel and pays on no line', (sheet) => {
  const coin = coinOf(sheet)
  expect(sheet.reels.every((reel) => coin !== undefined && reel.includes(coin))).toBe(true)
  expect(sheet.symbols.find(({ id }) => id === coin)?.pays).toEqual([])
})

test('the stops of the published seeds are the known ones', () => {
  const { play } = holdMachine(bakircilarCarsisi)
  expect([0, 1].map((nonce) => play(randomOf(SEEDS, nonce)).stops)).toEqual([
    [8, 18, 19, 0, 6],
    [13, 10, 6, 2, 14],
  ])
  expect(play(randomOf(SEEDS, 0)).coins.map(({ stakes }) => stakes)).toEqual([1, 50, 1])
})

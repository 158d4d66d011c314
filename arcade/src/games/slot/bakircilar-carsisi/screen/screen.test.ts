import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { randomOf } from '../../../../fairness/seeds.ts'
import type { Round } from '../../../../protocol.ts'
import { tellRound } from '../../../../screens/game/flow/tell-round.ts'
import type { Play } from '../../../../screens/game/game-screen.ts'
import { playOf, QUIET, roundOf } from '../../../../screens/game/testing/round.ts'
import { storeOf } from '../../../../screens/game/testing/store.ts'
import { betSentBy, drawnBy } from '../../../../screens/slot/testing/drawn.ts'
import { findGame } from '../../../find-game.ts'
import { SEEDS } from '../../machine/testing/expect-play.ts'
import { sumOf } from '../../reels/spin.ts'
import { type HoldRound, type HoldSheet, holdMachine } from '../rules.ts'
import { HOLD_SHEETS } from '../titles.ts'
import { rankOf } from './coins.ts'
import { HOLD_NAMES } from './names.ts'
import { screenOf } from './screen.tsx'
import { coinsByReel, type Frame, frameOf, heldIn, stakesOf, stillStops } from './shown.ts'
import { labelOf, messageOf, payOf, sentenceOf } from './texts.ts'

const [SHEET] = HOLD_SHEETS
const SCREENS = await Promise.all(
  HOLD_SHEETS.map(async (sheet) => ({ sheet, screen: await screenOf(sheet.code) })),
)
const SCREEN = await screenOf(SHEET.code)
const SLOW = { isFast: false }
const STAKE_KURUS = 2_000

function roundWith(result: HoldRound, sheet: HoldSheet = SHEET): Round {
  const winKurus = (result.hundredths * STAKE_KURUS) / 100
  return roundOf(
    sheet.code,
    { bet: { stakeKurus: STAKE_KURUS }, result, returnKurus: winKurus },
    { winKurus, isDecided: true, state: 'settled' },
  )
}

const PLAYED = Array.from({ length: 4_000 }, (_, nonce) =>
  holdMachine(SHEET).play(randomOf(SEEDS, nonce)),
)

/** The first round of the example seeds that fits. */
function found(fits: (result: HoldRound) => boolean): HoldRound {
  const result = PLAYED.find(fits)
  if (!result) throw new Error('no such round')
  return result
}

const HELD = found(({ respins, wins }) => respins.length > 4 && wins.length === 0)
const HELD_AND_LINES = found(({ respins, wins }) => respins.length > 0 && wins.length > 0)
const LOST = found(({ hundredths, coins }) => hundredths === 0 && coins.length < 3)
const RETURNED = found(({ hundredths }) => hundredths > 0 && hundredths <= 100)
const WON = found(({ hundredths, respins }) => hundredths > 100 && respins.length === 0)

/** Every frame of a telling, and how long it lasted. */
async function told(result: HoldRound, options = SLOW, sheet: HoldSheet = SHEET) {
  const frames: Frame[] = []
  let ms = 0
  const screen = SCREENS.find((one) => one.sheet === sheet)?.screen
  await screen?.tell(
    {
      round: roundWith(result, sheet),
      before: null,
      show: (frame) => frames.push(frame),
      wait: async (some) => {
        ms += some
      },
      ...QUIET,
    },
    options,
  )
  return { frames, ms }
}

const askedOf = (some: Partial<Play>) => ({
  play: playOf(some).play,
  options: SLOW,
  onOptions: () => {},
})

const drawn = drawnBy(SCREEN)

test('what is pressed is what the rules read', () => {
  for (const { sheet, screen } of SCREENS) {
    expect(findGame(sheet.code)?.readBet(betSentBy(screen))).toEqual({ stakeKurus: STAKE_KURUS })
  }
})

test('before the first round nothing is won and no coin lies without a value', () => {
  for (const sheet of HOLD_SHEETS) {
    const { shown } = coinsByReel(sheet, stillStops(sheet))
    expect(shown).toEqual([0, 0, 0, 0, 0])
  }
})

test('while the reels run nothing of the round is told: no win, no coin held, no sum', async () => {
  for (const result of [LOST, WON, HELD]) {
    const { frames } = await told(result)
    const spinning = frames.filter((frame) => frame.spinning)
    expect(spinning).toHaveLength(6)
    for (const { wins, bench, soFarKurus } of spinning)
      expect([wins, bench, soFarKurus ?? 0]).toEqual([[], null, 0])
    const [first] = spinning
    if (!first) throw new Error('no spin')
    const page = drawn(first, roundWith(result), 'telling')
    expect(page).not.toContain('machine__won')
    expect(page).not.toContain('hold__coin')
    expect(
      SCREEN.message({ ...playOf({ phase: 'telling' }), options: SLOW, onOptions: () => {} }, first)
        .text,
    ).toBe('The reels are spinning.')
  }
})

test('a spin without held coins lasts as long whatever it returns, but for reels that could complete six', async () => {
  const { most } = coinsByReel(SHEET, [0, 0, 0, 0, 0])
  expect(Math.max(...most)).toBe(2)
  const few = PLAYED.filter(({ coins, stops }) => {
    const { shown } = coinsByReel(SHEET, stops)
    return coins.length < 4 && (shown[0] ?? 0) + (shown[1] ?? 0) + (shown[2] ?? 0) < 3
  }).slice(0, 40)
  const lengths = new Set<number>()
  for (const result of few) lengths.add((await told(result)).ms)
  expect([...lengths]).toEqual([620 + 4 * 180 + 140 + 120])
  expect((await told(LOST, { isFast: true })).ms).toBe(240 + 4 * 60 + 140 + 120)
})

test('each stroke lasts as long whether a coin falls or not', async () => {
  const frames: [Frame, number][] = []
  let ms = 0
  await SCREEN.tell(
    {
      round: roundWith(HELD),
      before: null,
      show: (frame) => frames.push([frame, ms]),
      wait: async (some) => {
        ms += some
      },
      ...QUIET,
    },
    SLOW,
  )
  const strokes = frames.filter(([{ bench }]) => bench?.step === 'stroke')
  expect(strokes).toHaveLength(HELD.respins.length)
  const gaps = strokes.slice(1).map(([, at], index) => at - (strokes[index]?.[1] ?? 0))
  expect(new Set(gaps).size).toBe(1)
})

test('coins that fall stand in the bowls, a new one gives all strokes back, and the sums are the round’s', async () => {
  for (const result of [HELD, HELD_AND_LINES]) {
    const { frames } = await told(result)
    const fallen = frames.flatMap(({ bench }) => (bench?.step === 'fall' ? [bench] : []))
    for (const [at, { landed, left }] of fallen.entries()) {
      expect(left).toBe(result.respins[at]?.left)
      if (landed.length > 0) expect(left).toBe(SHEET.hold.respins)
    }
    const last = frames.at(-1)
    expect(last?.bench?.held).toEqual(heldIn(result))
    expect(last?.soFarKurus).toBe((result.hundredths * STAKE_KURUS) / 100)
    expect(100 * stakesOf(heldIn(result)) + sumOf(result.wins)).toBe(result.hundredths)
  }
})

test('a full bench counts its own sum, and every bowl of it is ringed', async () => {
  const cells = Array.from({ length: 15 }, (_, at): [number, number] => [
    Math.floor(at / 3),
    at % 3,
  ])
  const coins = cells.slice(0, 6).map((cell) => ({ cell, stakes: 1 }))
  const landed = cells.slice(6).map((cell) => ({ cell, stakes: 2 }))
  const held = 6 + 18 + SHEET.hold.fullStakes
  const result: HoldRound = {
    ...HELD,
    coins,
    respins: [{ landed, left: 3 }],
    isFull: true,
    heldHundredths: 100 * held,
    hundredths: 100 * held,
  }
  const { frames } = await told(result)
  const last = frames.at(-1)
  expect(last?.soFarKurus).toBe(held * STAKE_KURUS)
  expect(last?.bench?.isFull).toBe(true)
  expect(frames.filter(({ bench }) => bench?.isFull)).toHaveLength(1)
  expect(sentenceOf(SHEET)(roundWith(result), 'tr')).toBe(
    '1 vuruş sonunda 15 sikke, toplam 1.024×: ₺20.480,00.',
  )
})

test('a press at any frame leads to the picture at rest, with the round’s own sums', async () => {
  const round = roundWith(HELD)
  const count = (await told(HELD)).frames.length
  for (const stopAt of [1, 4, 8, 9, 12, count]) {
    const { store, frames } = storeOf({
      tell: async ({ show, ...telling }, options) => {
        let shown = 0
        const counted = (frame: Frame) => {
          show(frame)
          shown += 1
          if (shown >= stopAt) store.skip()
        }
        await SCREEN.tell({ show: counted, ...telling, ...QUIET, wait: async () => {} }, options)
      },
    })
    store.choices = SLOW
    await tellRound(store, round, null)
    expect(frames().at(-1)).toBeNull()
  }
  const rest = frameOf(SHEET, round)
  expect(rest.bench).toMatchObject({ step: 'over', held: heldIn(HELD) })
  expect(drawn(rest, round, 'ready').match(/hold__coin/g)).toHaveLength(heldIn(HELD).length)
})

test('the card waits for a press, and the coin says what it does', async () => {
  const ask = vi.fn(async () => {})
  const frames: Frame[] = []
  const round = roundWith(HELD)
  const show = (frame: Frame) => frames.push(frame)
  await SCREEN.tell({ round, before: null, show, wait: async () => {}, ...QUIET, ask }, SLOW)
  expect(ask).toHaveBeenCalledTimes(1)
  const card = frames.find(({ bench }) => bench?.step === 'card')
  const stroke = frames.find(({ bench }) => bench?.step === 'stroke')
  const coin = (frame: Frame | undefined, language: 'tr' | 'en') =>
    SCREEN.main(askedOf({ round, phase: 'telling', language }), frame)
  expect(coin(card, 'tr')).toMatchObject({ word: 'Başla' })
  expect(coin(stroke, 'tr')).toMatchObject({ word: 'Bitir', note: '2 vuruş' })
  expect(coin(stroke, 'en')).toMatchObject({ word: 'Finish', note: '2 strokes' })
  expect(card && drawn(card, round, 'telling')).toContain('The bench is set')
  // As the coins are counted no stroke is left to speak of.
  expect(coin(frames.at(-1), 'tr').note).toBeUndefined()
})

test('GAM-09: at or below the stake no line is drawn, above it every cell of one is', () => {
  expect(frameOf(SHEET, roundWith(RETURNED)).wins).toEqual([])
  const rest = frameOf(SHEET, roundWith(WON))
  expect(rest.wins).toEqual(WON.wins)
  expect(drawn(rest, roundWith(WON), 'ready')).toContain('machine__won')
  const asked = askedOf({ round: roundWith(RETURNED) })
  expect(messageOf(SHEET)(asked)).toMatchObject({ isWin: false })
  expect(messageOf(SHEET)(asked).text).toMatch(/Returned ₺/)
})

test('a coin’s edge and colour follow its worth', () => {
  expect([1, 2, 5, 10, 50].map(rankOf)).toEqual([0, 0, 1, 1, 2])
})

test('a round is told for what it is, in both languages', () => {
  const say = (result: HoldRound, language: 'tr' | 'en') =>
    sentenceOf(SHEET)(roundWith(result), language)
  expect(say(LOST, 'tr')).toBe('Bu tur kazanç yok.')
  expect(say(HELD, 'tr')).toMatch(/^\d+ vuruş sonunda \d+ sikke, toplam \d+×: ₺[\d.]+,00\.$/)
  expect(say(HELD, 'en')).toMatch(/^\d+ coins after \d+ strokes, total \d+×: ₺[\d.]+,00\.$/)
  expect(say(HELD_AND_LINES, 'tr')).toMatch(/ Çizgilerden ₺[\d.,]+, hepsi ₺[\d.,]+\.$/)
})

test('of the strokes those are read out that bring a coin', async () => {
  const { frames } = await told(HELD)
  const round = roundWith(HELD)
  const isStep = (frame: Frame) =>
    SCREEN.message(askedOf({ round, phase: 'telling' }), frame).isStep
  for (const frame of frames.filter(({ bench }) => bench?.step === 'fall'))
    expect(isStep(frame)).toBe(frame.bench?.landed.length === 0)
  expect(frames.filter(({ bench }) => bench?.step === 'stroke').every(isStep)).toBe(true)
})

test('who does not see the bowls is told what lies in them', () => {
  const rest = frameOf(SHEET, roundWith(HELD))
  const held = heldIn(HELD)
  expect(labelOf(SHEET, rest, 'tr')).toContain(`15 gözün ${held.length} tanesi dolu`)
  expect(labelOf(SHEET, rest, 'tr').match(/boş göz/g)).toHaveLength(15 - held.length)
  const [first] = held
  if (!first) throw new Error('nothing is held')
  const [reel, row] = first.cell
  expect(payOf(SHEET, rest, 'en')(3 * reel + row)).toMatchObject({ name: 'Coin' })
})

test('every symbol of every sheet has a word in both languages, and a picture', () => {
  for (const { sheet, screen } of SCREENS)
    for (const { id } of sheet.symbols) {
      for (const language of ['tr', 'en'] as const)
        expect([id, Boolean(HOLD_NAMES[language][id])]).toEqual([id, true])
      const { Paytable } = screen
      expect(Paytable).toBeDefined()
      const page = Paytable ? renderToStaticMarkup(createElement(Paytable, { language: 'tr' })) : ''
      expect(page.match(/<img src="data:|<img src="blob:/g)?.length ?? 0).toBe(sheet.symbols.length)
    }
})

test('while coins are held what the spin left is dark: the rule names what the reels are made of', async () => {
  const { frames } = await told(HELD)
  const held = frames.find(({ bench }) => bench)
  const markup = held ? drawn(held, roundWith(HELD)) : ''
  expect(markup).toMatch(/hold--dark/)
  expect(markup).toMatch(/<div class="[^"]* hold__reel"[^>]*><div class="machine__track">/)
  const sheet = readFileSync(new URL('hold.css', import.meta.url), 'utf8')
  expect(sheet).toMatch(/\.hold--dark \.hold__reel > \.machine__track \{\s*opacity: 0;/)
})

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { randomOf } from '../../../../fairness/seeds.ts'
import type { Round } from '../../../../protocol.ts'
import type { GameScreen } from '../../../../screens/game/game-screen.ts'
import { playOf, QUIET, roundOf } from '../../../../screens/game/testing/round.ts'
import type { SlotOptions } from '../../../../screens/slot/slot-screen.ts'
import { betSentBy, drawnBy } from '../../../../screens/slot/testing/drawn.ts'
import { balloonModes } from '../../balon-vadisi/modes.ts'
import { screenOf as bannersOf } from '../../balon-vadisi/screen/screen.tsx'
import { BANNER_WORDS } from '../../balon-vadisi/screen/words.ts'
import { BALLOON_SHEETS } from '../../balon-vadisi/titles.ts'
import { shadowModes } from '../../golge-perdesi/modes.ts'
import { screenOf as clothOf } from '../../golge-perdesi/screen/screen.tsx'
import { FIGURE_WORDS } from '../../golge-perdesi/screen/words.ts'
import { SHADOW_SHEETS } from '../../golge-perdesi/titles.ts'
import { type WaysRound, waysMachine } from '../rules.ts'
import type { WaysSheet } from '../sheet.ts'
import { cellsOf, type Frame, frameOf, isGain, stillSpin } from './shown.ts'

type Screen = GameScreen<SlotOptions, Frame>

const SCREENS: readonly { sheet: WaysSheet; screen: Screen }[] = await Promise.all([
  ...BALLOON_SHEETS.map(async (sheet) => ({ sheet, screen: await bannersOf(sheet.code) })),
  ...SHADOW_SHEETS.map(async (sheet) => ({ sheet, screen: await clothOf(sheet.code) })),
])
const SLOW = { isFast: false }
const STAKE_KURUS = 2_000

/** The first round of a title that is such a one. */
function found(sheet: WaysSheet, isSuch: (round: WaysRound) => boolean): Round {
  const { play } = waysMachine(sheet)
  for (let nonce = 0; nonce < 5_000; nonce++) {
    const result = play(randomOf({ serverSeed: 'server', clientSeed: 'client' }, nonce))
    if (isSuch(result)) return told(sheet, result)
  }
  throw new Error(`${sheet.code} has no such round`)
}

function told(sheet: WaysSheet, result: WaysRound): Round {
  const winKurus = result.hundredths * 20
  return roundOf(
    sheet.code,
    { bet: { stakeKurus: STAKE_KURUS }, result, returnKurus: winKurus },
    { winKurus, isDecided: true, state: 'settled' },
  )
}

const resultOf = (round: Round) => (round.shown as unknown as { result: WaysRound }).result
const isSingle = ({ spins }: WaysRound) => spins.length === 1
const hasFeature = ({ spins }: WaysRound) => spins.length > 1
const isShut = ({ spins }: WaysRound) => spins[0]?.revealed === null

/** The telling of a round: what it shows, and for how long. */
async function tellingOf(screen: Screen, round: Round) {
  const frames: { frame: Frame; ms: number }[] = []
  let [ms, asked] = [0, 0]
  await screen.tell(
    {
      round,
      before: null,
      ...QUIET,
      show: (frame) => frames.push({ frame, ms }),
      wait: async (more) => {
        ms += more
      },
      ask: async () => {
        asked += 1
      },
    },
    SLOW,
  )
  return { frames, ms, asked }
}

const drawn = (screen: Screen, round: Round, frame: Frame, phase: 'ready' | 'telling') =>
  drawnBy(screen)(frame, round, phase)

test('what is pressed is what the rules read', () => {
  for (const { sheet, screen } of SCREENS) {
    const game = [...balloonModes, ...shadowModes].find(({ game: { code } }) => code === sheet.code)
    expect(game?.game.readBet(betSentBy(screen))).toEqual({ stakeKurus: STAKE_KURUS })
  }
})

test.each(SCREENS)('$sheet.code shows no symbol of a reel before it comes', async (own) => {
  const { sheet, screen } = own
  const round = found(sheet, (result) => isSingle(result) && result.hundredths > 100)
  const { frames } = await tellingOf(screen, round)
  const [first] = frames
  expect(first?.ms).toBe(0)
  expect(first?.frame.reels.every(({ state }) => state === 'leaves')).toBe(true)
  const grid = resultOf(round).spins[0]?.grid ?? []
  for (const [reel, column] of grid.entries()) {
    const states = frames.map(({ frame }) => frame.reels[reel])
    const comes = states.findIndex((shown) => shown?.state === 'comes')
    expect(states.slice(0, comes).some((shown) => shown && 'symbols' in shown)).toBe(false)
    expect(states.at(-1)).toEqual({ state: 'stands', symbols: column })
  }
  expect(first && drawn(screen, round, first.frame, 'telling')).not.toContain('machine__thing')
})

test.each(SCREENS)('$sheet.code tells a miss for as long as a win', async ({ sheet, screen }) => {
  const [none, win] = [0, 101].map((least) =>
    found(
      sheet,
      (result) =>
        isSingle(result) &&
        isShut(result) &&
        (least === 0 ? result.hundredths === 0 : result.hundredths >= least) &&
        !result.spins[0]?.grid.flat().includes(sheet.scatter ?? ''),
    ),
  )
  if (!none || !win) throw new Error('no rounds')
  expect((await tellingOf(screen, win)).ms).toBe((await tellingOf(screen, none)).ms)
})

test.each(SCREENS)(
  'what $sheet.code tells of free spins adds up to what the round returns',
  async (own) => {
    const { sheet, screen } = own
    const round = found(sheet, (result) => hasFeature(result) && isGain(result.hundredths))
    const { spins, hundredths } = resultOf(round)
    const { frames, asked } = await tellingOf(screen, round)
    expect(asked).toBe(1)
    const sums = frames.map(({ frame }) => frame.soFarKurus ?? 0)
    expect(sums.toSorted((a, b) => a - b)).toEqual(sums)
    expect(sums.at(-1)).toBe(hundredths * 20)
    const played = frames.flatMap(({ frame: { feature, given } }) =>
      given === null && feature ? [feature] : [],
    )
    expect(Math.max(...played.map(({ spin }) => spin))).toBe(spins.length - 1)
    expect(played.at(-1)?.of).toBe(spins.length - 1)
    // No saffron before the round is above its stake.
    for (const { frame } of frames)
      expect(frame.isLit && !isGain((frame.soFarKurus ?? 0) / 20)).toBe(false)
  },
)

test.each(SCREENS)(
  'a press at any moment of $sheet.code leads to the same picture and sum',
  (own) => {
    const { sheet, screen } = own
    const round = found(sheet, hasFeature)
    const rest = screen.frameOf(round, SLOW)
    expect(rest).toEqual(frameOf(sheet, round))
    expect(rest).toMatchObject({ isOver: true, feature: null, given: null, isShut: false })
    const asked = { play: playOf({ round }).play, options: SLOW, onOptions: () => {} }
    expect(screen.message(asked, rest).text).toBe(screen.summary(round, 'en'))
  },
)

test.each(SCREENS)(
  '$sheet.code marks nothing of a round at or below its stake',
  ({ sheet, screen }) => {
    const marked = (round: Round) => {
      const markup = drawn(screen, round, frameOf(sheet, round), 'ready')
      return [markup.includes('ways__tag--lit'), /machine__marks.*?<(circle|ellipse)/.test(markup)]
    }
    const back = found(sheet, (one) => isSingle(one) && one.hundredths > 0 && one.hundredths <= 100)
    expect(marked(back)).toEqual([false, false])
    expect(screen.summary(back, 'tr')).toContain('Dönen ₺')
    expect(
      screen.message({ play: playOf({ round: back }).play, options: SLOW, onOptions: () => {} })
        .isWin,
    ).toBe(false)
    const gain = found(sheet, (one) => isSingle(one) && one.hundredths > 100)
    expect(marked(gain)).toEqual([true, true])
  },
)

test.each(SCREENS)('$sheet.code has a word and a picture for every symbol', ({ sheet, screen }) => {
  const symbols = new Set(sheet.reels.flat())
  const words = BANNER_WORDS[sheet.code] ?? FIGURE_WORDS[sheet.code]
  const { Paytable } = screen
  for (const language of ['tr', 'en'] as const) {
    const table = Paytable && renderToStaticMarkup(createElement(Paytable, { language }))
    expect(table?.match(/<img src="data:/g)).toHaveLength(symbols.size)
    expect(Object.keys(words?.[language].symbols ?? {}).toSorted()).toEqual([...symbols].toSorted())
    expect(screen.rules[language].length).toBeGreaterThanOrEqual(6)
  }
})

test('the card says what it gives, and the coin starts it', async () => {
  const { sheet, screen } = SCREENS[0] ?? {}
  if (!sheet || !screen) throw new Error('no screen')
  const round = found(sheet, hasFeature)
  const { frames } = await tellingOf(screen, round)
  const card = frames.find(({ frame }) => frame.given !== null)?.frame
  const asked = {
    play: playOf({ round, phase: 'telling' }).play,
    options: SLOW,
    onOptions: () => {},
  }
  expect(card && screen.message(asked, card).text).toMatch(
    /^Burner flame × [345]: (8|10|12) free spins\. Your stake stays ₺20,00\.$/,
  )
  expect(card && screen.main(asked, card)).toMatchObject({
    word: 'Start',
    note: `${card?.given} spins`,
  })
})

test('before the first round nothing is won and nothing is shut', () => {
  for (const { sheet } of SCREENS) {
    const { hundredths, grid } = stillSpin(sheet)
    expect(hundredths).toBe(0)
    expect(grid.flat()).not.toContain(sheet.mystery?.symbol)
  }
})

test('a way’s cells are those of its symbol, of the wild and of what the mystery became', () => {
  const sheet: WaysSheet = {
    code: 'zar_small',
    version: '1',
    rows: 2,
    reels: [],
    pays: { a: [1, 1, 1], b: [1, 1, 1] },
    wild: 'W',
    mystery: { symbol: 'M', weights: { a: 1 } },
    mostHundredths: 100,
  }
  const reels = [
    ['a', 'b'],
    ['W', 'M'],
    ['M', 'M'],
    ['a', 'a'],
  ].map((symbols) => ({
    state: 'stands' as const,
    symbols,
  }))
  const win = { symbol: 'a', counts: [1, 2, 2], ways: 4, hundredths: 4 }
  expect(cellsOf(sheet, { reels, revealed: 'a' }, win)).toEqual([0, 2, 3, 4, 5])
  expect(cellsOf(sheet, { reels, revealed: 'b' }, win)).toEqual([0, 2])
})

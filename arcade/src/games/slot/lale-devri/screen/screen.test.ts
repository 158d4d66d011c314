import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { randomOf } from '../../../../fairness/seeds.ts'
import type { GameSheet, Round } from '../../../../protocol.ts'
import { playOf, QUIET, roundOf } from '../../../../screens/game/testing/round.ts'
import { betSentBy } from '../../../../screens/slot/testing/drawn.ts'
import { SLOT_WORDS } from '../../../../screens/slot/words.ts'
import { EARLIER_SHEETS, findEngine, SHEETS } from '../../catalogue.ts'
import { gameSheetOf, parOf } from '../../game-sheet.ts'
import { type Outcome, playRound } from '../../play-round.ts'
import { stakesOf } from '../../sheet.ts'
import { EARLIER_SLOTS, SLOTS } from '../../slots.ts'
import { LINES_FACTS } from '../facts.ts'
import { screenOf } from './screen.tsx'
import { type Frame, frameOf, gridAt, landedIn, waitsOf } from './shown.ts'
import { gridText, payOf } from './texts.ts'
import { LINES_WORDS } from './words.ts'

const SLOW = { isFast: false }
const STAKE = 2_000
const [SHEET] = SHEETS.filter(({ gameCode }) => gameCode === 'zar_lale_devri').map(gameSheetOf)
const SCREENS = await Promise.all(
  [...SHEETS, ...EARLIER_SHEETS].map(async (sheet) => ({
    sheet: gameSheetOf(sheet),
    screen: await screenOf(sheet.gameCode, sheet.version),
  })),
)
const LALE = SCREENS.find(({ sheet }) => sheet.gameCode === 'zar_lale_devri')?.screen
if (!SHEET || !LALE) throw new Error('no sheet')
const PAIR = { serverSeed: '5'.repeat(64), clientSeed: 'zar' }

/** The first round of a sheet's seeds that is as wanted. */
function played(wanted: (outcome: Outcome) => boolean, sheet: GameSheet = SHEET as GameSheet) {
  const engine = findEngine(sheet.gameCode, sheet.version)
  for (let nonce = 0; engine && nonce < 5_000; nonce++) {
    const outcome = playRound(engine, STAKE, randomOf(PAIR, nonce))
    if (wanted(outcome)) return outcome
  }
  throw new Error('no such round')
}

const roundFor = (outcome: Outcome, some: Partial<Round> = {}): Round =>
  roundOf(SHEET.gameCode, outcome as never, {
    winKurus: outcome.winKurus,
    isDecided: true,
    state: 'settled',
    ...some,
  })

const LOST = played(({ winKurus }) => winKurus === 0)
const RETURNED = played(
  ({ winKurus, steps }) => winKurus > 0 && winKurus <= STAKE && steps.length === 1,
)
const WON = played(
  ({ winKurus, steps: [paid, more] }) =>
    winKurus > STAKE &&
    more === undefined &&
    paid?.wins.length === 1 &&
    paid.wins[0]?.line !== null,
)
const MANY = played(({ winKurus, steps }) => winKurus > STAKE && (steps[0]?.wins.length ?? 0) > 2)
const FEATURE = played(({ steps }) => steps.length > 1)

/** Every frame of a telling, and how long it took until each. */
async function told(outcome: Outcome, options = SLOW) {
  const frames: Frame[] = []
  let [lengthMs, asked] = [0, 0]
  await LALE?.tell(
    {
      round: roundFor(outcome),
      before: null,
      show: (frame) => frames.push(frame),
      wait: async (ms) => {
        lengthMs += ms
      },
      ...QUIET,
      ask: async () => {
        asked += 1
      },
    },
    options,
  )
  return { frames, lengthMs, asked }
}

const drawn = (frame: Frame, round: Round, phase: 'ready' | 'telling') =>
  renderToStaticMarkup(
    createElement(LALE.Stage, {
      play: playOf({ round, phase }).play,
      options: SLOW,
      onOptions: () => {},
      frame,
    }),
  )
const WIN_MARKS = ['lines__gold', 'lines__number--on', 'machine__won', '#C77A00']

test('what is pressed is what the rules read, for every title', () => {
  for (const { sheet, screen } of SCREENS) {
    const game = [...SLOTS, ...EARLIER_SLOTS].find(({ code }) => code === sheet.gameCode)
    expect(game?.readBet(betSentBy(screen))).toEqual({ stakeKurus: STAKE })
  }
})

test('the facts of every title are those of its sheet', () => {
  expect(LINES_FACTS.map(({ code }) => code).toSorted()).toEqual(
    SHEETS.map(({ gameCode }) => gameCode).toSorted(),
  )
  for (const sheet of SHEETS) {
    const par = parOf(sheet)
    const { lowest, highest } = stakesOf(sheet)
    expect(LINES_FACTS.find(({ code }) => code === sheet.gameCode)).toMatchObject({
      name: sheet.name,
      studio: sheet.studio,
      rtpBp: { lowest: par.rtp.bp, highest: par.rtp.bp },
      maxWin: par.maxWinMultiple,
      volatility: par.volatility,
      stakeLira: { least: lowest / 100, most: highest / 100 },
    })
  }
})

test('every symbol of every title has a picture and a pay', () => {
  for (const { sheet, screen } of SCREENS) {
    const frame = frameOf(sheet, null)
    const stage = renderToStaticMarkup(
      createElement(screen.Stage, {
        play: playOf().play,
        options: SLOW,
        onOptions: () => {},
        frame,
      }),
    )
    expect(stage).not.toMatch(/<img(?![^>]* src=)/)
    for (const { id } of sheet.symbols)
      for (const language of ['tr', 'en'] as const)
        expect(payOf(sheet, id, language)?.rows).toHaveLength(3)
  }
})

test('while the reels spin no win is in the page, and a spin is as long for every result of a kind', async () => {
  const lengths = new Map<string, Set<number>>()
  for (const outcome of [LOST, RETURNED, WON, MANY]) {
    const { frames, lengthMs } = await told(outcome)
    const [paid] = outcome.steps
    const waits = [...waitsOf(SHEET, paid ?? { kind: 'paid', grid: [] })].join()
    lengths.set(waits, (lengths.get(waits) ?? new Set()).add(lengthMs))
    const spinning = frames.filter((frame) => frame.spinning !== null)
    expect(spinning.map((frame) => frame.spinning?.stopped)).toEqual([0, 1, 2, 3, 4, 5])
    for (const frame of spinning) {
      expect(frame.wins).toEqual([])
      expect(frame.soFarKurus).toBe(0)
      const stage = drawn(frame, roundFor(outcome), 'telling')
      for (const early of WIN_MARKS) expect(stage).not.toContain(early)
      expect(stage).toContain(LINES_WORDS.en.moving)
    }
  }
  for (const some of lengths.values()) expect(some.size).toBe(1)
})

test('a reel is anticipated from the second scatter on, for as long where it comes as where it does not', async () => {
  const scatterIn = (outcome: Outcome) =>
    outcome.steps[0]?.grid.map((column) => (column.includes('kitap') ? 1 : 0)) ?? []
  const twoFirst = (last: number) =>
    played((outcome) => {
      const [a, b, c, d, e] = scatterIn(outcome)
      return a === 1 && b === 1 && c === 0 && d === 0 && e === last
    })
  const stopsOf = async (outcome: Outcome) => (await told(outcome)).frames[0]?.spinning?.stopsMs
  const [hit, miss] = [twoFirst(1), twoFirst(0)]
  expect(await stopsOf(hit)).toEqual(await stopsOf(miss))
  expect([...waitsOf(SHEET, hit.steps[0] ?? { kind: 'paid', grid: [] })]).toEqual([2, 3, 4])
})

test('a scatter that can no longer help is not lit, and none is in a game without free spins', () => {
  const outcome = played(
    ({ steps: [paid] }) =>
      paid?.grid.filter((column) => column.includes('kitap')).length === 1 &&
      paid.grid[4]?.includes('kitap') === true,
  )
  const frame = frameOf(SHEET, roundFor(outcome))
  const at = (stopped: number) => ({
    ...frame,
    spinning: { id: 'a', stopsMs: [], stopped, waiting: null },
  })
  expect(landedIn(SHEET, at(5))).toEqual([])
  const seven = SCREENS.find(({ sheet }) => sheet.gameCode === 'zar_yedi_tepe_777')?.sheet
  if (!seven) throw new Error('no sheet')
  const grid = gridAt(seven, [0, 0, 0, 0, 0]).map(() => ['can'])
  expect(waitsOf(seven, { kind: 'paid', grid }).size).toBe(0)
})

test('GAM-09: at or below the stake no win is marked, above it every cell of the shown win is', () => {
  for (const outcome of [LOST, RETURNED]) {
    const stage = drawn(frameOf(SHEET, roundFor(outcome)), roundFor(outcome), 'ready')
    for (const mark of WIN_MARKS) expect(stage).not.toContain(mark)
  }
  const stage = drawn(frameOf(SHEET, roundFor(WON)), roundFor(WON), 'ready')
  for (const mark of WIN_MARKS) expect(stage).toContain(mark)
  const count = WON.steps[0]?.wins[0]?.count
  expect(stage.match(/machine__won/g)).toHaveLength(count ?? 0)
})

test('a press at any moment leaves the picture at rest with the round’s own sum', () => {
  for (const outcome of [LOST, WON, FEATURE]) {
    const rest = frameOf(SHEET, roundFor(outcome))
    expect(rest.spinning).toBeNull()
    expect(rest.stops).toEqual(outcome.steps.at(-1)?.stops)
    if (outcome === FEATURE) expect(rest.free?.wonKurus).toBe(outcome.winKurus)
  }
})

test('free spins: a card that asks, each spin counted, and what is told adds up to the round’s win', async () => {
  const { frames, asked } = await told(FEATURE)
  const spins = FEATURE.steps.length - 1
  expect(asked).toBe(1)
  const card = frames.findIndex(({ free }) => free?.moment === 'won')
  expect(frames[card]).toMatchObject({
    coin: { en: { word: SLOT_WORDS.en.start } },
    free: { of: spins },
  })
  const after = frames.slice(card + 1)
  expect(new Set(after.map(({ free }) => free?.played)).size).toBe(spins)
  const sums = frames.map(({ soFarKurus = 0 }) => soFarKurus)
  expect(sums).toEqual(sums.toSorted((a, b) => a - b))
  expect(frames.at(-1)).toMatchObject({
    soFarKurus: FEATURE.winKurus,
    free: { moment: 'over', wonKurus: FEATURE.winKurus },
  })
  const shown = after.filter(({ spinning }) => spinning === null)
  for (const [at, step] of FEATURE.steps.slice(1).entries())
    expect(shown[at]?.wins).toEqual(step.wins)
  // No free spins begin in free spins: nothing is anticipated there.
  for (const { spinning } of after) expect(spinning?.waiting ?? null).toBeNull()
})

test('a free spin’s multiplier is told before its sum: base, times, sum', () => {
  const step = FEATURE.steps.slice(1).find(({ wins }) => wins.length === 1)
  if (!step) throw new Error('no such spin')
  const frame: Frame = {
    stops: step.stops,
    spinning: null,
    wins: step.wins,
    free: { moment: 'playing', played: 1, of: 10, wonKurus: step.winKurus, wilds: 0 },
    soFarKurus: step.winKurus,
  }
  const round = roundFor(FEATURE)
  const play = playOf({ round, phase: 'telling' }).play
  const { text } = LALE.message({ play, options: SLOW, onOptions: () => {} }, frame)
  expect(text).toMatch(/: ₺[\d.,]+ × 3 = ₺[\d.,]+\.$/)
})

test('a round is told for what it is, in both languages', () => {
  const messageOf = (outcome: Outcome | null, language: 'tr' | 'en') =>
    LALE.message({
      play: playOf({ round: outcome && roundFor(outcome), language }).play,
      options: SLOW,
      onOptions: () => {},
    })
  expect(messageOf(LOST, 'tr')).toEqual({ text: 'Bu tur kazanç yok.', isWin: false })
  expect(messageOf(WON, 'tr').text).toMatch(
    /^\d+\. çizgide (üç|dört|beş) .+: ₺.+, bahsinin .+ katı\.$/,
  )
  expect(messageOf(WON, 'en').text).toMatch(
    /^Line \d+, (three|four|five) of .+: ₺.+ times your stake\.$/,
  )
  expect(messageOf(RETURNED, 'tr').text).toMatch(/Dönen ₺/)
  expect(messageOf(RETURNED, 'tr').isWin).toBe(false)
  expect(messageOf(FEATURE, 'en').text).toMatch(/free spins in all/)
  expect(messageOf(null, 'en').text).toBe(LINES_WORDS.en.ready)
  expect(LALE.summary(roundFor(LOST), 'en')).toBe('No win this round.')
})

test('GAM-09: of a free round everything is won', () => {
  const round = roundFor(RETURNED, { isFree: true })
  const { play } = playOf({ round })
  expect(LALE.message({ play, options: SLOW, onOptions: () => {} }).isWin).toBe(true)
})

test('the grid is read by rows only when it stands', () => {
  const frame = frameOf(SHEET, null)
  expect(gridText(SHEET, frame, 'tr')).toBe(
    'Beş makara. Üst sıra: ibrik, ibrik, nal, narenciye, ibrik. Orta sıra: narenciye, çay, narenciye, üzüm, karanfil. Alt sıra: fener, ibrik, tavus, karanfil, çay.',
  )
  const spinning = { id: 'a', stopsMs: [], stopped: 4, waiting: null }
  expect(gridText(SHEET, { ...frame, spinning }, 'tr')).toBe('Beş makara dönüyor.')
})

test('GAM-08: the fast turn is there only where the law allows it', () => {
  const asked = (hasFastPlay: boolean) => ({
    play: playOf({ hasFastPlay }).play,
    options: SLOW,
    onOptions: () => {},
  })
  expect(LALE.secondary?.(asked(false))).toEqual([])
  expect(LALE.secondary?.(asked(true))).toMatchObject([{ key: 't', isPressed: false }])
})

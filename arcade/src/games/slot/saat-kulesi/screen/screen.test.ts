import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Round } from '../../../../protocol.ts'
import { playOf, QUIET, roundOf } from '../../../../screens/game/testing/round.ts'
import { betSentBy, drawnBy } from '../../../../screens/slot/testing/drawn.ts'
import { drumModes } from '../modes.ts'
import { type DrumSheet, LINES, roundAt } from '../rules.ts'
import { DRUM_SHEETS } from '../titles.ts'
import { litBy } from './lit-hills.ts'
import { screenOf } from './screen.tsx'
import { cellsOf, type Frame, frameOf, stillStops, stopsMs } from './shown.ts'
import { gridText } from './texts.ts'
import { DRUM_WORDS } from './words.ts'

const [SHEET] = DRUM_SHEETS
const SCREENS = await Promise.all(
  DRUM_SHEETS.map(async (sheet) => ({ sheet, screen: await screenOf(sheet.code) })),
)
const SLOW = { isFast: false }

function spun(stops: number[], sheet: DrumSheet = SHEET, some: Partial<Round> = {}): Round {
  const result = roundAt(sheet, stops)
  const winKurus = result.hundredths * 20
  return roundOf(
    sheet.code,
    { bet: { stakeKurus: 2_000 }, result, returnKurus: winKurus },
    { winKurus, isDecided: true, state: 'settled', ...some },
  )
}

/** The first stops at which so many lines win. */
function stopsWith(lines: number): number[] {
  const [a = [], b = [], c = []] = SHEET.drums
  for (const x of a.keys())
    for (const y of b.keys())
      for (const z of c.keys())
        if (roundAt(SHEET, [x, y, z]).wins.length === lines) return [x, y, z]
  throw new Error(`no stops with ${lines} lines`)
}

test('what is pressed is what the rules read', () => {
  for (const { sheet, screen } of SCREENS) {
    const game = drumModes.find(({ game: { code } }) => code === sheet.code)?.game
    expect(game?.readBet(betSentBy(screen))).toEqual({ stakeKurus: 2_000 })
  }
})

test('nothing can be spun while a round is told or the line is lost', () => {
  for (const some of [{ phase: 'telling' as const }, { isOffline: true }]) {
    const { play } = playOf(some)
    for (const { screen } of SCREENS)
      expect(screen.main({ play, options: SLOW, onOptions: () => {} }).isOff).toBe(true)
  }
})

test('while the drums turn no win is shown, and the telling is as long for every outcome', async () => {
  const lengths = new Set<number>()
  for (const stops of [stopsWith(0), stopsWith(1), stopsWith(2)]) {
    for (const { screen } of SCREENS.slice(0, 1)) {
      const frames: Frame[] = []
      let length = 0
      const wait = async (ms: number) => {
        // What stands at rest is the round's end: it is never waited before the drums turn.
        expect(frames.length).toBeGreaterThan(0)
        length += ms
      }
      const show = (frame: Frame) => frames.push(frame)
      await screen.tell({ round: spun(stops), before: null, show, wait, ...QUIET }, SLOW)
      lengths.add(length)
      expect(frames.map(({ turning }) => turning?.stopped)).toEqual([0, 1, 2, 3])
      expect(frames.every(({ wins }) => wins.length === 0)).toBe(true)
    }
  }
  expect(lengths.size).toBe(1)
})

test('fast shortens the turn of every drum and nothing else', () => {
  for (const [at, ms] of stopsMs(true).entries()) expect(ms).toBeLessThan(stopsMs(false)[at] ?? 0)
})

test('GAM-08: the fast turn is there only where the law allows it', () => {
  const { screen } = SCREENS[0] ?? {}
  const asked = (hasFastPlay: boolean) => ({
    play: playOf({ hasFastPlay }).play,
    options: SLOW,
    onOptions: () => {},
  })
  expect(screen?.secondary?.(asked(false))).toEqual([])
  expect(screen?.secondary?.(asked(true))).toMatchObject([{ key: 't', isPressed: false }])
})

test('the page at rest shows the cells that stand, and marks those of the lines that won', () => {
  const stops = stopsWith(1)
  const { screen } = SCREENS[0] ?? {}
  if (!screen) throw new Error('no screen')
  const round = spun(stops)
  const drawn = (frame: Frame, phase: 'ready' | 'telling') =>
    renderToStaticMarkup(
      createElement(screen.Stage, {
        play: playOf({ round, phase }).play,
        options: SLOW,
        onOptions: () => {},
        frame,
      }),
    )
  const rest = drawn(frameOf(SHEET, round), 'ready')
  const turning = drawn(
    { ...frameOf(SHEET, round), turning: { stopped: 0, isFast: false } },
    'telling',
  )
  expect(rest).toContain('drums__pay--on')
  expect(rest).toContain('stroke="#F2B441"')
  for (const early of ['drums__pay--on', 'drums__peg--on', 'stroke="#F2B441"', 'fill="#F2B441"'])
    expect(turning.replace(/<svg class="drums__crown.*?<\/svg>/, '')).not.toContain(early)
  expect(turning).toContain(DRUM_WORDS.en.moving)
})

test('the clock strikes for a huge win once it has been told, and not before', () => {
  const { screen } = SCREENS[0] ?? {}
  if (!screen) throw new Error('no screen')
  const round = spun(SHEET.drums.map((drum) => drum.indexOf('kadran') - 1))
  const strikes = (turning: Frame['turning']) =>
    drawnBy(screen)({ ...frameOf(SHEET, round), turning }, round).includes('drums__strike')
  expect(strikes({ stopped: 0, isFast: false })).toBe(false)
  expect(strikes(null)).toBe(true)
})

test('the grid is read by rows only when it stands', () => {
  const frame = frameOf(SHEET, spun([0, 0, 0]))
  expect(gridText(SHEET, frame, 'tr')).toBe(
    'Üç tambur. Üst sıra: dişli, kurma kolu, çan. Orta sıra: kurma kolu, dişli, kurma kolu. Alt sıra: çan, çan, dişli.',
  )
  expect(gridText(SHEET, { ...frame, turning: { stopped: 2, isFast: true } }, 'tr')).toBe(
    'Üç tambur dönüyor.',
  )
})

test('a round is told for what it is, in both languages', () => {
  const screen = SCREENS[0]?.screen
  const messageOf = (round: Round | null, language: 'tr' | 'en') =>
    screen?.message({ play: playOf({ round, language }).play, options: SLOW, onOptions: () => {} })
  const dials = SHEET.drums.map((drum) => drum.indexOf('kadran') - 1)
  const best = spun(dials)
  expect(messageOf(best, 'tr')).toEqual({
    text: '1. çizgide üç kadran: ₺2.000,00, bahsinin 100 katı.',
    isWin: true,
  })
  expect(messageOf(best, 'en')).toEqual({
    text: 'Three dials on line 1: ₺2.000,00, 100 times your stake.',
    isWin: true,
  })
  expect(messageOf(spun(stopsWith(0)), 'tr')).toEqual({ text: 'Bu tur kazanç yok.', isWin: false })
  expect(messageOf(spun(stopsWith(2)), 'en')?.text).toMatch(/^2 lines won: ₺/)
  expect(messageOf(null, 'tr')?.text).toBe(DRUM_WORDS.tr.ready)
  expect(screen?.summary(best, 'en')).toBe(
    'Three dials on line 1: ₺2.000,00, 100 times your stake.',
  )
})

test('every symbol of every sheet has a word in both languages', () => {
  for (const { sheet } of SCREENS)
    for (const symbol of Object.keys(sheet.pays))
      for (const language of ['tr', 'en'] as const)
        expect(DRUM_WORDS[language].symbols[symbol]).toBeTruthy()
})

test('the desk tells a win when it has been told, and nothing of it before', () => {
  const screen = SCREENS[0]?.screen
  const round = spun(stopsWith(1))
  const wonIn = (phase: 'ready' | 'telling') =>
    screen?.expectation?.({
      play: playOf({ round, phase }).play,
      options: SLOW,
      onOptions: () => {},
    })
  expect(wonIn('telling')).toEqual({ label: 'Win', value: '₺0,00', isLit: false })
  expect(wonIn('ready')).toMatchObject({ label: 'Win', isLit: true })
  expect(wonIn('ready')?.value).not.toBe('₺0,00')
})

test('before the first round the drums stand where nothing is won', () => {
  for (const { sheet } of SCREENS) expect(roundAt(sheet, stillStops(sheet)).hundredths).toBe(0)
})

test('a line’s cells are numbered drum by drum', () => {
  expect(LINES.map((_, line) => cellsOf(line))).toEqual([
    [1, 4, 7],
    [0, 3, 6],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
  ])
})

test('a hill lights for each round of three sevens, once, and no more than seven do', () => {
  const sevens = [{ line: 0, symbol: 'yedi', hundredths: 15_540 }]
  expect(litBy([], 'a', [{ line: 1, symbol: 'elmas', hundredths: 1_000 }])).toEqual([])
  expect(litBy(['a'], 'a', sevens)).toEqual(['a'])
  const rounds = Array.from({ length: 9 }, (_, at) => String(at))
  const lit = rounds.reduce<readonly string[]>((known, round) => litBy(known, round, sevens), [])
  expect(lit).toEqual(rounds.slice(0, 7))
})

test('in the title of seven hills the medallion and the place have lit hills once three sevens show', () => {
  const found = SCREENS.find(({ sheet }) => sheet.code === 'zar_yedi_tepe_777')
  if (!found) throw new Error('no seven hills')
  const { sheet, screen } = found
  const stops = sheet.drums.map((drum) => drum.indexOf('yedi') - 1)
  const shown = (turning: Frame['turning']) => {
    const round = spun(stops, sheet)
    const { play } = playOf({ round })
    const frame = { ...frameOf(sheet, round), turning }
    return renderToStaticMarkup(
      createElement(screen.Stage, { play, frame, options: SLOW, onOptions: () => {} }),
    )
  }
  const lit = 'fill="#F2B441" stroke="#FFF1C4"'
  expect(shown(null).split(lit)).toHaveLength(2)
  expect(shown({ stopped: 1, isFast: false })).not.toContain(lit)
})

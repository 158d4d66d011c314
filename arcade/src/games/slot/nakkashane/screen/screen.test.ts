import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Round } from '../../../../protocol.ts'
import { betSentBy, drawnBy } from '../../../../screens/slot/testing/drawn.ts'
import { shownRound } from '../../../../screens/slot/testing/shown-round.ts'
import { toldOf } from '../../../../screens/slot/testing/told.ts'
import { findRound } from '../../machine/testing/find-round.ts'
import { stickyModes } from '../modes.ts'
import { type StickyRound, stickyMachine } from '../rules.ts'
import { STICKY_TITLES } from '../titles.ts'
import { screenOf } from './screen.tsx'
import { STICKY_NAMES } from './words.ts'

const SCREENS = await Promise.all(
  STICKY_TITLES.map(async (title) => ({ title, screen: await screenOf(title.code) })),
)
const [{ title: TITLE, screen: SCREEN }] = SCREENS as [(typeof SCREENS)[number]]
const SLOW = { isFast: false }

const found = (fits: (round: StickyRound) => boolean) =>
  shownRound(TITLE.code, findRound(stickyMachine(TITLE).play, fits))

const scattersUpTo = (round: StickyRound, reels: number) =>
  round.scatters.filter(([reel]) => reel < reels).length

const LOST = found((round) => round.hundredths === 0 && scattersUpTo(round, 2) < 2)
const WON = found((round) => round.hundredths > 100 && scattersUpTo(round, 2) < 2)
const LITTLE = found((round) => round.hundredths > 0 && round.hundredths <= 100)
const MISSED = found(
  (round) => scattersUpTo(round, 2) === 2 && round.free.length === 0 && round.hundredths === 0,
)
const laidIn = ({ free }: StickyRound) => free.flatMap(({ laid }) => laid).length
const FREE = found((round) => round.free.length > 0 && laidIn(round) >= 3 && round.hundredths > 500)
const result = (round: Round) => (round.shown as unknown as { result: StickyRound }).result

const drawn = drawnBy(SCREEN)

test('what is pressed is what the rules read', () => {
  for (const { title, screen } of SCREENS) {
    const game = stickyModes.find(({ game: { code } }) => code === title.code)?.game
    expect(game?.readBet(betSentBy(screen))).toEqual({ stakeKurus: 2_000 })
  }
})

test('the last column is anticipated where it can start the free spins, as long for a hit as for a miss', async () => {
  const [lost, won, missed] = [
    await toldOf(SCREEN, LOST),
    await toldOf(SCREEN, WON),
    await toldOf(SCREEN, MISSED),
  ]
  expect(won.ms).toBe(lost.ms)
  expect(missed.ms).toBe(lost.ms + 420)
  const standsAt = async (round: Round) => {
    const { frames } = await toldOf(SCREEN, round)
    return frames
      .filter(({ arriving, feature }) => arriving && !feature)
      .map(({ arriving }) => arriving?.waiting)
  }
  expect(await standsAt(FREE)).toEqual(await standsAt(MISSED))
  expect(await standsAt(FREE)).toContain(2)
  expect(await standsAt(LOST)).not.toContain(2)
})

test('free spins begin with a card that waits for the player, and their sum is the round’s', async () => {
  const { frames, asked } = await toldOf(SCREEN, FREE)
  const { free, paid, hundredths } = result(FREE)
  expect(asked).toBe(1)
  const cards = frames.flatMap(({ card }) => card ?? [])
  expect(cards).toEqual(['intro', 'outro'])
  expect(frames.at(-1)?.feature).toMatchObject({ spin: 8, of: 8, totalKurus: hundredths * 20 })
  const spins = new Map(frames.map(({ feature }) => [feature?.spin, feature?.spinKurus ?? 0]))
  const told = free.map((_, at) => spins.get(at + 1) ?? 0)
  // Of the last spin the outro stands for its sum.
  expect(told.slice(0, -1)).toEqual(free.slice(0, -1).map((spin) => spin.hundredths * 20))
  const totals = frames.flatMap(({ feature }) => feature?.totalKurus ?? [])
  expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  expect(totals[0]).toBe(paid.hundredths * 20)
})

test('a wild that is laid stays to the end, and none is shown before its columns stand', async () => {
  const { frames } = await toldOf(SCREEN, FREE)
  let stuck = 0
  for (const { leaves, arriving } of frames) {
    expect(leaves.length).toBeGreaterThanOrEqual(stuck)
    if (arriving) expect(leaves).toHaveLength(stuck)
    stuck = leaves.length
  }
  expect(stuck).toBe(laidIn(result(FREE)))
  expect(SCREEN.frameOf(FREE, SLOW).leaves).toHaveLength(stuck)
})

test('a part of the picture is gilded for each wild that stays', () => {
  const html = drawn(SCREEN.frameOf(FREE, SLOW), FREE, 'ready')
  expect(html.match(/book__part/g)).toHaveLength(laidIn(result(FREE)))
  expect(html).toContain('>0</b>')
  expect(drawn(SCREEN.frameOf(WON, SLOW), WON, 'ready')).not.toContain('book__part')
})

test('lines are drawn only once the round has returned more than its stake', async () => {
  const { frames } = await toldOf(SCREEN, FREE)
  for (const { wins, feature, soFarKurus } of frames)
    if (wins.length > 0) expect(feature?.totalKurus ?? soFarKurus ?? 0).toBeGreaterThan(2_000)
  const little = SCREEN.frameOf(LITTLE, SLOW)
  expect(little.wins).toEqual([])
  const html = drawn(little, LITTLE, 'ready')
  for (const mark of ['laid__thing--won', 'stroke="#C77A00"']) expect(html).not.toContain(mark)
  expect(drawn(SCREEN.frameOf(WON, SLOW), WON, 'ready')).toContain('stroke="#C77A00"')
})

test('the coin says what a press does: it begins, it finishes', async () => {
  const { frames } = await toldOf(SCREEN, FREE)
  const words = frames.flatMap(({ coin }) => coin?.tr ?? [])
  expect(words[0]).toEqual({ word: 'Başla', note: '8 çevirme' })
  expect(words.at(-1)).toEqual({ word: 'Bitir', note: '8/8' })
})

test('a round is told for what it is, in both languages', () => {
  const count = laidIn(result(FREE))
  expect(SCREEN.summary(FREE, 'tr')).toMatch(
    new RegExp(`^8 bedava çevirme, ${count} altın yaprak: ₺[\\d.,]+, bahsinin [\\d,]+ katı\\.$`),
  )
  expect(SCREEN.summary(FREE, 'en')).toMatch(
    new RegExp(`^8 free spins, ${count} gold leaves: ₺[\\d.,]+, [\\d.]+ times your stake\\.$`),
  )
  expect(SCREEN.summary(LOST, 'tr')).toBe('Bu tur kazanç yok.')
  expect(SCREEN.summary(LITTLE, 'tr')).toMatch(/Dönen ₺[\d.,]+\.$/)
})

test('every symbol has a name in both languages and a picture in its title', () => {
  for (const { title, screen } of SCREENS) {
    const table = renderToStaticMarkup(createElement(screen.Paytable ?? 'i', { language: 'en' }))
    for (const { id } of title.sheet.symbols)
      expect([STICKY_NAMES.tr[id], STICKY_NAMES.en[id]].every(Boolean), id).toBe(true)
    expect(table.match(/<img src="data:/g)).toHaveLength(title.sheet.symbols.length)
  }
})

test('the rules tell how often free spins come', () => {
  expect(
    SCREENS.map(({ screen }) => /ortalama (\d+) turda/.exec(screen.rules.tr.join())?.[1]),
  ).toEqual(['125', '182', '182'])
})

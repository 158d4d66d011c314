import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Round } from '../../../../protocol.ts'
import { betSentBy, drawnBy } from '../../../../screens/slot/testing/drawn.ts'
import { shownRound } from '../../../../screens/slot/testing/shown-round.ts'
import { toldOf } from '../../../../screens/slot/testing/told.ts'
import { findRound } from '../../machine/testing/find-round.ts'
import { risingModes } from '../modes.ts'
import { type RisingRound, risingMachine } from '../rules.ts'
import { RISING_TITLES } from '../titles.ts'
import { screenOf } from './screen.tsx'
import { RISING_NAMES } from './words.ts'

const SCREENS = await Promise.all(
  RISING_TITLES.map(async (title) => ({ title, screen: await screenOf(title.code) })),
)
const [{ title: POYRAZ, screen: SCREEN }] = SCREENS as [(typeof SCREENS)[number]]
const SLOW = { isFast: false }

const found = (fits: (round: RisingRound) => boolean, title = POYRAZ) =>
  shownRound(title.code, findRound(risingMachine(title).play, fits))

const LOST = found(({ rises, hundredths }) => rises.length === 0 && hundredths === 0)
const WON = found(({ rises, hundredths }) => rises.length === 0 && hundredths > 100)
const IN_VAIN = found(({ rises, hundredths }) => rises.length === 1 && hundredths === 0)
const LITTLE = found(
  ({ rises, hundredths }) => rises.length === 1 && hundredths > 0 && hundredths <= 100,
)
const LIT = found(
  ({ rises, wins, hundredths }) =>
    rises.length === 1 && wins.length === 1 && wins[0]?.count === 5 && hundredths > 100,
)

const drawn = drawnBy(SCREEN)

test('what is pressed is what the rules read', () => {
  for (const { title, screen } of SCREENS) {
    const game = risingModes.find(({ game: { code } }) => code === title.code)?.game
    expect(game?.readBet(betSentBy(screen))).toEqual({ stakeKurus: 2_000 })
  }
})

test('a round is told as long for every result with as many wilds, and longer only for its light', async () => {
  const [lost, won] = [await toldOf(SCREEN, LOST), await toldOf(SCREEN, WON)]
  expect(lost.ms).toBe(won.ms)
  expect(lost.ms).toBe(4 * 150 + 260 + 120)
  const [vain, little, lit] = [
    await toldOf(SCREEN, IN_VAIN),
    await toldOf(SCREEN, LITTLE),
    await toldOf(SCREEN, LIT),
  ]
  expect(vain.ms).toBe(lost.ms + 520)
  expect(little.ms).toBe(vain.ms)
  expect(lit.ms).toBe(vain.ms + 240)
  expect((await toldOf(SCREEN, LOST, { isFast: true })).ms).toBeLessThan(lost.ms)
})

test('no reel is in the page before the roller has come to it, no wild and no win before all stand', async () => {
  const { frames } = await toldOf(SCREEN, LIT)
  const [first] = frames
  if (!first) throw new Error('nothing was told')
  const rest = SCREEN.frameOf(LIT, SLOW)
  const pictures = (html: string) => html.match(/<img class="machine__thing/g)?.length ?? 0
  const arriving = first.arriving && { ...first.arriving, begun: 0 }
  const early = drawn({ ...first, arriving }, LIT, 'telling')
  // Fifteen things of before, and none of the new ones.
  expect(pictures(early)).toBe(15)
  for (const frame of frames.filter(({ arriving }) => arriving)) {
    expect([frame.wins, frame.risen, frame.isJoined]).toEqual([[], [], false])
    expect(drawn(frame, LIT, 'telling')).not.toContain('rising__wild')
  }
  expect(frames.every(({ wins }) => wins.length === 0)).toBe(true)
  expect(drawn(rest, LIT, 'ready')).toContain('rising__beam')
})

test('a press at any moment leads to the picture at rest, and its numbers are the round’s', () => {
  const { wins, risen } = SCREEN.frameOf(LIT, SLOW)
  expect(wins.reduce((sum, { hundredths }) => sum + hundredths, 0)).toBe(LIT.winKurus / 20)
  expect(risen).toHaveLength(1)
})

test('at or below the stake nothing is marked, lit or counted', () => {
  for (const round of [LITTLE, IN_VAIN]) {
    const frame = SCREEN.frameOf(round, SLOW)
    expect([frame.wins, frame.isJoined]).toEqual([[], false])
    const html = drawn(frame, round, 'ready')
    for (const mark of ['rising__beam', 'laid__thing--won', 'stroke="#F2B441"'])
      expect(html).not.toContain(mark)
  }
})

test('a round is told for what it is, in both languages', () => {
  const said = (round: Round, language: 'tr' | 'en') => SCREEN.summary(round, language)
  expect(said(IN_VAIN, 'tr')).toMatch(/^Fener \d\. makarayı doldurdu\. Bu tur kazanç yok\.$/)
  expect(said(LIT, 'tr')).toMatch(
    /^Fener \d\. makarayı doldurdu\. \d+\. çizgide beş .+: ₺[\d.,]+, bahsinin [\d,]+ katı\.$/,
  )
  expect(said(LIT, 'en')).toMatch(
    /^Reel \d is all lighthouse\. Five .+ on line \d+: ₺[\d.,]+, [\d.]+ times your stake\.$/,
  )
  expect(said(LITTLE, 'tr')).toMatch(/Dönen ₺[\d.,]+\.$/)
})

test('a carpet’s multiplier is told before the sum that it makes', () => {
  const [, , , hali] = SCREENS
  if (!hali) throw new Error('no carpet')
  const round = found(
    ({ wins, hundredths }) => wins.length === 1 && wins[0]?.factor === 3 && hundredths > 100,
    hali.title,
  )
  const sum = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2 })
  const [part, whole] = [round.winKurus / 300, round.winKurus / 100].map((n) => `₺${sum.format(n)}`)
  expect(hali.screen.summary(round, 'tr')).toContain(`${part} × 3 = ${whole}`)
})

test('every symbol has a name in both languages and a picture in its title', () => {
  for (const { title, screen } of SCREENS) {
    const table = renderToStaticMarkup(createElement(screen.Paytable ?? 'i', { language: 'en' }))
    for (const { id } of title.sheet.symbols) {
      expect([RISING_NAMES.tr[id], RISING_NAMES.en[id]].every(Boolean), id).toBe(true)
    }
    expect(table).not.toContain('<img alt=""')
    expect(table.match(/<img src="data:/g)).toHaveLength(title.sheet.symbols.length)
  }
})

test('each cell at rest tells what its symbol pays, and none does while a round is told', () => {
  const frame = SCREEN.frameOf(null, SLOW)
  const rest = drawn(frame, LOST, 'ready')
  expect(rest.match(/machine__cell/g)).toHaveLength(15)
  expect(drawn(frame, LOST, 'telling')).not.toContain('machine__cell')
})

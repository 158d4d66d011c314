import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Round } from '../../../../protocol.ts'
import { betSentBy, drawnBy } from '../../../../screens/slot/testing/drawn.ts'
import { shownRound } from '../../../../screens/slot/testing/shown-round.ts'
import { toldOf } from '../../../../screens/slot/testing/told.ts'
import { findRound } from '../../machine/testing/find-round.ts'
import { stormModes } from '../modes.ts'
import { type StormRound, stormMachine } from '../rules.ts'
import { STORM_TITLES } from '../titles.ts'
import { screenOf } from './screen.tsx'
import { standing } from './shown.ts'
import { STORM_NAMES } from './words.ts'

const SCREENS = await Promise.all(
  STORM_TITLES.map(async (title) => ({ title, screen: await screenOf(title.code) })),
)
const [{ title: TITLE, screen: SCREEN }] = SCREENS as [(typeof SCREENS)[number]]
const SLOW = { isFast: false }

const found = (fits: (round: StormRound) => boolean) =>
  shownRound(TITLE.code, findRound(stormMachine(TITLE).play, fits))
const result = (round: Round) => (round.shown as unknown as { result: StormRound }).result

const LOST = found(({ hundredths, scatters }) => hundredths === 0 && scatters.length < 2)
const IN_VAIN = found(
  ({ hundredths, paid, scatters }) =>
    hundredths === 0 && paid.stacks.length === 1 && scatters.length < 2,
)
const STRUCK = found(
  ({ paid, free, hundredths }) =>
    free.length === 0 && paid.stacks.length === 1 && paid.wins.length === 1 && hundredths > 100,
)
const LITTLE = found(
  ({ hundredths, free }) => free.length === 0 && hundredths > 0 && hundredths <= 100,
)
const FREE = found(({ free, hundredths }) => free.length > 0 && hundredths > 300)

const drawn = drawnBy(SCREEN)

test('what is pressed is what the rules read', () => {
  for (const { title, screen } of SCREENS) {
    const game = stormModes.find(({ game: { code } }) => code === title.code)?.game
    expect(game?.readBet(betSentBy(screen))).toEqual({ stakeKurus: 2_000 })
  }
})

test('a stack takes no longer than any reel, and lightning falls only once it stands', async () => {
  const [lost, vain] = [await toldOf(SCREEN, LOST), await toldOf(SCREEN, IN_VAIN)]
  expect(vain.ms).toBe(lost.ms)
  const [stack] = result(IN_VAIN).paid.stacks
  if (!stack) throw new Error('no stack')
  for (const frame of vain.frames) {
    const stands = (frame.arriving?.stood ?? 0) > stack.reel
    expect(standing(frame)).toHaveLength(stands ? 1 : 0)
    const html = drawn(frame, IN_VAIN, 'telling')
    expect(html.includes('storm__bolts')).toBe(stands)
    expect(html.includes(`>${stack.factor}×<`)).toBe(stands)
  }
})

test('no reel of lightning is in the page before it is woven', async () => {
  const { frames } = await toldOf(SCREEN, IN_VAIN)
  const [stack] = result(IN_VAIN).paid.stacks
  for (const frame of frames) {
    const hasBegun = (frame.arriving?.begun ?? 0) > (stack?.reel ?? 0)
    expect(drawn(frame, IN_VAIN, 'telling').includes('fill="#14305E"')).toBe(hasBegun)
    expect(frame.wins).toEqual([])
  }
})

test('free spins begin with a card that waits for the player, and their sum is the round’s', async () => {
  const { frames, asked } = await toldOf(SCREEN, FREE)
  const { paid, hundredths } = result(FREE)
  expect(asked).toBe(1)
  expect(frames.flatMap(({ card }) => card ?? [])).toEqual(['intro', 'outro'])
  const totals = frames.flatMap(({ feature }) => feature?.totalKurus ?? [])
  expect([totals[0], totals.at(-1)]).toEqual([paid.hundredths * 20, hundredths * 20])
  expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  const hours = frames.filter(({ feature }) => feature).map(({ isStormy }) => isStormy)
  expect([hours[0], hours[1], hours.at(-1)]).toEqual([false, true, false])
})

test('lines are drawn only once the round has returned more than its stake', async () => {
  const { frames } = await toldOf(SCREEN, FREE)
  for (const { wins, feature, soFarKurus } of frames)
    if (wins.length > 0) expect(feature?.totalKurus ?? soFarKurus ?? 0).toBeGreaterThan(2_000)
  const little = SCREEN.frameOf(LITTLE, SLOW)
  expect(little.wins).toEqual([])
  const html = drawn(little, LITTLE, 'ready')
  for (const mark of ['laid__thing--won', 'stroke="#FFF1CF"']) expect(html).not.toContain(mark)
  expect(drawn(SCREEN.frameOf(STRUCK, SLOW), STRUCK, 'ready')).toContain('stroke="#FFF1CF"')
})

test('a multiplier is told before the sum that it makes', () => {
  const [stack] = result(STRUCK).paid.stacks
  const said = SCREEN.summary(STRUCK, 'tr')
  expect(said).toMatch(
    new RegExp(`^${(stack?.reel ?? 0) + 1}\\. makara yıldırım, ${stack?.factor} kat\\. `),
  )
  expect(said).toMatch(/bahsinin [\d.,]+ katı\.$/)
  if (result(STRUCK).paid.wins[0]?.factor === stack?.factor)
    expect(said).toContain(` × ${stack?.factor} = `)
  expect(SCREEN.summary(FREE, 'en')).toMatch(/^8 free spins: ₺[\d.,]+, [\d.,]+ times your stake\.$/)
  expect(SCREEN.summary(LOST, 'en')).toBe('No win this round.')
})

test('every symbol has a name in both languages and a picture in its title', () => {
  for (const { title, screen } of SCREENS) {
    const table = renderToStaticMarkup(createElement(screen.Paytable ?? 'i', { language: 'en' }))
    for (const { id } of title.sheet.symbols)
      expect([STORM_NAMES.tr[id], STORM_NAMES.en[id]].every(Boolean), id).toBe(true)
    expect(table.match(/<img src="data:/g)).toHaveLength(title.sheet.symbols.length)
  }
})

test('the rules tell how rare wins and free spins are', () => {
  const text = SCREEN.rules.tr.join(' ')
  expect(text).toContain('Yüz turda ortalama 18 kazanç.')
  expect(text).toContain('ortalama 158 turda bir')
})

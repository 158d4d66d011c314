import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { randomOf } from '../../../../fairness/seeds.ts'
import type { Language, Round } from '../../../../protocol.ts'
import { playOf, QUIET } from '../../../../screens/game/testing/round.ts'
import { betSentBy } from '../../../../screens/slot/testing/drawn.ts'
import { shownRound } from '../../../../screens/slot/testing/shown-round.ts'
import { toldOf } from '../../../../screens/slot/testing/told.ts'
import { tumbleModes } from '../modes.ts'
import { type TumbleRound, tumbleMachine } from '../rules.ts'
import { rasathane, TUMBLE_TITLES } from '../titles.ts'
import { screenOf } from './screen.tsx'
import { type Frame, frameOf, resultIn, SHAPES, turnsOf } from './shown.ts'
import { TITLE_WORDS, TUMBLE_WORDS } from './words.ts'

const SCREENS = await Promise.all(
  TUMBLE_TITLES.map(async ({ code, sheet }) => ({ code, sheet, screen: await screenOf(code) })),
)
const SCREEN = await screenOf(rasathane.code)
const SLOW = { isFast: false }
const STAKE = 2_000

const wonIn = ({ paid }: TumbleRound) => paid.tumbles.filter(({ wins }) => wins.length > 0)

/** The first of these seeds' rounds for which each holds. */
function found(wanted: Record<string, (result: TumbleRound) => boolean>): Map<string, Round> {
  const { play } = tumbleMachine(rasathane)
  const rounds = new Map<string, Round>()
  for (let nonce = 0; nonce < 4_000 && rounds.size < Object.keys(wanted).length; nonce++) {
    const result = play(randomOf({ serverSeed: 'falls', clientSeed: 'falls' }, nonce))
    for (const [name, holds] of Object.entries(wanted))
      if (!rounds.has(name) && holds(result)) rounds.set(name, shownRound(rasathane.code, result))
  }
  return rounds
}

const ROUNDS = found({
  lost: ({ hundredths, free }) => hundredths === 0 && free.length === 0,
  returned: ({ hundredths, free }) => hundredths > 0 && hundredths <= 100 && free.length === 0,
  multiplied: (result) =>
    result.free.length === 0 &&
    result.hundredths > 100 &&
    wonIn(result).length === 2 &&
    (wonIn(result)[1]?.factor ?? 1) > 1,
  feature: ({ free, hundredths }) => free.length > 0 && hundredths > 100,
})

function roundOf(name: string): Round {
  const round = ROUNDS.get(name)
  if (!round) throw new Error(`no round: ${name}`)
  return round
}

const asked = (round: Round | null, phase: 'ready' | 'telling', language: Language = 'en') => ({
  play: playOf({ round, phase, language }).play,
  options: SLOW,
  onOptions: () => {},
})
const drawn = (frame: Frame, round: Round, phase: 'ready' | 'telling') =>
  renderToStaticMarkup(createElement(SCREEN.Stage, { ...asked(round, phase), frame }))

test('what is pressed is what the rules read', () => {
  for (const { code, screen } of SCREENS) {
    const game = tumbleModes.find((modes) => modes.game.code === code)?.game
    expect(game?.readBet(betSentBy(screen))).toEqual({ stakeKurus: STAKE })
  }
})

test('every body has a picture and a word in both languages, and pays in the table', () => {
  for (const { code, sheet, screen } of SCREENS)
    for (const language of ['tr', 'en'] as const) {
      for (const { id } of sheet.bodies)
        expect([code, id, TITLE_WORDS[code]?.[language].symbols[id]]).not.toContain(undefined)
      const { Paytable } = screen
      const table = Paytable ? renderToStaticMarkup(createElement(Paytable, { language })) : ''
      expect(table.match(/<img src="data:image/g)).toHaveLength(8)
    }
})

test('before the first round no body is there eight times, in either form', () => {
  for (const { sheet } of SCREENS)
    for (const fall of Object.values(frameOf(sheet, null).falls)) {
      expect(fall).toHaveLength(30)
      for (const { id } of sheet.bodies)
        expect(fall.filter((thing) => thing.id === id).length).toBeLessThan(8)
    }
})

test('no frame holds more than what has come, and both forms have the same bodies', async () => {
  for (const round of ROUNDS.values()) {
    const { frames } = await toldOf(SCREEN, round)
    expect(frames[0]).toMatchObject({ falls: { wide: [], tall: [] }, told: [], turns: 0 })
    let sum = 0
    for (const { falls, falling, told, soFarKurus, turn, turns } of frames) {
      const idsIn = (form: 'wide' | 'tall') => falls[form].map(({ id }) => id).sort()
      expect(idsIn('tall')).toEqual(idsIn('wide'))
      if (falling) {
        const isTold = falling.at === 'won' || falling.at === 'going'
        expect(told.length).toBe(falling.step + Number(isTold))
        if (turn === 0) expect(turns).toBe(0)
      }
      expect(soFarKurus).toBeGreaterThanOrEqual(sum)
      sum = soFarKurus
    }
    expect(sum).toBe(round.winKurus)
    expect(frameOf(rasathane.sheet, round).falls).toEqual(frames.at(-1)?.falls)
  }
})

test('the first arrival takes as long for every outcome', async () => {
  const lengths = new Set<number>()
  for (const round of ROUNDS.values()) {
    let ms = 0
    let lies = 0
    const show = (frame: Frame) => {
      if (frame.falling?.at === 'lying' && lies === 0) lies = ms
    }
    const wait = async (more: number) => {
      ms += more
    }
    await SCREEN.tell({ round, before: null, show, wait, ...QUIET }, SLOW)
    lengths.add(lies)
  }
  expect(lengths.size).toBe(1)
})

test('a multiplier is seen before it is applied, then the sum is told in full', async () => {
  const round = roundOf('multiplied')
  const { frames } = await toldOf(SCREEN, round)
  const tumble = wonIn(resultIn(round))[1]
  const seen = frames.filter(({ multiplier }) => multiplier)
  expect(seen[0]?.falling).toMatchObject({ at: 'falling', step: 1 })
  expect(seen[0]?.multiplier).toEqual({ factor: tumble?.factor, isApplied: false })
  const marked = seen.filter(({ falling }) => falling?.at === 'won')
  expect(marked.map(({ multiplier }) => multiplier?.isApplied)).toEqual([false, true])
  const [before, after] = marked
  if (!before || !after) throw new Error('nothing is multiplied')
  const gained = (tumble?.hundredths ?? 0) * (STAKE / 100)
  expect(after.soFarKurus - before.soFarKurus).toBe(gained - gained / (tumble?.factor ?? 1))
  expect(drawn(before, round, 'telling')).not.toContain('sky__bearer--flies')
  const flying = drawn(after, round, 'telling')
  expect(flying).toContain('sky__bearer--flies')
  expect(flying).toMatch(/<b>₺[\d.,]+ × \d = ₺[\d.,]+<\/b>/)
  expect(drawn(frames[0] ?? before, round, 'telling')).not.toContain('sky__bearer')
})

test('halos are there while bodies have won, in gold once more than the stake has come back', async () => {
  for (const name of ['lost', 'returned', 'multiplied']) {
    const round = roundOf(name)
    const { frames } = await toldOf(SCREEN, round)
    for (const frame of frames) {
      const page = drawn(frame, round, 'telling')
      const marks = page.match(/<svg class="machine__layer machine__marks".*?<\/svg>/s)?.[0] ?? ''
      expect(marks.includes('<circle')).toBe(frame.falling?.at === 'won')
      const isTold = frame.falling?.at === 'won' || frame.falling?.at === 'going'
      expect(page.includes('falls__thing--')).toBe(isTold)
      expect(page.includes('falls--pale')).toBe(frame.soFarKurus <= STAKE)
    }
    expect(drawn(frameOf(rasathane.sheet, round), round, 'ready')).not.toContain('<circle')
  }
})

test('scatters bring a card that waits, then twelve turns with their count, then the total', async () => {
  const round = roundOf('feature')
  const { frames, asked: cards } = await toldOf(SCREEN, round)
  expect(cards).toBe(1)
  const at = frames.map((frame) => frame.at)
  expect(at.indexOf('trigger')).toBeLessThan(at.indexOf('card'))
  expect(at.at(-1)).toBe('total')
  expect(frames.slice(0, at.indexOf('trigger')).every(({ turns }) => turns === 0)).toBe(true)
  const card = frames[at.indexOf('card')]
  if (!card) throw new Error('no card')
  const page = drawn(card, round, 'telling')
  expect(page).toContain('The dome opens')
  expect(SCREEN.main(asked(round, 'telling', 'tr'), card)).toMatchObject({
    word: 'Başla',
    note: '12 çevirme',
  })
  const turns = new Set(frames.filter(({ falling }) => falling).map(({ turn }) => turn))
  expect([...turns]).toEqual(Array.from({ length: 13 }, (_, turn) => turn))
  const fifth = frames.find(({ turn, falling }) => turn === 5 && falling)
  expect(fifth && drawn(fifth, round, 'telling').includes('<b>5 / 12</b>')).toBe(true)
  const total = frames.at(-1)
  expect(total?.soFarKurus).toBe(round.winKurus)
  expect(total && drawn(total, round, 'telling')).toContain('12 free spins: ₺')
  expect(drawn(frameOf(rasathane.sheet, round), round, 'ready')).toContain('12 free spins: ₺')
})

test('what the turns come to is what the round returns', () => {
  for (const round of ROUNDS.values()) {
    const sum = turnsOf(round).reduce((all, { hundredths }) => all + hundredths, 0)
    expect(sum * (STAKE / 100)).toBe(round.winKurus)
  }
})

test('a round is told in one sentence with every tumble, in both languages', async () => {
  const text = (name: string, language: Language) =>
    SCREEN.message(asked(roundOf(name), 'ready', language)).text
  expect(text('lost', 'tr')).toBe('Bu tur kazanç yok.')
  expect(text('returned', 'en')).toMatch(/^\d tumbles?\. Returned ₺/)
  expect(text('multiplied', 'tr')).toMatch(
    /^2 deviriş: ₺[\d.,]+ \+ ₺[\d.,]+ × \d = ₺[\d.,]+, bahsinin [\d.,]+ katı\.$/,
  )
  expect(text('feature', 'tr')).toMatch(/^\d usturlap, 12 bedava çevirme: ₺[\d.,]+, bahsinin/)
  const { frames } = await toldOf(SCREEN, roundOf('multiplied'))
  const flying = frames.find(({ multiplier }) => multiplier?.isApplied)
  const step = SCREEN.message(asked(roundOf('multiplied'), 'telling', 'tr'), flying)
  expect(step.text).toMatch(/^\d+ .+, göktaşı \d×: ₺[\d.,]+ × \d = ₺[\d.,]+\.$/)
  expect(step.isStep).toBe(true)
  expect(SCREEN.message(asked(null, 'ready', 'tr')).text).toBe(TUMBLE_WORDS.tr.ready)
})

test('the most of a round cuts its sums and is told', async () => {
  const round = roundOf('multiplied')
  const result = resultIn(round)
  const cut = shownRound(rasathane.code, { ...result, hundredths: result.hundredths - 1 })
  const { frames } = await toldOf(SCREEN, cut)
  expect(Math.max(...frames.map(({ soFarKurus }) => soFarKurus))).toBe(cut.winKurus)
  expect(SCREEN.summary(cut, 'tr')).toContain(TUMBLE_WORDS.tr.cut)
})

test('at rest each cell tells what its body pays, and the grid is read by columns', async () => {
  const round = roundOf('lost')
  const rest = drawn(frameOf(rasathane.sheet, round), round, 'ready')
  expect(rest.match(/machine__cell/g)).toHaveLength(SHAPES.wide.columns * SHAPES.wide.rows)
  expect(rest).toContain('Column 6: ')
  const { frames } = await toldOf(SCREEN, round)
  const [, floating] = frames
  const page = floating && drawn(floating, round, 'telling')
  expect(page).not.toContain('machine__cell')
  expect(page).toContain(TUMBLE_WORDS.en.floating)
})

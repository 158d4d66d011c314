import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { randomOf } from '../../../../fairness/seeds.ts'
import type { Round } from '../../../../protocol.ts'
import type { Play } from '../../../../screens/game/game-screen.ts'
import { playOf, QUIET, roundOf } from '../../../../screens/game/testing/round.ts'
import { BOXES } from '../../../../screens/slot-art/frame.ts'
import { boxesOn, boxSize } from '../../../../screens/slot-art/pieces/pick-tray.ts'
import type { Json } from '../../../game.ts'
import { NO_CHANCE } from '../../../testing/scripted.ts'
import { SEEDS } from '../../machine/testing/expect-play.ts'
import type { Title } from '../../reels/title.ts'
import { pickGame, type State } from '../rules.ts'
import type { PickSheet } from '../sheets.ts'
import { PICK_TITLES } from '../titles.ts'
import { lookOf } from './looks.ts'
import { PICK_NAMES } from './names.ts'
import { screenOf } from './screen.tsx'
import { closedIn, type Frame, frameOf, stillStops } from './shown.ts'
import { boxText, messageOf, sentenceOf } from './texts.ts'
import { wordsOf } from './words.ts'

const [TITLE] = PICK_TITLES as unknown as readonly [Title<PickSheet>]
const GAME = pickGame(TITLE)
const SCREENS = await Promise.all(
  PICK_TITLES.map(async (title) => ({ title, screen: await screenOf(title.code) })),
)
const SCREEN = await screenOf(TITLE.code)
const SLOW = { isFast: false }
const STAKE_KURUS = 2_000

/** A round as the page sees it. */
function roundWith(state: State, title: Title<PickSheet> = TITLE): Round {
  const game = pickGame(title)
  const winKurus = game.returnOf(state)
  return roundOf(title.code, game.shownOf(state) as Json, {
    winKurus: winKurus ?? 0,
    isDecided: winKurus !== undefined,
    state: winKurus === undefined ? 'open' : 'settled',
  })
}

const BEGUN = Array.from({ length: 2_000 }, (_, nonce) =>
  GAME.begin({ stakeKurus: STAKE_KURUS }, randomOf(SEEDS, nonce)),
)

/** The first round of the example seeds that fits. */
function found(fits: (state: State) => boolean): State {
  const state = BEGUN.find(fits)
  if (!state) throw new Error('no such round')
  return state
}

const open = (state: State, ...boxes: number[]) =>
  boxes.reduce((now, box) => GAME.play(now, { open: box }, NO_CHANCE), state)

const PICKING = found(({ boxes, spin }) => boxes !== null && spin.hundredths === 0)
const LOST = found(({ boxes, spin }) => boxes === null && spin.hundredths === 0)
const WON = found(({ boxes, spin }) => boxes === null && spin.hundredths > 100)
/** No line of these sheets pays less than the stake: one that would. */
const RETURNED: State = { ...WON, spin: { ...WON.spin, hundredths: 90 } }
const prizeBox = (state: State) => state.boxes?.findIndex((prize) => prize > 0) ?? -1
const emptyBox = (state: State) => state.boxes?.indexOf(0) ?? -1

async function told(round: Round, before: Round | null = null, options = SLOW) {
  const frames: Frame[] = []
  let ms = 0
  const wait = async (some: number) => {
    ms += some
  }
  const show = (frame: Frame) => frames.push(frame)
  const ask = vi.fn(async () => {})
  await SCREEN.tell({ round, before, show, wait, ...QUIET, ask }, options)
  return { frames, ms, ask }
}

const asked = (some: Partial<Play>) => ({ ...playOf(some), options: SLOW, onOptions: () => {} })

const drawn = (frame: Frame, some: Partial<Play>) =>
  renderToStaticMarkup(
    createElement(SCREEN.Stage, {
      play: playOf(some).play,
      options: SLOW,
      onOptions: () => {},
      frame,
    }),
  )

test('what is pressed is what the rules read', () => {
  for (const { title, screen } of SCREENS) {
    const begun = asked({})
    screen.main(begun).press()
    expect(pickGame(title).readBet(begun.sent[0] ?? null)).toEqual({ stakeKurus: STAKE_KURUS })
  }
  const round = roundWith(PICKING)
  const picking = asked({ round, phase: 'choosing' })
  SCREEN.main(picking, frameOf(TITLE.sheet, round)).press()
  const move = GAME.readMove(picking.sent[0] ?? null)
  expect(move && GAME.whyNot(PICKING, move)).toBeUndefined()
  expect(move).toBeDefined()
})

test('a box at random is one that is still closed, and none is opened without a connection', () => {
  const state = open(PICKING, ...[0, 1, 2].filter((box) => (PICKING.boxes?.[box] ?? 0) > 0))
  const round = roundWith(state)
  for (let times = 0; times < 40; times++) {
    const picking = asked({ round, phase: 'choosing' })
    SCREEN.main(picking, frameOf(TITLE.sheet, round)).press()
    const { open: box } = picking.sent[0] as { open: number }
    expect(state.opened).not.toContain(box)
  }
  const offline = asked({ round, phase: 'choosing', isOffline: true })
  expect(SCREEN.main(offline, frameOf(TITLE.sheet, round)).isOff).toBe(true)
})

test('while the shelves move nothing of the round is told, and a spin lasts as long whatever it pays', async () => {
  const lengths = new Set<number>()
  for (const state of [LOST, RETURNED, WON].filter(({ spin }) => spin.scatters.length < 1)) {
    const { frames, ms } = await told(roundWith(state))
    lengths.add(ms)
    for (const { wins, lit, tray } of frames) expect([wins, lit, tray]).toEqual([[], [], null])
  }
  expect(lengths.size).toBe(1)
  const first = (await told(roundWith(PICKING))).frames[0]
  expect(first && drawn(first, { round: roundWith(PICKING), phase: 'telling' })).not.toContain(
    'pick__box',
  )
})

test('the scatters are lit, the coin brings the boxes, and the tray comes up with all of them closed', async () => {
  const round = roundWith(PICKING)
  const { frames, ask } = await told(round)
  expect(ask).toHaveBeenCalledTimes(1)
  const lit = frames.find(({ lit }) => lit.length > 0)
  expect(lit?.lit).toHaveLength(PICKING.spin.scatters.length)
  expect(SCREEN.main(asked({ round, phase: 'telling', language: 'tr' }), lit)).toMatchObject({
    word: 'Tepsi',
    note: '12 fincan',
  })
  expect(messageOf(TITLE)(asked({ round, phase: 'telling', language: 'tr' }), lit).text).toBe(
    'Üç tepsi: on iki fincandan seçmeye başlıyorsun.',
  )
  expect(frames.at(-1)?.tray).toMatchObject({ isRising: true, boxes: Array(12).fill(null) })
})

test('a round that was left is on the stage again at once, with what was opened', async () => {
  const box = prizeBox(PICKING)
  const round = roundWith(open(PICKING, box))
  const { frames, ask } = await told(round)
  expect([frames, ask.mock.calls]).toEqual([[], []])
  const rest = frameOf(TITLE.sheet, round)
  expect(rest.tray?.boxes.filter((content) => content !== null)).toEqual([PICKING.boxes?.[box]])
  expect(rest.soFarKurus).toBe((PICKING.boxes?.[box] ?? 0) * STAKE_KURUS)
  const page = drawn(rest, { round, phase: 'choosing' })
  expect(page.match(/pick__box--closed/g)).toHaveLength(11)
  expect(page.match(/aria-disabled="true"/g)).toHaveLength(1)
})

test('a box shows what it held once it is turned, for as long whatever it held, and no other does', async () => {
  const before = roundWith(PICKING)
  for (const box of [prizeBox(PICKING), emptyBox(PICKING)]) {
    const { frames } = await told(roundWith(open(PICKING, box)), before)
    expect(frames.map(({ tray }) => tray?.turning?.step)).toEqual(['lift', 'turn', 'shown'])
    expect(frames[0]?.tray?.boxes).toEqual(Array(12).fill(null))
    for (const { tray } of frames.slice(1))
      expect(tray?.boxes).toEqual(
        Array.from({ length: 12 }, (_, at) => (at === box ? PICKING.boxes?.[at] : null)),
      )
  }
})

test('the empty one opens the others at the end, without emphasis, and the sums are the round’s', () => {
  const prize = prizeBox(PICKING)
  const over = open(PICKING, prize, emptyBox(PICKING))
  const round = roundWith(over)
  const rest = frameOf(TITLE.sheet, round)
  expect(rest.tray?.boxes).toEqual(PICKING.boxes)
  expect(rest.soFarKurus).toBeUndefined()
  expect(round.winKurus).toBe((PICKING.boxes?.[prize] ?? 0) * STAKE_KURUS)
  const page = drawn(rest, { round, phase: 'ready' })
  expect(page.match(/pick__box--own/g)).toHaveLength(1)
  expect(page.match(/pick__box--end/g)).toHaveLength(1)
  expect(page.match(/pick__box--other/g)).toHaveLength(10)
  expect(page.match(/<button[^>]*aria-disabled="true"/g)).toHaveLength(12)
})

test('prizes do not depend on the order of picks: the same boxes hold the same', () => {
  const boxes = (PICKING.boxes ?? []).flatMap((prize, box) => (prize > 0 ? [box] : [])).slice(0, 4)
  const one = frameOf(TITLE.sheet, roundWith(open(PICKING, ...boxes)))
  const other = frameOf(TITLE.sheet, roundWith(open(PICKING, ...boxes.toReversed())))
  expect(other.tray?.boxes).toEqual(one.tray?.boxes)
  expect(other.soFarKurus).toBe(one.soFarKurus)
})

test('a box is a button that sends its own number, and only while one is waited for', () => {
  const round = roundWith(PICKING)
  const frame = frameOf(TITLE.sheet, round)
  expect(drawn(frame, { round, phase: 'choosing' })).not.toContain('aria-disabled="true"')
  expect(drawn(frame, { round, phase: 'asking' }).match(/aria-disabled="true"/g)).toHaveLength(12)
  expect(drawn(frame, { round, phase: 'choosing' })).toContain('aria-label="Cup 4: closed"')
})

test('GAM-09: at or below the stake no line is drawn and no win told', () => {
  expect(frameOf(TITLE.sheet, roundWith(RETURNED)).wins).toEqual([])
  expect(frameOf(TITLE.sheet, roundWith(WON)).wins).toEqual(WON.spin.wins)
  const message = messageOf(TITLE)(asked({ round: roundWith(RETURNED) }))
  expect(message).toMatchObject({ isWin: false })
  expect(message.text).toMatch(/Returned ₺/)
})

test('a round is told for what it is, in both languages', () => {
  const say = (state: State, language: 'tr' | 'en') => sentenceOf(TITLE)(roundWith(state), language)
  expect(say(LOST, 'tr')).toBe('Bu tur kazanç yok.')
  const nothing = open(PICKING, emptyBox(PICKING))
  expect(say(nothing, 'tr')).toBe('İlk fincan boş çıktı. Bu tur kazanç yok.')
  expect(say(nothing, 'en')).toBe('The first cup was empty. No win this round.')
  const some = open(PICKING, prizeBox(PICKING), emptyBox(PICKING))
  expect(say(some, 'tr')).toMatch(/^1 fincan ödüllü, toplam \d+×: ₺[\d.]+,00\.$/)
  expect(say(some, 'en')).toMatch(/^1 cup with a prize, total \d+×: ₺[\d.]+,00\.$/)
})

test('who picks without seeing hears the box, what it held, and what is left', () => {
  const box = prizeBox(PICKING)
  const round = roundWith(open(PICKING, box))
  const frame = frameOf(TITLE.sheet, round)
  const { text } = messageOf(TITLE)(asked({ round, phase: 'choosing', language: 'tr' }), frame)
  expect(text).toMatch(
    new RegExp(`^${box + 1}\\. fincan: .+, \\d+×\\. 11 kapalı, 3 boş; bir tane daha seç\\.$`),
  )
  if (!frame.tray) throw new Error('no tray')
  expect(boxText(TITLE, frame.tray, box, 'tr')).toMatch(/^\d+\. fincan: .+, \d+×$/)
})

test('every symbol and every prize has a word in both languages, and a picture', () => {
  for (const { title, screen } of SCREENS) {
    const { thingOf, closed } = lookOf(title.code, title.sheet.pick)
    const ids = title.sheet.symbols.map(({ id }) => id)
    const things = [closed, ...title.sheet.pick.prizes.map(thingOf)]
    for (const thing of things)
      expect([title.code, ids]).toEqual([title.code, expect.arrayContaining([thing])])
    expect(new Set(title.sheet.pick.prizes.map(thingOf)).size).toBe(
      new Set(title.sheet.pick.prizes).size,
    )
    for (const id of ids)
      for (const language of ['tr', 'en'] as const) {
        expect([id, Boolean(PICK_NAMES[language][id])]).toEqual([id, true])
        expect(wordsOf(title.code, language).boxes(2)).not.toBe('')
      }
    expect(screen.rules.tr.length).toBe(screen.rules.en.length)
  }
})

test('before the first round no scatter stands and nothing is won', () => {
  for (const { sheet } of PICK_TITLES) expect(stillStops(sheet)).toHaveLength(5)
})

test('boxes stand on the stage, none over another, and are large enough to be pressed', () => {
  for (const form of ['wide', 'tall'] as const)
    for (const count of [9, 12]) {
      const boxes = boxesOn(form, count)
      const [w, h] = BOXES[form]
      expect(boxes).toHaveLength(count)
      for (const { x, y, ...box } of boxes) {
        expect(x - box.w / 2 >= 0 && x + box.w / 2 <= w && y + box.h / 2 <= h).toBe(true)
        expect(boxSize(form, count)).toBeLessThanOrEqual(Math.min(box.w, box.h))
      }
      expect(new Set(boxes.map(({ x, y }) => `${x} ${y}`)).size).toBe(count)
    }
  expect(closedIn({ boxes: [1, null, 0], opened: [0] })).toEqual([1, 2])
})

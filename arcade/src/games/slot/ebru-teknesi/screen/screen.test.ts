import { expect, test } from 'vitest'
import type { Language, Round } from '../../../../protocol.ts'
import { playOf, QUIET } from '../../../../screens/game/testing/round.ts'
import { betSentBy, drawnBy } from '../../../../screens/slot/testing/drawn.ts'
import { shownRound } from '../../../../screens/slot/testing/shown-round.ts'
import { toldOf } from '../../../../screens/slot/testing/told.ts'
import { clustersOf } from '../clusters.ts'
import { quickRandom } from '../measure.ts'
import { clusterModes } from '../modes.ts'
import { type ClusterRound, type ClusterSheet, clusterMachine } from '../rules.ts'
import { CLUSTER_SHEETS, ebruTeknesi } from '../titles.ts'
import { type Beat, beatsOf } from './beats.ts'
import { NAMES } from './names.ts'
import { screenOf } from './screen.tsx'
import { type Frame, frameOf, stillGrid } from './shown.ts'
import { gridText, payOf, sizeText } from './texts.ts'
import { CLUSTER_WORDS, trayWords } from './words.ts'

const SCREENS = await Promise.all(
  CLUSTER_SHEETS.map(async (sheet) => ({ sheet, screen: await screenOf(sheet.code) })),
)
const [FIRST] = SCREENS
if (!FIRST) throw new Error('no screen')
const { screen: SCREEN } = FIRST
const LANGUAGES: readonly Language[] = ['tr', 'en']
const STAKE = 2_000
const SLOW = { isFast: false }

/** Marks so low that all three events come often. */
const OFTEN: ClusterSheet = { ...ebruTeknesi, meter: { gold: 5, change: 6, comb: 12 } }
const CUT: ClusterSheet = { ...ebruTeknesi, mostHundredths: 60 }

/** The first round of small seeds that is so. */
function found(is: (round: ClusterRound) => boolean, sheet: ClusterSheet = ebruTeknesi): Round {
  const { play } = clusterMachine(sheet)
  for (let seed = 0; seed < 4_000; seed++) {
    const result = play(quickRandom(seed))
    if (is(result)) return shownRound(sheet.code, result)
  }
  throw new Error('no such round')
}

const kindsIn = ({ steps }: ClusterRound) =>
  new Set(steps.flatMap(({ events }) => events.map(({ kind }) => kind)))
const LOST = found(({ hundredths }) => hundredths === 0)
const RETURNED = found(({ hundredths }) => hundredths > 0 && hundredths <= 100)
const WON = found(({ hundredths, steps }) => hundredths > 100 && steps.length === 2)
const CHAIN = found(({ hundredths, steps }) => hundredths > 300 && steps.length > 4)
const EVENTS = found((round) => kindsIn(round).size === 3, OFTEN)
const CUT_SHORT = found(({ isCut }) => isCut, CUT)

const beats = (round: Round, sheet = ebruTeknesi, isFast = false) => beatsOf(sheet, round, isFast)
const lengthOf = (list: readonly Beat[]) => list.reduce((sum, { ms }) => sum + ms, 0)
const gridOf = ({ drops }: Frame) =>
  [...drops].sort((a, b) => a.cell - b.cell).map(({ name }) => name)
const resultOf = (round: Round) => (round.shown as unknown as { result: ClusterRound }).result

const drawn = drawnBy(SCREEN)

test('what is pressed is what the rules read', () => {
  for (const { sheet, screen } of SCREENS) {
    const game = clusterModes.find(({ game: { code } }) => code === sheet.code)?.game
    expect(game?.readBet(betSentBy(screen))).toEqual({ stakeKurus: STAKE })
  }
})

test('the first tray takes as long for every round, and nothing of a win is told before it lies', () => {
  const firsts = [LOST, RETURNED, WON, CHAIN].map((round) => beats(round)[0])
  expect(new Set(firsts.map((beat) => beat?.ms)).size).toBe(1)
  for (const beat of firsts) {
    expect(beat?.frame).toMatchObject({
      beat: 'spread',
      runs: [],
      isLit: false,
      soFarKurus: 0,
      combed: 0,
    })
    expect(beat?.frame.drops).toHaveLength(49)
  }
  const page = drawn(firsts[3]?.frame ?? frameOf(ebruTeknesi, null), CHAIN)
  for (const early of ['tray__sum', 'tray__jar--on', 'tray__mark--on', 'tray__drop--joined'])
    expect(page).not.toContain(early)
})

test.each([
  ['a loss', LOST, ebruTeknesi],
  ['a win', WON, ebruTeknesi],
  ['a chain', CHAIN, ebruTeknesi],
  ['all events', EVENTS, OFTEN],
  ['the highest return', CUT_SHORT, CUT],
] as const)(
  'what is told of %s leads from tray to tray, and its sums are those of the round',
  (_name, round, sheet) => {
    const { steps, hundredths } = resultOf(round)
    const list = beats(round, sheet)
    const last = list.at(-1)?.frame
    expect(last?.soFarKurus).toBe(hundredths * 20)
    expect(last?.soFarKurus).toBe(round.winKurus)
    expect(gridOf(last ?? frameOf(sheet, null))).toEqual(steps.at(-1)?.grid)
    const joins = list.filter(({ frame }) => frame.beat === 'join')
    const won = steps.filter(({ wins }) => wins.length > 0)
    expect(joins.map(({ frame }) => frame.runs)).toEqual(won.map(({ wins }) => wins))
    expect(joins.map(({ frame }) => gridOf(frame))).toEqual(won.map(({ grid }) => grid))
    for (const { frame } of list)
      expect(new Set(frame.drops.map(({ key }) => key)).size).toBe(frame.drops.length)
  },
)

test('the events are told in the order of the rules, each leading to the tray that is paid', () => {
  const { steps } = resultOf(EVENTS)
  const kinds = beats(EVENTS, OFTEN).map(({ frame }) => frame.event?.kind)
  const rules = steps.flatMap(({ events }) => events.map(({ kind }) => kind))
  expect(kinds.filter((kind, at) => kind && kind !== kinds[at - 1])).toEqual(rules)
})

test('a drop that stays keeps its key and sinks straight down', () => {
  for (const { frame } of beats(CHAIN))
    for (const { key, cell, sinks } of frame.drops) {
      const [, born = ''] = /\.(\d+)$/.exec(key) ?? []
      expect(Math.floor(Number(born) / 7)).toBe(Math.floor(cell / 7))
      expect(sinks).toBeGreaterThanOrEqual(0)
    }
})

test('a press at any moment leads to the same picture', async () => {
  for (const round of [LOST, CHAIN]) {
    const { frames, ms } = await toldOf(SCREEN, round)
    expect([frames.length, ms]).toEqual([beats(round).length, lengthOf(beats(round))])
    const rest = SCREEN.frameOf(round, SLOW)
    expect(gridOf(rest)).toEqual(gridOf(beats(round).at(-1)?.frame ?? rest))
    expect(rest.combed).toBe(beats(round).at(-1)?.frame.combed)
  }
})

test('fast shortens what comes and what sinks, and nothing that is to be read', () => {
  const [slow, fast] = [beats(CHAIN), beats(CHAIN, ebruTeknesi, true)]
  expect(lengthOf(fast)).toBeLessThan(lengthOf(slow))
  for (const [at, { frame, ms }] of slow.entries()) {
    if (frame.beat === 'join') expect(fast[at]?.ms).toBe(ms)
    else expect(fast[at]?.ms).toBeLessThanOrEqual(ms)
  }
})

test('up to the stake a chain has no gold, no saffron and no sound but a tap', async () => {
  const heard: unknown[] = []
  const pages: string[] = []
  await SCREEN.tell(
    {
      round: RETURNED,
      before: null,
      show: (frame) => pages.push(drawn(frame, RETURNED)),
      wait: async () => {},
      ...QUIET,
      sound: (voice) => heard.push(voice),
    },
    SLOW,
  )
  expect(heard).toContain('tap')
  expect(heard).not.toContainEqual(expect.objectContaining({ string: expect.anything() }))
  for (const page of pages)
    for (const lit of [
      'tray__sum--lit',
      'tray__jar--on',
      'fill="none" stroke="#F2B441" stroke-width="8.5"',
    ])
      expect(page).not.toContain(lit)
  const join = beats(WON).find(({ frame }) => frame.beat === 'join')?.frame
  expect(join && drawn(join, WON)).toContain('tray__sum--lit')
})

test('of a free round whatever comes back is a win', () => {
  const free = { ...RETURNED, isFree: true }
  expect(beats(free).at(-1)?.frame.isLit).toBe(true)
  expect(SCREEN.frameOf(free, SLOW).isLit).toBe(true)
})

test('a finished sheet is lifted after a huge win, and after no other', () => {
  const rest = (round: Round) => drawn(SCREEN.frameOf(round, SLOW), round, 'ready')
  const huge = found(({ hundredths }) => hundredths >= 2_500)
  expect(rest(huge)).toContain('tray__sheet')
  expect(rest(WON)).not.toContain('tray__sheet')
})

test('the coin ends the chain, and says from the second tray on which one runs', () => {
  const coins = beats(CHAIN).map(({ frame }) => frame.coin?.tr)
  expect(coins[0]).toEqual({ word: 'Bitir' })
  expect(coins.at(-1)).toEqual({ word: 'Bitir', note: `${resultOf(CHAIN).steps.length}. tarama` })
})

test('a round is told in one sentence, in both languages', () => {
  const messageOf = (round: Round | null, language: Language) =>
    SCREEN.message({ play: playOf({ round, language }).play, options: SLOW, onOptions: () => {} })
  expect(messageOf(null, 'tr').text).toBe(trayWords('zar_ebru_teknesi', 'tr').ready)
  expect(messageOf(LOST, 'tr')).toEqual({ text: 'Bu tur kazanç yok.', isWin: false })
  expect(messageOf(RETURNED, 'tr').text).toMatch(/birleşti\. Dönen ₺[\d,]+\. Taranan \d+\.$/)
  expect(messageOf(RETURNED, 'tr').isWin).toBe(false)
  expect(messageOf(WON, 'tr').text).toMatch(
    /^\d+ \S+ birleşti: ₺[\d,]+, bahsinin [\d,]+ katı\. Taranan \d+\.$/,
  )
  expect(messageOf(CHAIN, 'en').text).toMatch(
    /^\d+ clusters joined in \d+ steps: ₺[\d,.]+, [\d.]+ times your stake\. Combed: \d+\.$/,
  )
  expect(SCREEN.summary(CHAIN, 'en')).toBe(messageOf(CHAIN, 'en').text)
})

test('everything on a tray has a name in both languages, and every title its words', () => {
  for (const { drops, gold, code } of CLUSTER_SHEETS)
    for (const language of LANGUAGES) {
      for (const id of [...drops.map((drop) => drop.id), gold])
        expect(NAMES[language][id]).toBeDefined()
      expect(trayWords(code, language).unit).toBeTruthy()
    }
})

test('before the first round nothing lies on the tray that pays, and every colour is there', () => {
  for (const sheet of CLUSTER_SHEETS) {
    const numbers = stillGrid(sheet).map((name) => sheet.drops.findIndex(({ id }) => id === name))
    expect(clustersOf(numbers)).toEqual([])
    expect(new Set(numbers).size).toBe(sheet.drops.length)
  }
})

test('the tray is read by columns once it lies', () => {
  const text = gridText(ebruTeknesi, frameOf(ebruTeknesi, CHAIN), 'tr')
  expect(text).toContain('Yedi sütun')
  expect(text).toMatch(/Tarak \d+ \/ 50\.$/)
  const spread = beats(CHAIN)[0]?.frame ?? frameOf(ebruTeknesi, null)
  expect(gridText(ebruTeknesi, spread, 'tr')).toBe(CLUSTER_WORDS.tr.moving('damla'))
})

test('a cell tells what its drop pays, never more than a round can', () => {
  expect([0, 6, 7, 10].map((at) => sizeText(ebruTeknesi.sizes, at))).toEqual([
    '5',
    '11',
    '12–14',
    '25+',
  ])
  expect(payOf(ebruTeknesi, 'elale', 'tr').rows.at(-1)).toEqual(['25+', '3.000×'])
  expect(payOf(ebruTeknesi, 'etarakaltin', 'en')).toEqual({
    name: 'gold drop',
    rows: [],
    note: CLUSTER_WORDS.en.wild,
  })
})

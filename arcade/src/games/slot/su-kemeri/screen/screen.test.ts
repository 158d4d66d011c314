import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { randomOf } from '../../../../fairness/seeds.ts'
import type { Round } from '../../../../protocol.ts'
import { playOf, QUIET, roundOf } from '../../../../screens/game/testing/round.ts'
import { betSentBy, drawnBy } from '../../../../screens/slot/testing/drawn.ts'
import { cascadeModes } from '../modes.ts'
import { type CascadeRound, cascadeMachine, wonLines } from '../rules.ts'
import { CASCADE_SHEETS, suKemeri } from '../titles.ts'
import { screenOf } from './screen.tsx'
import { type Frame, frameOf, stillGrid } from './shown.ts'
import { CASCADE_WORDS } from './words.ts'

const SCREENS = await Promise.all(
  CASCADE_SHEETS.map(async (sheet) => ({ sheet, screen: await screenOf(sheet.code) })),
)
const SCREEN = await screenOf(suKemeri.code)
const SLOW = { isFast: false }
const STAKE = 2_000

function roundWith(result: CascadeRound, some: Partial<Round> = {}): Round {
  const winKurus = result.hundredths * 20
  const shown = { bet: { stakeKurus: STAKE }, result, returnKurus: winKurus }
  return roundOf(suKemeri.code, shown, { winKurus, isDecided: true, state: 'settled', ...some })
}

/** The first rounds of the example seeds for which it holds. */
function found(holds: (result: CascadeRound) => boolean): Round {
  const { play } = cascadeMachine(suKemeri)
  for (let nonce = 0; nonce < 2_000; nonce++) {
    const result = play(randomOf({ serverSeed: 'falls', clientSeed: 'falls' }, nonce))
    if (holds(result)) return roundWith(result)
  }
  throw new Error('no such round')
}

const LOST = found(({ hundredths }) => hundredths === 0)
const RETURNED = found(({ hundredths }) => hundredths > 0 && hundredths <= 100)
const TWO = found(({ hundredths, steps }) => hundredths > 100 && steps.length === 3)
const LONG = found(({ steps }) => steps.length >= 5)
const ROUNDS = [LOST, RETURNED, TWO, LONG]

async function told(round: Round, options = SLOW) {
  const frames: Frame[] = []
  let ms = 0
  const wait = async (more: number) => {
    ms += more
  }
  await SCREEN.tell(
    { round, before: null, show: (frame) => frames.push(frame), wait, ...QUIET },
    options,
  )
  return { frames, ms }
}

const drawn = drawnBy(SCREEN)
const asked = (round: Round | null, phase: 'ready' | 'telling', language: 'tr' | 'en' = 'en') => ({
  play: playOf({ round, phase, language }).play,
  options: SLOW,
  onOptions: () => {},
})

test('what is pressed is what the rules read', () => {
  for (const { sheet, screen } of SCREENS) {
    const game = cascadeModes.find(({ game: { code } }) => code === sheet.code)?.game
    expect(game?.readBet(betSentBy(screen))).toEqual({ stakeKurus: STAKE })
  }
})

test('every stone has a picture and a word in both languages', async () => {
  for (const { sheet, screen } of SCREENS)
    for (const language of ['tr', 'en'] as const) {
      const words = CASCADE_WORDS[language].symbols
      for (const { id } of sheet.stones)
        expect([sheet.code, id, words[id]]).not.toContain(undefined)
      const { Paytable } = screen
      const table = Paytable ? renderToStaticMarkup(createElement(Paytable, { language })) : ''
      expect(table.match(/<img src="data:image/g)).toHaveLength(5)
    }
})

test('before the first round no three stones lie in a line', () => {
  for (const sheet of CASCADE_SHEETS) {
    const cells = stillGrid(sheet).map((id) => sheet.stones.findIndex((stone) => stone.id === id))
    expect(wonLines(cells)).toEqual([])
  }
})

test('no frame holds more than the falls that have come', async () => {
  for (const round of ROUNDS) {
    const { frames } = await told(round)
    expect(frames[0]).toMatchObject({ fall: [], told: [], soFarKurus: 0 })
    let sum = 0
    for (const frame of frames) {
      const { falling, told: steps, soFarKurus } = frame
      expect(steps.length).toBe((falling?.step ?? 0) + Number(/won|going/.test(falling?.at ?? '')))
      expect(soFarKurus).toBeGreaterThanOrEqual(sum)
      sum = soFarKurus
    }
    expect(sum).toBe(round.winKurus)
    expect(frames.at(-1)?.fall).toEqual(frameOf(suKemeri, round).fall)
  }
})

test('the first fall takes as long for every outcome', async () => {
  const untilLies = async (round: Round) => {
    let ms = 0
    let lies = 0
    const show = (frame: Frame) => {
      if (frame.falling?.at === 'lying' && lies === 0) lies = ms
    }
    const wait = async (more: number) => {
      ms += more
    }
    await SCREEN.tell({ round, before: null, show, wait, ...QUIET }, SLOW)
    return lies
  }
  const lengths = await Promise.all(ROUNDS.map(untilLies))
  expect(new Set(lengths).size).toBe(1)
})

test('what wins is marked when it lies, and in gold only once the chain has paid more than its stake', async () => {
  for (const round of [LOST, RETURNED, LONG]) {
    const { frames } = await told(round)
    for (const frame of frames) {
      const page = drawn(frame, round, 'telling')
      const marks = page.match(/<svg class="machine__layer machine__marks".*?<\/svg>/s)?.[0] ?? ''
      expect(marks.includes('<ellipse')).toBe(frame.falling?.at === 'won')
      const isTold = frame.falling?.at === 'won' || frame.falling?.at === 'going'
      expect(page.includes('falls__thing--')).toBe(isTold)
      expect(page.includes('falls--pale')).toBe(frame.soFarKurus <= STAKE)
    }
  }
  expect(drawn(frameOf(suKemeri, RETURNED), RETURNED, 'ready')).toContain('falls--pale')
  expect(drawn(frameOf(suKemeri, LONG), LONG, 'ready')).not.toContain('<ellipse')
})

test('the multipliers that have been passed are open, and the present one is lit', async () => {
  const { frames } = await told(LONG)
  const openAt = (step: number) => {
    const frame = frames.find(({ falling }) => falling?.at === 'falling' && falling.step === step)
    return frame ? (drawn(frame, LONG, 'telling').match(/sluice__water/g)?.length ?? 0) : -1
  }
  expect([0, 1, 2, 3, 4].map(openAt)).toEqual([0, 1, 2, 3, 3])
})

test('each fall is told with its factor, the round in one sentence with every fall', async () => {
  const { frames } = await told(TWO)
  const second = frames.filter(({ falling }) => falling?.at === 'won')[1]
  const message = SCREEN.message(asked(TWO, 'telling'), second)
  expect(message.text).toMatch(/^Fall 2: .+\. ₺[\d.,]+ × 2 = ₺[\d.,]+\.$/)
  expect(message.isStep).toBe(true)
  const whole = SCREEN.message(asked(TWO, 'ready', 'tr'))
  expect(whole.text).toMatch(
    /^2 düşüş: ₺[\d.,]+ \+ ₺[\d.,]+ × 2 = ₺[\d.,]+, bahsinin [\d.,]+ katı\.$/,
  )
  expect(whole.isStep).toBeUndefined()
  expect(SCREEN.message(asked(RETURNED, 'ready')).text).toMatch(/^\d+ falls?\. Returned ₺/)
  expect(SCREEN.message(asked(RETURNED, 'ready')).isWin).toBe(false)
  expect(SCREEN.message(asked(LOST, 'ready', 'tr')).text).toBe('Bu tur kazanç yok.')
  expect(SCREEN.message(asked(null, 'ready', 'tr')).text).toBe(CASCADE_WORDS.tr.ready)
})

test('a round that reaches the most is told as cut, and no sum is above its win', async () => {
  const result = (LONG.shown as unknown as { result: CascadeRound }).result
  const cut = roundWith({ ...result, hundredths: 200, isCut: true })
  const { frames } = await told(cut)
  expect(Math.max(...frames.map(({ soFarKurus }) => soFarKurus))).toBe(cut.winKurus)
  expect(SCREEN.summary(cut, 'tr')).toContain(CASCADE_WORDS.tr.cut)
})

test('the desk says which fall runs, and what the chain has returned', async () => {
  const { frames } = await told(LONG)
  const third = frames.find(({ falling }) => falling?.at === 'falling' && falling.step === 2)
  expect(SCREEN.main(asked(LONG, 'telling', 'tr'), third)).toMatchObject({
    word: 'Bitir',
    note: '3. düşüş',
  })
  expect(SCREEN.main(asked(LONG, 'telling'), frames[0]).isOff).toBe(true)
  expect(SCREEN.expectation?.(asked(LONG, 'telling'), frames[0])?.value).toBe('₺0,00')
})

test('at rest each cell tells what its stone pays, and none while stones fall', async () => {
  const rest = drawn(frameOf(suKemeri, LOST), LOST, 'ready')
  expect(rest.match(/machine__cell/g)).toHaveLength(9)
  const { frames } = await told(LOST)
  const [, falling] = frames
  if (!falling) throw new Error('nothing falls')
  expect(drawn(falling, LOST, 'telling')).not.toContain('machine__cell')
  expect(drawn(falling, LOST, 'telling')).toContain(CASCADE_WORDS.en.falling)
})

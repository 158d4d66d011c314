import { expect, test } from 'vitest'
import { commitmentOf, randomOf } from '../../../fairness/seeds.ts'
import { findModes } from '../../../games/find-modes.ts'
import type { Json } from '../../../games/game.ts'
import { LINES_FACTS } from '../../../games/slot/lale-devri/facts.ts'
import { FACTS_BY_MACHINE } from '../../../games/slot/machine-facts.ts'
import type { Round } from '../../../protocol.ts'
import { findScreen } from '../../game/find/find-screen.ts'
import type { AnyScreen, Play } from '../../game/game-screen.ts'
import { playOf, roundOf } from '../../game/testing/round.ts'
import type { SlotOptions } from '../slot-screen.ts'

const STAKE_KURUS = 2_000
const ROUNDS = 60
/** Until one has several wins. */
const ROUNDS_MOST = 2_000
const CODES = [...Object.values(FACTS_BY_MACHINE), LINES_FACTS].flatMap(
  ([first]) => first?.code ?? [],
)

/** A round to its end, by the first move that it allows. */
function played(code: string, nonce: number): Round {
  const modes = findModes(code)
  if (!modes) throw new Error(`no ${code}`)
  const { game } = modes
  const random = randomOf({ serverSeed: commitmentOf(code), clientSeed: 'kazanç' }, nonce)
  let state = game.begin({ stakeKurus: STAKE_KURUS }, random)
  while (game.returnOf(state) === undefined) {
    const move = game.choicesOf(state).find((one) => game.whyNot(state, one) === undefined)
    if (move === undefined) throw new Error(`${code} does not go on`)
    state = game.play(state, move, random)
  }
  const winKurus = game.returnOf(state) ?? 0
  const id = `${code} ${nonce}`
  return roundOf(code, game.shownOf(state) as Json, { id, winKurus, isDecided: true })
}

/** The page at rest after a round, and how its wins are asked for. */
function resting(screen: AnyScreen, round: Round) {
  let options: SlotOptions = { isFast: false }
  const asked = (some: Partial<Play> = {}) => ({
    play: playOf({ round, language: 'tr', ...some }).play,
    options,
    onOptions: (change: Partial<SlotOptions>) => {
      options = { ...options, ...change }
    },
  })
  return {
    press: (key: string, some: Partial<Play> = {}) => screen.onKey?.(key, asked(some)),
    message: (some: Partial<Play> = {}) => screen.message(asked(some)),
  }
}

const kurusOf = (text: string): number =>
  Number(
    text
      .match(/₺[\d.]+,\d\d/g)
      ?.at(-1)
      ?.replace(/\D/g, '') ?? Number.NaN,
  )

/** The sentences that are read out once W was pressed after a round. */
function readAfter(screen: AnyScreen, round: Round): string[] {
  const { press, message } = resting(screen, round)
  expect(message().aloud).toBeUndefined()
  expect(press('w')).toBe(true)
  const { text, aloud } = message()
  if (round.winKurus === 0) {
    expect(aloud).toEqual({ text, time: 1 })
    return []
  }
  return aloud?.text.match(/.*?₺[^₺]*?\.(?= |$)/g) ?? []
}

test.each(CODES)('%s reads every win of a round again, and they add up to it', async (code) => {
  const screen = await findScreen(code)
  if (!screen) throw new Error(`no screen of ${code}`)
  let several = 0
  for (let nonce = 0; nonce < ROUNDS || (several === 0 && nonce < ROUNDS_MOST); nonce++) {
    const round = played(code, nonce)
    const told = readAfter(screen, round)
    const wins = told.length > 1 ? told.slice(0, -1) : told
    expect(wins.reduce((sum, win) => sum + kurusOf(win), 0)).toBe(round.winKurus)
    if (wins.length < told.length) expect(told.at(-1)).toMatch(/^ ?Toplam/)
    several += wins.length > 1 ? 1 : 0
  }
  expect(several).toBeGreaterThan(0)
})

test('the wins are asked for anew with every press, of this round alone, and of none that is told', async () => {
  const [code = ''] = CODES
  const screen = await findScreen(code)
  if (!screen) throw new Error('no screen')
  const [round, next] = [played(code, 0), played(code, 1)]
  const { press, message } = resting(screen, round)
  expect(press('w', { phase: 'telling' })).toBe(false)
  expect(press('x')).toBe(false)
  expect(message().aloud).toBeUndefined()
  press('w')
  press('w')
  expect(message().aloud?.time).toBe(2)
  expect(message({ round: next }).aloud).toBeUndefined()
  expect(message({ round: null }).aloud).toBeUndefined()
})

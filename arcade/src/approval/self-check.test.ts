import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ArcadeFixture, openTestArcade } from '../testing/open-arcade.ts'
import { openCode, readSource } from './code-of.ts'
import { wrongAnswers } from './known-answers.ts'
import { type ApprovedGames, faultsOf, gamesNow, selfCheck } from './self-check.ts'

const DICE = 'zar_terazi'
const MINES = 'zar_kirik_cini'
const NAR = 'zar_nar_bahcesi'

let fixture: ArcadeFixture
beforeAll(async () => {
  fixture = await openTestArcade()
})
afterAll(() => fixture.close())
beforeEach(() => fixture.arcade.closed.clear())

/** Where one file of the sources has another byte. */
const faultsWith = (changed: string) =>
  faultsOf(
    gamesNow(
      openCode((file) =>
        file === changed ? readSource(file).replace('1', '2') : readSource(file),
      ),
    ),
  )

test('GAM-14: one changed byte of a game’s code closes that game and no other', () => {
  expect([...faultsWith('games/dice/rules.ts')]).toEqual([[DICE, 'code changed']])
  expect([...faultsWith('games/slot/titles/nar-bahcesi.ts')]).toEqual([[NAR, 'code changed']])
})

test('GAM-14: one changed byte of what every game draws by closes all of them', () => {
  const faults = faultsWith('fairness/draws.ts')
  expect([...faults.keys()]).toEqual(Object.keys(gamesNow()))
})

test('GAM-14: code that a page alone shows, and types, are no part of a game', () => {
  const files = openCode().filesOf(DICE, '1')
  expect(files).toContain('games/dice/rules.ts')
  expect(files.filter((file) => /screen|protocol|find-modes/.test(file))).toEqual([])
})

test('GAM-14: another version or pay table, a game that nobody approved, a generator that is wrong', () => {
  const now = gamesNow()
  const dice = now[DICE]?.['1']
  if (!dice) throw new Error('no dice')
  const before: ApprovedGames = { ...now, [DICE]: { '1': { ...dice, digest: '0'.repeat(64) } } }
  expect([...faultsOf(now, before)]).toEqual([[DICE, 'tables changed']])
  const { [MINES]: _mines, ...others } = now
  expect([...faultsOf(now, others)]).toEqual([[MINES, 'not approved']])
  const all = faultsOf(now, now, ['block'])
  expect([...new Set(all.values())]).toEqual(['generator wrong'])
  expect(all.size).toBe(Object.keys(now).length)
})

test('GAM-14, RNG-01: the generator answers its known answers, and one that is wrong is named', () => {
  expect(wrongAnswers()).toEqual([])
  expect(wrongAnswers([['one', () => 1, 2]])).toEqual(['one'])
})

/** What the operators are told. */
function told() {
  const lines: [string, object][] = []
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (fields: object, message: string) => void lines.push([message, fields]),
  }
  return { log, lines }
}

test('GAM-14: a game that is not what was approved begins no round, demo or not, and the others do', async () => {
  const { log, lines } = told()
  const mines = await fixture.seat(undefined, MINES)
  const bet = { stakeKurus: 2_000, broken: 1 }
  const { body } = await fixture.begin(mines, bet)
  selfCheck({ closed: fixture.arcade.closed, log }, new Map([[MINES, 'code changed']]))
  expect(lines).toEqual([
    ['game closed by the self-check', { gameCode: MINES, fault: 'code changed' }],
  ])
  // What is open is played to its end and paid.
  const opened = await fixture.move(mines, body.round.id, { open: 0 })
  expect(opened.status).toBe(200)
  await fixture.move(mines, body.round.id, { cashOut: true })
  fixture.later(60_000)
  expect((await fixture.begin(mines, bet)).body).toEqual({ refusal: 'game_stopped' })
  const { token } = await fixture.demo(MINES)
  expect((await fixture.begin(token, bet)).body).toEqual({ refusal: 'game_stopped' })
  const nar = await fixture.seat()
  expect((await fixture.spin(nar)).status).toBe(200)
  selfCheck({ closed: fixture.arcade.closed, log }, new Map())
  expect((await fixture.begin(mines, bet)).status).toBe(200)
})

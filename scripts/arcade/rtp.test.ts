import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { EARLIER_MODES } from '../../arcade/src/games/earlier/modes.ts'
import { MODES } from '../../arcade/src/games/find-modes.ts'
import { ROOM_MODES } from '../../arcade/src/games/rooms/room-modes.ts'

const rtp = (...options: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/arcade/rtp.ts', ...options], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
const linesOf = ({ stdout }: { stdout: string }) =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

test('FAIR-20: the list has a line for every game and mode, with its figures', () => {
  const lines = linesOf(rtp('--list'))
  const of = (game: string, mode: string) =>
    lines.find((line) => line.game === game && line.mode === mode)
  expect(of('roulette', 'straight')).toEqual({
    game: 'roulette',
    mode: 'straight',
    kind: 'table',
    version: '1',
    declaredRtp: 36 / 37,
    exactRtp: '36/37',
    hitRate: 1 / 37,
    standardDeviation: expect.closeTo(5.8378, 4),
    greatestWin: 36,
    greatestWinChance: { value: 1 / 37, kind: 'exact' },
  })
  expect(of('hilo', '1-higher')).toMatchObject({ kind: 'instant', greatestWin: 1.05 })
  expect(of('nar-bahcesi', 'main')).toMatchObject({ kind: 'slot' })
  expect(of('moneywheel', 'nar')).toMatchObject({
    kind: 'room',
    exactRtp: '26/27',
    greatestWin: 401,
  })
  expect(of('bingo-cinaralti', 'ticket')).toMatchObject({ exactRtp: '19/20', hitRate: null })
  expect(of('nazar-degmez', 'main')).toMatchObject({ version: '2', greatestWin: 1_424 })
  expect(of('nazar-degmez@1', 'main')).toMatchObject({ version: '1' })
  const all = [...MODES, ...EARLIER_MODES, ...ROOM_MODES]
  expect(new Set(lines.map(({ game }) => game)).size).toBe(all.length)
})

test('FAIR-27: rounds are the same for the same seed, and others for another', () => {
  const play = (seed: string) =>
    linesOf(rtp('wheel', '--mode', '10-mid', '--rounds', '500', '--seed', seed))[0]
  const [first, again, other] = [play('1'), play('1'), play('2')]
  expect(first).toEqual(again)
  expect(first).toMatchObject({ rounds: 500, declaredRtp: 0.96 })
  expect(other.measuredRtp).not.toBe(first.measuredRtp)
})

test('FAIR-20: the table that a game pays by is printed', () => {
  expect(linesOf(rtp('scratch', '--paytable'))[0]).toMatchObject({ outOf: 1_000_000 })
})

test.each([
  [['nothing'], /^There is no game nothing/],
  [['dice', '--mode', 'sideways'], /^dice has no mode sideways/],
  [['dice', '--mode', 'under:50.00', '--rounds', '0'], /^--rounds is a whole number/],
  [['holdem', '--mode', 'ante', '--rounds', '5'], /^holdem ante is not simulated/],
  [['lotto649', '--mode', 'coupon', '--rounds', '5'], /^lotto649 is a room/],
  [['--loud'], /^npm run rtp/],
  [[], /^npm run rtp/],
])('%j is one sentence and exit code 1', (options, sentence) => {
  const { status, stdout, stderr } = rtp(...options)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(sentence)
})

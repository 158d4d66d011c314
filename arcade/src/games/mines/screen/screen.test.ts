import { expect, test } from 'vitest'
import type { Play } from '../../../screens/game/game-screen.ts'
import { playOf, roundOf } from '../../../screens/game/testing/round.ts'
import { mines } from '../rules.ts'
import { screen } from './screen.tsx'
import { frameOf } from './shown.ts'

const BROKEN = [0, 1, 2, 3, 4]
const playing = (opened: number[]) =>
  roundOf(mines.code, { stakeKurus: 2_000, opened, end: null, brokenCount: 5 })
const over = (opened: number[], end: 'cashed out' | 'cracked', winKurus: number) =>
  roundOf(
    mines.code,
    { stakeKurus: 2_000, opened, end, broken: BROKEN },
    { winKurus, isDecided: true, state: 'settled' },
  )

function asked(round: Play['round'], phase: Play['phase'] = 'ready') {
  return { ...playOf({ round, phase }), options: { broken: 5 }, onOptions: () => {} }
}

test('the stage shows what was opened, and of a lost round every cracked tile', () => {
  expect(frameOf(playing([7, 8]), 5)).toMatchObject({ step: 2, last: 8, isOver: false })
  expect(frameOf(playing([7, 8]), 5).faces.filter((face) => face !== 'shut')).toEqual([
    'whole',
    'whole',
  ])
  const lost = frameOf(over([7, 0], 'cracked', 0), 5)
  expect(lost).toMatchObject({ step: 1, last: 0, isOver: true })
  expect(lost.faces.slice(0, 8)).toEqual([...Array(5).fill('cracked'), 'shut', 'shut', 'whole'])
})

test('of a round that was cashed out all stays as it is: no cracked tile is shown', () => {
  const won = frameOf(over([7, 8], 'cashed out', 3_060), 5)
  expect(won).toMatchObject({ step: 2, last: 8, isOver: true })
  expect(won.faces.filter((face) => face !== 'shut')).toEqual(['whole', 'whole'])
})

test('the main action begins a round that the rules read, and takes the exact sum out', () => {
  const before = asked(null)
  screen.main(before).press()
  expect(mines.readBet(before.sent[0])).toEqual({ stakeKurus: 2_000, broken: 5 })
  const none = screen.main(asked(playing([]), 'choosing'))
  expect(none).toMatchObject({ kind: 'out', isOff: true, note: 'Open a tile first' })
  const five = asked(playing([5, 6, 7, 8, 9]), 'choosing')
  const out = screen.main(five)
  expect(out).toMatchObject({ kind: 'out', sumKurus: 6_640, isOff: false })
  out.press()
  expect(mines.readMove(five.sent[0])).toEqual({ cashOut: true })
})

test('a win, a return and a loss are told for what they are', () => {
  expect(screen.message(asked(over([5, 6, 7, 8, 9], 'cashed out', 6_640)))).toEqual({
    text: 'You cashed out ₺66,40, 3.32 times your stake.',
    isWin: true,
  })
  expect(screen.message(asked(over([0], 'cracked', 0)))).toEqual({
    text: 'You hit a cracked tile. No win this round.',
  })
  expect(screen.summary(over([7, 0], 'cracked', 0), 'tr')).toBe(
    '5 kırık çini, 2 çini açıldı, sonuncusu kırık çıktı.',
  )
})

test('a tile at random is one that is still shut', () => {
  const open = Array.from({ length: 19 }, (_, at) => at + 5)
  const some = asked(playing(open), 'choosing')
  screen.secondary?.(some)[0]?.press()
  const [move] = some.sent as { open: number }[]
  expect(open).not.toContain(move?.open)
})

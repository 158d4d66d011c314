import { expect, test } from 'vitest'
import { addRound, NOTHING_PLAYED, resultKurus } from '../session/session-sum.ts'
import { readGameMessage } from './game-message.ts'

const url = 'http://localhost:3001/play/nar?token=x'
const origin = 'http://localhost:3001'

test('a round told by the game is read', () => {
  const data = { type: 'zar:round', stakeKurus: 2_000, winKurus: 0 }
  expect(readGameMessage({ origin, data }, url)).toEqual(data)
})

test.each([
  ['com.egt-bg.exit', 'zar:exit'],
  ['com.egt-bg.reload', 'zar:reload'],
])('the command %s of a supplier is heard as %s', (command, type) => {
  expect(readGameMessage({ origin, data: { command } }, url)).toEqual({ type })
})

test.each([
  ['a command of nobody', origin, { command: 'toString' }],
  ['another origin', 'http://localhost:3002', { type: 'zar:exit' }],
  ['an unknown type', origin, { type: 'zar:steal' }],
  ['a negative stake', origin, { type: 'zar:round', stakeKurus: -1, winKurus: 0 }],
  ['an amount in text', origin, { type: 'zar:round', stakeKurus: '1', winKurus: 0 }],
  ['no object at all', origin, 'zar:exit'],
])('%s is not heard', (_, from, data) => {
  expect(readGameMessage({ origin: from, data }, url)).toBeUndefined()
})

test('rounds add up, and a loss is negative', () => {
  const rounds = [
    { stakeKurus: 2_000, winKurus: 0 },
    { stakeKurus: 2_000, winKurus: 1_550 },
  ]
  const sum = rounds.reduce(addRound, NOTHING_PLAYED)
  expect(sum).toEqual({ stakedKurus: 4_000, wonKurus: 1_550 })
  expect(resultKurus(sum)).toBe(-2_450)
})

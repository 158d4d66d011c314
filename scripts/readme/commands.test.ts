import { expect, test } from 'vitest'
import { readmeCommands, unknownCommands } from './commands.ts'

test('every command of the README is run on a bare system, or listed with the reason why not', () => {
  expect(readmeCommands().length).toBeGreaterThan(20)
  expect(unknownCommands(readmeCommands())).toEqual([])
})

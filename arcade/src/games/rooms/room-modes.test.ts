import { expect, test } from 'vitest'
import { numberOf } from '../fraction.ts'
import { ROOM_MODES } from './room-modes.ts'

test('FAIR-20, GAM-03: every bet in a room declares its exact return, of 75 % or more', () => {
  for (const { name, declared, isOfBestPlay } of ROOM_MODES)
    for (const { mode, rtp, exactRtp } of declared()) {
      // That of a strategy is an expectation over every order of cards, no fraction.
      if (!exactRtp && !isOfBestPlay) throw new Error(`${name} ${mode} has no exact return`)
      if (exactRtp) expect(Math.abs(rtp - numberOf(exactRtp))).toBeLessThan(1e-9)
      expect(rtp, `${name} ${mode}`).toBeGreaterThanOrEqual(0.75)
      expect(rtp, `${name} ${mode}`).toBeLessThan(1)
    }
})

test('every room has a name and a code of its own, and each of its bets a name', () => {
  expect(new Set(ROOM_MODES.map(({ name }) => name)).size).toBe(ROOM_MODES.length)
  expect(new Set(ROOM_MODES.map(({ game }) => game.code)).size).toBe(ROOM_MODES.length)
  for (const { declared } of ROOM_MODES) {
    const modes = declared().map(({ mode }) => mode)
    expect(new Set(modes).size).toBe(modes.length)
  }
})

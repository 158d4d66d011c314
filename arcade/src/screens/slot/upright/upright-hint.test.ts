import { expect, test } from 'vitest'
import { playOf, roundOf } from '../../game/testing/round.ts'
import { keptSwitch } from '../../kit/kept.ts'
import { hintFor } from './upright-hint.ts'

const seen = () => keptSwitch(undefined, 'seen', false)

test('how turned reels are read is said on an upright phone until the first round, and never again', () => {
  const hint = hintFor(seen(), () => true)
  expect(hint(playOf())?.text).toBe('Reels read from top to bottom.')
  expect(hint(playOf({ round: roundOf('zar_balon_vadisi', {}) }))).toBeUndefined()
  expect(hint(playOf())).toBeUndefined()
})

test('where the machine is not turned nothing is said', () => {
  expect(hintFor(seen(), () => false)(playOf())).toBeUndefined()
})

test('where something is to be chosen in the first round that is said, not how reels are read', () => {
  const hint = hintFor(seen(), () => true)
  const round = roundOf('zar_kahve_fali', {}, { isDecided: false, state: 'open' })
  expect(hint(playOf({ phase: 'choosing', round }))).toBeUndefined()
  expect(hint(playOf({ phase: 'asking', round }))).toBeUndefined()
  expect(hint(playOf({ phase: 'asking' }))?.text).toBe('Reels read from top to bottom.')
})

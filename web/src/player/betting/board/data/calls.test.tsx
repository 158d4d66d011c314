import * as contract from '@zar/contract/betting/board'
import { expect, test } from 'vitest'
import { WIRES } from './calls.ts'

const names = Object.keys(WIRES) as (keyof typeof WIRES)[]

test.each(names)('%s is asked for where the contract says', (name) => {
  const { method, path, isPublicRead } = contract[name]
  expect(WIRES[name]).toEqual({ method, path, isPublicRead })
})

import { bootstrap, translationList } from '@zar/contract/content'
import { expect, test } from 'vitest'
import { BOOTSTRAP, TRANSLATION_LIST } from './bootstrap-wire.ts'

test.each([
  { wire: BOOTSTRAP, call: bootstrap },
  { wire: TRANSLATION_LIST, call: translationList },
])('$wire.path is asked for where the contract says', ({ wire, call }) => {
  expect(wire).toEqual({ method: call.method, path: call.path })
})

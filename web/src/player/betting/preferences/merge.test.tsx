import { expect, test } from 'vitest'
import { DEFAULTS } from '../settings/settings.ts'
import { isSame, merge, NOTHING, type Preferences } from './merge.ts'

const listOf = (ids: string) => [...ids].map((id) => ({ id, name: id.toUpperCase() }))
const settings = { ...DEFAULTS, quick: [...DEFAULTS.quick] }
const of = (teams: string, change: object = {}): Preferences => ({
  favourites: { ...NOTHING, teams: listOf(teams) },
  settings: { ...settings, ...change },
})
const FIRST = { favourites: NOTHING, settings: null }
const teamsOf = ({ favourites }: Preferences) => favourites.teams.map(({ id }) => id).join('')

test('at the first log-in the favourites of both stand together, and the settings are the account’s', () => {
  const merged = merge(FIRST, of('ab', { rows: 'roomy' }), of('bc', { policy: 'any' }))
  expect(teamsOf(merged)).toBe('bca')
  expect(merged.settings).toMatchObject({ rows: 'tight', policy: 'any' })
})

test('what one side took off stays off, and what the other added stays', () => {
  expect(teamsOf(merge(of('abc'), of('bcd'), of('abce')))).toBe('bced')
  expect(teamsOf(merge(of('abc'), of('abcd'), of('bc')))).toBe('bcd')
})

test('an order that one side alone changed is taken', () => {
  expect(teamsOf(merge(of('abc'), of('cab'), of('abc')))).toBe('cab')
  expect(teamsOf(merge(of('abc'), of('abc'), of('bca')))).toBe('bca')
})

test('a setting that was changed here since is taken; of the others the account’s', () => {
  const merged = merge(of(''), of('', { rows: 'roomy' }), of('', { quick: [1, 2, 3, 4] }))
  expect(merged.settings).toMatchObject({ rows: 'roomy', quick: [1, 2, 3, 4] })
})

test('the same in another order of its members is the same', () => {
  const one = of('ab')
  const turned = Object.fromEntries(Object.entries(one.settings).reverse())
  expect(isSame(one, { ...one, settings: turned as Preferences['settings'] })).toBe(true)
  expect(isSame(one, of('ba'))).toBe(false)
  expect(isSame(one, of('ab', { confirmKurus: 1 }))).toBe(false)
})

import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findGame, GAMES, versionsOf } from '../find-game.ts'
import { findModes, MODES } from '../find-modes.ts'
import { EARLIER_MODES } from './modes.ts'
import { EARLIER_VERSIONS, findEarlier } from './versions.ts'

const nameOf = ({ code, version }: { code: string; version: string }) => `${code} ${version}`
const fileOf = (path: string) => new URL(`../../${path}`, import.meta.url)

test('every earlier version has its rules, its returns, its screen and its files', () => {
  expect(EARLIER_MODES.map(({ game }) => nameOf(game)).sort()).toEqual(
    EARLIER_VERSIONS.map(nameOf).sort(),
  )
  for (const { code, version, folder, entries } of EARLIER_VERSIONS) {
    expect(findGame(code, version)).toMatchObject({ code, version })
    expect(findModes(code, version)?.game).toBe(findGame(code, version))
    expect(findModes(code, version)?.declared()).not.toEqual([])
    expect(existsSync(fileOf(`games/${folder}/screen/screen.tsx`))).toBe(true)
    for (const entry of entries) expect(existsSync(fileOf(entry))).toBe(true)
  }
})

test('the version of now comes first, no two are called alike, and none of now is an earlier one', () => {
  for (const game of GAMES) {
    const versions = versionsOf(game.code).map(({ version }) => version)
    expect(versionsOf(game.code)[0]).toBe(game)
    expect(findGame(game.code)).toBe(game)
    expect(new Set(versions).size).toBe(versions.length)
    expect(findEarlier(game.code, game.version)).toBeUndefined()
  }
  expect(findGame('zar_terazi', '0')).toBeUndefined()
})

test('on the commands an earlier version is named with its version', () => {
  const names = [...MODES, ...EARLIER_MODES].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(findModes('nazar-degmez')?.game.version).toBe('2')
  expect(findModes('nazar-degmez@1')?.game.version).toBe('1')
})

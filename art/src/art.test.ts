import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  avatar,
  type BannerOptions,
  banner,
  type CoverOptions,
  cover,
  crest,
  describe,
  EMBLEMS,
  type EmblemName,
  emblem,
  frieze,
  isEmblem,
  medallion,
  tile,
} from './index.ts'

type Drawn = { call: string; args: unknown[]; sha256: string }

const DRAWERS: Record<string, (...args: never[]) => unknown> = {
  avatar,
  banner: (code: string, options?: BannerOptions) => banner(code, options),
  cover: (code: string, options?: CoverOptions) => cover(code, options),
  crest,
  describe,
  emblem,
  frieze,
  medallion,
  tile,
}

const DRAWN: Drawn[] = JSON.parse(
  readFileSync(new URL('art.fixture.json', import.meta.url), 'utf8'),
)

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('every picture is, to the byte, the one that was approved', () => {
  expect(DRAWN.length).toBeGreaterThan(100)
  const changed = DRAWN.filter(({ call, args, sha256: approved }) => {
    const drawn = DRAWERS[call]?.(...(args as never[]))
    return sha256(typeof drawn === 'string' ? drawn : JSON.stringify(drawn)) !== approved
  })
  expect(changed).toEqual([])
})

test('an emblem hint in a name is understood in Turkish capitals', () => {
  expect(describe('x', { name: 'IŞIL KİRAZ' }).emblem).toBe('kiraz')
  expect(describe('x', { name: 'Narin' }).emblem).not.toBe('nar')
})

test('a crescent never stands on red', () => {
  expect(describe('x', { emblem: 'hilal', palette: 'mercan' }).palette).toBe('gece')
})

test('a game of our own has its cover under every name that a casino gives it', () => {
  const own = cover('zar_terazi')
  expect(describe('zar_terazi')).toMatchObject({ emblem: 'terazi', palette: 'zeytin' })
  for (const code of ['egt-zar_terazi', '990:zar_terazi']) expect(cover(code)).toBe(own)
  expect(cover('990:zar_terazi_2')).not.toBe(own)
})

test('an emblem of one game’s cover is chosen for no other', () => {
  const chosen = Array.from({ length: 2_000 }, (_, at) => describe(`game-${at}`).emblem)
  expect(chosen).not.toEqual(expect.arrayContaining(['cini']))
  expect(new Set(chosen).size).toBe(37)
})

test('the emblem list says exactly what can be drawn', () => {
  for (const name of Object.keys(EMBLEMS)) expect(emblem(name as EmblemName)).toContain('<path')
  expect(isEmblem('toString')).toBe(false)
})

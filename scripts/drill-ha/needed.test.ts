import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findPrograms, whyRefusePatroni } from './needed.ts'

test('a Patroni that loses answered bets is refused with the reason', () => {
  for (const version of ['3.0.2', '3.0.0', '2.1.4', 'unknown'])
    expect(whyRefusePatroni(version)).toMatch(
      /^Patroni \S+ is refused: .* takes the lock back as it wakes, and bets that were answered are lost/,
    )
  for (const version of ['3.0.3', '3.1', '4.0.7', '4.1.4', '10.0'])
    expect(whyRefusePatroni(version)).toBeUndefined()
})

test('the Debian packages that are missing are named, and PATRONI may be anywhere', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'zar-programs-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const own = path.join(root, 'patroni')
  const places = { folders: [root], postgres: path.join(root, 'postgresql'), patroni: own }
  const missing = ['patroni', 'etcd-server', 'haproxy', 'redis-server', 'redis-sentinel']
  expect(findPrograms(places)).toEqual({ missing: ['postgresql', ...missing] })

  for (const name of ['patroni', 'etcd', 'haproxy', 'redis-server', 'redis-sentinel'])
    writeFileSync(path.join(root, name), '')
  for (const major of ['9', '15']) {
    mkdirSync(path.join(root, 'postgresql', major, 'bin'), { recursive: true })
    writeFileSync(path.join(root, 'postgresql', major, 'bin', 'initdb'), '')
  }
  expect(findPrograms(places)).toMatchObject({
    programs: { patroni: own, postgres: path.join(root, 'postgresql', '15', 'bin') },
  })
})

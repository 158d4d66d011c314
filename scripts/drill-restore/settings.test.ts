import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findPrograms } from './needed.ts'
import { backrestSettings, serverSettings } from './settings.ts'

const OWN = {
  data: '/drill/data',
  socket: '/drill/socket',
  port: 20_001,
  repository: '/drill/repository',
  work: '/drill/work',
  settings: '/drill/pgbackrest.conf',
}
const deployed = (name: string) => readFileSync(`deploy/ha/${name}`, 'utf8')

test('the drilled server archives as the deployed one does', () => {
  const lines = serverSettings(deployed('patroni.yml'), OWN).split('\n')
  expect(lines).toContain("archive_mode = 'on'")
  expect(lines).toContain("archive_timeout = '60s'")
  expect(lines).toContain("fsync = 'on'")
  expect(lines).toContain(
    "archive_command = 'pgbackrest --config=/drill/pgbackrest.conf --stanza=zar archive-push %p'",
  )
})

test('pgBackRest has the deployed settings at the places of the drill, each once', () => {
  const file = backrestSettings(deployed('pgbackrest.conf'), OWN)
  const settings = file.split('\n').filter((line) => /^[a-z]/.test(line))
  expect(settings).toContain('repo1-path=/drill/repository')
  expect(settings).toContain('repo1-cipher-type=aes-256-cbc')
  expect(settings).toContain('pg1-path=/drill/data')
  const names = settings.map((line) => line.split('=')[0])
  expect(names).toEqual([...new Set(names)])
  const [global = '', stanza = ''] = file.split('[zar]\n')
  expect([global.includes('pg1-'), stanza.includes('repo1-')]).toEqual([false, false])
})

test('a setting that the deployed file no longer has is named', () => {
  expect(() => serverSettings('fsync: "on"', OWN)).toThrow('does not say archive_command')
})

test('missing packages are named, and nothing is installed', () => {
  expect(findPrograms({ postgres: '/nowhere', pgbackrest: '/nowhere' })).toEqual({
    missing: ['postgresql', 'pgbackrest'],
  })
})

/** deploy/ha: that each program takes its settings where it is installed, and the facts on which no bet may depend. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string): string => readFileSync(`deploy/ha/${file}`, 'utf8')
/** What a line of the file says of the setting; all of its lines. */
const valuesIn = (file: string, setting: string): string[] =>
  [
    ...read(file).matchAll(new RegExp(`^\\s*${setting}(?::|\\s*=|\\s)\\s*"?([^"\\n]*?)"?$`, 'gm')),
  ].map(([, value = '']) => value)

const hasHaproxy = spawnSync('haproxy', ['-v']).error === undefined
test.skipIf(!hasHaproxy)('HAProxy takes its settings', () => {
  const words = ['-c', '-f', 'deploy/ha/haproxy-database.cfg']
  const { status, stdout, stderr } = spawnSync('haproxy', words, { encoding: 'utf8' })
  const says = stdout + stderr
  expect([status, /\[(ALERT|WARNING)\]/.test(says) ? says : '']).toEqual([0, ''])
})

test('no commit is answered that a second disk has not, also after a failover', () => {
  for (const [setting, value] of Object.entries({
    synchronous_mode: 'true',
    synchronous_mode_strict: 'true',
    // Neither standby is ahead of the one that is promoted.
    synchronous_node_count: '2',
    synchronous_commit: 'on',
    fsync: 'on',
    full_page_writes: 'on',
    primary_start_timeout: '0',
    failsafe_mode: 'true',
  }))
    expect([setting, valuesIn('patroni.yml', setting)]).toEqual([setting, [value]])
  expect(read('patroni.yml')).toMatch(/- data-checksums$/m)
})

test('a silent primary is fenced, and its lock is gone within the time that its watchdog has', () => {
  const numberOf = (setting: string) => Number(valuesIn('patroni.yml', setting)[0])
  const ttl = numberOf('ttl')
  // Patroni takes no smaller one.
  expect(ttl).toBe(20)
  expect(numberOf('loop_wait') + 2 * numberOf('retry_timeout')).toBeLessThanOrEqual(ttl)
  expect(numberOf('safety_margin')).toBeLessThan(ttl - numberOf('loop_wait'))
  expect(valuesIn('patroni.yml', 'mode')).toEqual(['required'])
  // The check that leads to the primary is Patroni's, and cuts what led to the one before.
  const proxy = read('haproxy-database.cfg')
  expect(proxy).toContain('option httpchk OPTIONS /primary')
  expect(proxy).toMatch(/default-server .*on-marked-down shutdown-sessions/)
})

test('PgBouncer pools by session alone, and takes what the processes may ask for', () => {
  expect(read('pgbouncer.ini').match(/pool_mode\s*=\s*\w+/g)).toEqual([
    'pool_mode=session',
    'pool_mode = session',
  ])
  const size = Number(valuesIn('pgbouncer.ini', 'default_pool_size')[0])
  expect(size).toBeLessThan(Number(valuesIn('patroni.yml', 'max_connections')[0]))
})

test('Redis is decided by two of three Sentinels, under the name that the settings give', () => {
  const [monitored = ''] = valuesIn('sentinel.conf', 'sentinel monitor')
  const [name, , , quorum] = monitored.split(' ')
  expect(quorum).toBe('2')
  const sentinels = /REDIS_SENTINELS=(\S+)/.exec(read('sentinel.conf'))?.[1]?.split(',')
  expect(sentinels).toHaveLength(3)
  expect(/REDIS_URL=(\S+)/.exec(read('sentinel.conf'))?.[1]).toBe(`redis://:PASSWORD@${name}/0`)
  expect(valuesIn('redis.conf', 'min-replicas-to-write')).toEqual(['1'])
})

test('every file of deploy/ha has a row in docs/operations.md, and no password of anybody', () => {
  const [, section = ''] = readFileSync('docs/operations.md', 'utf8').split(
    '### High availability\n',
  )
  const rows = [...(section.split(/\n##+ /)[0] ?? '').matchAll(/^\| `([\w.-]+)` \|/gm)].map(
    ([, file]) => file,
  )
  const files = readdirSync('deploy/ha')
  expect(rows.toSorted()).toEqual(files.toSorted())
  for (const file of files)
    for (const [, word] of read(file).matchAll(
      /(?:password|requirepass|masterauth|auth-pass zar)[: ]+(\w+)/g,
    ))
      expect(word).toBe('PASSWORD')
})

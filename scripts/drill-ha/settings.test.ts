import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  databaseProxySettings,
  etcdSettings,
  patroniSettings,
  redisSettings,
  sentinelSettings,
  siteProxySettings,
} from './settings.ts'

const place = { net: '127.90.1', folder: '/tmp/drill', password: 'secret', binaries: '/usr/bin' }
const ALL = {
  patroni: [1, 2, 3].map((node) => patroniSettings(place, node)),
  etcd: [1, 2, 3].map((number) => etcdSettings(place, number)),
  redis: [1, 2].map((number) => redisSettings(place, number)),
  sentinel: [1, 2, 3].map((number) => sentinelSettings(place, number)),
  proxies: [databaseProxySettings(place), siteProxySettings(place)],
}

test('everything listens on the drill’s own addresses, at ports that no server of the machine has', () => {
  for (const text of Object.values(ALL).flat()) {
    const said = text.replaceAll(/^\s*#.*$/gm, '')
    expect(said).not.toMatch(/\b10\.0\.0\.|PASSWORD|\bbind :|\$\{/)
    expect(said).not.toMatch(/\b127\.0\.0\.1\b/)
    expect(said).not.toMatch(/\b(5432|8008|2379|2380|6379|26379|5000|5001|80|443)\b/)
  }
})

test('each machine has an address, a name and a folder of its own', () => {
  for (const texts of [ALL.patroni, ALL.etcd, ALL.redis, ALL.sentinel])
    expect(new Set(texts).size).toBe(texts.length)
  expect(ALL.patroni[1]).toMatch(/name: node2[\s\S]*connect_address: 127\.90\.1\.12:18008/)
  expect(ALL.etcd[2]).toContain('listen-peer-urls: http://127.90.1.23:12380')
  expect(ALL.etcd[2]).toContain('initial-cluster: etcd1=http://127.90.1.21:12380,etcd2=')
  expect(ALL.redis[1]).toMatch(/^replicaof 127\.90\.1\.31 16379$/m)
  expect(ALL.sentinel[2]).toMatch(/^sentinel monitor zar 127\.90\.1\.31 16379 2$/m)
})

test('what keeps answered bets is as it is deployed', () => {
  for (const text of ALL.patroni) {
    expect(text).toContain('synchronous_mode_strict: true')
    expect(text).toContain('fsync: "on"')
    expect(text).toContain('primary_start_timeout: 0')
  }
  expect(ALL.proxies[0]).toMatch(/default-server .*on-marked-down shutdown-sessions/)
  expect(ALL.proxies[1]).toContain('retry-on conn-failure empty-response response-timeout')
})

test('a casino that is busy for a second is not taken for one that is down', () => {
  expect(ALL.proxies[1]).toMatch(/^ {2}timeout check 2s$/m)
})

const hasHaproxy = spawnSync('haproxy', ['-v']).error === undefined
test.skipIf(!hasHaproxy)('HAProxy takes what the drill fills in', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'zar-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'haproxy.cfg')
  for (const text of ALL.proxies) {
    writeFileSync(file, text)
    const { status, stderr } = spawnSync('haproxy', ['-c', '-f', file], { encoding: 'utf8' })
    expect([status, /\[ALERT\].*/.exec(stderr)?.[0]]).toEqual([0, undefined])
  }
})

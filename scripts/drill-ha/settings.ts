import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const DEPLOY = fileURLToPath(new URL('../../deploy/', import.meta.url))

/** What the drill fills into the settings of `deploy/`. */
export type Place = {
  /** The first three parts of the house's addresses on loopback: `127.90.1`. */
  net: string
  /** The drill's own folder. */
  folder: string
  /** Of PostgreSQL and Redis. */
  password: string
  /** Of PostgreSQL's programs. */
  binaries: string
}

/** Ports of the settings are moved up by this much, away from servers that this machine may run. */
const PORTS_UP = 10_000
const PORTS = /\b(5432|8008|2379|2380|6379|26379|5000|5001)\b/g
/** The address of every program's machine, by the last part of its address. */
export const AT = {
  proxy: 1,
  casino: [41, 42],
  arcade: [51, 52],
  node: [11, 12, 13],
  etcd: [21, 22, 23],
  sentinel: [21, 22, 23],
  redis: [31, 32],
} as const
/** What the drill's own programs listen on. */
export const PORT = {
  site: 13_000,
  arcade: 13_001,
  figures: 18_404,
  primary: 15_000,
  standbys: 15_001,
  postgres: 15_432,
  patroni: 18_008,
  etcd: 12_379,
  redis: 16_379,
  sentinel: 36_379,
} as const

const read = (file: string) => readFileSync(path.join(DEPLOY, file), 'utf8')

/** A setting that must be there, or the drill would run something else than it says. */
function put(text: string, from: string | RegExp, to: string): string {
  const isThere = typeof from === 'string' ? text.includes(from) : text.search(from) >= 0
  if (!isThere) throw new Error(`deploy/ has no ${from} to put ${to} for.`)
  return text.replace(from, to)
}

/** Addresses of the drill for those of the settings: 10.0.0.11:5432 is 127.90.1.11:15432. */
const placed = (text: string, { net, password }: Place): string =>
  text
    .replaceAll('10.0.0.0/24', '127.0.0.0/8')
    .replaceAll(/^bind 10\.0\.0\.(\d+) 127\.0\.0\.1$/gm, 'bind 10.0.0.$1')
    .replaceAll(/\b127\.0\.0\.1:/g, `${net}.1:`)
    .replaceAll(/\b10\.0\.0\.(\d+)/g, `${net}.$1`)
    .replaceAll(PORTS, (port) => String(Number(port) + PORTS_UP))
    .replaceAll('PASSWORD', password)

/** The address of one machine for that of the first, which the file is written for. */
const ofMachine = (text: string, first: number, own: number) =>
  text.replaceAll(`10.0.0.${first}`, `10.0.0.${own}`)

/**
 * Patroni's settings of one node, 1 to 3. Beside addresses three things differ on one machine: no watchdog, no TLS
 * and no archive.
 */
export function patroniSettings(place: Place, node: number): string {
  const { folder, binaries } = place
  const data = path.join(folder, `node${node}`)
  let text = ofMachine(read('ha/patroni.yml'), AT.node[0], AT.node[node - 1] ?? 0)
  text = put(text, 'name: node1', `name: node${node}`)
  text = put(text, 'mode: required', 'mode: off')
  text = put(text, /data_dir: .*/, `data_dir: ${data}/data`)
  text = put(text, /bin_dir: .*/, `bin_dir: ${binaries}\n  pgpass: ${data}/pgpass`)
  text = put(text, /hostssl/g, 'host')
  text = put(text, 'ssl: "on"', `ssl: "off"\n    unix_socket_directories: ${data}`)
  text = put(text, /archive_command: .*/, 'archive_command: /bin/true')
  return placed(text, place)
}

/** Settings of one etcd, 1 to 3. */
export function etcdSettings(place: Place, number: number): string {
  const own = read('ha/etcd.yml')
    .split('\n')
    .map((line) =>
      line.startsWith('initial-cluster:')
        ? line
        : ofMachine(line, AT.etcd[0], AT.etcd[number - 1] ?? 0),
    )
    .join('\n')
  const named = put(own, 'name: etcd1', `name: etcd${number}`)
  return placed(put(named, /data-dir: .*/, `data-dir: ${place.folder}/etcd${number}`), place)
}

/** Settings of one Redis, 1 or 2. The second follows the first. */
export function redisSettings(place: Place, number: number): string {
  const [first, second] = AT.redis
  const own = ofMachine(read('ha/redis.conf'), first, number === 1 ? first : second)
  const follows = number === 1 ? '' : `replicaof 10.0.0.${first} 6379\n`
  return placed(`${own}\n${follows}dir ${place.folder}/redis${number}\n`, place)
}

/** Settings of one Sentinel, 1 to 3. It writes into its file what it finds out. */
export function sentinelSettings(place: Place, number: number): string {
  const own = ofMachine(read('ha/sentinel.conf'), AT.sentinel[0], AT.sentinel[number - 1] ?? 0)
  return placed(put(own, /^dir .*/m, `dir ${place.folder}/sentinel${number}`), place)
}

/** Whom suppliers and players call from: a caller behind a proxy is nobody whose address is this machine's own. */
export const CALLER = '198.51.100.7'

/** HAProxy does not start where it may not have two open files for each connection. */
const FEWER = [/^ {2}maxconn \d+/m, '  maxconn 1000'] as const

/** Settings of the HAProxy that leads to the primary and to the standbys. */
export const databaseProxySettings = (place: Place): string =>
  placed(put(read('ha/haproxy-database.cfg'), ...FEWER), place)

/** Settings of the HAProxy in front: no TLS, the arcade at a port and not at a name, and a second arcade. */
export function siteProxySettings({ net }: Place): string {
  let text = put(read('proxy/haproxy.cfg'), ...FEWER)
  text = put(text, '  bind :80\n', `  bind ${net}.1:${PORT.site}\n  bind ${net}.1:${PORT.arcade}\n`)
  text = put(text, /^ {2}bind :443 .*\n/m, '')
  text = put(text, /^ {2}http-request redirect scheme https .*\n/m, '')
  text = put(text, /^ {2}http-request set-header X-Forwarded-Proto https\n/m, '')
  text = put(text, /use_backend arcade if .*/, `use_backend arcade if { dst_port ${PORT.arcade} }`)
  text = put(text, '  option forwardfor\n', '')
  text = put(
    text,
    '  use_backend arcade',
    `  http-request set-header X-Forwarded-For ${CALLER}\n  use_backend arcade`,
  )
  const [one, two] = AT.arcade.map((at) => `${net}.${at}:${PORT.arcade}`)
  text = put(text, /server arcade .*/, `server arcade1 ${one}\n  server arcade2 ${two}`)
  for (const [index, at] of AT.casino.entries())
    text = put(
      text,
      new RegExp(`"\\$\\{CASINO_${index + 1}-.*?\\}"`, 'g'),
      `${net}.${at}:${PORT.site}`,
    )
  return put(text, /"\$\{FIGURES-.*?\}"/, `${net}.1:${PORT.figures}`)
}

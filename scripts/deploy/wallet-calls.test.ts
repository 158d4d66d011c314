/** A supplier's calls through HAProxy, with two stand-ins for the casino behind it. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PROVIDERS } from '@zar/contract/casino/casino'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../services/port.ts'

const HAS_HAPROXY = spawnSync('haproxy', ['-v']).error === undefined
const CALLS = 10

test.skipIf(!HAS_HAPROXY)(
  'a supplier’s calls go to one casino, and without a failure to the other once it is gone',
  async () => {
    const { url, heardBy, casinos } = await openProxied()
    const suppliers = Object.keys(PROVIDERS)
    const paths = suppliers.flatMap((name) => [`/wallet/${name}/bet`, `/wallet/${name}/win`])
    const callAll = async () => {
      heardBy.clear()
      for (let call = 0; call < CALLS; call++) {
        for (const one of paths) expect((await ask(url + one)).status).toBe(200)
      }
      return suppliers.map((name) => [...(heardBy.get(name) ?? [])])
    }
    const before = await callAll()
    expect(before.map((casinosOfOne) => casinosOfOne.length)).toEqual(suppliers.map(() => 1))
    const [used] = before[0] ?? []
    const gone = casinos[used ?? 0]
    gone?.closeAllConnections()
    gone?.close()
    const other = used === 0 ? 1 : 0
    expect(await callAll()).toEqual(suppliers.map(() => [other]))
  },
)

const ask = (url: string) => fetch(url, { method: 'POST', body: '{}' })

/** HAProxy with the settings of the wallet's calls, and which casino heard a supplier. */
async function openProxied() {
  const heardBy = new Map<string, Set<number>>()
  const ports = [await freePort(), await freePort(), await freePort()] as const
  const casinos = await Promise.all([0, 1].map((at) => openCasino(at, ports[at] ?? 0, heardBy)))
  const folder = mkdtempSync(path.join(tmpdir(), 'zar-proxy-'))
  const file = path.join(folder, 'haproxy.cfg')
  writeFileSync(file, settings(ports[2]))
  const [CASINO_1, CASINO_2] = [`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`]
  const proxy = spawn('haproxy', ['-q', '-db', '-f', file], {
    env: { ...process.env, CASINO_1, CASINO_2 },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  onTestFinished(async () => {
    if (proxy.kill()) await once(proxy, 'exit')
    for (const one of casinos) one.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const url = `http://127.0.0.1:${ports[2]}`
  await expect
    .poll(() =>
      ask(url).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)
  return { url, heardBy, casinos }
}

/** The first part and the wallet of deploy/proxy/haproxy.cfg, without TLS and for few connections. */
function settings(port: number): string {
  const all = readFileSync('deploy/proxy/haproxy.cfg', 'utf8')
  const partFrom = (start: string, end: string) => all.slice(all.indexOf(start), all.indexOf(end))
  const general = partFrom('global', 'frontend site')
    .replace(/maxconn \d+/, 'maxconn 100')
    .replace(/log stdout.*/, '')
  const wallet = partFrom('\nbackend wallet', '# Pages,')
  return `${general}\nfrontend site\n  bind 127.0.0.1:${port}\n  default_backend wallet\n\n${wallet}`
}

async function openCasino(
  at: number,
  port: number,
  heardBy: Map<string, Set<number>>,
): Promise<Server> {
  const server = createServer(({ url = '' }, reply) => {
    const supplier = /^\/wallet\/([^/]+)/.exec(url)?.[1]
    if (supplier) heardBy.set(supplier, (heardBy.get(supplier) ?? new Set()).add(at))
    reply.end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}

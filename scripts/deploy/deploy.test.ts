/** The units and proxies of deploy/ are taken by the programs that read them. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'zar-deploy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const has = (program: string) => spawnSync(program, ['--version']).error === undefined
function said(program: string, words: string[]): { status: number | null; says: string } {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' })
  return { status, says: stdout + stderr }
}
const certificate = path.join(folder, 'zar.pem')

function makeCertificate(): void {
  const key = path.join(folder, 'key.pem')
  const words = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=zar.example',
  ]
  expect(said('openssl', [...words, '-keyout', key, '-out', certificate])).toMatchObject({
    status: 0,
  })
  writeFileSync(certificate, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'))
}

test.skipIf(!has('systemd-analyze')).each(['casino', 'arcade', 'feed'])(
  'systemd takes the unit of the %s',
  (name) => {
    const { says } = said('systemd-analyze', ['verify', `deploy/systemd/zar-${name}.service`])
    // Of this unit alone: what the machine's others lack is theirs. Its user and its Node may be missing here.
    const own = says.split('\n').filter((line) => line.includes(`zar-${name}.service`))
    expect(own.filter((line) => !/is not executable|Failed to resolve user/.test(line))).toEqual([])
  },
)

test.skipIf(!has('haproxy') || !has('openssl'))('HAProxy takes its settings', () => {
  makeCertificate()
  const file = path.join(folder, 'haproxy.cfg')
  const text = readFileSync('deploy/proxy/haproxy.cfg', 'utf8')
  writeFileSync(file, text.replace('/etc/haproxy/zar.pem', certificate))
  const { status, says } = said('haproxy', ['-c', '-f', file])
  expect([status, /\[(ALERT|WARNING)\]/.test(says) ? says : '']).toEqual([0, ''])
})

test.skipIf(!has('nginx') || !has('openssl'))('nginx takes its settings', () => {
  makeCertificate()
  const text = readFileSync('deploy/proxy/nginx.conf', 'utf8')
    .replace('/etc/nginx/zar.crt', certificate)
    .replace('/etc/nginx/zar.key', certificate)
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${text}}\n`,
  )
  const { status, says } = said('nginx', ['-t', '-p', folder, '-c', file])
  expect([status, /\[(emerg|warn)\]/.test(says) ? says : '']).toEqual([0, ''])
})

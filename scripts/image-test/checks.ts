import { strict as assert } from 'node:assert'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { until } from '../drill-ha/until.ts'
import type { Engine } from './engine.ts'
import type { Played } from './play.ts'
import { CERTIFICATE, NAME, type Site, see } from './site.ts'

const PROGRAMS = ['casino1', 'casino2', 'arcade', 'feed']
const CASINOS = ['casino1', 'casino2']
const USER_ID = '10001'
/** DRAIN_SECONDS as it is where nothing sets it, and what each program takes at most after it. */
const STOP_MAX_MS = { casino2: 14_500, arcade: 10_000, feed: 10_000 }
const UP_TIMES = 4
const OPENS_MAX_MS = 30_000
const LIVE = `https://${NAME}/live`
const FIGURES_MAX_MS = 60_000

/** Brings the site up and looks at it as its players, its operators and its keepers do. */
export async function seeSite(engine: Engine, site: Site, root: string): Promise<void> {
  await see('compose.yml brings the site up', () => bringUp(site))
  await see('pages, version, games and office answer through HAProxy', async () => {
    // Its port is taken before it listens.
    await until('HAProxy', OPENS_MAX_MS, async () => statusOf(engine, LIVE) === '200')
    answers(engine)
  })
  await see('each program runs as its user, and writes only where it may', () => writes(site))
  await see('the seed and the commands of operators', () => operate(site))
  let played = JSON.parse('{}') as Played
  await see('a deposit and a bet through HAProxy', () => {
    played = playAt<Played>(engine, root)
    const { paid, staked, won, balance } = played
    assert.deepEqual([paid, balance], [250, paid - staked + won])
  })
  await see('Prometheus reads the figures of every program', () => figures(engine))
  await see('casinos made anew, one after the other, while the site answers', () =>
    makeAnew(engine, site),
  )
  await see('nothing was written beside the volumes', () => {
    const { Id } = site.about('casino2')
    assert.deepEqual(written(engine.must(['docker', 'diff', Id])), [])
  })
  await see('SIGTERM ends each program in its time', () => stops(site))
  await see('no start as root, without settings or without keys', () => refuses(engine, site))
  await see('all is there after down and up', () => {
    site.compose('down')
    bringUp(site)
    assert.equal(playAt<number>(engine, root, played.token), played.balance)
  })
}

/**
 * On a busy machine a program may wait too long for its database, end, and be started again by Docker; Compose does
 * not wait for that and has to be asked again.
 */
function bringUp(site: Site): void {
  for (let time = 1; ; time++) {
    const { status, stderr } = site.tryCompose('up', '--detach')
    if (status === 0) return
    console.log(`  up, the ${time}. time: ${stderr.trim().split('\n').at(-1)}`)
    assert.ok(time < UP_TIMES, stderr)
  }
}

function answers(engine: Engine): void {
  for (const url of [
    `https://${NAME}/`,
    `https://${NAME}/spor`,
    `https://${NAME}/office`,
    LIVE,
    `https://${NAME}/ready`,
    `https://games.${NAME}/ready`,
  ]) {
    const { stdout, stderr } = engine.run(statusCall(url))
    assert.equal(stdout, '200', `${url}: ${stderr}`)
  }
  assert.match(engine.must(curl(`https://${NAME}/`)), /<div id="root"/)
  const { version, build } = JSON.parse(engine.must(curl(`https://${NAME}/version`)))
  assert.deepEqual([typeof version, /^[0-9a-f]{64}$/.test(build)], ['string', true])
  // Figures are for Prometheus alone.
  assert.doesNotMatch(engine.must(curl(`https://${NAME}/metrics`)), /^# HELP/m)
  assert.equal(statusOf(engine, `http://${NAME}/`), '302')
}

const curl = (url: string, ...options: string[]): string[] => [
  ...['curl', '--silent', '--show-error', '--max-time', '20', '--cacert', CERTIFICATE],
  ...['--resolve', `${NAME}:443:127.0.0.1`, '--resolve', `games.${NAME}:443:127.0.0.1`],
  ...['--resolve', `${NAME}:80:127.0.0.1`, ...options, url],
]

const statusCall = (url: string): string[] =>
  curl(url, '--output', '/dev/null', '--write-out', '%{http_code}')
const statusOf = (engine: Engine, url: string): string => engine.run(statusCall(url)).stdout

function writes(site: Site): void {
  for (const program of PROGRAMS) {
    const { Config, HostConfig } = site.about(program)
    assert.equal(Config.User, 'zar')
    assert.equal(HostConfig.ReadonlyRootfs, program !== 'casino2')
    const { stdout } = site.inside(program, 'sh', '-c', 'id -u; grep -h ^Cap /proc/1/status')
    const [id, ...rights] = stdout.trim().split('\n')
    assert.equal(id, USER_ID, program)
    // Of process 1 and so of what it starts: none at all.
    assert.deepEqual(new Set(rights.map((line) => line.split('\t')[1])), new Set(['0'.repeat(16)]))
    const places =
      program === 'casino1' ? ['/opt/zar', '/opt/zar/dist', '/var/lib/zar', '/etc'] : []
    for (const place of places) {
      const { status } = site.inside(program, 'sh', '-c', `echo 1 > ${place}/try`)
      assert.notEqual(status, 0, `${program} writes to ${place}`)
    }
  }
  for (const place of ['/tmp', '/var/lib/zar/data', '/var/lib/zar/keys']) {
    const { status } = site.inside(
      'casino1',
      'sh',
      '-c',
      `echo 1 > ${place}/try && rm ${place}/try`,
    )
    assert.equal(status, 0, `casino1 does not write to ${place}`)
  }
}

function operate(site: Site): void {
  for (const words of [
    ['dist/seed.mjs', 'server/seed'],
    ['dist/office.mjs', 'licence'],
    ['dist/office.mjs', 'staff', 'first', 'ayse', 'Ayşe Yılmaz', 'can', 'Can Demir'],
    ['dist/ledger-verify.mjs'],
    ['dist/audit-verify.mjs'],
  ]) {
    const { status, stdout, stderr } = site.tool(...words)
    assert.equal(status, 0, `${words.join(' ')}:\n${stdout}${stderr}`)
  }
  const { stdout, stderr } = site.tool('dist/doctor.mjs')
  const faults = stdout.split('\n').filter((line) => line.startsWith('✗'))
  // There are no gateways of letters here.
  const others = faults.filter((line) => !line.includes('demo mailbox'))
  assert.deepEqual(others, [], stdout + stderr)
}

/** What a player does, by a program of this machine in the site's network. */
function playAt<Answer>(engine: Engine, root: string, ...words: string[]): Answer {
  const program = [process.execPath, '--import', 'tsx', 'scripts/image-test/play.ts']
  const [command = '', ...rest] = engine.inNetwork([
    ...program,
    NAME,
    path.join(root, CERTIFICATE),
    ...words,
  ])
  const { status, stdout, stderr } = spawnSync(command, rest, { encoding: 'utf8' })
  assert.equal(status, 0, stderr)
  return JSON.parse(stdout) as Answer
}

async function figures(engine: Engine): Promise<void> {
  type Targets = { data: { activeTargets: { scrapeUrl: string; health: string }[] } }
  await until('the figures of all', FIGURES_MAX_MS, async () => {
    const { data } = JSON.parse(
      engine.must(curl('http://127.0.0.1:9090/api/v1/targets')),
    ) as Targets
    const up = data.activeTargets.filter(({ health }) => health === 'up')
    return up.length === 5 && up.length === data.activeTargets.length
  })
  const { data } = JSON.parse(engine.must(curl('http://127.0.0.1:9090/api/v1/rules')))
  assert.ok(data.groups.length > 0)
}

/** As operations.md has it for a new release: the containers are others, and meanwhile the site always answers. */
function makeAnew(engine: Engine, site: Site): void {
  const ids = () => CASINOS.map((casino) => site.about(casino).Id)
  const before = ids()
  const anew = CASINOS.map((casino) =>
    site.command('up', '--detach', '--no-deps', '--wait', '--force-recreate', casino),
  )
  const ask = quoted([...curl(`https://${NAME}/`), '--fail', '--output', '/dev/null'])
  const lines = `{ ${anew.map(({ words }) => quoted(words)).join(' && ')}; } > /tmp/up 2>&1 & up=$!; failed=0
    while kill -0 $up 2> /dev/null; do ${ask} >&2 || failed=$((failed + 1)); sleep 0.2; done
    wait $up; echo $? $failed`
  const { stdout, stderr } = engine.run(['sh', '-c', lines], anew[0]?.settings)
  assert.equal(stdout.trim(), '0 0', stderr)
  assert.deepEqual(
    ids().filter((id) => before.includes(id)),
    [],
  )
}

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' ')

/** Where Docker itself mounts volumes, secrets and its `init`. */
const MOUNTED = [
  /^C \/(run|usr|usr\/sbin|var|var\/lib)$/,
  /^[AC] \/(run\/secrets(\/.*)?|var\/lib\/zar(\/(keys|data))?|usr\/sbin\/docker-init)$/,
]

/** Of what Docker tells of a container, all but the places where it mounts. */
const written = (told: string): string[] =>
  told.split('\n').filter((line) => line !== '' && !MOUNTED.some((place) => place.test(line)))

function stops(site: Site): void {
  for (const [program, mostMs] of Object.entries(STOP_MAX_MS)) {
    const from = performance.now()
    site.compose('stop', program)
    const tookMs = performance.now() - from
    const { Status, ExitCode, OOMKilled } = site.about(program).State
    assert.deepEqual([program, Status, ExitCode, OOMKilled], [program, 'exited', 0, false])
    assert.ok(tookMs < mostMs, `${program} took ${Math.round(tookMs)} ms`)
  }
}

function refuses(engine: Engine, site: Site): void {
  const asRoot = site.tryCompose('run', '--rm', '--no-TTY', '--user', '0', 'tools')
  assert.deepEqual([asRoot.status, /does not run as root/.test(asRoot.stderr)], [1, true])
  const alone = engine.run(['docker', 'run', '--rm', '--read-only', 'zar'])
  assert.deepEqual([alone.status, /DATABASE_URL/.test(alone.stderr)], [1, true], alone.stderr)
  const words = ['run', '--rm', '--no-TTY', '--env', 'KEYS_DIR=/tmp', 'tools']
  const keyless = site.tryCompose(...words, 'node', 'dist/casino.mjs')
  assert.deepEqual(
    [keyless.status, /cannot open.*key/.test(keyless.stderr)],
    [1, true],
    keyless.stderr,
  )
}

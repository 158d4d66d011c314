import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { openProcesses, postgresAccount, serverOf, signalAll } from '../drill-ha/processes.ts'
import { until } from '../drill-ha/until.ts'
import type { Programs } from './needed.ts'
import { backrestSettings, serverSettings } from './settings.ts'

const OPEN_MAX_MS = 600_000
const GONE_MAX_MS = 30_000

export type Place = { folder: string; programs: Programs; port: number; password: string }

/** A server with its archive. What it stands on can be lost, and made again from the archive. */
export function makeServer({ folder, programs, port, password }: Place) {
  const processes = openProcesses(folder)
  const { uid, gid } = postgresAccount()
  const data = path.join(folder, 'data')
  const socket = path.join(folder, 'socket')
  const repository = path.join(folder, 'repository')
  const work = path.join(folder, 'work')
  const settings = path.join(folder, 'pgbackrest.conf')

  function makeFolder(name: string): void {
    mkdirSync(name, { mode: 0o700 })
    if (uid && gid) chownSync(name, uid, gid)
  }

  /** As PostgreSQL's account. Throws with what the program says where it fails. */
  function run(program: string, words: readonly string[]): void {
    const { status, stdout, stderr } = spawnSync(program, words, {
      cwd: folder,
      uid,
      gid,
      encoding: 'utf8',
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' },
    })
    if (status !== 0)
      throw new Error(`${path.basename(program)} ended with ${status}: ${stdout}${stderr}`)
  }

  const backrest = (...words: string[]) =>
    run(programs.pgbackrest, ['--config', settings, '--stanza', 'zar', ...words])
  const urlOf = (database: string) =>
    `postgres://postgres:${password}@127.0.0.1:${port}/${database}`

  function launch(): void {
    processes.launch('postgres', {
      program: path.join(programs.postgres, 'postgres'),
      words: ['-D', data],
      asPostgres: true,
    })
  }

  /** Until it takes writes: while it reads the archive it does not. Throws with its last words where it ended. */
  async function open(): Promise<void> {
    const isOver = await until('the server', OPEN_MAX_MS, async () => {
      if (!processes.isRunning('postgres')) return 'ended'
      const client = new pg.Client({ connectionString: urlOf('postgres') })
      client.on('error', () => {})
      try {
        await client.connect()
        const { rows } = await client.query('select pg_is_in_recovery() as is')
        return rows[0].is === false && 'open'
      } finally {
        await client.end().catch(() => {})
      }
    })
    if (isOver === 'ended') throw new Error(`the server ended: ${processes.saidBy('postgres')}`)
  }

  async function begin(): Promise<void> {
    for (const name of [data, socket, repository, work]) makeFolder(name)
    const secret = path.join(folder, 'password')
    writeFileSync(secret, password, { mode: 0o600 })
    if (uid && gid) chownSync(secret, uid, gid)
    run(path.join(programs.postgres, 'initdb'), [
      ...['-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '--data-checksums'],
      ...['--auth-local=trust', '--auth-host=scram-sha-256', '--pwfile', secret],
    ])
    const own = { data, socket, port, repository, work, settings }
    writeFileSync(settings, backrestSettings(readDeployed('pgbackrest.conf'), own))
    writeFileSync(
      path.join(data, 'postgresql.conf'),
      serverSettings(readDeployed('patroni.yml'), own),
    )
    launch()
    await open()
    backrest('stanza-create')
  }

  return {
    begin,
    urlOf,
    backUp: () => backrest('--type=full', 'backup'),
    /** Killed with all its processes, and its disk with everything on it gone. */
    async lose(): Promise<void> {
      const pids = serverOf(data)
      signalAll(pids, 'SIGKILL')
      await until(
        'the end of the server',
        GONE_MAX_MS,
        async () => !processes.isRunning('postgres'),
      )
      rmSync(data, { recursive: true })
    },
    /** Resolves when it takes writes. */
    async restore(): Promise<void> {
      makeFolder(data)
      backrest('restore')
      launch()
      await open()
    },
    end: () => processes.end('postgres'),
  }
}

const readDeployed = (name: string) =>
  readFileSync(new URL(`../../deploy/ha/${name}`, import.meta.url), 'utf8')

export type Server = ReturnType<typeof makeServer>

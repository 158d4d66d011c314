import { secondsSince } from '../checks/run-command.ts'
import type { Engine, Said } from './engine.ts'

export const NAME = 'zar.example'
/** Where the checkout lies in the bare system. */
export const WORK = '/srv/zar'
const SITE = '/srv/site'
export const CERTIFICATE = `${SITE}/site.crt`
const FILES = [
  'deploy/image/compose.yml',
  'deploy/image/own-certificate.yml',
  'scripts/image-test/changes.yml',
]
const SETTINGS = {
  SITE_NAME: NAME,
  CERTIFICATE_FILE: `${SITE}/site.pem`,
  AUTHORITY_FILE: CERTIFICATE,
  DATABASE_PASSWORD: 'kiraz41',
}

/** The certificate of both names, of our own, as operations.md makes it; HAProxy's account reads it. */
export function makeCertificate(engine: Engine): void {
  const names = `subjectAltName=DNS:${NAME},DNS:games.${NAME}`
  engine.must(['install', '-d', '-m', '755', SITE])
  engine.must([
    ...['openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${NAME}`, '-addext', names],
    ...['-keyout', `${SITE}/site.key`, '-out', CERTIFICATE],
  ])
  engine.must([
    'sh',
    '-c',
    `cd ${SITE} && cat site.crt site.key > site.pem && chmod 400 site.pem && chown 99:99 site.pem`,
  ])
}

/** `docker compose` with the files of deploy/image and what differs here. */
export function openSite(engine: Engine) {
  const words = (command: readonly string[]) => [
    ...['docker', 'compose', '--progress', 'plain'],
    ...FILES.flatMap((file) => ['--file', `${WORK}/${file}`]),
    ...command,
  ]
  const compose = (...command: string[]): string => engine.must(words(command), SETTINGS)
  const tryCompose = (...command: string[]): Said => engine.run(words(command), SETTINGS)
  return {
    compose,
    tryCompose,
    /** The words of a command and its settings, for one who runs it otherwise. */
    command: (...command: string[]) => ({ words: words(command), settings: SETTINGS }),
    /** A command in a container that runs, as its user. */
    inside: (service: string, ...command: string[]): Said =>
      tryCompose('exec', '--no-TTY', service, ...command),
    /** A command of operators, in a container of its own. */
    tool: (...command: string[]): Said =>
      tryCompose('run', '--rm', '--no-TTY', 'tools', 'node', ...command),
    /** The container of a service, as Docker tells it. */
    about(service: string): Container {
      const id = compose('ps', '--all', '--quiet', service).trim()
      return (JSON.parse(engine.must(['docker', 'inspect', id])) as Container[])[0] as Container
    },
    /** What each container printed last, into a file that is read when something failed. */
    logs: (): string => tryCompose('logs', '--no-color', '--tail', '200').stdout,
  }
}

export type Site = ReturnType<typeof openSite>
type Container = {
  Id: string
  State: { Status: string; ExitCode: number; OOMKilled: boolean }
  Config: { User: string }
  HostConfig: { ReadonlyRootfs: boolean }
}

/** Says what was seen, and how long it took. */
export async function see(what: string, look: () => Promise<void> | void): Promise<void> {
  const from = performance.now()
  await look()
  console.log(`✓ ${what}: ${secondsSince(from)} s`)
}

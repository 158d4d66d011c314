export type Own = {
  data: string
  socket: string
  port: number
  repository: string
  /** For logs, locks and what is on its way: never in the repository. */
  work: string
  /** The file of pgBackRest's. */
  settings: string
}

/** What of `patroni.yml` decides what an archive has, and what a commit waits for. */
const DEPLOYED = [
  ...['wal_level', 'fsync', 'full_page_writes', 'synchronous_commit', 'wal_log_hints'],
  ...['archive_mode', 'archive_timeout', 'max_connections'],
]

/** `postgresql.conf` with the settings of the deployed file, at this drill's places. */
export function serverSettings(patroni: string, { socket, port, settings }: Own): string {
  const command = valueIn(patroni, 'archive_command')
  return [
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    `unix_socket_directories = '${socket}'`,
    "timezone = 'UTC'",
    ...DEPLOYED.map((name) => `${name} = '${valueIn(patroni, name)}'`),
    `archive_command = '${command.replace('pgbackrest', `pgbackrest --config=${settings}`)}'`,
    '',
  ].join('\n')
}

/** `pgbackrest.conf` of `deploy/ha/`, at this drill's places. */
export function backrestSettings(
  deployed: string,
  { data, socket, port, repository, work }: Own,
): string {
  const own: Record<string, string> = {
    'repo1-path': repository,
    'log-path': work,
    'lock-path': work,
    'spool-path': work,
    'pg1-path': data,
    'pg1-socket-path': socket,
    'pg1-port': String(port),
    'pg1-user': 'postgres',
  }
  const [global = '', stanza = ''] = deployed.split('[zar]\n')
  const isStanza = (name: string) => name.startsWith('pg1-')
  const lines = (wanted: (name: string) => boolean) =>
    Object.entries(own)
      .filter(([name]) => wanted(name))
      .map(([name, value]) => `${name}=${value}\n`)
      .join('')
  const without = (text: string) =>
    text
      .split('\n')
      .filter((line) => !Object.hasOwn(own, line.split('=')[0] ?? ''))
      .join('\n')
  return `${without(global)}\n${lines((name) => !isStanza(name))}[zar]\n${without(stanza)}${lines(isStanza)}`
}

function valueIn(file: string, setting: string): string {
  const found = new RegExp(`^\\s*${setting}: "?([^"\\n]*)"?$`, 'm').exec(file)?.[1]
  if (found === undefined) throw new Error(`deploy/ha/patroni.yml does not say ${setting}`)
  return found
}

import { spawnSync } from 'node:child_process'
import { appendFileSync, chmodSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { secondsSince } from '../checks/run-command.ts'
import {
  CERTIFICATES,
  makeDebian,
  must,
  registry,
  removeDebian,
  whyNoDebian,
} from '../testing/bare-debian.ts'
import { chapterBlocks, fetches, ownNames } from './chapter.ts'

/**
 * `npm run test:installation`: the chapter Installation of docs/operations.md, each command as printed, on a
 * bare Debian. The services have a network of their own, so that no port of this machine is taken.
 */
const SUITE = 'trixie'
const NAME = 'zar.example'
const OWN = { NAME, REPOSITORY: '/srv/zar.git' }
/** What the last step must have said, and what must answer then. */
const LOOK = `
echo 'Looking at the site.'
for at in "https://$NAME/" "https://$NAME/spor" "https://$NAME/version" "https://games.$NAME/ready"; do
  curl --silent --show-error --fail --cacert /etc/zar/site.crt --output /dev/null "$at" && echo "answers: $at"
done`

const reason = whyNoDebian('unshare', 'ip')
if (reason) {
  console.log(`Skipped: ${reason}.`)
  process.exit(0)
}
const from = performance.now()
const blocks = chapterBlocks()
const last = blocks.findLastIndex(fetches)
const root = makeDebian(SUITE, fill)
try {
  const [own = ''] = blocks
  const begin = ['set -e', 'export DEBIAN_FRONTEND=noninteractive', ownNames(own, OWN)]
  run('fetches and builds', [...begin, ...blocks.slice(1, last + 1)])
  // The cluster was made beside the servers of this machine, whose port is not free there.
  must('chroot', [
    root,
    'sh',
    '-c',
    "sed -i 's/^port = .*/port = 5432/' /etc/postgresql/*/main/postgresql.conf",
  ])
  run('sets up and opens', [...begin, 'cd /opt/zar', ...blocks.slice(last + 1), LOOK], ['--net'])
  console.log(`The chapter Installation holds on a bare Debian, in ${secondsSince(from)} s.`)
} finally {
  removeDebian(root)
}

/** The repository to clone, the names of the site, and no service that starts by being installed. */
function fill(at: string): void {
  must('git', ['clone', '--quiet', '--bare', '.', path.join(at, 'srv/zar.git')])
  appendFileSync(path.join(at, 'etc/hosts'), `127.0.0.1 ${NAME} games.${NAME}\n`)
  put(at, 'usr/sbin/policy-rc.d', '#!/bin/sh\nexit 101\n')
  put(at, 'usr/local/bin/systemctl', readFileSync('scripts/installation/systemctl.sh', 'utf8'))
}

function put(at: string, file: string, text: string): void {
  writeFileSync(path.join(at, file), text)
  chmodSync(path.join(at, file), 0o755)
}

/** Runs these lines in one shell of the bare system, as root. What they started ends with them. */
function run(what: string, lines: readonly string[], apart: readonly string[] = []): void {
  const at = performance.now()
  writeFileSync(path.join(root, 'root/steps.sh'), `${lines.join('\n')}\n`)
  const enter = `ip link set lo up; exec chroot ${root} /bin/sh /root/steps.sh`
  const own = [...apart, '--pid', '--fork', '--kill-child', `--mount-proc=${root}/proc`]
  const { status } = spawnSync('unshare', [...own, 'sh', '-c', enter], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: '/root',
      LANG: 'C.UTF-8',
      NODE_EXTRA_CA_CERTS: CERTIFICATES,
      npm_config_registry: registry(),
    },
  })
  if (status !== 0) {
    for (const log of globSync('var/log/zar-*.log', { cwd: root, absolute: true })) {
      console.error(`${path.basename(log)}:\n${readFileSync(log, 'utf8').slice(-2_000)}`)
    }
    throw new Error(`the installation failed where it ${what} (${status})`)
  }
  console.log(`✓ ${what}: ${secondsSince(at)} s`)
}

import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { secondsSince } from '../checks/run-command.ts'
import { makeDebian, must, putCheckout, removeDebian, whyNoDebian } from '../testing/bare-debian.ts'
import { seeSite } from './checks.ts'
import { openEngine } from './engine.ts'
import { makeCertificate, openSite, see, WORK } from './site.ts'
import { buildStandIns, putStandIns, whyNoEngine } from './stand-ins.ts'

/**
 * `npm run test:image`: builds the image of deploy/image and brings up its compose file, by Docker in a bare Debian
 * that has its own processes, mounts and network. The images that both start from are stand-ins of Debian's packages
 * (stand-ins/). Nothing of this machine's Docker or Podman is used. `ZAR_IMAGE_LOGS` names a folder for the logs.
 */
const SUITE = 'trixie'
const PACKAGES = ['docker.io', 'docker-cli', 'docker-compose', 'docker-buildx', 'curl', 'openssl']

const NEEDED = ['unshare', 'nsenter', 'setpriv', 'ip', 'pivot_root', 'tar', 'git']

const reason = whyNoDebian(...NEEDED) ?? whyNoEngine()
if (reason) {
  console.log(`Skipped: ${reason}.`)
  process.exit(0)
}
const from = performance.now()
const root = makeDebian(SUITE, fill)
try {
  await build()
  await bringUp()
  console.log(`The image and the compose file hold, in ${secondsSince(from)} s.`)
} finally {
  removeDebian(root)
}

/** The checkout, what the stand-ins are made of, and Docker, which does not start by being installed. */
function fill(at: string): void {
  writeFileSync(path.join(at, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  putStandIns(at)
  putCheckout(path.join(at, WORK))
  const install = 'apt-get install --yes --no-install-recommends'
  const lines = `export DEBIAN_FRONTEND=noninteractive; apt-get update && ${install} ${PACKAGES.join(' ')}`
  must('chroot', [at, 'sh', '-c', lines])
  console.log(`✓ a bare Debian with Docker: ${secondsSince(from)} s`)
}

/** In the network of this machine, where packages come from. */
async function build(): Promise<void> {
  const engine = await openEngine(root, { own: false })
  try {
    await see('images that stand in', () => buildStandIns(engine))
    makeCertificate(engine)
    await see('the image is built', () => {
      openSite(engine).compose('build')
    })
  } finally {
    await engine.close()
  }
}

async function bringUp(): Promise<void> {
  const engine = await openEngine(root, { own: true })
  const site = openSite(engine)
  try {
    await seeSite(engine, site, root)
  } catch (error) {
    keepLogs(site.logs())
    throw error
  } finally {
    site.tryCompose('down', '--timeout', '20')
    await engine.close()
  }
}

/** For whoever looks for what failed. */
function keepLogs(logs: string): void {
  console.error(logs.slice(-12_000))
  const folder = process.env.ZAR_IMAGE_LOGS
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'containers.log'), logs)
  const engine = path.join(root, 'engine.log')
  if (existsSync(engine)) copyFileSync(engine, path.join(folder, 'engine.log'))
}

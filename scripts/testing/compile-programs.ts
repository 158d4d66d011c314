import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** Among the packages, so that a program finds those that it uses. */
const CACHE = path.join(ROOT, 'node_modules/.cache/zar')
/** What tests run as a process of its own, again and again. */
const PROGRAMS = [
  ...['server/src/main', 'server/src/ledger-verify', 'arcade/src/main'],
  ...['scripts/office', 'scripts/providers/status', 'scripts/ledger/verify'],
]
/** Packages of hundreds of small files. */
const TAKEN_IN = [
  ...['kysely', 'libphonenumber-js', 'zod', 'pg', 'pg-pool', 'pino', 'fastify', 'ioredis', 'ws'],
  ...[/^@fastify\//, /^@simplewebauthn\//, /^@peculiar\//, 'tsyringe', 'asn1js', 'pvtsutils'],
  ...['reflect-metadata', 'csv-stringify', 'nodemailer', 'rate-limiter-flexible', 'otpauth'],
  ...['p-limit', 'yocto-queue'],
]

/** What a file reads beside itself (a migration, a font) is found where the file is. */
const inItsPlace: Plugin = {
  name: 'in-its-place',
  transform: (code, id) =>
    code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
}

/**
 * Compiles the programs into a folder of this run, from which they open in a fraction of the time
 * that `--import tsx` takes: it asks for every file and package by itself. Gives the folder, and what
 * removes it.
 */
export async function compilePrograms(programs: readonly string[] = PROGRAMS) {
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(path.join(CACHE, 'programs-'))
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [inItsPlace],
    ssr: { noExternal: TAKEN_IN },
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(programs.map((name) => [name, path.join(ROOT, `${name}.ts`)])),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

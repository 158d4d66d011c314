import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** Packages of hundreds of small files. */
const TAKEN_IN = [
  ...['kysely', 'libphonenumber-js', 'zod', 'pg', 'pg-pool', 'pino', 'fastify', 'ioredis', 'ws'],
  ...[/^@fastify\//, /^@simplewebauthn\//, /^@peculiar\//, 'tsyringe', 'asn1js', 'pvtsutils'],
  ...['reflect-metadata', 'csv-stringify', 'nodemailer', 'rate-limiter-flexible', 'otpauth'],
  ...['p-limit', 'yocto-queue'],
]

/** Where a file finds what it reads beside itself: the code that stands for its `import.meta.url`. */
export type Place = (file: string) => string

/** Bundles programs, by the name of their bundle, into a folder: Node alone runs them. */
export async function bundlePrograms(
  programs: Record<string, string>,
  { folder, place }: { folder: string; place: Place },
): Promise<void> {
  const input = Object.entries(programs).map(([name, file]) => [name, path.join(ROOT, file)])
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'in-its-place',
        transform: (code, id) => code.replaceAll('import.meta.url', place(id)),
      },
    ],
    ssr: { noExternal: TAKEN_IN },
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(input),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
}

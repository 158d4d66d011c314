import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { buildPages } from '../../scripts/build.ts'

const WEB = fileURLToPath(new URL('../../web/', import.meta.url))
const OFFICE = path.join(WEB, 'dist-office')
const PLAYERS = path.join(WEB, 'dist')
/** The screen that comes after the log-in. */
const FIRST_SCREEN = 'desk-page'
/** What the office alone asks for. */
const OF_OFFICE = '/api/office/'

export type Weight = {
  gzipKb: number
  brotliKb: number
  /** Fonts that the page asks for at once, in kB; they are packed already. */
  fontsKb: number
  files: number
  inPlayers: string[]
}

/** What is fetched until the office's first screen works, code and fonts; and scripts of the players' pages that know of it. */
export async function weigh(): Promise<Weight> {
  await buildPages()
  const files = new Set<string>()
  const page = readFileSync(path.join(OFFICE, 'office.html'), 'utf8')
  for (const [, file = ''] of page.matchAll(/(?:src|href)="\/office\/(assets\/[^"]+)"/g))
    files.add(file)
  const fonts = [...files].filter((file) => file.endsWith('.woff2'))
  for (const font of fonts) files.delete(font)
  const [entry = ''] = [...files].filter((file) => /\/office-[\w-]+\.js$/.test(file))
  for (const file of screenFiles(textOf(entry))) files.add(file)
  const contents = [
    Buffer.from(page),
    ...[...files].map((file) => readFileSync(path.join(OFFICE, file))),
  ]
  const kbOf = (pack: (bytes: Buffer) => Buffer) =>
    contents.reduce((sum, bytes) => sum + pack(bytes).length / 1_000, 0)
  return {
    gzipKb: kbOf((bytes) => gzipSync(bytes)),
    brotliKb: kbOf((bytes) => brotliCompressSync(bytes)),
    fontsKb: fonts.reduce(
      (sum, file) => sum + readFileSync(path.join(OFFICE, file)).length / 1_000,
      0,
    ),
    files: contents.length,
    inPlayers: scriptsWith(PLAYERS, OF_OFFICE),
  }
}

const textOf = (file: string): string => readFileSync(path.join(OFFICE, file), 'utf8')

/** The screen's own scripts and styles, as the page fetches them at once beside its import. */
function screenFiles(entry: string): string[] {
  const [, list = ''] = /m\.f=\[([^\]]*)\]/.exec(entry) ?? []
  const all = [...list.matchAll(/"([^"]+)"/g)].map(([, file = '']) => file)
  const asked = new RegExp(`import\\([\`"']\\./${FIRST_SCREEN}-[^)]*\\)[^[]*\\[([\\d,]*)\\]`).exec(
    entry,
  )
  const files = (asked?.[1] ?? '').split(',').flatMap((at) => all[Number(at)] ?? [])
  if (files.length === 0)
    throw new Error(`no import of ${FIRST_SCREEN} was found in the office's script`)
  return files
}

function scriptsWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .filter((file) => readFileSync(path.join(folder, file), 'utf8').includes(text))
}

import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib'
import type { LaunchOptions } from '@playwright/test'

const PACKAGE = path.resolve('node_modules/@sparticuz/chromium')
const ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const SOFTWARE_GL = [
  // Drawing pages through a software GPU takes seconds a frame; games still get their WebGL.
  '--disable-gpu-compositing',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]

/**
 * How Playwright starts a Chromium to test with: CHROMIUM_PATH when set; on Linux x64 the one inside
 * the npm package `@sparticuz/chromium`, unpacked once with its libraries and fonts; elsewhere
 * Playwright's own.
 */
export async function chromiumOptions(): Promise<LaunchOptions> {
  const own = process.env.CHROMIUM_PATH
  if (own) return { executablePath: own, args: ARGS }
  if (process.platform !== 'linux' || process.arch !== 'x64') return {}
  const folder = await unpackOnce()
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {
      ...(process.env as Record<string, string>),
      // Without a locale it saves no file under a name with a ğ in it.
      LC_ALL: 'C.UTF-8',
      LD_LIBRARY_PATH: [process.env.LD_LIBRARY_PATH, path.join(folder, 'al2023/lib')]
        .filter(Boolean)
        .join(':'),
      FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
    },
    args: [...ARGS, ...SOFTWARE_GL],
  }
}

async function unpackOnce(): Promise<string> {
  const manifest = readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  const folder = path.resolve(`node_modules/.cache/chromium-${version}`)
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  const packed = (name: string) => path.join(PACKAGE, 'bin', name)
  await pipeline(
    createReadStream(packed('chromium.br')),
    createBrotliDecompress(),
    createWriteStream(path.join(unfinished, 'chromium'), { mode: 0o755 }),
  )
  for (const [archive, into] of [
    ['swiftshader.tar.br', ''],
    ['al2023.tar.br', 'al2023'],
    ['fonts.tar.br', ''],
  ] as const) {
    unpackTar(brotliDecompressSync(readFileSync(packed(archive))), path.join(unfinished, into))
  }
  writeFileSync(path.join(unfinished, 'fonts.conf'), fontsConf(folder))
  try {
    renameSync(unfinished, folder)
  } catch {
    // Another run finished first; theirs is the same.
    rmSync(unfinished, { recursive: true, force: true })
  }
  return folder
}

/** Without a configuration that names fonts, every text is blank. */
const fontsConf = (folder: string) => `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>/usr/share/fonts</dir><dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>`

/** The ustar format: 512-byte headers, each followed by its file in 512-byte blocks. */
function unpackTar(tar: Buffer, into: string): void {
  for (let at = 0; at + 512 <= tar.length; ) {
    const text = (from: number, to: number) =>
      tar
        .subarray(at + from, at + to)
        .toString()
        .replace(/\0.*$/s, '')
    const name = text(0, 100)
    if (!name) return
    const prefix = text(345, 500)
    const size = Number.parseInt(text(124, 136), 8) || 0
    const file = path.join(into, prefix ? `${prefix}/${name}` : name)
    if (!file.startsWith(into)) throw new Error(`archive escapes its folder: ${name}`)
    unpackEntry(text(156, 157), file, text(157, 257), tar.subarray(at + 512, at + 512 + size))
    at += 512 + Math.ceil(size / 512) * 512
  }
}

function unpackEntry(type: string, file: string, link: string, content: Buffer): void {
  mkdirSync(type === '5' ? file : path.dirname(file), { recursive: true })
  if (type === '2') symlinkSync(link, file)
  else if (type === '0' || type === '') writeFileSync(file, content, { mode: 0o755 })
}

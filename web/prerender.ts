import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

/** The drawings of the home page: by language, and whether the notice above it was closed. */
const SHELLS = ['tr', 'tr.read', 'en', 'en.read']
const STYLES = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g
/** The picture of the hero by the width of the window, as its banner chooses it. */
const PICTURES = [
  ['(max-width: 991.98px)', '/art/hero-1-s.svg'],
  ['(min-width: 992px) and (max-width: 1199.98px)', '/art/hero-1-m.svg'],
  ['(min-width: 1200px)', '/art/hero-1.svg'],
] as const
const SHELL = 'src/player/home/home-shell'

/**
 * Leaves `home.{shell}.html` beside the built page: the home page as a stranger first sees it, with
 * its styles inside, so that it is drawn as soon as it arrives. The script then takes its place.
 */
export function prerender(): Plugin {
  let root = ''
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async writeBundle({ dir = '' }) {
      const html = readFileSync(path.join(dir, 'index.html'), 'utf8')
      const styles = [...html.matchAll(STYLES)].map(([, file = '']) => file)
      const files = [...styles.map((file) => path.join(dir, file)), path.join(root, `${SHELL}.css`)]
      const css = files.map((file) => readFileSync(file, 'utf8')).join('')
      for (const [name, drawn] of await drawShells(root)) {
        const { markup, rules } = withoutAttributes(drawn)
        writeFileSync(
          path.join(dir, `home.${name}.html`),
          html
            .replace('lang="tr"', `lang="${name.slice(0, 2)}"`)
            .replaceAll(STYLES, '')
            .replace('</title>', () => `</title>${headOf(styles, css + rules)}`)
            .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`),
        )
      }
    },
  }
}

/** What the head gets instead of links to styles: the picture at once, and the styles themselves. */
function headOf(styles: string[], css: string): string {
  return [
    ...PICTURES.map(
      ([media, file]) =>
        `<link rel="preload" as="image" href="${file}" media="${media}" fetchpriority="high">`,
    ),
    `<style>${css}</style>`,
    // In the page already: of this type none is fetched, and whoever looks for one finds it.
    ...styles.map((file) => `<link rel="stylesheet" type="text/inside" href="/${file}">`),
  ].join('')
}

/** Draws the page in Node, once for each shell: its texts are settled when it is loaded. */
async function drawShells(root: string): Promise<[string, string][]> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'zar-shell-'))
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      root,
      publicDir: false,
      build: {
        ssr: `${SHELL}.tsx`,
        outDir,
        emptyOutDir: true,
        target: 'node20',
        rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'shell.mjs' } },
      },
      ssr: { noExternal: true },
    })
    const file = pathToFileURL(path.join(outDir, 'shell.mjs')).href
    const drawn: [string, string][] = []
    for (const name of SHELLS) {
      const restore = pretendBrowser(name)
      try {
        const shell = (await import(`${file}?${name}`)) as { renderHomeShell: () => string }
        drawn.push([name, asStill(shell.renderHomeShell())])
      } finally {
        restore()
      }
    }
    return drawn
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/** So much of a browser as the modules of the page look at when they are loaded and drawn. */
function pretendBrowser(name: string): () => void {
  const stored: Record<string, string> = {
    lang: name.slice(0, 2),
    ...(name.endsWith('.read') && { topNotifyRead: 'true' }),
  }
  const pretended: Record<string, unknown> = {
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    document: { documentElement: {} },
    location: { pathname: '/', search: '', hash: '' },
    history: { state: null },
    matchMedia: () => ({ matches: false }),
    addEventListener: () => {},
    scrollY: 0,
  }
  const before = Object.keys(pretended).map(
    (key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)] as const,
  )
  for (const [key, value] of Object.entries(pretended)) {
    Object.defineProperty(globalThis, key, { value, configurable: true, writable: true })
  }
  return () => {
    for (const [key, own] of before) {
      if (own) Object.defineProperty(globalThis, key, own)
      else Reflect.deleteProperty(globalThis, key)
    }
  }
}

/** Links lead on as they are; what needs the script cannot be pressed before it is here. */
const asStill = (markup: string) => markup.replaceAll('<button ', '<button inert ')

/** A style in an attribute is not let in; it becomes a rule for those that have it. */
function withoutAttributes(markup: string): { markup: string; rules: string } {
  const styles: string[] = []
  const changed = markup.replace(/ style="([^"]*)"/g, (_, style: string) => {
    if (!styles.includes(style)) styles.push(style)
    return ` data-s="${styles.indexOf(style)}"`
  })
  return { markup: changed, rules: styles.map((one, at) => `[data-s="${at}"]{${one}}`).join('') }
}

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'

/** `npm run licences`: the licence of every installed package and font, and whether we may use it. */

const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Unlicense'],
  // Used as they are: their own files would have to stay open if we changed them.
  ...['BlueOak-1.0.0', 'MPL-2.0', 'Python-2.0', 'OFL-1.1', 'Bitstream-Vera'],
])

/** Packages whose `package.json` names none of the SPDX licences: what their licence file says. */
const READ_BY_HAND: Record<string, { licence: string; file: string; proof: RegExp }> = {
  'dejavu-fonts-ttf': {
    licence: 'Bitstream-Vera',
    file: 'node_modules/dejavu-fonts-ttf/LICENSE',
    proof: /^Fonts are \(c\) Bitstream/,
  },
  'png-js': {
    licence: 'MIT',
    file: 'node_modules/png-js/LICENSE',
    proof: /^MIT License|Permission is hereby granted, free of charge/,
  },
}

/** Families of the font files in this repository, whose licence stands in `OFL`. */
const FONTS: Record<string, string> = {
  'instrument-sans': 'Instrument Sans',
  'reem-kufi': 'Reem Kufi',
  lira: 'Onest',
}
const OFL = 'arcade/src/screens/fonts/OFL.txt'

type Item = { name: string; licence: string }
type Locked = { license?: string; link?: boolean; version?: string }

const items = [...packages(), ...fonts()]
for (const licence of [...new Set(items.map((item) => item.licence))].sort()) {
  const names = items.filter((item) => item.licence === licence).map(({ name }) => name)
  console.log(`${licence}  ${names.length}\n  ${names.join(', ')}`)
}
const refused = items.filter(({ licence }) => !isAllowed(licence))
console.log(`${items.length} packages and fonts, ${refused.length} under a licence not allowed.`)
for (const { name, licence } of refused) console.error(`✗ ${name}: ${licence}`)
if (refused.length > 0) process.exitCode = 1

function packages(): Item[] {
  const { packages: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>
  }
  const found = Object.entries(locked).flatMap(([place, entry]) => {
    const [, name] = /.*node_modules\/(.+)$/.exec(place) ?? []
    // Builds for other platforms are not installed, and bound by the licence in the lockfile.
    if (!name || entry.link) return []
    return [{ name: `${name}@${entry.version}`, licence: licenceOf(name, place, entry) }]
  })
  return [...new Map(found.map((item) => [item.name, item])).values()]
}

function licenceOf(name: string, place: string, { license }: Locked): string {
  const known = READ_BY_HAND[name]
  if (known) {
    return known.proof.test(readFileSync(known.file, 'utf8')) ? known.licence : 'changed licence'
  }
  const manifest = path.join(place, 'package.json')
  if (!existsSync(manifest)) return license ?? 'none'
  return (JSON.parse(readFileSync(manifest, 'utf8')) as Locked).license ?? license ?? 'none'
}

function fonts(): Item[] {
  const notices = readFileSync(OFL, 'utf8')
  return globSync('{contract,art,server,web,arcade}/**/*.{woff,woff2,ttf,otf}', {
    ignore: ['**/node_modules/**', '**/dist/**', '**/data/**'],
  }).map((name) => {
    const family = Object.keys(FONTS).find((stem) => path.basename(name).startsWith(`${stem}-`))
    const isNamed = family !== undefined && notices.includes(`${FONTS[family]}`)
    return { name, licence: isNamed ? 'OFL-1.1' : 'none' }
  })
}

/** `A OR B` needs one that is allowed, `A AND B` both. */
function isAllowed(licence: string): boolean {
  const plain = licence.replace(/[()]/g, '')
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one)))
}

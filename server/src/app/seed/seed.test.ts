import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_SET } from '../../platform/seed/seed-files.ts'
import { readSeed } from './seed.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seed-'))
  await cp(DEMO_SET, folder, { recursive: true })
})
afterAll(() => rm(folder, { recursive: true }))

const read = () => readSeed(pathToFileURL(`${folder}/`))

/** Refused, with these words, while the file has another text. */
async function refuses(name: string, change: (text: string) => string, words: string | RegExp) {
  const path = join(folder, name)
  const text = await readFile(path, 'utf8')
  const changed = change(text)
  expect(changed, name).not.toBe(text)
  await writeFile(path, changed)
  try {
    await expect(read(), name).rejects.toThrow(words)
  } finally {
    await writeFile(path, text)
  }
}

test('every file is needed: without it the set is refused, by its name', async () => {
  const names = (await readdir(folder, { recursive: true }))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(md|json)$/.test(name) && name !== 'README.md')
  for (const locale of ['tr', 'en']) {
    expect(names.filter((name) => name.startsWith(`${locale}/`)).length).toBeGreaterThan(30)
  }
  for (const name of names) {
    const path = join(folder, name)
    await rename(path, `${folder}-away`)
    await expect(read(), name).rejects.toThrow(`${name}: ENOENT`)
    await rename(`${folder}-away`, path)
  }
  await expect(read()).resolves.toBeDefined()
})

test('a file that nothing names is refused', async () => {
  const path = join(folder, 'en/pages/use/new-page.md')
  await writeFile(path, '---\ntitle: New\nupdated: 2026-01-01\n---\n\nText.\n')
  await expect(read()).rejects.toThrow('nothing names en/pages/use/new-page.md')
  await rm(path)
})

test.each<[string, string, RegExp | string, string, string]>([
  ['a day that is none', 'tr/pages/use/terms.md', /updated: .*/, 'updated: 2026-02-30', 'updated'],
  ['a text without a title', 'en/pages/use/terms.md', /title: .*\n/, '', 'title'],
  ['a field that is unknown', 'en/promotions/first.md', '\n---\n', '\nx: y\n---\n', 'x'],
  ['a picture that does not exist', 'promotions.json', 'promotion-first', 'promotion-1', 'picture'],
  ['an icon that does not exist', 'site.json', '"yedi"', '"sekiz"', 'icons'],
  ['a page that has no slider', 'slides.json', '"home"', '"away"', 'page'],
  ['an option that the page does not know', 'site.json', 'tagManagerId', 'tagId', 'tagId'],
  ['a slide without its note', 'tr/slides.json', '"note"', '"nota"', 'note'],
  [
    'a text of the site that is missing',
    'en/site.json',
    'footer.terms',
    'footer.t',
    'footer.terms',
  ],
  ['a number that is given twice', 'promotions.json', '"id": 2', '"id": 1', '1 is given twice'],
  ['a page without a part of the footer', 'pages.json', '"about", ', '', 'has about'],
  ['a page that the menu has not', 'pages.json', /"about": \d+,/, '', 'has no about'],
  ['an offer of an unknown kind', 'offers.json', '"free_bet"', '"free"', 'kind'],
  [
    'BON-01: wagering above ten times',
    'offers.json',
    '"wagering": 10',
    '"wagering": 11',
    'wagering',
  ],
  ['an offer without its kind’s terms', 'offers.json', /"spins": 20,/, '', 'spins'],
  ['a code in small letters', 'offers.json', 'UCOYUN', 'ucoyun', 'code'],
  [
    'a stake in parts of a kuruş',
    'free-rounds.json',
    '"stakeKurus": 200',
    '"stakeKurus": 0.5',
    'stakeKurus',
  ],
  ['a supplier that is unknown', 'free-rounds.json', 'hub88', 'hub89', 'provider'],
  ['an offer without words', 'en/offers.json', '"free-bet"', '"free-bets"', 'free-bet'],
  [
    'a name that two offers have',
    'free-rounds.json',
    'lale-free-rounds',
    'free-bet',
    'free-bet is given twice',
  ],
  ['a file that is no JSON', 'slides.json', '[', '', 'JSON'],
])('%s is refused, by the name of its file', async (_, name, from, to, words) => {
  await refuses(name, (text) => text.replace(from, to), new RegExp(`${name}: .*${words}`, 's'))
})

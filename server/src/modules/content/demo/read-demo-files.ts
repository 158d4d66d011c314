import type { Locale } from '@zar/contract/limits'
import { openFiles } from './open-files.ts'
import {
  type FooterPart,
  PageFields,
  Pages,
  PromotionFields,
  Promotions,
  Site,
  SiteWords,
  Slides,
  slideWordsOf,
} from './schemas.ts'

const FOLDER = new URL('./files/', import.meta.url)

export type DemoContent = Awaited<ReturnType<typeof readDemoFiles>>

/**
 * The demo set. It is refused as a whole, with the name of the file, where something is missing in
 * one of the languages, unknown, given twice or asked for by nothing.
 */
export async function readDemoFiles(folder = FOLDER) {
  const files = openFiles(folder)
  const site = await files.json('site.json', Site)
  const content = {
    site,
    siteWords: await inBoth((locale) => files.json(`${locale}/site.json`, SiteWords)),
    slides: await readSlides(files),
    promotions: await readPromotions(files),
    pages: await readPages(files),
  }
  await files.refuseOthers()
  return content
}

type Files = ReturnType<typeof openFiles>

const inBoth = async <Value>(
  read: (locale: Locale) => Promise<Value>,
): Promise<Record<Locale, Value>> => ({ tr: await read('tr'), en: await read('en') })

async function readSlides(files: Files) {
  const name = 'slides.json'
  const slides = await files.json(name, Slides)
  const pictures = slides.map(({ picture }) => picture)
  refuseDuplicates(name, pictures)
  const words = await inBoth((locale) => files.json(`${locale}/${name}`, slideWordsOf(pictures)))
  return slides.map((slide) => ({
    ...slide,
    words: { tr: words.tr[slide.picture], en: words.en[slide.picture] },
  }))
}

async function readPromotions(files: Files) {
  const name = 'promotions.json'
  const promotions = await files.json(name, Promotions)
  refuseDuplicates(
    name,
    promotions.flatMap(({ id, slug }) => [id, slug]),
  )
  return Promise.all(
    promotions.map(async ({ slug, ...promotion }) => ({
      ...promotion,
      ...(await inBoth((locale) =>
        files.markdown(`${locale}/promotions/${slug}.md`, PromotionFields),
      )),
    })),
  )
}

async function readPages(files: Files) {
  const name = 'pages.json'
  const { menu, footer } = await files.json(name, Pages)
  refuseDuplicates(name, [...Object.values(menu), ...Object.values(footer).flat()])
  const places = Object.entries(footer).flatMap(([part, slugs]) =>
    slugs.map((slug, position) => ({ slug, part: part as FooterPart, position })),
  )
  const unlisted = places.find(({ slug }) => !Object.hasOwn(menu, slug))
  if (unlisted) throw new Error(`demo content, ${name}: the menu has no ${unlisted.slug}`)
  return Promise.all(
    Object.entries(menu).map(async ([slug, id], menuPosition) => {
      const place = places.find((one) => one.slug === slug)
      if (!place) throw new Error(`demo content, ${name}: no part of the footer has ${slug}`)
      const { part, position } = place
      const texts = await inBoth((locale) =>
        files.markdown(`${locale}/pages/${part}/${slug}.md`, PageFields),
      )
      return { id, menuPosition, footer: { part, position }, ...texts }
    }),
  )
}

function refuseDuplicates(name: string, values: readonly (string | number)[]): void {
  const duplicate = values.find((value, index) => values.indexOf(value) !== index)
  if (duplicate !== undefined) throw new Error(`demo content, ${name}: ${duplicate} is given twice`)
}

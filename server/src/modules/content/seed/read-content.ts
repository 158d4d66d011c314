import {
  inBoth,
  refuseDuplicates,
  type SeedFiles,
  UnfitSeed,
} from '../../../platform/seed/seed-files.ts'
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

export type SeedContent = Awaited<ReturnType<typeof readContentFiles>>

/**
 * Pages, promotions, slides, the popup and the site's texts. They are refused as a whole, with the name of
 * the file, where something is missing in one of the languages, unknown or given twice.
 */
export async function readContentFiles(files: SeedFiles) {
  return {
    site: await files.json('site.json', Site),
    siteWords: await inBoth((locale) => files.json(`${locale}/site.json`, SiteWords)),
    slides: await readSlides(files),
    promotions: await readPromotions(files),
    pages: await readPages(files),
  }
}

async function readSlides(files: SeedFiles) {
  const name = 'slides.json'
  const slides = await files.json(name, Slides)
  const pictures = slides.map(({ picture }) => picture)
  refuseDuplicates(name, pictures)
  const words = await inBoth((locale) => files.json(`${locale}/${name}`, slideWordsOf(pictures)))
  return slides.map((slide) => {
    const [tr, en] = [words.tr[slide.picture], words.en[slide.picture]]
    if (!tr || !en) throw new UnfitSeed(`${name}: ${slide.picture} has no words`)
    return { ...slide, words: { tr, en } }
  })
}

async function readPromotions(files: SeedFiles) {
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

async function readPages(files: SeedFiles) {
  const name = 'pages.json'
  const { menu, footer } = await files.json(name, Pages)
  refuseDuplicates(name, [...Object.values(menu), ...Object.values(footer).flat()])
  const places = Object.entries(footer).flatMap(([part, slugs]) =>
    slugs.map((slug, position) => ({ slug, part: part as FooterPart, position })),
  )
  const unlisted = places.find(({ slug }) => !Object.hasOwn(menu, slug))
  if (unlisted) throw new UnfitSeed(`${name}: the menu has no ${unlisted.slug}`)
  return Promise.all(
    Object.entries(menu).map(async ([slug, id], menuPosition) => {
      const place = places.find((one) => one.slug === slug)
      if (!place) throw new UnfitSeed(`${name}: no part of the footer has ${slug}`)
      const { part, position } = place
      const texts = await inBoth((locale) =>
        files.markdown(`${locale}/pages/${part}/${slug}.md`, PageFields),
      )
      return { id, menuPosition, footer: { part, position }, ...texts }
    }),
  )
}

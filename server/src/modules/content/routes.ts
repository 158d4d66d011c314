import * as contract from '@zar/contract/content'
import type { Locale } from '@zar/contract/limits'
import type { Db } from '../../db/db.ts'
import type { Clock } from '../../platform/clock.ts'
import { implementShared, type Route } from '../../platform/http/route.ts'
import { casinoCategories, hiddenSections } from '../casino/index.ts'
import { bootstrap, type Site } from './bootstrap.ts'
import { keepRecent } from './keep-recent.ts'
import * as present from './present.ts'
import { readContent } from './read-content.ts'

type ContentDeps = { db: Db; clock: Clock; site: Site }

/** What an operator changes is seen by everyone after at most so long. */
const KEPT_MS = 3_000

export function contentRoutes({ db, clock, site }: ContentDeps): Route[] {
  const content = keepRecent(clock, KEPT_MS, () => readContent(db))
  const categories = {
    tr: keepRecent(clock, KEPT_MS, () => casinoCategories({ db, clock }, 'tr')),
    en: keepRecent(clock, KEPT_MS, () => casinoCategories({ db, clock }, 'en')),
  }
  const hidden = keepRecent(clock, KEPT_MS, () => hiddenSections(db))
  const seenBy = ({ locale }: { locale: Locale }) => ({ now: clock.now(), locale })
  return [
    implementShared(contract.bootstrap, async ({ caller: { locale } }) => ({
      data: bootstrap({
        site,
        locale,
        now: clock.now(),
        content: await content(),
        categories: await categories[locale](),
        hiddenSections: await hidden(),
      }),
    })),
    implementShared(contract.sliderList, async ({ input, caller }) => ({
      data: present.slidesOf(await content(), input.slug, seenBy(caller)),
    })),
    implementShared(contract.categoryList, async ({ caller }) => ({
      data: present.categoriesOf(await content(), seenBy(caller)),
    })),
    implementShared(contract.contentList, async ({ input, caller }) => ({
      data: input.status ? present.pagesIn(await content(), input.categoryId, seenBy(caller)) : [],
    })),
    implementShared(contract.contentPage, async ({ input, caller }) => ({
      data: present.pageOf(await content(), input.id, seenBy(caller)),
    })),
    implementShared(contract.translationList, async ({ caller: { locale } }) => ({
      data: (await content()).texts.map((text) => ({ key: text.key, value: text[locale] })),
    })),
    implementShared(contract.promotions, async ({ caller }) => ({
      data: present.promotionsOf(await content(), seenBy(caller)),
    })),
  ]
}

import type { Offers } from '../../parts/rights/offers.ts'

/** What of a draft a person writes. */
export type Writes = 'all' | 'english' | 'nothing'

export const writesOf = (offers: Offers): Writes => {
  if (offers('page.edit').isHere) return 'all'
  return offers('translation.edit').isHere ? 'english' : 'nothing'
}

/** Whether the words of a language are not the person's to write. */
export const isFixed = (writes: Writes, locale: 'tr' | 'en'): boolean =>
  writes === 'nothing' || (writes === 'english' && locale === 'tr')

import { RIGHTS, type Right } from '@zar/contract/office/rights/rights'
import { locale } from '../../../lib/language/translate.ts'
import { CARE_NAMES, HOUSE_NAMES } from './names-of-care-and-house.ts'
import { MONEY_NAMES, PEOPLE_NAMES } from './names-of-people-and-money.ts'
import { OFFER_NAMES, PRODUCT_NAMES } from './names-of-product.ts'

/** The areas of the matrix, in its order; each holds the rights that it names. */
export const AREAS = [
  { key: 'people', name: { tr: 'Oyuncu', en: 'Players' }, rights: PEOPLE_NAMES },
  { key: 'money', name: { tr: 'Para', en: 'Money' }, rights: MONEY_NAMES },
  { key: 'product', name: { tr: 'Oyun ve spor', en: 'Casino and sport' }, rights: PRODUCT_NAMES },
  {
    key: 'offers',
    name: { tr: 'Teklif ve içerik', en: 'Offers and content' },
    rights: OFFER_NAMES,
  },
  { key: 'care', name: { tr: 'Destek ve risk', en: 'Support and risk' }, rights: CARE_NAMES },
  { key: 'house', name: { tr: 'Kurum', en: 'House' }, rights: HOUSE_NAMES },
] as const

const NAMES: Record<Right, readonly [string, string]> = {
  ...PEOPLE_NAMES,
  ...MONEY_NAMES,
  ...PRODUCT_NAMES,
  ...OFFER_NAMES,
  ...CARE_NAMES,
  ...HOUSE_NAMES,
}

/** What a right is called: `Çekim onaylamak`. */
export const rightName = (right: Right): string => NAMES[right][locale === 'tr' ? 0 : 1]

/** The rights of an area, in the order of the contract. */
export const rightsOf = (area: (typeof AREAS)[number]): Right[] =>
  RIGHTS.filter((right) => right in area.rights)

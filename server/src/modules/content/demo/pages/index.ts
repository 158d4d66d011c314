import type { DemoPage } from '../demo-page.ts'
import { about } from './about.ts'
import { accessibility } from './accessibility.ts'
import { bonusRules } from './bonus-rules.ts'
import { care } from './care.ts'
import { casinoRules } from './casino-rules.ts'
import { complaints } from './complaints.ts'
import { contact } from './contact.ts'
import { fairness } from './fairness.ts'
import { identity } from './identity.ts'
import { laundering } from './laundering.ts'
import { limits } from './limits.ts'
import { payments } from './payments.ts'
import { privacy } from './privacy.ts'
import { security } from './security.ts'
import { sportsRules } from './sports-rules.ts'
import { storage } from './storage.ts'
import { story } from './story.ts'
import { terms } from './terms.ts'

/** In the order of the static-page menu. */
export const PAGES: readonly DemoPage[] = [
  terms,
  casinoRules,
  sportsRules,
  bonusRules,
  payments,
  limits,
  care,
  fairness,
  identity,
  security,
  privacy,
  storage,
  laundering,
  complaints,
  contact,
  about,
  story,
  accessibility,
]

/** Which pages stand in which category, in their order. */
export const PLACES: readonly { categoryId: number; pages: readonly DemoPage[] }[] = [
  { categoryId: 1, pages: PAGES },
  { categoryId: 2, pages: [about, story, contact, accessibility] },
  { categoryId: 3, pages: [terms, casinoRules, sportsRules, bonusRules] },
  { categoryId: 4, pages: [privacy, storage, payments, security] },
  { categoryId: 5, pages: [care, limits, identity, fairness, laundering, complaints] },
]

import type { bootstrap as endpoint } from '@zar/contract/content'
import type { Locale } from '@zar/contract/limits'
import { unitsOf } from '@zar/contract/money'
import type { z } from 'zod/mini'
import { popupOf } from './present.ts'
import type { Content } from './read-content.ts'

/** The configured facts of the site as a whole. */
export type Site = {
  /** Where the page stands, and where it will stand next; the same while no move is planned. */
  url: string
  nextUrl: string
  /** Where the sandbox games are served. */
  arcadeUrl: string
  isPlayMoney: boolean
  /** Emails and SMS go to the sandbox, and the browser that caused them may read them. */
  hasDemoMailbox?: boolean
  /** Zero offers none. */
  trialBonusE5: bigint
  /** More site options, by their keys. They override those that an operator set in the database. */
  options?: Record<string, string | undefined>
}

type Bootstrap = z.output<typeof endpoint.output>

const LANGUAGES: Bootstrap['language'] = [
  { locale: 'tr', name: 'Türkçe' },
  { locale: 'en', name: 'English' },
]

type Parts = {
  site: Site
  content: Content
  categories: Bootstrap['casinoCategoryList']
  hiddenSections: string[]
  now: Date
  locale: Locale
}

/** All that the page must know before it can draw itself. */
export function bootstrap(parts: Parts): Bootstrap {
  const { site, content, categories, now, locale } = parts
  return {
    casinoCategoryList: categories,
    hiddenSections: parts.hiddenSections,
    language: LANGUAGES,
    siteOption: optionsOf(site, content),
    iconList: content.icons,
    popup: popupOf(content, now, locale),
    domainStatus: {
      current: domainOf(content, 'current') ?? site.url,
      next: domainOf(content, 'next') ?? domainOf(content, 'current') ?? site.nextUrl,
    },
    trialBonusAmount: unitsOf(site.trialBonusE5),
  }
}

function optionsOf(site: Site, { options }: Content): Bootstrap['siteOption'] {
  const configured = [
    { key: 'arcadeUrl', status: true, value: site.arcadeUrl },
    { key: 'playMoney', status: site.isPlayMoney, value: '' },
    { key: 'demoMailbox', status: site.hasDemoMailbox ?? false, value: '' },
    { key: 'trialBonus', status: site.trialBonusE5 > 0n, value: '' },
    ...Object.entries(site.options ?? {}).flatMap(([key, value]) =>
      value ? { key, status: true, value } : [],
    ),
  ]
  const known = new Set(configured.map(({ key }) => key))
  const stored = options
    .filter(({ key }) => !known.has(key))
    .map(({ key, is_on, value }) => ({ key, status: is_on, value }))
  return [...configured, ...stored]
}

const domainOf = ({ domains }: Content, place: 'current' | 'next') =>
  domains.find((one) => one.place === place)?.url

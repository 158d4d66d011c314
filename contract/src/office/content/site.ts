/** Settings of the site: its channels and film by two people, and where it stands by two who type the address. */
import { z } from 'zod/mini'
import { LINK, type SiteOption } from '../../content.ts'
import { operation } from '../operation.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { Action } from '../staff.ts'

/**
 * The options that the office sets. The others follow from the installation's own settings, with what is
 * connected to the site.
 */
export const OFFICE_OPTIONS = [
  'video.url',
  'social.photo',
  'social.video',
  'social.message',
  'social.post',
  'contact.message1',
  'contact.message2',
  'contact.chat1',
  'contact.chat2',
  'contact.chat3',
  'contact.chat4',
] as const satisfies readonly SiteOption[]
export type OfficeOption = (typeof OFFICE_OPTIONS)[number]

const Key = z.enum(OFFICE_OPTIONS)
const Value = z.union([z.literal(''), z.string().check(z.maxLength(300), z.regex(LINK))])
const WHY = 'The channel moved to another address.'

export const readOptions = operation({
  method: 'GET',
  path: '/api/office/site-options',
  summary: 'The options of the site that the office sets',
  right: 'option.edit',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({
    options: z.array(z.object({ key: Key, isOn: z.boolean(), value: z.string() })),
    actions: z.array(Action),
  }),
})
export type OptionList = z.output<typeof readOptions.output>

export const setOption = operation({
  method: 'POST',
  path: '/api/office/site-option-set',
  summary: 'Sets an option of the site, by two people; an empty one is off',
  right: 'option.edit',
  writes: true,
  example: { key: 'social.photo', value: 'https://photos.example/zar', reason: WHY },
  input: z.strictObject({
    key: Key,
    value: Value,
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})

export const DOMAIN_PLACES = ['current', 'next'] as const
export type DomainPlace = (typeof DOMAIN_PLACES)[number]

/** `https://zar.example`: a host and nothing behind it. */
export const DOMAIN =
  /^https:\/\/[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+(?::\d{2,5})?$/
const Address = z.string().check(z.maxLength(120), z.regex(DOMAIN))
/** What is typed to take one away. */
export const hostOf = (url: string): string => url.replace(/^https:\/\//, '')

export const readDomains = operation({
  method: 'GET',
  path: '/api/office/site-domains',
  summary: 'Where the site stands and will stand next, as players are told',
  right: 'domain.edit',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({
    /** Null: as the installation's settings say. */
    domains: z.array(z.object({ place: z.enum(DOMAIN_PLACES), url: z.nullable(z.string()) })),
    actions: z.array(Action),
  }),
})
export type DomainList = z.output<typeof readDomains.output>

export const setDomain = operation({
  method: 'POST',
  path: '/api/office/site-domain-set',
  summary:
    'Tells players where the site stands or will stand next, by two people who type its name; null: as the settings say',
  right: 'domain.edit',
  writes: true,
  example: { place: 'next', url: 'https://zar2.example', typed: 'zar2.example', reason: WHY },
  input: z.strictObject({
    place: z.enum(DOMAIN_PLACES),
    url: z.nullable(Address),
    /** The host, of one that is taken away the one that stands there. */
    typed: z.string().check(z.maxLength(120)),
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})

import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Time } from '../players.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { SegmentId } from '../segments/segments.ts'
import { Action } from '../staff.ts'
import { Words } from './words.ts'

/** Messages of campaigns that a player is sent in seven days, at most. */
export const WEEKLY_MAX = 2
/** Hours of Istanbul in which nothing is sent: from the first on, until the second. */
export const QUIET_HOURS = { from: 21, until: 9 } as const
/** So long after a message a withdrawn consent is counted as its answer. */
export const STOPPED_WITHIN_DAYS = 14

export const CampaignId = z.string().check(z.regex(/^\d{1,18}$/))

export const CAMPAIGN_STATES = ['draft', 'planned', 'running', 'done', 'stopped'] as const
export type CampaignState = (typeof CAMPAIGN_STATES)[number]

/** A notice is sent at once, and by one person to a thousand players at most. */
export const CAMPAIGN_KINDS = ['campaign', 'notice'] as const
export type CampaignKind = (typeof CAMPAIGN_KINDS)[number]

/** Players, by what came of it. */
export const Tally = z.object({
  sent: z.int(),
  letters: z.int(),
  /** Not sent: they had had as many messages as a week allows. */
  capped: z.int(),
  read: z.int(),
  /** Took a consent back within 14 days of the message. */
  stopped: z.int(),
})
export type Tally = z.output<typeof Tally>

export const CampaignRow = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(CAMPAIGN_KINDS),
  state: z.enum(CAMPAIGN_STATES),
  segment: z.object({ id: z.string(), name: z.string() }),
  at: Time,
  viaNotice: z.boolean(),
  viaLetter: z.boolean(),
  tally: Tally,
})
export type CampaignRow = z.output<typeof CampaignRow>

export const CampaignCase = z.extend(CampaignRow, {
  version: z.int(),
  words: Words,
  changedBy: z.string(),
  changedAt: Time,
  /** The version of the segment that it was started with. */
  segmentVersion: z.nullable(z.int()),
  startedBy: z.nullable(z.string()),
  approvedBy: z.nullable(z.string()),
  startedAt: z.nullable(Time),
  endedAt: z.nullable(Time),
  stoppedBy: z.nullable(z.string()),
  stoppedBecause: z.nullable(z.string()),
  actions: z.array(Action),
})
export type CampaignCase = z.output<typeof CampaignCase>

export const listCampaigns = operation({
  method: 'GET',
  path: '/api/office/campaigns',
  summary: 'The newest two hundred campaigns and notices',
  right: 'offer.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({ rows: z.array(CampaignRow), actions: z.array(Action) }),
})

export const readCampaign = operation({
  method: 'GET',
  path: '/api/office/campaign',
  summary: 'A campaign with its words, progress and result',
  right: 'offer.view',
  writes: false,
  example: { id: '1' },
  input: z.strictObject({ id: CampaignId }),
  output: CampaignCase,
})

const said = { title: 'Autumn evenings', note: 'Hello {username}, the new tables are open.' }

export const saveCampaign = operation({
  method: 'POST',
  path: '/api/office/campaign-save',
  summary: 'Makes a draft, or changes one that was not started',
  right: 'campaign.edit',
  writes: true,
  example: {
    id: null,
    version: 0,
    name: 'Autumn letter',
    segmentId: '1',
    viaNotice: true,
    viaLetter: false,
    words: { tr: said, en: said },
    at: '2026-12-01T09:00:00.000Z',
  },
  input: z
    .strictObject({
      /** Null of a new one. */
      id: z.nullable(CampaignId),
      /** The version that the person saw; 0 of a new one. */
      version: z.int(),
      name: z.string().check(z.trim(), z.minLength(3), z.maxLength(80)),
      segmentId: SegmentId,
      viaNotice: z.boolean(),
      viaLetter: z.boolean(),
      words: Words,
      at: z.iso.datetime(),
    })
    .check(z.refine(({ viaNotice, viaLetter }) => viaNotice || viaLetter, 'one way at least')),
  output: z.object({ id: CampaignId }),
})

export const startCampaign = operation({
  method: 'POST',
  path: '/api/office/campaign-start',
  summary: 'Plans a draft for its time, by two people who saw the same words and segment',
  right: 'campaign.start',
  writes: true,
  example: { id: '1', version: 1, reason: 'The letter of the autumn evenings.' },
  input: z.strictObject({
    id: CampaignId,
    version: z.int(),
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})

export const stopCampaign = operation({
  method: 'POST',
  path: '/api/office/campaign-stop',
  summary: 'Ends a campaign at once: nobody else is sent anything',
  right: 'campaign.edit',
  writes: true,
  example: { id: '1', reason: 'The tables open a week later.' },
  input: z.strictObject({ id: CampaignId, reason: Reason }),
  output: z.null(),
})

import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { ProposalId, Reason } from '../proposals.ts'
import { RIGHT_FACTS } from '../rights/rights.ts'
import { SegmentId } from '../segments/segments.ts'
import { CampaignId } from './campaigns.ts'
import { Words } from './words.ts'

const { second } = RIGHT_FACTS['notify.segment']
/** So many players at most are sent a notice that one person alone sends. */
export const NOTICE_ALONE_MAX = typeof second === 'object' ? second.above : 0

const said = { title: 'Short maintenance', note: 'Hello {username}, the tables close at five.' }

export const notifySegment = operation({
  method: 'POST',
  path: '/api/office/segment-notify',
  summary:
    'Sends one message to the players of a segment, who agreed to marketing; by two people above 1,000 players',
  right: 'notify.segment',
  writes: true,
  example: {
    key: '00000000-0000-4000-8000-000000000000',
    segmentId: '1',
    version: 1,
    viaNotice: true,
    viaLetter: false,
    words: { tr: said, en: said },
    reason: 'The tables close for an hour today.',
  },
  input: z
    .strictObject({
      /** Of this message: sent again with it, nothing is sent twice. */
      key: z.uuid(),
      segmentId: SegmentId,
      /** The version of the segment that the person saw. */
      version: z.int(),
      viaNotice: z.boolean(),
      viaLetter: z.boolean(),
      words: Words,
      reason: Reason,
      proposal: z.optional(ProposalId),
    })
    .check(z.refine(({ viaNotice, viaLetter }) => viaNotice || viaLetter, 'one way at least')),
  output: z.object({
    outcome: z.enum(['waits', 'done']),
    /** Under which its progress is told; null while it waits for a second person. */
    campaign: z.nullable(CampaignId),
  }),
})

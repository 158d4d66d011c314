/** A/B of the words of a campaign: who reads which follows from the player alone, and it ends by itself. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Time } from '../players.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { Action } from '../staff.ts'
import { CampaignId } from './campaigns.ts'
import { Words } from './words.ts'

/** Hundredths of the players that read the other words; players of both groups; days after the campaign's time. */
export const EXPERIMENT_BOUNDS = {
  share: { min: 10, max: 50 },
  size: { min: 100, max: 100_000 },
  days: 30,
} as const

/** `a` is the control group: the campaign's own words. */
export const GROUPS = ['a', 'b'] as const
export type Group = (typeof GROUPS)[number]

export const ENDED_BECAUSE = ['time', 'harm', 'people'] as const
export type EndedBecause = (typeof ENDED_BECAUSE)[number]

const Counts = z.object({
  sent: z.int(),
  /** Read the notification: the one figure that the experiment is about. */
  read: z.int(),
  /** Took a consent back since. */
  stopped: z.int(),
  /** Came to the step of the ladder of help that stops marketing, since. */
  harmed: z.int(),
})
export type Counts = z.output<typeof Counts>
export const Result = z.object({ a: Counts, b: Counts })
export type Result = z.output<typeof Result>

/** Shares of 1: how far B is above A, with the interval that holds it in 95 of 100 experiments. */
export type Difference = { points: number; low: number; high: number }
type Share = { of: number; count: number }

/** z of a two-sided interval of 95 %. */
const Z = 1.959964

/** Wilson's interval of one share. */
function wilson({ of, count }: Share): { low: number; high: number } {
  const share = count / of
  const spread = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of))
  const [middle, whole] = [share + (Z * Z) / (2 * of), 1 + (Z * Z) / of]
  return { low: (middle - spread) / whole, high: (middle + spread) / whole }
}

/** Newcombe's interval of a difference of two shares (1998, method 10); undefined where a group is empty. */
export function differenceOf(a: Share, b: Share): Difference | undefined {
  if (a.of === 0 || b.of === 0) return undefined
  const [shareA, shareB] = [a.count / a.of, b.count / b.of]
  const [boundsA, boundsB] = [wilson(a), wilson(b)]
  const points = shareB - shareA
  return {
    points,
    low: points - Math.hypot(shareB - boundsB.low, boundsA.high - shareA),
    high: points + Math.hypot(boundsB.high - shareB, shareA - boundsA.low),
  }
}

/** How much more often B was read. */
export const readDifference = ({ a, b }: Result): Difference | undefined =>
  differenceOf({ of: a.sent, count: a.read }, { of: b.sent, count: b.read })

/** Whether more readers of B than of A stopped or came to harm, beyond chance. */
export function isHarmful({ a, b }: Result): boolean {
  const above = (name: 'stopped' | 'harmed') =>
    (differenceOf({ of: a.sent, count: a[name] }, { of: b.sent, count: b[name] })?.low ?? 0) > 0
  return above('stopped') || above('harmed')
}

const Experiment = z.object({
  words: Words,
  share: z.int(),
  size: z.int(),
  endsAt: Time,
  startedBy: z.string(),
  approvedBy: z.string(),
  startedAt: Time,
  endedAt: z.nullable(Time),
  endedBecause: z.nullable(z.enum(ENDED_BECAUSE)),
  /** As it stands, or as it stood at its end. */
  result: Result,
})
export type Experiment = z.output<typeof Experiment>

export const readExperiment = operation({
  method: 'GET',
  path: '/api/office/experiment',
  summary: 'The A/B of a campaign with its result; null where it has none',
  right: 'offer.view',
  writes: false,
  example: { campaign: '1' },
  input: z.strictObject({ campaign: CampaignId }),
  output: z.object({ experiment: z.nullable(Experiment), actions: z.array(Action) }),
})
export type ExperimentCase = z.output<typeof readExperiment.output>

const said = { title: 'Autumn begins', note: 'Hello {username}, come and see the new tables.' }
const { share, size } = EXPERIMENT_BOUNDS

export const startExperiment = operation({
  method: 'POST',
  path: '/api/office/experiment-start',
  summary: 'Lets a part of the players of a campaign read other words, by two people, until a day',
  right: 'experiment.edit',
  writes: true,
  example: {
    campaign: '1',
    version: 1,
    words: { tr: said, en: said },
    share: 50,
    size: 1_000,
    endsAt: '2026-12-08T09:00:00.000Z',
    reason: 'Which title is opened more often.',
  },
  input: z.strictObject({
    campaign: CampaignId,
    /** The version of the campaign that the person saw. */
    version: z.int(),
    words: Words,
    share: z.int().check(z.gte(share.min), z.lte(share.max)),
    size: z.int().check(z.gte(size.min), z.lte(size.max)),
    endsAt: z.iso.datetime(),
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})

export const endExperiment = operation({
  method: 'POST',
  path: '/api/office/experiment-end',
  summary: 'Ends an A/B before its day, by two people; who is not sent to yet reads the own words',
  right: 'experiment.edit',
  writes: true,
  example: { campaign: '1', reason: 'The tables open a week later.' },
  input: z.strictObject({
    campaign: CampaignId,
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})

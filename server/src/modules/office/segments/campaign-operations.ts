import * as contract from '@zar/contract/office/campaigns/campaigns'
import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import {
  type Campaign,
  changeCampaign,
  lockDraft,
  makeCampaign,
  planCampaign,
  readCampaigns,
  stopCampaign,
} from '../../segments/index.ts'
import { byTwo } from '../approvals/two-persons.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'

const objectOf = (id: string) => `campaign:${id}`

/** Campaigns: listed, drafted, started by two, and stopped by one. */
export const campaignRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.listCampaigns, async (call) => ({
    data: {
      rows: (await readCampaigns(deps.db)).map(tellRow),
      actions: call.actions(['campaign.edit']),
    },
  })),
  serve(contract.readCampaign, async (call) => {
    const object = objectOf(call.input.id)
    call.may({ object })
    const [campaign] = await readCampaigns(deps.db, BigInt(call.input.id))
    if (!campaign) throw new Refusal('not_found')
    return { data: tellWhole(call, campaign) }
  }),
  serve(contract.saveCampaign, async (call) => ({ data: { id: await save(deps, call) } })),
  serve(contract.startCampaign, async (call) => ({ data: await startByTwo(deps, call) })),
  serve(contract.stopCampaign, async (call) => {
    const { id, reason } = call.input
    const object = objectOf(id)
    call.may({ object, reason })
    await deps.db.transaction().execute(async (tx) => {
      await stopCampaign(tx, { id: BigInt(id), because: reason, ...byOf(call) })
      await call.note(tx, { object, reason, after: { state: 'stopped' } })
    })
    return { data: null }
  }),
]

const byOf = ({ person, now }: OfficeCall<unknown>) => ({ by: person.id, now })

type Saving = OfficeCall<typeof contract.saveCampaign.input._zod.output>

async function save(deps: OfficeDeps, call: Saving): Promise<string> {
  const { id, version, segmentId, at, ...more } = call.input
  const terms = { ...more, segmentId: BigInt(segmentId), at: new Date(at) }
  if (id !== null) call.may({ object: objectOf(id) })
  return deps.db.transaction().execute(async (tx) => {
    const by = byOf(call)
    if (id !== null) await changeCampaign(tx, { id: BigInt(id), version }, terms, by)
    const saved = id ?? `${await makeCampaign(tx, terms, by)}`
    await call.note(tx, { object: objectOf(saved), after: { ...more, segment: segmentId, at } })
    return saved
  })
}

type Starting = OfficeCall<{
  id: string
  version: number
  reason: string
  proposal?: string | undefined
}>

async function startByTwo(deps: OfficeDeps, call: Starting) {
  const { id, version, reason, proposal } = call.input
  const object = objectOf(id)
  const seen = { id: BigInt(id), version }
  call.may({ object, reason })
  const wish = {
    right: 'campaign.start',
    object,
    reason,
    proposal,
    terms: { version },
    facts: async (tx: Tx) => {
      const draft = await lockDraft(tx, seen)
      refuseIf(draft.at < call.now, 'campaign_late')
      return { segment: `${draft.segment_id}`, segmentVersion: draft.newest }
    },
  } as const
  return byTwo(deps, call, wish, (approve) =>
    deps.db.transaction().execute(async (tx) => {
      const startedBy = await approve(tx)
      const approvedBy = call.person.id
      await planCampaign(tx, seen, { startedBy, approvedBy, now: call.now })
    }),
  )
}

const tellRow = (campaign: Campaign) => ({
  id: `${campaign.id}`,
  name: campaign.name,
  kind: campaign.kind,
  state: campaign.state,
  segment: { id: `${campaign.segmentId}`, name: campaign.segmentName },
  at: campaign.at.toISOString(),
  viaNotice: campaign.viaNotice,
  viaLetter: campaign.viaLetter,
  tally: campaign.tally,
})

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null

function tellWhole(call: OfficeCall<unknown>, campaign: Campaign) {
  const object = objectOf(`${campaign.id}`)
  return {
    ...tellRow(campaign),
    version: campaign.version,
    words: campaign.words,
    changedBy: campaign.changedBy,
    segmentVersion: campaign.segmentVersion,
    startedBy: campaign.startedBy,
    approvedBy: campaign.approvedBy,
    changedAt: campaign.changedAt.toISOString(),
    startedAt: isoOf(campaign.startedAt),
    endedAt: isoOf(campaign.endedAt),
    stoppedBy: campaign.stoppedBy,
    stoppedBecause: campaign.stoppedBecause,
    actions: call.actions(['campaign.edit', 'campaign.start'], { object }),
  }
}

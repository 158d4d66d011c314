import * as contract from '@zar/contract/office/campaigns/experiments'
import type { Tx } from '../../../db/db.ts'
import {
  checkExperiment,
  endExperiment,
  lockOpen,
  readExperiment,
  startExperiment,
} from '../../segments/index.ts'
import { byTwo } from '../approvals/two-persons.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'

const objectOf = (campaign: string) => `campaign:${campaign}`

/** A/B of the words of a campaign: read, begun and ended by two. */
export const experimentRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.readExperiment, async (call) => {
    const { campaign } = call.input
    const object = objectOf(campaign)
    call.may({ object })
    const experiment = await readExperiment(deps.db, BigInt(campaign))
    return { data: { experiment, actions: call.actions(['experiment.edit'], { object }) } }
  }),
  serve(contract.startExperiment, async (call) => ({ data: await startByTwo(deps, call) })),
  serve(contract.endExperiment, async (call) => ({ data: await endByTwo(deps, call) })),
]

type Starting = OfficeCall<typeof contract.startExperiment.input._zod.output>

async function startByTwo(deps: OfficeDeps, call: Starting) {
  const { campaign, reason, proposal, words, version, share, size, endsAt } = call.input
  const object = objectOf(campaign)
  const { now } = call
  const plan = {
    campaignId: BigInt(campaign),
    version,
    words,
    share,
    size,
    endsAt: new Date(endsAt),
  }
  call.may({ object, reason })
  const terms = {
    deed: 'start',
    version,
    titleTr: words.tr.title,
    noteTr: words.tr.note,
    titleEn: words.en.title,
    noteEn: words.en.note,
    share,
    size,
    endsAt,
  }
  const facts = async (tx: Tx) => {
    await checkExperiment(tx, plan, now)
    return { version }
  }
  const wish = { right: 'experiment.edit', object, reason, proposal, terms, facts } as const
  return byTwo(deps, call, wish, (approve) =>
    deps.db.transaction().execute(async (tx) => {
      const startedBy = await approve(tx)
      await startExperiment(tx, plan, { startedBy, approvedBy: call.person.id, now })
    }),
  )
}

type Ending = OfficeCall<typeof contract.endExperiment.input._zod.output>

async function endByTwo(deps: OfficeDeps, call: Ending) {
  const { campaign, reason, proposal } = call.input
  const object = objectOf(campaign)
  const campaignId = BigInt(campaign)
  call.may({ object, reason })
  const facts = async (tx: Tx) => {
    const { started_at } = await lockOpen(tx, campaignId)
    return { startedAt: started_at.toISOString() }
  }
  const terms = { deed: 'end' }
  const wish = { right: 'experiment.edit', object, reason, proposal, terms, facts } as const
  return byTwo(deps, call, wish, (approve) =>
    deps.db.transaction().execute(async (tx) => {
      await approve(tx)
      const after = await endExperiment(tx, { campaignId, because: 'people', now: call.now })
      await call.note(tx, { object, reason, after })
    }),
  )
}

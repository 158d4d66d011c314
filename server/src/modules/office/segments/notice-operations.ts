import { NOTICE_ALONE_MAX, notifySegment } from '@zar/contract/office/campaigns/notices'
import type { z } from 'zod/mini'
import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import {
  countMembers,
  findNotice,
  holdNewest,
  planNotice,
  readSegments,
} from '../../segments/index.ts'
import { byTwo, type Wish } from '../approvals/two-persons.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'

type Input = z.output<typeof notifySegment.input>

/** One message to the players of a segment: of a small one by one person, else by two. */
export const noticeRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(notifySegment, async (call) => ({ data: await notify(deps, call) })),
]

async function notify(deps: OfficeDeps, call: OfficeCall<Input>) {
  const { key, segmentId, reason, proposal } = call.input
  const object = `segment:${segmentId}`
  const sent = await findNotice(deps.db, key)
  if (sent !== undefined)
    return { outcome: 'done' as const, campaign: await tellAgain(deps, call, sent) }
  const reached = await countReached(deps, call)
  const { state } = call.may({ object, reason, players: reached })
  if (state !== 'second' && proposal === undefined)
    return { outcome: 'done' as const, campaign: await sendAlone(deps, call) }
  let campaign: string | null = null
  const { outcome } = await byTwo(deps, call, wishOf(call.input), (approve) =>
    deps.db.transaction().execute(async (tx) => {
      const startedBy = await approve(tx)
      campaign = await plan(tx, call, { startedBy, approvedBy: call.person.id })
    }),
  )
  return { outcome, campaign }
}

/** Whoever asks again hears what became of it, and nothing more is sent. */
async function tellAgain({ db }: OfficeDeps, call: OfficeCall<Input>, sent: bigint) {
  const { segmentId, reason } = call.input
  const linked = `campaign:${sent}`
  await db
    .transaction()
    .execute((tx) => call.note(tx, { object: `segment:${segmentId}`, reason, linked }))
  return `${sent}`
}

/** Up to a thousand are counted one by one: an estimate, and what was not counted in time, is more than one person may reach. */
async function countReached({ db }: OfficeDeps, { input, now }: OfficeCall<Input>) {
  const [segment] = await readSegments(db, BigInt(input.segmentId))
  if (!segment) throw new Refusal('segment_gone')
  const counted = await countMembers(db, { expression: segment.expression, now })
  if (!counted || counted.isEstimate) return Math.max(counted?.count ?? 0, NOTICE_ALONE_MAX + 1)
  return counted.count
}

const sendAlone = ({ db }: OfficeDeps, call: OfficeCall<Input>): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const id = await plan(tx, call, { startedBy: call.person.id, approvedBy: null })
    const { segmentId, reason } = call.input
    const after = termsOf(call.input)
    await call.note(tx, { object: `segment:${segmentId}`, after, reason, linked: `campaign:${id}` })
    return id
  })

type By = { startedBy: string; approvedBy: string | null }

async function plan(tx: Tx, { input, now }: OfficeCall<Input>, by: By): Promise<string> {
  const { reason: _reason, proposal: _proposal, segmentId, ...notice } = input
  const id = await planNotice(tx, { ...notice, segmentId: BigInt(segmentId) }, { ...by, now })
  return `${id}`
}

const termsOf = ({ key, version, viaNotice, viaLetter, words }: Input) => ({
  key,
  version,
  viaNotice,
  viaLetter,
  titleTr: words.tr.title,
  noteTr: words.tr.note,
  titleEn: words.en.title,
  noteEn: words.en.note,
})

function wishOf(input: Input): Wish {
  const { segmentId, version, reason, proposal } = input
  return {
    right: 'notify.segment',
    object: `segment:${segmentId}`,
    reason,
    proposal,
    terms: termsOf(input),
    facts: async (tx) => {
      const segmentVersion = await holdNewest(tx, BigInt(segmentId))
      refuseIf(segmentVersion !== version, 'segment_changed')
      return { segmentVersion }
    },
  }
}

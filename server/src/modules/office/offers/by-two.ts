import * as contract from '@zar/contract/office/offers/offers'
import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import {
  holdVersion,
  publishOffer,
  readCashbackRule,
  readDraft,
  readGuard,
  readOffer,
  setCashbackRule,
  setGuard,
  whyNotPublish,
} from '../../bonuses/index.ts'
import { byTwo, type Facts } from '../approvals/two-persons.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'
import { offerObject, tellGuard } from './present.ts'

/** What two people do of an offer: publish it, and set what it may come to; and the cashback's figures. */
export const offersByTwo = (deps: OfficeDeps): OfficeRoute[] => [
  publishRoute(deps),
  budgetRoute(deps),
  cashbackRoute(deps),
]

const publishRoute = (deps: OfficeDeps): OfficeRoute =>
  serve(contract.publishOffer, async (call) => {
    const { id, reason, proposal } = call.input
    const object = offerObject(id)
    const draft = await readDraft(deps.db, id)
    if (!draft) throw new Refusal('not_found')
    const { budgetE5 } = await readGuard(deps.db, id)
    const amountE5 = budgetE5 ?? 0n
    call.may({ object, reason, amountE5 })
    const wish = {
      right: 'offer.publish',
      object,
      reason,
      proposal,
      amountE5,
      terms: { version: draft.version, content: draft.content_hash },
      facts: async (tx: Tx): Promise<Facts> => {
        const now = await readDraft(tx, id)
        if (!now) throw new Refusal('decided_meanwhile')
        const segmentVersion = await holdVersion(tx, now.content)
        const why = await whyNotPublish(tx, now, call.now)
        if (why) throw new Refusal(why)
        return {
          version: now.version,
          content: now.content_hash,
          segment: now.content.segment,
          segmentVersion,
          title: now.content.words.tr.title,
          ...tellGuard(await readGuard(tx, id)),
        }
      },
    } as const
    const data = await byTwo(deps, call, wish, (approve) =>
      deps.db.transaction().execute(async (tx) => {
        const proposedBy = await approve(tx)
        await publishOffer(tx, { id, proposedBy, approvedBy: call.person.id, now: call.now })
      }),
    )
    return { data }
  })

const e5In = (text: string | null): bigint | null => (text === null ? null : BigInt(text))

const budgetRoute = (deps: OfficeDeps): OfficeRoute =>
  serve(contract.setBudget, async (call) => {
    const { id, reason, proposal, ...texts } = call.input
    const guard = {
      budgetE5: e5In(texts.budgetE5),
      playerDayE5: e5In(texts.playerDayE5),
      exposureE5: e5In(texts.exposureE5),
    }
    const object = offerObject(id)
    call.may({ object, reason })
    refuseIf(
      Object.values(guard).some((sum) => sum !== null && sum <= 0n),
      'invalid_input',
    )
    if (!(await readOffer(deps.db, id))) throw new Refusal('not_found')
    const wish = {
      right: 'offer.budget',
      object,
      reason,
      proposal,
      terms: tellGuard(guard),
      facts: async (tx: Tx): Promise<Facts> => tellGuard(await readGuard(tx, id)),
    } as const
    const data = await byTwo(deps, call, wish, (approve) =>
      deps.db.transaction().execute(async (tx) => {
        const proposedBy = await approve(tx)
        await setGuard(tx, { id, guard, proposedBy, approvedBy: call.person.id })
      }),
    )
    return { data }
  })

const cashbackRoute = (deps: OfficeDeps): OfficeRoute =>
  serve(contract.setCashback, async (call) => {
    const { isOpen, sharePercent, leastE5, mostE5, reason, proposal } = call.input
    const object = 'cashback'
    call.may({ object, reason })
    const rule = {
      isOpen,
      shareBp: sharePercent * 100,
      minE5: BigInt(leastE5),
      maxE5: BigInt(mostE5),
    }
    refuseIf(rule.minE5 <= 0n || rule.maxE5 < rule.minE5, 'invalid_input')
    const wish = {
      right: 'cashback.settings',
      object,
      reason,
      proposal,
      terms: { isOpen, sharePercent, leastE5, mostE5 },
      facts: async (tx: Tx): Promise<Facts> => {
        const now = await readCashbackRule(tx)
        const { shareBp, minE5, maxE5 } = now
        return { isOpen: now.isOpen, shareBp, leastE5: `${minE5}`, mostE5: `${maxE5}` }
      },
    } as const
    const data = await byTwo(deps, call, wish, (approve) =>
      deps.db.transaction().execute(async (tx) => {
        await approve(tx)
        await setCashbackRule({ db: tx, clock: deps.clock }, rule, call.person.name)
      }),
    )
    return { data }
  })

import * as trials from '@zar/contract/office/offers/dry-run'
import * as contract from '@zar/contract/office/offers/offers'
import type { OfferContent } from '@zar/contract/office/offers/terms'
import { Refusal } from '../../../platform/refusal.ts'
import {
  askTrial,
  dropDraft,
  readCashbackRule,
  readDraft,
  readOffers,
  readTrial,
  saveDraft,
  stopOffer,
} from '../../bonuses/index.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'
import { staffNames } from '../people/staff-names.ts'
import type { PlayerOfficeDeps } from '../players/about-player.ts'
import { offersByTwo } from './by-two.ts'
import { grantRoutes } from './grants.ts'
import { offerObject, tellCase, tellOffer, tellTrial, termsOf } from './present.ts'
import { bonusRequestOfficeRoutes } from './requests.ts'
import { contentsOf, tellSegments } from './segments.ts'
import { voucherRoutes } from './vouchers.ts'

/** Offers: listed, drawn, tried, published and stopped; and what of them one player is given. */
export const offerOfficeRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  ...readingRoutes(deps),
  ...drawingRoutes(deps),
  ...offersByTwo(deps),
  ...grantRoutes(deps),
  ...bonusRequestOfficeRoutes(deps),
  ...voucherRoutes(deps),
]

const readingRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.listOffers, async (call) => {
    const [rows, rule] = await Promise.all([readOffers(deps.db), readCashbackRule(deps.db)])
    const segmentOf = await tellSegments(deps.db, rows.flatMap(contentsOf))
    return {
      data: {
        rows: rows.map((row) => tellOffer(row, segmentOf)),
        cashback: {
          isOpen: rule.isOpen,
          sharePercent: rule.shareBp / 100,
          leastE5: `${rule.minE5}`,
          mostE5: `${rule.maxE5}`,
        },
        actions: call.actions(['offer.draft', 'cashback.settings'], { object: 'cashback' }),
      },
    }
  }),
  serve(contract.readOffer, async (call) => ({ data: await tellCase(deps, call) })),
  serve(trials.readTrial, async (call) => {
    const trial = await readTrial(deps.db, BigInt(call.input.id))
    if (!trial) throw new Refusal('not_found')
    const draft = await readDraft(deps.db, trial.offer_id)
    const name = await staffNames(deps.db, [trial.asked_by])
    const segmentOf = await tellSegments(deps.db, draft ? [draft.content] : [])
    return { data: tellTrial(trial, name, draft && termsOf(draft, segmentOf)) }
  }),
]

const afterOf = ({ terms, segment }: OfferContent) => ({ kind: terms.kind, segment })

const drawingRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.saveDraft, async (call) => {
    const { content, savedAt } = call.input
    const object = offerObject(content.terms.id)
    call.may({ object })
    const saved = await deps.db.transaction().execute(async (tx) => {
      const done = await saveDraft(tx, {
        content,
        savedAt: savedAt === null ? null : new Date(savedAt),
        staffId: call.person.id,
        now: call.now,
      })
      await call.note(tx, { object, after: { version: done.version, ...afterOf(content) } })
      return done
    })
    return { data: { version: saved.version, savedAt: saved.savedAt.toISOString() } }
  }),
  serve(contract.dropDraft, async (call) => {
    const { id, savedAt } = call.input
    const object = offerObject(id)
    call.may({ object })
    await deps.db.transaction().execute(async (tx) => {
      await dropDraft(tx, { id, savedAt: new Date(savedAt), now: call.now })
      await call.note(tx, { object, before: { savedAt } })
    })
    return { data: null }
  }),
  serve(trials.tryOffer, async (call) => {
    const { id, month, seed = deps.random.token(12) } = call.input
    const object = offerObject(id)
    call.may({ object })
    const trial = await deps.db.transaction().execute(async (tx) => {
      const staffId = call.person.id
      const asked = await askTrial(tx, { offerId: id, month, seed, staffId, now: call.now })
      await call.note(tx, { object, after: { trial: asked.id, month: asked.month, seed } })
      return asked.id
    })
    return { data: { trial } }
  }),
  serve(contract.stopOffer, async (call) => {
    const { id, reason } = call.input
    const object = offerObject(id)
    call.may({ object, reason })
    await deps.db.transaction().execute(async (tx) => {
      await stopOffer(tx, { id, staffId: call.person.id, because: reason, now: call.now })
      await call.note(tx, { object, reason, after: { isOpen: false } })
    })
    return { data: null }
  }),
]

import * as contract from '@zar/contract/office/offers/grants'
import type { z } from 'zod/mini'
import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import {
  answerByGrant,
  extendBonus,
  findBonus,
  findFreeRounds,
  giveUpBonus,
  giveUpFreeRounds,
  grantFreeRounds,
  grantOffer,
  type RequestSeen,
  readGrantable,
  readPlayerFreeRounds,
  tieProposal,
} from '../../bonuses/index.ts'
import { byTwo, type Facts, type Wish } from '../approvals/two-persons.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { type About, aboutPlayer, type PlayerOfficeDeps } from '../players/about-player.ts'

/** What of offers one player is given, and what of it is ended or lasts longer. */
export const grantRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  ...grantingRoutes(deps),
  ...bonusRoutes(deps),
  ...freeRoundsRoutes(deps),
]

const grantingRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.listGrantable, async (call) => {
    const about = await aboutPlayer(deps, call.input.id)
    call.may(about)
    const rows = await readGrantable(deps.db, call.input.id)
    return {
      data: {
        rows: rows.map(({ id, kind, title, worthE5 }) => ({
          id,
          kind,
          title: title[call.caller.locale].title,
          worthE5: `${worthE5}`,
        })),
        actions: call.actions(
          ['bonus.propose', 'bonus.approve', 'bonus.cancel', 'bonus.extend'],
          about,
        ),
      },
    }
  }),
  serve(contract.proposeGrant, async (call) => {
    const about = await aboutPlayer(deps, call.input.id)
    const wish = await wishOf(deps, call.input, { about, proposal: undefined })
    call.may({ ...about, reason: call.input.reason, amountE5: wish.amountE5 })
    const { request } = call.input
    const also = request && ((tx: Tx, proposal: string) => tie(tx, call, { request, proposal }))
    if (request) mayAnswer(call, about)
    return { data: await byTwo(deps, call, { ...wish, ...(also && { also }) }, async () => {}) }
  }),
  serve(contract.approveGrant, async (call) => {
    const { id: playerId, offer, proposal } = call.input
    const about = await aboutPlayer(deps, playerId)
    const wish = await wishOf(deps, call.input, { about, proposal })
    const data = await byTwo(deps, call, wish, (approve) =>
      deps.db.transaction().execute(async (tx) => {
        await approve(tx)
        const given = { playerId, id: offer }
        const isGiven =
          (await grantOffer(tx, deps, given)) || (await grantFreeRounds(tx, deps, given))
        refuseIf(!isGiven, 'offer_not_grantable')
        const by = call.person.id
        await answerByGrant(tx, deps, { playerId, offerId: offer, by, proposal })
      }),
    )
    deps.onCommitted()
    return { data }
  }),
]

type Proposing = OfficeCall<z.output<typeof contract.proposeGrant.input>>

/** Who answers a request by what they propose has the right to answer it as well. */
function mayAnswer({ actions }: Proposing, about: About): void {
  const [one] = actions(['bonusask.decide'], about)
  refuseIf(one?.state === 'refused', 'no_right')
}

type Tying = { request: RequestSeen; proposal: string }

const tie = (tx: Tx, { input, person, now }: Proposing, { request, proposal }: Tying) =>
  tieProposal(tx, request, { proposal, playerId: input.id, by: person.id, now })

type Granted = { id: string; offer: string; reason: string }
type Known = { about: About; proposal: string | undefined }

async function wishOf(
  deps: PlayerOfficeDeps,
  { id: playerId, offer, reason }: Granted,
  { about, proposal }: Known,
): Promise<Wish> {
  const read = async (db: Tx | PlayerOfficeDeps['db']) => {
    const found = (await readGrantable(db, playerId)).find((one) => one.id === offer)
    if (!found) throw new Refusal('offer_not_grantable')
    return found
  }
  const { worthE5 } = await read(deps.db)
  return {
    right: 'bonus.propose',
    object: about.object,
    playerId,
    reason,
    proposal,
    amountE5: worthE5,
    terms: { offer },
    facts: async (tx): Promise<Facts> => {
      const now = await read(tx)
      return { title: now.title.tr.title, kind: now.kind, worthE5: `${now.worthE5}` }
    },
  }
}

const bonusObject = (id: string) => `bonus:${id}`

/** The bonus, whose player the person may act on. */
async function aboutBonus(deps: PlayerOfficeDeps, id: string) {
  const bonus = await findBonus(deps.db, id)
  if (!bonus) throw new Refusal('not_found')
  const { player } = await aboutPlayer(deps, bonus.playerId)
  return { bonus, about: { object: bonusObject(id), player } }
}

const bonusRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.cancelBonus, async (call) => {
    const { bonus: bonusId, reason } = call.input
    const { bonus, about } = await aboutBonus(deps, bonusId)
    const { playerId } = bonus
    const heldE5 = bonus.balanceE5 ?? 0n
    call.may({ ...about, reason, amountE5: heldE5 })
    await giveUpBonus(deps, {
      bonusId,
      operator: call.person.name,
      also: (tx) =>
        call.note(tx, { object: about.object, playerId, reason, before: { heldE5: `${heldE5}` } }),
    })
    return { data: null }
  }),
  serve(contract.extendBonus, async (call) => ({ data: await extend(deps, call) })),
]

type Extending = OfficeCall<{
  bonus: string
  days: number
  reason: string
  proposal?: string | undefined
}>

async function extend(deps: PlayerOfficeDeps, call: Extending) {
  const { bonus: id, days, reason, proposal } = call.input
  const { bonus, about } = await aboutBonus(deps, id)
  const { playerId } = bonus
  call.may({ ...about, reason })
  const wish = {
    right: 'bonus.extend',
    object: about.object,
    playerId,
    reason,
    proposal,
    terms: { days },
    facts: async (tx: Tx): Promise<Facts> => {
      const now = await findBonus(tx, id)
      refuseIf(!now?.expiresAt, 'bonus_ended')
      return { status: now?.status ?? '', expiresAt: now?.expiresAt?.toISOString() ?? '' }
    },
  } as const
  return byTwo(deps, call, wish, (approve) =>
    deps.db.transaction().execute(async (tx) => {
      await approve(tx)
      await extendBonus(tx, { id, days, now: deps.clock.now() })
    }),
  )
}

const freeRoundsRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.playerFreeRounds, async (call) => {
    const { id } = call.input
    const about = await aboutPlayer(deps, id)
    call.may(about)
    const rows = await readPlayerFreeRounds(deps.db, id, call.caller.locale)
    return {
      data: {
        rows: rows.map((row) => ({
          ...row,
          stakeE5: `${row.stakeE5}`,
          wonE5: `${row.wonE5}`,
          claimedAt: row.claimedAt.toISOString(),
          expiresAt: row.expiresAt.toISOString(),
          endedAt: row.endedAt?.toISOString() ?? null,
        })),
        actions: call.actions(['freeround.cancel'], about),
      },
    }
  }),
  serve(contract.cancelFreeRounds, async (call) => {
    const { grant: id, reason } = call.input
    const found = await findFreeRounds(deps.db, id)
    if (!found) throw new Refusal('not_found')
    const { playerId, status } = found
    const { player } = await aboutPlayer(deps, playerId)
    const object = `free-rounds:${id}`
    call.may({ object, player, reason })
    await giveUpFreeRounds(deps, {
      id,
      operator: call.person.name,
      also: (tx) => call.note(tx, { object, playerId, reason, before: { status } }),
    })
    return { data: null }
  }),
]

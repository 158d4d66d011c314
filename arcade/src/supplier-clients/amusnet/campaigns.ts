import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import { orderReward, RewardRefused } from '../../rounds/free-rounds/order-reward.ts'
import { type OfferedSlot, offeredSlotListing } from '../listing.ts'
import { isSameSecret } from '../same-secret.ts'
import { seatUserOf } from '../supplier-client.ts'
import type { SupplierClientDeps } from '../supplier-client-deps.ts'
import { addCampaign, findCampaign, takeOfCampaign } from './campaign-store.ts'
import { AMUSNET, type AmusnetOperator } from './operator.ts'

export type Campaigns = Pick<SupplierClientDeps, 'arcade' | 'sheets'> & {
  operator: AmusnetOperator
}

/** A line is bet in hundredths, and always on every line of the game; one that pays otherwise is bet as one. */
const DENOMINATION = 1
const linesOf = (slot: OfferedSlot): number => offeredSlotListing(slot).lines ?? 1
const CURRENCY = 'TRY'

const count = z.int().check(z.positive())
const id = z.string().check(z.regex(/^[\x21-\x7e]{1,100}$/))
/** UTC: 2026-11-05T13:15:30Z */
const time = z.pipe(
  z.iso.datetime(),
  z.transform((said) => new Date(said)),
)
const Asked = z.object({
  auth: z.object({ username: z.string(), password: z.string() }),
  payload: z.unknown(),
})
const Place = z.object({ portalName: id, gameId: id })
type Place = z.output<typeof Place>
const Create = z.object({
  ...Place.shape,
  startTime: time,
  endTime: time,
  totalFreeSpins: count,
  maxFreeSpinsPerPlayer: count,
  configuration: z.record(
    z.string(),
    z.object({ denomination: count, betOption: count, lines: count }),
  ),
})
const Award = z.object({
  /** The operator's own name of it, which the wallet's calls have. */
  identification: id.check(z.maxLength(64)),
  /** Several would stand with commas between; one is awarded at a time here. */
  playerId: id.check(z.regex(/^[^,]+$/)),
  portalCode: id,
  amount: count,
  expirationTime: time,
  campaignUniqueCode: z.uuid(),
})

/** Why nothing is done. The numbers are the arcade's own: no list of them is public. */
const NO = {
  credentials: [1, 'wrong credentials'],
  request: [2, 'the request cannot be read'],
  portal: [3, 'unknown portal'],
  game: [4, 'unknown game'],
  bet: [5, 'the game has no such bet'],
  time: [6, 'wrong time'],
  campaign: [7, 'unknown campaign'],
  spins: [8, 'the campaign has not so many spins left'],
  another: [9, 'the identification is of other terms'],
} as const satisfies Record<string, readonly [code: number, words: string]>

class Refused extends Error {
  readonly why: keyof typeof NO
  constructor(why: keyof typeof NO) {
    super(why)
    this.why = why
  }
}
const told = (why: keyof typeof NO) => ({ errorCode: NO[why][0], errorMessage: NO[why][1] })
const refuseIf = (is: boolean, why: keyof typeof NO) => {
  if (is) throw new Refused(why)
}

const CALLS: Record<string, (api: Campaigns, payload: unknown) => Promise<object>> = {
  gamesConfiguration: async (api, payload) => gamesConfiguration(api, read(Place, payload)),
  create_campaign: async (api, payload) => createCampaign(api, read(Create, payload)),
  award_freespins: async (api, payload) => awardFreeSpins(api, read(Award, payload)),
}

/** Amusnet's campaigns of free spins: each answer has an `errorCode`, and status 200 unless nobody known asks. */
export async function amusnetCampaigns(app: FastifyInstance, api: Campaigns): Promise<void> {
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Refused) return reply.code(200).send(told(error.why))
    if ((error.statusCode ?? 500) < 500) return reply.code(200).send(told('request'))
    request.log.error({ err: error }, 'campaign call failed')
    return reply.code(500).send({})
  })
  for (const [call, answer] of Object.entries(CALLS)) {
    app.post(`/amusnet/campaigns/${call}`, async ({ body }, reply) => {
      reply.header('cache-control', 'no-store')
      const { data } = Asked.safeParse(body)
      if (!isTheirs(api.operator, data?.auth)) return reply.code(401).send(told('credentials'))
      return { errorCode: 0, errorMessage: 'OK', ...(await answer(api, data?.payload)) }
    })
  }
}

function isTheirs(
  { userName, password }: AmusnetOperator,
  given?: { username: string; password: string },
): boolean {
  const said = JSON.stringify([given?.username, given?.password])
  return isSameSecret(said, JSON.stringify([userName, password]))
}

function read<Schema extends z.ZodMiniType>(schema: Schema, payload: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, payload)
  if (!parsed.success) throw new Refused('request')
  return parsed.data
}

function sheetOf({ sheets, operator }: Campaigns, { portalName, gameId }: Place) {
  refuseIf(portalName !== operator.portal, 'portal')
  const sheet = sheets.find(({ gameCode }) => gameCode === gameId)
  if (!sheet) throw new Refused('game')
  return sheet
}

async function gamesConfiguration(api: Campaigns, asked: Place) {
  const sheet = sheetOf(api, asked)
  const lines = linesOf(sheet)
  const choice = {
    denominations: [DENOMINATION],
    betOptions: sheet.stakesKurus.map((stakeKurus) => stakeKurus / lines / DENOMINATION),
    lines: [lines],
  }
  const configuration = { [`${api.operator.portal}_${CURRENCY}`]: choice }
  return { games: [{ gameId: sheet.gameCode, configuration }] }
}

/** Every call makes another campaign: the code is chosen here. */
async function createCampaign(api: Campaigns, asked: z.output<typeof Create>) {
  const { arcade, operator } = api
  const sheet = sheetOf(api, asked)
  const { [`${operator.portal}_${CURRENCY}`]: bet, ...others } = asked.configuration
  if (!bet || Object.keys(others).length > 0) throw new Refused('portal')
  const stakeKurus = bet.denomination * bet.betOption * bet.lines
  const isOffered = bet.denomination === DENOMINATION && bet.lines === linesOf(sheet)
  refuseIf(!isOffered || !sheet.stakesKurus.includes(stakeKurus), 'bet')
  const { startTime: starts_at, endTime: ends_at } = asked
  refuseIf(ends_at <= starts_at || ends_at.getTime() <= arcade.clock(), 'time')
  const code = arcade.chance.uuid()
  await addCampaign(arcade.pool, {
    code,
    game_code: sheet.gameCode,
    currency: CURRENCY,
    stake_kurus: stakeKurus,
    spins_total: asked.totalFreeSpins,
    spins_per_player: asked.maxFreeSpinsPerPlayer,
    starts_at,
    ends_at,
  })
  return { campaignUniqueCode: code }
}

/** Once for an identification: asked again, it answers the same. */
async function awardFreeSpins(
  { arcade, sheets, operator }: Campaigns,
  asked: z.output<typeof Award>,
) {
  refuseIf(asked.portalCode !== `${operator.portal}_${CURRENCY}`, 'portal')
  const campaign = await findCampaign(arcade.pool, asked.campaignUniqueCode)
  if (!campaign) throw new Refused('campaign')
  refuseIf(asked.expirationTime > campaign.ends_at, 'time')
  await orderReward(arcade, sheets, {
    supplier: AMUSNET,
    ref: asked.identification,
    user: seatUserOf(AMUSNET, asked.playerId),
    gameCode: campaign.game_code,
    currency: campaign.currency,
    stakeKurus: campaign.stake_kurus,
    rounds: asked.amount,
    startsAt: campaign.starts_at,
    endsAt: asked.expirationTime,
    async onGiven(tx, reward) {
      refuseIf(!(await takeOfCampaign(tx, campaign, reward)), 'spins')
    },
  }).catch((error: unknown) => {
    throw error instanceof RewardRefused ? new Refused(whyOf(error)) : error
  })
  return {}
}

const whyOf = ({ why }: RewardRefused): keyof typeof NO => {
  if (why === 'time' || why === 'another' || why === 'game') return why
  return why === 'rounds' ? 'spins' : 'bet'
}

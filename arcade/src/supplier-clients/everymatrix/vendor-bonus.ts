import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import {
  orderReward,
  RewardRefused,
  type WhyNoReward,
} from '../../rounds/free-rounds/order-reward.ts'
import { cancelReward, findReward } from '../../store/rewards.ts'
import { isSameSecret } from '../same-secret.ts'
import { seatUserOf } from '../supplier-client.ts'
import type { SupplierClientDeps } from '../supplier-client-deps.ts'
import { EVERYMATRIX, type EverymatrixOperator } from './operator.ts'

export type VendorBonus = Pick<SupplierClientDeps, 'arcade' | 'sheets'> & {
  operator: EverymatrixOperator
}

/** Of the operator's own making. */
const BONUS_SOURCE = 2
const KURUS_PER_UNIT = 100
const ROUNDING = 1e-6

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))
const id = z.coerce.string().check(z.maxLength(100))

const Place = z.object({ vendor: text(100) })
const Shared = {
  DomainId: id,
  BonusSource: z.literal(BONUS_SOURCE),
  UserId: text(100),
  GameIds: z.tuple([text(100)]),
  /** Ours from now on, and the wallet's calls' name for it. */
  BonusId: text(36).check(z.regex(/^[\w-]+$/)),
}
const Award = z.object({
  ...Shared,
  NumberOfFreeRounds: z.int(),
  /** UTC, without saying so: 2026-11-30T23:25:00 */
  FreeRoundsEndDate: z.pipe(
    z.string().check(
      z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
      z.refine((said) => !Number.isNaN(Date.parse(`${said}Z`))),
    ),
    z.transform((said) => new Date(`${said}Z`)),
  ),
  AdditionalParameters: z.object({
    /** In units of the currency. */
    BetValue: z.number().check(z.positive()),
    Currency: text(3),
  }),
})
const Forfeit = z.object({ ...Shared, Comment: z.optional(z.nullable(z.string())) })

const NO = {
  credentials: { code: 401, name: 'WrongCredentials', words: 'Wrong credentials' },
  request: { code: 400, name: 'InvalidRequest', words: 'The request cannot be read' },
  vendor: { code: 404, name: 'UnknownVendor', words: 'No game of this vendor' },
  bonus: { code: 404, name: 'BonusNotFound', words: 'No such bonus of this player' },
  game: { code: 404, name: 'UnknownGame', words: 'No such game of this vendor' },
  currency: { code: 422, name: 'InvalidCurrency', words: 'The currency is not played here' },
  stake: { code: 422, name: 'InvalidBetValue', words: 'The game has no such stake' },
  rounds: { code: 422, name: 'InvalidNumberOfFreeRounds', words: 'No such number of rounds' },
  time: { code: 422, name: 'InvalidEndDate', words: 'The end is past' },
  another: { code: 409, name: 'BonusAlreadyExists', words: 'The BonusId is of other terms' },
} as const satisfies Record<WhyNoReward | string, { code: number; name: string; words: string }>
type WhyNot = keyof typeof NO

const yes = (VendorBonusId: string) => ({
  VendorBonusId,
  Success: true,
  Message: 'OK',
  VendorError: null,
  ErrorName: null,
  ErrorCode: 0,
})
const no = (why: WhyNot) => ({
  VendorBonusId: null,
  Success: false,
  Message: NO[why].words,
  VendorError: NO[why].name,
  ErrorName: NO[why].name,
  ErrorCode: NO[why].code,
})
type Answer = ReturnType<typeof yes> | ReturnType<typeof no>

/** The vendor's bonuses: every answer has one shape, and status 200 unless nobody known asks. */
export async function vendorBonus(app: FastifyInstance, api: VendorBonus): Promise<void> {
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    if ((error.statusCode ?? 500) < 500) return reply.code(200).send(no('request'))
    request.log.error({ err: error }, 'vendor bonus failed')
    return reply.code(500).send({ Success: false, Message: 'Internal error' })
  })
  const post = (
    method: string,
    handle: (api: VendorBonus, vendor: string, body: unknown) => Promise<Answer>,
  ) =>
    app.post(`/everymatrix/vendorBonus/:vendor/${method}`, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!isTheirs(api.operator, request)) return reply.code(401).send(no('credentials'))
      const place = Place.safeParse(request.params)
      const vendor = place.data?.vendor
      if (!api.sheets.some(({ studio }) => studio === vendor)) return no('vendor')
      return handle(api, vendor ?? '', request.body)
    })
  post('AwardBonus', award)
  post('ForfeitBonus', forfeit)
}

/** By Basic authentication, and again in the body. */
function isTheirs({ loginName, password }: EverymatrixOperator, request: FastifyRequest): boolean {
  const { LoginName, Password } = (request.body ?? {}) as Record<string, unknown>
  const basic = `Basic ${Buffer.from(`${loginName}:${password}`).toString('base64')}`
  const given = `${request.headers.authorization} ${LoginName}:${Password}`
  return isSameSecret(given, `${basic} ${loginName}:${password}`)
}

async function award(
  { arcade, sheets, operator }: VendorBonus,
  vendor: string,
  body: unknown,
): Promise<Answer> {
  const { data } = Award.safeParse(body)
  if (!data || data.DomainId !== operator.operatorId) return no('request')
  const { BetValue, Currency } = data.AdditionalParameters
  const stakeKurus = Math.round(BetValue * KURUS_PER_UNIT)
  if (Math.abs(BetValue * KURUS_PER_UNIT - stakeKurus) > ROUNDING) return no('stake')
  try {
    const offered = sheets.filter(({ studio }) => studio === vendor)
    const reward = await orderReward(arcade, offered, {
      supplier: EVERYMATRIX,
      ref: data.BonusId,
      user: seatUserOf(EVERYMATRIX, data.UserId),
      gameCode: data.GameIds[0],
      currency: Currency,
      stakeKurus,
      rounds: data.NumberOfFreeRounds,
      startsAt: new Date(arcade.clock()),
      endsAt: data.FreeRoundsEndDate,
    })
    return yes(reward.id)
  } catch (error) {
    if (error instanceof RewardRefused) return no(error.why)
    throw error
  }
}

async function forfeit(
  { arcade, operator }: VendorBonus,
  _vendor: string,
  body: unknown,
): Promise<Answer> {
  const { data } = Forfeit.safeParse(body)
  if (!data || data.DomainId !== operator.operatorId) return no('request')
  const name = { supplier: EVERYMATRIX, ref: data.BonusId }
  const reward = await findReward(arcade.pool, name)
  const isTheirs =
    reward?.user_ref === seatUserOf(EVERYMATRIX, data.UserId) &&
    reward.game_code === data.GameIds[0]
  if (!isTheirs) return no('bonus')
  await cancelReward(arcade.pool, name, new Date(arcade.clock()))
  return yes(reward.id)
}

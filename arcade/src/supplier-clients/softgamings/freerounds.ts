import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import {
  orderReward,
  RewardRefused,
  roundsLeft,
  type WhyNoReward,
} from '../../rounds/free-rounds/order-reward.ts'
import { cancelReward, findOrdered, findReward } from '../../store/rewards.ts'
import { seatUserOf } from '../supplier-client.ts'
import type { SupplierClientDeps } from '../supplier-client-deps.ts'
import { MERCHANT, SOFTGAMINGS, type SoftgamingsOperator } from './operator.ts'
import { isHashOf } from './signature.ts'

export type Freerounds = Pick<SupplierClientDeps, 'arcade' | 'sheets'> & {
  operator: SoftgamingsOperator
}

const SECTION = 'Freerounds'
const CURRENCY = 'TRY'

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))
const login = text(29).check(z.regex(/^[a-z\d_-]+$/))
/** Echoed in every call about one of the rounds. */
const ExtID = text(64).check(z.regex(/^[\w-]+$/))
const whole = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))

const Add = z.object({
  Login: login,
  Games: text(100),
  Count: whole,
  /** UTC, without saying so: 2026-11-05 13:15:30 */
  Expire: z.pipe(
    z.string().check(
      z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      z.refine((said) => !Number.isNaN(Date.parse(`${said.replace(' ', 'T')}Z`))),
    ),
    z.transform((said) => new Date(`${said.replace(' ', 'T')}Z`)),
  ),
  /** The merchant's levels are its stakes, in hundredths of the currency's unit. */
  BetLevel: whole,
  ExtID,
  Currency: z._default(z.string().check(z.regex(/^[A-Z]{3}$/)), CURRENCY),
})
const Remove = z.object({ Login: login, ExtID })
const Check = z.object({ FRTID: text(32) })

type Fields = Record<string, string>
/** `1`, with what was asked for after a comma, or `30` and why not. */
type Answer = string

const CANNOT = (words: string): Answer => `30,${words}`
const INVALID = '34,Invalid Request'

const TOLD: Record<WhyNoReward, string> = {
  game: 'Unknown game',
  currency: 'Unknown currency',
  stake: 'Unknown bet level',
  rounds: 'Wrong count of rounds',
  time: 'Expired',
  another: 'Already used for other free rounds',
}

const METHODS: Record<string, (api: Freerounds, fields: Fields) => Promise<Answer>> = {
  Add: add,
  Remove: remove,
  Check: check,
}

/** Fundist's free rounds, each a GET that is carried out at most once. */
export function freeroundCalls(app: FastifyInstance, api: Freerounds): void {
  for (const [method, answer] of Object.entries(METHODS)) {
    // What only looks must not order anything: no HEAD.
    const options = { exposeHeadRoute: false }
    app.get(`/System/Api/:key/${SECTION}/${method}/`, options, async (request, reply) => {
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
      const fields = request.query as Fields
      if (!isTheirs(api.operator, request, fields)) return refuse(reply)
      return reply.send(await answer(api, fields))
    })
  }
}

const refuse = (reply: FastifyReply) => reply.code(422).send(INVALID)

/** The hash is the same for the three: the merchant, and what every call is hashed with. */
function isTheirs(
  { apiKey, apiPassword, serverIp }: SoftgamingsOperator,
  { params }: FastifyRequest,
  { Operator, TID, Hash }: Fields,
): boolean {
  return (
    (params as { key: string }).key === apiKey &&
    typeof TID === 'string' &&
    typeof Hash === 'string' &&
    Operator === MERCHANT &&
    /^[\da-zA-Z]{1,32}$/.test(TID) &&
    isHashOf(Hash, [Operator, SECTION, serverIp, TID, apiKey, apiPassword])
  )
}

async function add({ arcade, sheets }: Freerounds, fields: Fields): Promise<Answer> {
  const { success, data, error } = Add.safeParse(fields)
  if (!success) return CANNOT(`Wrong ${error.issues[0]?.path.join('.') ?? 'request'}`)
  try {
    await orderReward(arcade, sheets, {
      supplier: SOFTGAMINGS,
      ref: data.ExtID,
      ...(fields.TID !== undefined && { orderId: fields.TID }),
      user: seatUserOf(SOFTGAMINGS, data.Login),
      gameCode: data.Games,
      currency: data.Currency,
      stakeKurus: data.BetLevel,
      rounds: data.Count,
      startsAt: new Date(arcade.clock()),
      endsAt: data.Expire,
    })
    return '1'
  } catch (error) {
    if (error instanceof RewardRefused) return CANNOT(TOLD[error.why])
    throw error
  }
}

async function remove({ arcade }: Freerounds, fields: Fields): Promise<Answer> {
  const { success, data } = Remove.safeParse(fields)
  if (!success) return CANNOT('Wrong Login or ExtID')
  const name = { supplier: SOFTGAMINGS, ref: data.ExtID }
  const reward = await findReward(arcade.pool, name)
  if (reward?.user_ref !== seatUserOf(SOFTGAMINGS, data.Login)) return CANNOT('Unknown free rounds')
  await cancelReward(arcade.pool, name, new Date(arcade.clock()))
  return '1'
}

async function check({ arcade }: Freerounds, fields: Fields): Promise<Answer> {
  const { success, data } = Check.safeParse(fields)
  if (!success) return CANNOT('Wrong FRTID')
  const reward = await findOrdered(arcade.pool, SOFTGAMINGS, data.FRTID)
  return reward ? `1,${roundsLeft(reward, arcade.clock())}` : CANNOT('Unknown free rounds')
}

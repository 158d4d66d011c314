import { KURUS_E5 } from '@zar/contract/money'
import { z } from 'zod/mini'
import type { FreeRounds, FreeRoundsOrder } from '../../modules/casino/index.ts'
import { postJson, saysDoneBefore } from '../post-json.ts'
import type { Credentials } from './credentials.ts'
import { gameIdOf } from './message.ts'

export type CampaignsOptions = Credentials & {
  /** For example https://campaigns.amusnet.example, before `/create_campaign`. */
  url: string
  timeoutMs?: number
}

type Options = CampaignsOptions & {
  /** Our PortalCode before the currency. */
  portal: string
}

const errorCode = z.union([z.int(), z.string().check(z.regex(/^\d{1,6}$/))])
const Reply = z.object({ errorCode, errorMessage: z.optional(z.nullable(z.string())) })
type Reply = z.infer<typeof Reply>
const isOk = (said: Reply) => String(said.errorCode) === '0'

const counts = z.array(z.int().check(z.positive()))
const Choice = z.object({ denominations: counts, betOptions: counts, lines: counts })
const Configured = z.object({
  games: z.array(
    z.object({
      gameId: z.union([z.int(), z.string()]),
      configuration: z.record(z.string(), Choice),
    }),
  ),
})
const Created = z.object({
  campaignUniqueCode: z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/)),
})

/** How one spin is bet: their product is its stake, in hundredths of the unit. */
type Bet = { denomination: number; betOption: number; lines: number }

/**
 * Amusnet's free spins, which are given of a campaign. Each order has one of its own, for its player and
 * its rounds alone, so that whatever is asked again it never gives more; and the award is known by our
 * id, which is what `Freespin/Identification` names in the calls to the wallet. The contract has no call
 * that takes them back.
 */
export function amusnetFreeRounds(options: Options): FreeRounds {
  return {
    async openCampaign(order) {
      const configured = await ask(options, 'gamesConfiguration', placeOf(options, order))
      if (!isOk(configured.said)) return { refused: whyOf(configured.said) }
      const bet = betOf(Configured.parse(configured.text), codeOf(options, order), order)
      if (!bet) return { refused: 'the game has no bet of this stake' }
      const created = await ask(options, 'create_campaign', {
        ...placeOf(options, order),
        startTime: timeOf(order.startsAt),
        endTime: timeOf(order.endsAt),
        totalFreeSpins: order.rounds,
        maxFreeSpinsPerPlayer: order.rounds,
        configuration: { [codeOf(options, order)]: bet },
      })
      if (!isOk(created.said)) return { refused: whyOf(created.said) }
      return { campaign: Created.parse(created.text).campaignUniqueCode }
    },
    async award(order) {
      if (!order.campaign) throw new Error('the campaign was not made')
      const { said } = await ask(options, 'award_freespins', {
        identification: order.id,
        playerId: order.playerId,
        portalCode: codeOf(options, order),
        amount: order.rounds,
        expirationTime: timeOf(order.endsAt),
        campaignUniqueCode: order.campaign,
      })
      const why = whyOf(said)
      return isOk(said) || saysDoneBefore(why) ? { reward: order.id } : { refused: why }
    },
  }
}

const whyOf = ({ errorCode: code, errorMessage }: Reply): string =>
  `${code} ${errorMessage ?? ''}`.trim().slice(0, 200)

const codeOf = ({ portal }: Options, { currency }: FreeRoundsOrder) => `${portal}_${currency}`

const placeOf = ({ portal }: Options, { gameCode }: FreeRoundsOrder) => ({
  portalName: portal,
  gameId: gameIdOf(gameCode),
})

/** UTC, to the second: `2026-11-05T13:15:30Z`. */
const timeOf = (at: Date) => `${at.toISOString().slice(0, 19)}Z`

/** Of several bets of the stake the one of the most lines, as a player bets. */
function betOf(
  { games }: z.infer<typeof Configured>,
  portalCode: string,
  { gameCode, stakeE5 }: FreeRoundsOrder,
): Bet | undefined {
  const game = games.find(({ gameId }) => String(gameId) === gameIdOf(gameCode))
  const choice = game?.configuration[portalCode]
  if (!choice) return undefined
  const bets = choice.lines.flatMap((lines) =>
    choice.denominations.flatMap((denomination) =>
      choice.betOptions.map((betOption) => ({ denomination, betOption, lines })),
    ),
  )
  return bets
    .filter((bet) => BigInt(bet.denomination * bet.betOption * bet.lines) * KURUS_E5 === stakeE5)
    .sort((one, other) => other.lines - one.lines || other.denomination - one.denomination)[0]
}

async function ask(
  { url, userName, password, timeoutMs }: Options,
  call: 'gamesConfiguration' | 'create_campaign' | 'award_freespins',
  payload: object,
): Promise<{ said: Reply; text: unknown }> {
  const body = { auth: { username: userName, password }, payload }
  const text = await postJson(`${url.replace(/\/$/, '')}/${call}`, body, { timeoutMs })
  return { said: Reply.parse(text), text }
}

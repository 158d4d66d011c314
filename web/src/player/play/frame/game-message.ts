import { z } from 'zod/mini'

const kurus = z.int().check(z.nonnegative())

/** What a framed game may tell us. Amounts are whole kuruş. */
const GameMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('zar:ready') }),
  z.object({ type: z.literal('zar:exit') }),
  z.object({ type: z.literal('zar:reload') }),
  z.object({ type: z.literal('zar:balance'), balanceKurus: kurus }),
  z.object({ type: z.literal('zar:round'), stakeKurus: kurus, winKurus: kurus }),
  z.object({
    type: z.literal('zar:reminded'),
    answer: z.enum(['shown', 'goOn', 'leave', 'history', 'limits']),
  }),
])
export type GameMessage = z.infer<typeof GameMessage>

/** What Amusnet's and EGT Digital's games say to the page around them (observed at operators). */
const COMMANDS = new Map<string, GameMessage>([
  ['com.egt-bg.exit', { type: 'zar:exit' }],
  ['com.egt-bg.reload', { type: 'zar:reload' }],
])
const Command = z.object({ command: z.string() })

/** The message, or undefined when it comes from another origin than the game's or is not one of ours. */
export function readGameMessage(
  event: Pick<MessageEvent, 'origin' | 'data'>,
  gameUrl: string,
): GameMessage | undefined {
  if (event.origin !== new URL(gameUrl).origin) return undefined
  const command = Command.safeParse(event.data).data?.command
  return command === undefined ? GameMessage.safeParse(event.data).data : COMMANDS.get(command)
}

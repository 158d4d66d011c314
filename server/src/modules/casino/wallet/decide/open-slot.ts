import type { WalletCommand } from '../command.ts'
import {
  type Facts,
  type OpenSlot,
  type PlayerFacts,
  type SessionFacts,
  sessionOf,
  transactionOf,
} from './facts.ts'

/** So long a round stands in the way that nobody ends: some suppliers send nothing for a loss. */
const STANDS_MS = 60_000

/** A stake of the player's own, or of a bonus. Free rounds stand in nobody's way, and nothing in theirs. */
export const isSlotStake = (
  { movesCash, amountE5, reward }: WalletCommand,
  session: SessionFacts | undefined,
): boolean => session?.isSlot === true && movesCash && amountE5 > 0n && reward === undefined

/** One slot at a time (GAM-10). */
export function whyRefuseSlot(
  facts: Facts,
  command: WalletCommand,
  { openSlot }: PlayerFacts,
  nowMs: number,
): 'slot_open' | undefined {
  if (!openSlot || !isSlotStake(command, sessionOf(facts, command))) return undefined
  const { provider, gameCode } = command
  if (openSlot.gameCode === gameCode && openSlot.provider === provider) return undefined
  return Math.abs(nowMs - openSlot.atMs) < STANDS_MS ? 'slot_open' : undefined
}

/** What is open after this command was taken. */
export function slotAfter(
  facts: Facts,
  command: WalletCommand,
  { openSlot }: PlayerFacts,
  { isStake, nowMs }: { isStake: boolean; nowMs: number },
): OpenSlot | undefined {
  const { provider, gameCode, roundId, roundClosed } = command
  if (isStake) return roundClosed ? undefined : { atMs: nowMs, provider, gameCode, roundId }
  return openSlot && isEndOf(facts, command, openSlot) ? undefined : openSlot
}

/** A win that closes the round, or a rollback of what was staked in it. */
function isEndOf(facts: Facts, command: WalletCommand, { provider, roundId }: OpenSlot): boolean {
  const { kind, referenceId } = command
  if (command.provider !== provider || kind === 'bet') return false
  if (kind === 'win' && !command.roundClosed) return false
  if (command.roundId === roundId) return true
  const named =
    referenceId === null ? undefined : transactionOf(facts, { provider, id: referenceId })
  return named?.playerId === command.playerId && named.roundId === roundId
}

/** As the account's row has it. No name of a supplier or a game has a space in it; a round's may. */
export const textOfSlot = ({ atMs, provider, gameCode, roundId }: OpenSlot): string =>
  `${atMs} ${provider} ${gameCode} ${roundId}`

export function readSlot(text: string | null): OpenSlot | undefined {
  const [, at, provider, gameCode, roundId] = text?.match(/^(\d+) (\S+) (\S+) (.*)$/s) ?? []
  if (!at || !provider || !gameCode || roundId === undefined) return undefined
  return { atMs: Number(at), provider, gameCode, roundId }
}

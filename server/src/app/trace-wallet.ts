import { type Context, context } from '@opentelemetry/api'
import { inSpan } from '@zar/traces'
import type { BatchTraces, Wallet, WalletCommand } from '../modules/casino/index.ts'

/** The same wallet with a span of each command: whose supplier’s it is, its kind and how it came out, never whose player’s. */
export function traceWallet(wallet: Wallet): Wallet {
  const about = ({ provider, kind }: WalletCommand) => ({
    name: `wallet ${kind}`,
    attributes: { 'zar.provider': provider, 'zar.kind': kind },
  })
  return {
    figures: wallet.figures,
    close: wallet.close,
    post: (command) =>
      inSpan(about(command), async (span) => {
        const answer = await wallet.post(command)
        span.setAttribute('zar.outcome', answer.outcome)
        return answer
      }),
    postAtomically: (commands) => {
      const [first] = commands
      if (!first) return wallet.postAtomically(commands)
      return inSpan(about(first), (span) => {
        span.setAttribute('zar.commands', commands.length)
        return wallet.postAtomically(commands)
      })
    },
  }
}

/** A span of each batch of the database. It is below its first command’s, and linked to the others’. */
export const tracedBatches: BatchTraces = {
  here: () => context.active(),
  batch(places, commit) {
    const [from, ...links] = places as Context[]
    const attributes = { 'db.system.name': 'postgresql', 'zar.commands': links.length + 1 }
    return inSpan({ name: 'wallet batch', attributes, from: from ?? context.active(), links }, () =>
      commit(),
    )
  },
}

import {
  lineObject,
  matchDeposit,
  type StatementLine,
} from '@zar/contract/office/house/deposit-match'
import type { Proposal } from '@zar/contract/office/proposals'
import { call } from '../../parts/api/call.ts'
import { moneyOf } from '../../parts/money.ts'
import { Seconds, useProposalsOf } from '../../parts/proposals/second.tsx'
import { useOffers } from '../../parts/rights/offers.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useLinesAnew } from './use-lines.ts'

/** What waits about a line. */
export const aboutLine = ({ id }: StatementLine) =>
  ({ right: 'deposit.match', object: lineObject(id) }) as const

const creditsOf = ({ facts }: Proposal): string => String(facts.creditsE5)

/** A match that one person proposed, for the second, who sees the bank's words and whose it would be. */
export function MatchSeconds({ line }: { line: StatementLine }) {
  const anew = useLinesAnew()
  const [first] = useProposalsOf(aboutLine(line))
  return (
    <Seconds
      {...aboutLine(line)}
      title={t('approveTitle', { sum: moneyOf(line.amountE5) })}
      verb={(proposal) =>
        creditsOf(proposal) === '0'
          ? t('approveNothing')
          : t('approve', { sum: moneyOf(creditsOf(proposal)) })
      }
      refusal={useOffers(line)('deposit.match').refusal}
      consequence={t(first && creditsOf(first) === '0' ? 'doesNothing' : 'does')}
      facts={(proposal) => factsOf(line, proposal)}
      approve={async (proposal) => {
        const { creditsE5 } = await call(matchDeposit, {
          line: line.id,
          ...targetOf(proposal),
          reason: proposal.reason,
          proposal: proposal.id,
        })
        notify(creditsE5 === '0' ? t('laid') : t('matched', { sum: moneyOf(creditsE5) }))
      }}
      onDone={anew}
    />
  )
}

/** Exactly what was proposed. */
const targetOf = ({ terms }: Proposal) => ({
  kind: terms.kind === 'player' ? ('player' as const) : ('deposit' as const),
  id: String(terms.id),
})

function factsOf(line: StatementLine, proposal: Proposal) {
  const { deposit, player, username } = proposal.facts
  return [
    [t('bankId'), line.bankId],
    [t('day'), line.day],
    [t('amount'), moneyOf(line.amountE5)],
    [t('reference'), line.reference],
    [t('by'), line.by],
    [t('deposit'), deposit === null ? t('depositNew') : `#${deposit}`],
    [t('player'), `${username} · ${player}`],
    [t('credits'), moneyOf(creditsOf(proposal))],
  ] as const
}

import type { MatchTargets } from '@zar/contract/office/house/deposit-match'
import { formatDate } from '../../../lib/language/format.ts'
import { t } from './texts.ts'

/** What a line may be matched to, with what a person reads of it. */
export type Target = {
  kind: 'deposit' | 'player'
  /** Of the deposit or the player. */
  id: string
  title: string
  note: string
  /** Whether the match would credit it; a paid deposit takes the line and no money. */
  isCredited: boolean
}

type Found = MatchTargets['deposits'][number]

function stateText({ state, creditsE5 }: Found): string {
  if (creditsE5 === '0') return t('paid')
  return t(state === 'merged' || state === 'cancelled' ? 'closed' : 'waits')
}

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' · ')

/** Deposits first: a player who has one is not credited beside it. */
export function targetsOf({ deposits, players }: MatchTargets): Target[] {
  const named = ({ isNamed }: { isNamed: boolean }) => (isNamed ? t('named') : '')
  return [
    ...deposits.map(
      (one): Target => ({
        kind: 'deposit',
        id: one.id,
        title: joined(t('ofDeposit', { number: one.number }), one.player.username),
        note: joined(one.player.number, one.method, formatDate(one.at), stateText(one), named(one)),
        isCredited: one.creditsE5 !== '0',
      }),
    ),
    ...players.map(
      (one): Target => ({
        kind: 'player',
        id: one.player.id,
        title: joined(t('ofPlayer'), one.player.username),
        note: joined(one.player.number, named(one)),
        isCredited: true,
      }),
    ),
  ]
}

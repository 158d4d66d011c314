import type { WithdrawalCase } from '@zar/contract/office/withdrawals/withdrawals'
import { UsersRound } from 'lucide-react'
import { Say } from '../../parts/controls/say.tsx'
import { useSecond } from '../second.ts'
import { isOver, leftOf } from '../spans.ts'
import { codeName } from './decide.ts'
import { t } from './texts.ts'

type Waiting = WithdrawalCase['waiting'][number]

const NAMES = {
  extend: { own: 'ownExtend', other: 'waitExtend' },
  reject: { own: 'ownReject', other: 'waitReject' },
  ask: { own: 'ownAsk', other: 'waitAsk' },
} as const

/** What waits for a second person, and for how long. */
export function Proposals({ one }: { one: WithdrawalCase }) {
  const now = useSecond()
  return one.waiting.map((waiting) => (
    <Proposal
      key={`${waiting.kind}:${waiting.by}:${waiting.lapsesAt}`}
      waiting={waiting}
      now={now}
    />
  ))
}

function Proposal({ waiting, now }: { waiting: Waiting; now: number }) {
  const { kind, by, isOwn, hours, because, lapsesAt } = waiting
  const said = { by, count: hours ?? 0, code: codeName(waiting) }
  return (
    <Say tone="info" icon={UsersRound}>
      <b>{t(NAMES[kind][isOwn ? 'own' : 'other'], said)}</b> “{because}”
      <span className="o-wd__count">
        {isOver(lapsesAt, now) ? t('lapsed') : t('second', { time: leftOf(lapsesAt, now) })}
      </span>
    </Say>
  )
}

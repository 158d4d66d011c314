import './ledger.css'
import type { LedgerCheck, LedgerState } from '@zar/contract/office/ledger'
import { Check, Link2, ShieldCheck, X } from 'lucide-react'
import { formatDate } from '../../lib/language/format.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { Say } from '../parts/controls/say.tsx'
import { Tag } from '../parts/controls/tag.tsx'
import { BrokenSealFacts } from './broken-seal.tsx'
import { t } from './texts.ts'
import { shortHash, wholeOf } from './words.ts'

/** The last checkpoints of the chain, and what the verification says of it. The one of the chosen transfer is ringed. */
export function Seals({ state, ringed }: { state: LedgerState; ringed: string | undefined }) {
  const { isBroken, wholeAt, hourAt, check } = state
  const dated = (at: string | null) => (at === null ? t('never') : formatDate(at))
  return (
    <section className="o-panel" aria-label={t('chain')}>
      <div className="o-panel__h">
        <h2>{t('chain')}</h2>
        <Tag tone={isBroken ? 'no' : 'done'} icon={isBroken ? X : Check}>
          {t(isBroken ? 'broken' : 'holds')}
        </Tag>
        <span className="o-micro o-ell">
          {t('checked', { whole: dated(wholeAt), hour: dated(hourAt) })}
        </span>
        <span className="o-micro o-push o-led__every">{t('every')}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard */}
      <ol className="o-led__seals" tabIndex={0} aria-label={t('chain')}>
        {state.seals.toReversed().map((seal) => (
          <li key={seal.id} className={seal.id === ringed ? 'o-led__seal is-on' : 'o-led__seal'}>
            <span>{wholeOf(seal.id)}</span>
            <b title={seal.hash}>{shortHash(seal.hash)}</b>
            <span>{t('sealOf', { count: seal.transfers })}</span>
            <Icon of={Link2} size="s" />
          </li>
        ))}
        <li className="o-led__seal o-led__seal--next">
          <span>{t('next')}</span>
          <b>…</b>
          <span>{t('sealOf', { count: state.uncovered })}</span>
        </li>
      </ol>
      {check && <Verification check={check} />}
    </section>
  )
}

/** How far a verification is, or what it came to. */
function Verification({ check }: { check: LedgerCheck }) {
  const { endedAt, findings, toSeal, atSeal } = check
  const transfers = t('sealOf', { count: check.transfers })
  if (endedAt === null) {
    return (
      <div className="o-led__run" role="status">
        <progress
          max={Math.max(1, Number(toSeal))}
          value={Number(atSeal)}
          aria-label={t('verifying')}
        />
        <span>{t('progress', { at: wholeOf(atSeal), to: wholeOf(toSeal), transfers })}</span>
      </div>
    )
  }
  if (findings === null) return <Say tone="wait">{t('brokeOff')}</Say>
  const ended = <span className="haze">{t('at', { at: formatDate(endedAt) })}</span>
  if (findings.length === 0) {
    return (
      <Say tone="ok" icon={ShieldCheck} role="status">
        <b>{t('verified', { transfers })}</b> {ended}
      </Say>
    )
  }
  return (
    <Say tone="no" role="alert">
      <b>{t('differs', { count: findings.length })}</b> {ended}
      <ul className="o-led__findings">
        {findings.slice(0, 8).map(({ rule, sentence, seal }) => (
          <li key={sentence}>
            {rule}: {sentence}
            {seal && <BrokenSealFacts seal={seal} />}
          </li>
        ))}
      </ul>
    </Say>
  )
}

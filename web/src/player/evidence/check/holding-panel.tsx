import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { formatE5, inFours } from './format.ts'
import type { Answer, Holding } from './protocol.ts'
import { accountName } from './words/kind-texts.ts'
import { t } from './words/texts.ts'

type Props = { answer: Answer; holding: Holding }

/** What a valid file holds: period, rows, batches, heads, blacked-out lines. */
export function HoldingPanel({ answer, holding }: Props) {
  return (
    <section className="panel" aria-label={t('holds')}>
      <div className="panel__head">
        <h2>{t('holds')}</h2>
      </div>
      <div className="evi__body">
        <Facts answer={answer} holding={holding} />
        <Accounts accounts={holding.accounts} />
        <Logs logs={holding.logs} />
      </div>
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{children}</dd>
  </div>
)

function Facts({ answer: { verdict, sha256, keys }, holding }: Props) {
  if (verdict.verdict !== 'valid') return null
  const { lines, rows, facts, blackedOut } = verdict
  const { origin, player, number, made, from, to, whole } = holding
  return (
    <dl className="evi__facts">
      <Fact name={t('origin')}>{origin}</Fact>
      <Fact name={t('number')}>{number}</Fact>
      <Fact name={t('player')}>{player}</Fact>
      <Fact name={t('made')}>{formatDate(made)}</Fact>
      <Fact name={t('period')}>
        {formatDate(from)} – {formatDate(to)}
        <small>{t(whole ? 'whole' : 'part')}</small>
      </Fact>
      <Fact name={t('sum')}>{t('sumNote', { lines, rows, facts })}</Fact>
      <Fact name={t('black')}>
        {blackedOut === 0 ? t('blackNone') : t('blackSome', { black: blackedOut })}
      </Fact>
      <Fact name={t('keysOf')}>
        {inFours(keys.root)}
        <small>{t(keys.isChecked ? 'rootChecked' : 'rootUnchecked')}</small>
      </Fact>
      <Fact name={t('sha')}>{inFours(sha256)}</Fact>
    </dl>
  )
}

/** A table that may be wider than a phone: whoever has a keyboard moves it too. */
const Wide = ({ name, children }: { name: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached
  <section className="evi__scroll" aria-label={name} tabIndex={0}>
    {children}
  </section>
)

const Accounts = ({ accounts }: Pick<Holding, 'accounts'>) => (
  <Wide name={t('accounts')}>
    <table className="evi__table">
      <caption>{t('accounts')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('account')}</th>
          <th scope="col" className="r">
            {t('opening')}
          </th>
          <th scope="col" className="r">
            {t('closing')}
          </th>
        </tr>
      </thead>
      <tbody>
        {accounts.map(({ id, kind, opening, closing }) => (
          <tr key={id}>
            <th scope="row">
              {accountName(kind)} <small className="num">{id}</small>
            </th>
            <td className="r num">{formatE5(opening)}</td>
            <td className="r num">{formatE5(closing)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Wide>
)

const Logs = ({ logs }: Pick<Holding, 'logs'>) => (
  <Wide name={t('logs')}>
    <table className="evi__table">
      <caption>{t('logs')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('log')}</th>
          <th scope="col" className="r">
            {t('batches')}
          </th>
          <th scope="col" className="r">
            {t('items')}
          </th>
          <th scope="col" className="r">
            {t('black')}
          </th>
          <th scope="col">{t('headAt')}</th>
          <th scope="col">{t('headRoot')}</th>
        </tr>
      </thead>
      <tbody>
        {logs.map(({ log, subject, head, batches, items, blackedOut }) => (
          <tr key={`${log} ${subject}`}>
            <th scope="row">{log}</th>
            <td className="r num">{t('batchesOf', { shown: batches, all: head.batches })}</td>
            <td className="r num">{t('batchesOf', { shown: items, all: head.rows })}</td>
            <td className="r num">{blackedOut}</td>
            <td className="num">{formatDate(head.at)}</td>
            <td className="num">{inFours(head.root.slice(0, 16))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Wide>
)

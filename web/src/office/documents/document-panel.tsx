import {
  type DocumentCase,
  type DocumentRow,
  openDocumentFile,
} from '@zar/contract/office/identity/documents'
import { UserRound } from 'lucide-react'
import { formatDate } from '../../lib/language/format.ts'
import { Link } from '../../lib/router/router.tsx'
import { call } from '../parts/api/call.ts'
import { isCode } from '../parts/api/failure.ts'
import { useMe } from '../parts/api/session.ts'
import { AwaitedCase } from '../parts/case/awaited-case.tsx'
import { Case, CaseSum, Facts } from '../parts/case/case.tsx'
import { Say } from '../parts/controls/say.tsx'
import { FileReveal } from '../parts/files/file-reveal.tsx'
import { moneyOf } from '../parts/money.ts'
import { useOffers } from '../parts/rights/offers.ts'
import { leftText } from '../parts/time.ts'
import { DocumentActs } from './document-acts.tsx'
import { StateTag } from './state-tag.tsx'
import { t } from './texts.ts'
import { useDocument } from './use-documents.ts'

/** All about the chosen document: its files, what they are held against, and what the clock does. */
export function DocumentPanel({ id, row }: { id: string; row: DocumentRow | undefined }) {
  const read = useDocument(id, row)
  const { data: one, error } = read
  const isGone = isCode(error, 'not_found')
  if (one && !isGone) return <Open one={one} />
  return (
    <AwaitedCase
      name={t('title')}
      read={read}
      loading={t('loading')}
      gone={isGone && { title: t('gone'), note: t('goneNote') }}
    />
  )
}

function Open({ one }: { one: DocumentCase }) {
  const me = useMe()
  const { player, standing, kind } = one
  const takenBy = standing?.takenBy
  return (
    <Case
      id={t(kind)}
      name={t('name', { kind: t(kind), player: player.username })}
      tag={<StateTag state={one.state} />}
    >
      <div>
        <CaseSum>{moneyOf(one.amountE5)}</CaseSum>
        <p className="o-micro">
          <Link className="o-link" to={`/office/players/${player.id}`}>
            {player.username}
          </Link>{' '}
          · {player.number} ·{' '}
          <Link className="o-link" to={`/office/withdrawals?row=${one.payment}`}>
            {t('withdrawal')}
          </Link>
        </p>
      </div>
      {takenBy && takenBy.id !== me?.id && (
        <Say tone="wait" icon={UserRound}>
          {t('openAt', { name: takenBy.name })}
        </Say>
      )}
      <Files one={one} />
      <Known one={one} />
      <Times one={one} />
      <Before one={one} />
      {standing && <DocumentActs one={one} standing={standing} />}
    </Case>
  )
}

function Files({ one }: { one: DocumentCase }) {
  const offers = useOffers(one)
  const mayView = offers('document.view').isHere
  return (
    <div className="o-stack">
      <h3>{t('files')}</h3>
      {one.files.length === 0 && <p className="o-micro">{t('noFiles')}</p>}
      {one.files.map((file) => (
        <FileReveal
          key={file.id}
          file={file}
          mayView={mayView}
          onReveal={(reason) => call(openDocumentFile, { id: file.id, reason })}
        />
      ))}
    </div>
  )
}

function Known({ one: { known } }: { one: DocumentCase }) {
  return (
    <div>
      <h3>{t('known')}</h3>
      <Facts
        facts={[
          [t('realName'), known.name],
          [t('country'), known.country],
          [t('account'), [known.method, known.account].filter(Boolean).join(' · ')],
        ]}
      />
      <p className="o-micro">{t('more')}</p>
    </div>
  )
}

function Times({ one: { handedAt, standing, clockAt, decided } }: { one: DocumentCase }) {
  const { by, at, code, because } = decided ?? {}
  const name = by === 'clock' ? t('clockName') : by
  return (
    <Facts
      facts={[
        [t('handed'), formatDate(handedAt)],
        ...(standing ? [[t('promised'), leftText(standing.promiseAt)] as const] : []),
        ...(clockAt ? [[t('clock'), t('atClock', { time: formatDate(clockAt) })] as const] : []),
        ...(name && at
          ? [
              [
                [t('decided', { name, time: formatDate(at) })].join(''),
                [code && t(code), because].filter(Boolean).join(': ') || '–',
              ] as const,
            ]
          : []),
      ]}
    />
  )
}

function Before({ one: { before } }: { one: DocumentCase }) {
  if (before.length === 0) return null
  return (
    <div>
      <h3>{t('before')}</h3>
      <ul>
        {before.map(({ id, state, code, handedAt }) => (
          <li key={id}>
            <Link className="o-link" to={`/office/documents?view=ended&row=${id}`}>
              {t('beforeOne', {
                time: formatDate(handedAt),
                state: code ? t(code) : t(`state.${state}`),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

import './documents.css'
import {
  type AskedDocument,
  DOCUMENT_NAMES,
  DOCUMENT_READS,
  type HandedIn,
} from '@zar/contract/players/documents'
import { isAway } from '../../lib/api/query.ts'
import { formatDate, formatMoney } from '../../lib/language/format.ts'
import { locale } from '../../lib/language/translate.ts'
import { Tag, type TagKind } from '../../ui/data-display/tag.tsx'
import { Button } from '../../ui/form/button.tsx'
import { HandInForm } from './hand-in-form.tsx'
import { t } from './texts.ts'
import { useAsked } from './use-asked.ts'

const KINDS: Record<HandedIn['state'], TagKind> = {
  waiting: 'wait',
  taken: 'info',
  accepted: 'done',
  refused: 'no',
  lapsed: 'info',
}

/** What the player is asked for with a withdrawal, what became of what they handed in, and the way to hand it in. */
export function AskedDocuments() {
  const query = useAsked()
  const { data } = query
  if (isAway(query))
    return (
      <div className="note" role="alert">
        <span>{t('away')}</span>
        <Button size="s" onClick={() => void query.refetch()}>
          {t('retry')}
        </Button>
      </div>
    )
  // What ended without a document has nothing to tell.
  const shown = data?.filter(
    ({ canHandIn, documents }) => canHandIn !== 'over' || documents.length > 0,
  )
  return shown?.map((one) => <Asked key={one.payment} asked={one} />)
}

function Asked({ asked }: { asked: AskedDocument }) {
  const { payment, kind, amount, endsAt, documents, canHandIn } = asked
  const last = documents[0]
  const headId = `asked-${payment}`
  return (
    <section className="asked" aria-labelledby={headId}>
      <h2 id={headId}>{t(canHandIn === 'over' ? 'title.over' : 'title')}</h2>
      <p>
        <b>{t('wanted', { kind: DOCUMENT_NAMES[kind][locale] })}</b>
        {canHandIn !== 'over' && <> {t(`kind.${kind}`)}</>}
      </p>
      {endsAt && (
        <p className="asked__note">
          {t('until', { sum: formatMoney(amount), time: formatDate(endsAt) })}
        </p>
      )}
      {last && <Handed one={last} />}
      {canHandIn === 'yes' && <HandInForm payment={payment} />}
      {canHandIn === 'day_full' && <p className="asked__note">{t('full')}</p>}
    </section>
  )
}

function Handed({ one: { state, code, handedAt, files } }: { one: HandedIn }) {
  const said = state === 'refused' ? code && DOCUMENT_READS[code][locale] : t(`${state}.text`)
  return (
    <div className="asked__last">
      <p role="status">
        <Tag kind={KINDS[state]}>{t(state)}</Tag> {said}
      </p>
      <p className="asked__note">
        {t('handed', { time: formatDate(handedAt), files: files.join(', ') || '–' })}
      </p>
    </div>
  )
}

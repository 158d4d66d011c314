import {
  removeSegment,
  type SegmentCase,
  type SegmentRow,
} from '@zar/contract/office/segments/segments'
import { useState } from 'react'
import { formatDate } from '../../lib/language/format.ts'
import { Link } from '../../lib/router/router.tsx'
import { call } from '../parts/api/call.ts'
import { Acts, Case } from '../parts/case/case.tsx'
import { Button } from '../parts/controls/button.tsx'
import { Tag } from '../parts/controls/tag.tsx'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { useOffers } from '../parts/rights/offers.ts'
import { MemberCountLine } from '../parts/segments/member-count.tsx'
import { useSegments } from '../parts/segments/use-segments.ts'
import { sentenceOf } from '../parts/segments/words.ts'
import { Failed } from '../parts/states/failed.tsx'
import { notify } from '../parts/toasts/toasts.ts'
import { NoticeSecond } from './notice-second.tsx'
import { t } from './texts.ts'
import { useSegment } from './use-segments.ts'

type Props = { row: SegmentRow; onChange: () => void; onNotify: () => void; onGone: () => void }

/** A segment: who belongs, how many now, what stands on it, and its versions. */
export function SegmentPanel({ row, onChange, onNotify, onGone }: Props) {
  const { data, error, isError, refetch } = useSegment(row.id)
  return (
    <Case id={row.name} name={row.name} tag={<Tag>{t('version', { version: row.version })}</Tag>}>
      <p>{sentenceOf(row.expression)}</p>
      <MemberCountLine expression={row.expression} />
      <p className="o-micro">{t('always')}</p>
      <h3>{t('uses')}</h3>
      <Uses row={row} />
      {isError && <Failed error={error} onAgain={() => void refetch()} />}
      {data && <History versions={data.versions} />}
      {data && <NoticeSecond segment={data} />}
      {data && <Decisions whole={data} onChange={onChange} onNotify={onNotify} onGone={onGone} />}
    </Case>
  )
}

const SCREENS = { campaign: '/office/campaigns', offer: '/office/bonus' } as const

function Uses({ row: { uses } }: { row: SegmentRow }) {
  if (uses.length === 0) return <p className="o-micro">{t('unused')}</p>
  return (
    <ul className="o-segment__history">
      {uses.map(({ kind, id, name }) => (
        <li key={`${kind} ${id}`}>
          {t(kind)}:{' '}
          <Link className="o-link" to={`${SCREENS[kind]}?row=${id}`}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const History = ({ versions }: Pick<SegmentCase, 'versions'>) => (
  <>
    <h3>{t('history')}</h3>
    <ol className="o-segment__history">
      {versions.map(({ version, expression, madeBy, madeAt, note }) => (
        <li key={version}>
          <b>{t('version', { version })}</b> {note}
          <br />
          {sentenceOf(expression)}
          <br />
          <span className="haze">{t('by', { name: madeBy, at: formatDate(madeAt) })}</span>
        </li>
      ))}
    </ol>
  </>
)

type Deciding = Omit<Props, 'row'> & { whole: SegmentCase }

function Decisions({ whole, onChange, onNotify, onGone }: Deciding) {
  const [isRemoving, setRemoving] = useState(false)
  const { anew } = useSegments()
  const offers = useOffers(whole)
  const { isHere, refusal } = offers('segment.edit')
  const notice = offers('notify.segment')
  if (!isHere && !notice.isHere) return null
  const remove = async () => {
    await call(removeSegment, { id: whole.id })
    notify(t('removed'))
    onGone()
    await anew()
  }
  return (
    <Acts>
      {isHere && (
        <Button kind="primary" refusal={refusal} onClick={onChange}>
          {t('change')}
        </Button>
      )}
      {notice.isHere && (
        <Button refusal={notice.refusal} onClick={onNotify}>
          {t('notice')}
        </Button>
      )}
      {isHere && (
        <Button
          kind="danger"
          refusal={refusal ?? (whole.uses.length > 0 ? t('usedFirst') : undefined)}
          onClick={() => setRemoving(true)}
        >
          {t('remove')}
        </Button>
      )}
      {isRemoving && (
        <Confirm
          title={t('removeTitle', { name: whole.name })}
          verb={t('remove')}
          isDangerous
          consequence={t('removeDoes')}
          draft={`segment:${whole.id}:remove`}
          onConfirm={remove}
          onClose={() => setRemoving(false)}
        />
      )}
    </Acts>
  )
}

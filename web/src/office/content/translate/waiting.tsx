import type { ContentList, ListedPiece } from '@zar/contract/office/content/operations'
import { Languages, PanelsTopLeft } from 'lucide-react'
import { formatDate } from '../../../lib/language/format.ts'
import { Button } from '../../parts/controls/button.tsx'
import { useOffers } from '../../parts/rights/offers.ts'
import { Empty } from '../../parts/states/empty.tsx'
import { kindName } from '../names.ts'
import { t } from '../texts.ts'
import type { Ref } from '../use-content.ts'
import { writesOf } from './writes.ts'

type Props = { list: ContentList; onChoose: (ref: Ref) => void }

/** While no piece is chosen: the drafts whose English is missing or out of date, the longest waiting first. */
export function Waiting({ list, onChoose }: Props) {
  const isTranslator = writesOf(useOffers(list)) === 'english'
  const waiting = list.pieces
    .filter(({ gaps }) => gaps > 0)
    .sort((one, other) => (one.editedAt ?? '').localeCompare(other.editedAt ?? ''))
  if (waiting.length === 0)
    return (
      <section className="o-panel o-content__none">
        <Empty
          icon={isTranslator ? Languages : PanelsTopLeft}
          title={t(isTranslator ? 'noneToTranslate' : 'pick')}
        >
          {t(isTranslator ? 'noneToTranslateNote' : 'pickNote')}
        </Empty>
      </section>
    )
  return (
    <section className="o-panel" aria-labelledby="content-waiting">
      <div className="o-panel__h">
        <h2 id="content-waiting">{t('toTranslate')}</h2>
        <span className="o-micro">{t('toTranslateNote', { count: waiting.length })}</span>
      </div>
      <ul className="o-content__history">
        {waiting.map((one) => (
          <li key={`${one.kind}:${one.piece}`}>
            <span>
              <Button kind="ghost" onClick={() => onChoose({ kind: one.kind, piece: one.piece })}>
                {one.name || t('untitled')}
              </Button>
              <small>{noteOf(one)}</small>
            </span>
            <Counts one={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const noteOf = ({ kind, editedAt }: ListedPiece): string =>
  editedAt ? `${kindName(kind)} · ${t('editedAt', { at: formatDate(editedAt) })}` : kindName(kind)

const Counts = ({ one: { gaps, stale } }: { one: ListedPiece }) => (
  <div className="o-content__marks">
    {gaps > stale && <b>{t('countMissing', { count: gaps - stale })}</b>}
    {stale > 0 && <b>{t('countStale', { count: stale })}</b>}
  </div>
)

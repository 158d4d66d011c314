import {
  type ContentList,
  type ListedPiece,
  startDraft,
} from '@zar/contract/office/content/operations'
import { KINDS, type Kind } from '@zar/contract/office/content/pieces'
import { ArrowDownUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { call } from '../parts/api/call.ts'
import { failureText } from '../parts/api/failure.ts'
import { Button, IconButton } from '../parts/controls/button.tsx'
import { QuickChips } from '../parts/controls/tabs.tsx'
import { useOffers } from '../parts/rights/offers.ts'
import { Empty } from '../parts/states/empty.tsx'
import { notify } from '../parts/toasts/toasts.ts'
import { kindName, placeName } from './names.ts'
import { OrderDialog } from './order-dialog.tsx'
import { t } from './texts.ts'
import { writesOf } from './translate/writes.ts'
import { type Ref, useRefresh } from './use-content.ts'

const FILTERS = {
  all: () => true,
  drafts: ({ draft }: ListedPiece) => draft !== null,
  waiting: ({ scheduledAt }: ListedPiece) => scheduledAt !== null,
  english: ({ gaps }: ListedPiece) => gaps > 0,
} as const
type Filter = keyof typeof FILTERS
const NAMES = Object.keys(FILTERS) as Filter[]

type Props = { list: ContentList; chosen: Ref | undefined; onChoose: (ref: Ref) => void }

/** All pieces by kind and place, with what waits in each. */
export function PieceList({ list, chosen, onChoose }: Props) {
  const isTranslator = writesOf(useOffers(list)) === 'english'
  const [filter, setFilter] = useState<Filter>(isTranslator ? 'english' : 'all')
  const shown = list.pieces.filter(FILTERS[filter])
  return (
    <nav className="o-panel o-content__nav" aria-label={t('list')}>
      <QuickChips
        label={t('filter')}
        chips={NAMES.map((key) => ({
          key,
          label: t(key),
          count: list.pieces.filter(FILTERS[key]).length,
        }))}
        chosen={filter}
        onChoose={setFilter}
      />
      {shown.length === 0 && (
        <Empty icon={Plus} title={t('none')}>
          {t('noneNote')}
        </Empty>
      )}
      {KINDS.map((kind) => (
        <Group
          key={kind}
          kind={kind}
          list={list}
          pieces={shown.filter((one) => one.kind === kind)}
          isWhole={filter === 'all'}
          chosen={chosen}
          onChoose={onChoose}
        />
      ))}
    </nav>
  )
}

type GroupProps = Props & { kind: Kind; pieces: readonly ListedPiece[]; isWhole: boolean }

function Group({ kind, list, pieces, isWhole, chosen, onChoose }: GroupProps) {
  const offers = useOffers(list)
  const refresh = useRefresh()
  const [isOrdering, setOrdering] = useState(false)
  const add = async () => {
    try {
      const draft = await call(startDraft, { kind, piece: null })
      await refresh()
      onChoose({ kind, piece: draft.piece })
    } catch (failure) {
      notify(failureText(failure))
    }
  }
  if (pieces.length === 0 && !isWhole) return null
  const isOrdered = kind === 'slide' || kind === 'promotion' || kind === 'page'
  return (
    <section aria-labelledby={`content-${kind}`}>
      <h3 id={`content-${kind}`}>
        {kindName(kind)}
        <span className="o-push o-row">
          {isOrdered && offers('slot.order').isHere && (
            <IconButton
              size="s"
              icon={ArrowDownUp}
              label={t('order', { kind: kindName(kind) })}
              onClick={() => setOrdering(true)}
            />
          )}
          {kind !== 'text' && offers('page.edit').isHere && (
            <IconButton
              size="s"
              icon={Plus}
              label={t('add', { kind: kindName(kind) })}
              onClick={() => void add()}
            />
          )}
        </span>
      </h3>
      <ul>
        {pieces.map((one) => (
          <li key={one.piece}>
            <Row
              one={one}
              isChosen={chosen?.kind === kind && chosen.piece === one.piece}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
      {isOrdering && isOrdered && (
        <OrderDialog kind={kind} list={list} onClose={() => setOrdering(false)} />
      )}
    </section>
  )
}

type RowProps = { one: ListedPiece; isChosen: boolean; onChoose: (ref: Ref) => void }

const Row = ({ one, isChosen, onChoose }: RowProps) => (
  <Button
    kind="ghost"
    aria-current={isChosen ? 'true' : undefined}
    onClick={() => onChoose({ kind: one.kind, piece: one.piece })}
  >
    <span className="o-content__name">
      {one.name || t('untitled')}
      {one.kind === 'slide' && one.place && <small>{placeName(one.place)}</small>}
    </span>
    <span className="o-content__marks">
      {one.gaps > 0 && <b>{t('gaps', { count: one.gaps })}</b>}
      {one.gaps === 0 && one.draft !== null && <small>{t('isDraft')}</small>}
      {one.scheduledAt && <small>{t('isScheduled')}</small>}
      {!one.isShown && one.draft === null && <small>{t('isOff')}</small>}
    </span>
  </Button>
)

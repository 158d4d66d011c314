import { useState } from 'react'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { TickField } from '../../../ui/form/field.tsx'
import { t } from '../section-texts.ts'
import { toggled } from './filters.ts'
import { PanelEnd } from './panel-end.tsx'

/** Above this a search row stands on top of the list. */
const SEARCH_FROM = 12

type StudiosPanelProps = {
  /** Undefined while they are being fetched. */
  studios: { id: string; count: number }[] | undefined
  chosen: string[]
  total: number | undefined
  onChoose: (studios: string[]) => void
  onClose: () => void
}

export function StudiosPanel({ studios, chosen, total, onChoose, onClose }: StudiosPanelProps) {
  const [typed, setTyped] = useState('')
  const fold = (text: string) => text.toLocaleLowerCase('tr')
  const shown = studios?.filter(({ id }) => fold(id).includes(fold(typed.trim())))
  return (
    <>
      <div className="filterpanel__body">
        {studios && studios.length > SEARCH_FROM && (
          <input
            type="search"
            className="filterpanel__find"
            placeholder={t('studioFind')}
            aria-label={t('studioFind')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        <fieldset>
          <legend className="sr">{t('studio')}</legend>
          {!shown && <Skeleton height="132px" />}
          {shown?.map(({ id, count }) => (
            <TickField
              key={id}
              checked={chosen.includes(id)}
              onChange={() => onChoose(toggled(chosen, id))}
            >
              <Counted what={id} count={count} />
            </TickField>
          ))}
          {shown?.length === 0 && <p className="filterpanel__none">{t('studioNone')}</p>}
        </fieldset>
      </div>
      <PanelEnd
        total={total}
        onClear={chosen.length > 0 ? () => onChoose([]) : undefined}
        onClose={onClose}
      />
    </>
  )
}

/** A choice, and at the right how many games it has. */
export function Counted({ what, count }: { what: string; count: number }) {
  return (
    <span className="filterpanel__row">
      {what}
      <small className="num">{count}</small>
    </span>
  )
}

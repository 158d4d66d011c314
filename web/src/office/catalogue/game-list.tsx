import './catalogue.css'
import type { CatalogueGame } from '@zar/contract/office/catalogue'
import { GripVertical, LayoutGrid, Lock } from 'lucide-react'
import { formatPercent } from '../../lib/language/format.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { Kbd } from '../parts/controls/button.tsx'
import { Tag } from '../parts/controls/tag.tsx'
import type { Column } from '../parts/table/columns.ts'
import type { Rows } from '../parts/table/rows.ts'
import { Table } from '../parts/table/table.tsx'
import { t } from './texts.ts'
import { type Carrying, orderedBy, useCarrying } from './use-carrying.ts'
import { useOrdering } from './use-catalogue.ts'

export const StateTag = ({ state }: Pick<CatalogueGame, 'state'>) => (
  <Tag tone={state === 'open' ? 'done' : 'line'} icon={state === 'closed' ? Lock : undefined}>
    {t(state)}
  </Tag>
)

type Props = {
  list: Rows<CatalogueGame>
  category: { id: number; games: number; version: number }
  /** Why it is not ordered now; undefined where it is. */
  still: string | undefined
  chosen: string | undefined
  onChoose: (code: string) => void
}

/** Games in the order in which players see them; each is carried to another place by its grip. */
export function GameList({ list, category, still, chosen, onChoose }: Props) {
  const { move } = useOrdering(category.id, category.version)
  const carrying = useCarrying({ rows: list.rows, count: category.games, onMove: move })
  const { carried, said } = carrying
  const rows = orderedBy(list.rows, carried)
  const placeOf = new Map(rows.map(({ code }, at) => [code, at + 1]))
  const columns: readonly Column<CatalogueGame>[] = [
    {
      key: 'game',
      head: t('game'),
      bar: 150,
      cell: (row) => (
        <span className="o-cat__game" data-place={placeOf.get(row.code)}>
          {still === undefined && <Grip row={row} carrying={carrying} />}
          <span className="o-cat__place">{placeOf.get(row.code)}</span>
          <span className="o-two">
            <b>{row.name}</b>
            <small>
              {row.studio} · {row.providerName}
            </small>
          </span>
        </span>
      ),
    },
    { key: 'rtp', head: t('rtp'), align: 'end', cell: ({ rtpBp }) => formatPercent(rtpBp) },
    { key: 'state', head: t('state'), cell: (row) => <StateTag state={row.state} /> },
  ]
  return (
    <>
      <Table<CatalogueGame>
        label={t('title')}
        columns={columns}
        list={{ ...list, rows }}
        rowKey={({ code }) => code}
        rowName={({ code, name, state }) =>
          t('rowName', { name, place: placeOf.get(code) ?? 0, state: t(state) })
        }
        chosen={carried?.code ?? chosen}
        onChoose={onChoose}
        empty={{ icon: LayoutGrid, title: t('none'), text: t('noneNote') }}
        card={(row) => (
          <span className="o-cards__line">
            <b>{row.name}</b>
            <StateTag state={row.state} />
          </span>
        )}
      />
      <div className="o-panel__f">
        {still ?? (carried ? t('keys', { place: carried.at + 1 }) : '')}
        {still === undefined && (
          <span className="o-push o-row" aria-hidden>
            <Kbd>␣</Kbd> {t('hold')} <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('carry')} <Kbd>Esc</Kbd>{' '}
            {t('let')}
          </span>
        )}
      </div>
      <p className="sr" role="status" aria-live="assertive">
        {said}
      </p>
    </>
  )
}

/** The place, counted from 0, of the row under the pointer. */
function placeUnder({ clientX, clientY }: React.PointerEvent): number | undefined {
  const row = document.elementFromPoint(clientX, clientY)?.closest('tr')
  const place = row?.querySelector<HTMLElement>('[data-place]')?.dataset.place
  return place === undefined ? undefined : Number(place) - 1
}

function Grip({ row, carrying }: { row: CatalogueGame; carrying: Carrying }) {
  const { carried, lift, carryTo, drop, putBack, onKeyDown } = carrying
  const isOn = carried?.code === row.code
  return (
    <button
      type="button"
      className="o-cat__grip"
      aria-label={t('grip', { name: row.name })}
      aria-pressed={isOn}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => onKeyDown(event, row.code)}
      onBlur={() => isOn && putBack()}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture?.(event.pointerId)
        lift(row.code)
      }}
      onPointerMove={(event) => {
        const place = isOn ? placeUnder(event) : undefined
        if (place !== undefined && place !== carried?.at) carryTo(place)
      }}
      onPointerUp={() => isOn && void drop()}
      onPointerCancel={() => isOn && putBack()}
    >
      <Icon of={GripVertical} size="s" />
    </button>
  )
}

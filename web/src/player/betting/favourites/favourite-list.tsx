import { GripVertical } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Link } from '../../../lib/router/router.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { FavouriteStar } from './favourite-star.tsx'
import type { Favourite, Kind } from './favourites.ts'
import { t } from './texts.ts'
import { useOrder } from './use-order.ts'

/** What stands before the name, under it and after it, and where it leads. */
type Parts = { mark: ReactNode; note: string; count?: number; to?: string }

type ListProps = {
  kind: Kind
  title: string
  empty: string
  items: readonly Favourite[]
  partsOf: (one: Favourite) => Parts
  addTo: string
}

/** Favourites of a kind, in an order that the player makes. */
export function FavouriteList({ kind, title, empty, items, partsOf, addTo }: ListProps) {
  const list = useRef<HTMLUListElement>(null)
  const { isHeld, said, grip } = useOrder(kind, items, list)
  return (
    <section className="panel favlist" aria-label={title}>
      <div className="panel__head">
        <h2>{title}</h2>
        <Link className="tool" to={addTo}>
          {t('add')}
        </Link>
      </div>
      {items.length === 0 && <p className="favlist__none">{empty}</p>}
      <ul ref={list}>
        {items.map((one, at) => (
          <li key={one.id} className={isHeld(one) ? 'is-held' : undefined}>
            <button
              type="button"
              className="favlist__grip"
              aria-label={t('move', { name: one.name, place: at + 1, count: items.length })}
              aria-pressed={isHeld(one)}
              {...grip(one, at)}
            >
              <Icon of={GripVertical} size="s" />
            </button>
            <Row one={one} parts={partsOf(one)} />
            <FavouriteStar
              kind={kind}
              id={one.id}
              name={one.name}
              label={t('remove', { name: one.name })}
            />
          </li>
        ))}
      </ul>
      <p className="sr" role="status">
        {said}
      </p>
    </section>
  )
}

const Row = ({ one, parts: { mark, note, count, to } }: { one: Favourite; parts: Parts }) => (
  <>
    <span className="favlist__mark">{mark}</span>
    <span className="favlist__name">
      {to ? <Link to={to}>{one.name}</Link> : <b>{one.name}</b>}
      <small>{note}</small>
    </span>
    <small className="num">{count}</small>
  </>
)

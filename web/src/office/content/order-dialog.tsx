import type { ContentList, ListedPiece } from '@zar/contract/office/content/operations'
import { orderPieces } from '@zar/contract/office/content/order'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { texts } from '../../lib/language/translate.ts'
import { call } from '../parts/api/call.ts'
import { IconButton } from '../parts/controls/button.tsx'
import { SelectField } from '../parts/controls/field.tsx'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../parts/toasts/toasts.ts'
import { kindName, placeName } from './names.ts'
import { useRefresh } from './use-content.ts'

const t = texts({
  tr: {
    title: '{kind}: sıra',
    verb: 'Sırayı kaydet',
    place: 'Sayfa',
    up: '{name}: yukarı',
    down: '{name}: aşağı',
    done: 'Sıra değişti',
    does: 'Oyuncular en geç 3 saniye içinde bu sırayı görür.',
    moved: '{name}, {place}. sıra',
    untitled: 'Adsız',
  },
  en: {
    title: '{kind}: order',
    verb: 'Save the order',
    place: 'Page',
    up: '{name}: up',
    down: '{name}: down',
    done: 'The order is changed',
    does: 'Players see this order within 3 seconds.',
    moved: '{name}, place {place}',
    untitled: 'Untitled',
  },
})

type Props = { kind: 'slide' | 'promotion' | 'page'; list: ContentList; onClose: () => void }

/** Slides of a page, or all promotions, in another order; refused where somebody changed it meanwhile. */
export function OrderDialog({ kind, list, onClose }: Props) {
  const refresh = useRefresh()
  const places = placesIn(list, kind)
  const [place, setPlace] = useState(places[0] ?? null)
  const seen = seenIn(list, kind, place)
  const [order, setOrder] = useState<readonly string[]>()
  const [said, setSaid] = useState('')
  const now = order ?? seen.map(({ piece }) => piece)
  const nameOf = (piece: string) => seen.find((one) => one.piece === piece)?.name || t('untitled')
  const move = (piece: string, step: -1 | 1) => {
    const at = now.indexOf(piece)
    const rest = now.filter((one) => one !== piece)
    setOrder([...rest.slice(0, at + step), piece, ...rest.slice(at + step)])
    setSaid(t('moved', { name: nameOf(piece), place: at + step + 1 }))
  }
  const send = async () => {
    const input = { kind, place, seen: seen.map(({ piece }) => piece), order: [...now] }
    try {
      await call(orderPieces, input)
      notify(t('done'))
    } finally {
      await refresh()
    }
  }
  return (
    <Confirm
      title={t('title', { kind: kindName(kind) })}
      verb={t('verb')}
      consequence={t('does')}
      draft={`content:order:${kind}`}
      onConfirm={send}
      onClose={onClose}
    >
      {kind !== 'promotion' && (
        <SelectField
          label={t('place')}
          choices={places.map((value) => ({ value, label: placeName(value) }))}
          value={place ?? ''}
          onChange={({ target }) => {
            setPlace(target.value)
            setOrder(undefined)
          }}
        />
      )}
      <Order now={now} nameOf={nameOf} onMove={move} />
      <p className="sr" role="status">
        {said}
      </p>
    </Confirm>
  )
}

/** What has an order of its own: a page's slides, a menu's pages. */
function placesIn(list: ContentList, kind: Props['kind']): string[] {
  if (kind === 'page') return list.pageOrders.flatMap((one) => (one.pages.length ? one.place : []))
  const there = list.pieces.filter((one) => one.kind === kind && one.isPlaced)
  return kind === 'slide' ? [...new Set(there.map((one) => one.place ?? ''))] : []
}

/** The pieces of a place in their order; those that were never published have none. */
function seenIn(list: ContentList, kind: Props['kind'], place: string | null): ListedPiece[] {
  const there = list.pieces.filter((one) => one.kind === kind && one.isPlaced)
  if (kind !== 'page') return there.filter((one) => kind === 'promotion' || one.place === place)
  const order = list.pageOrders.find((one) => one.place === place)?.pages ?? []
  return order.flatMap((id) => there.find(({ piece }) => piece === id) ?? [])
}

type OrderProps = {
  now: readonly string[]
  nameOf: (piece: string) => string
  onMove: (piece: string, step: -1 | 1) => void
}

const Order = ({ now, nameOf, onMove }: OrderProps) => (
  <ol className="o-content__order">
    {now.map((piece, at) => (
      <li key={piece}>
        <span>{nameOf(piece)}</span>
        <IconButton
          size="s"
          icon={ArrowUp}
          label={t('up', { name: nameOf(piece) })}
          disabled={at === 0}
          onClick={() => onMove(piece, -1)}
        />
        <IconButton
          size="s"
          icon={ArrowDown}
          label={t('down', { name: nameOf(piece) })}
          disabled={at === now.length - 1}
          onClick={() => onMove(piece, 1)}
        />
      </li>
    ))}
  </ol>
)

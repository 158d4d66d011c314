import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type LimitWish, listLimitWishes, refuseRaise } from '@zar/contract/office/risk/register'
import { Gauge } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../lib/language/format.ts'
import { Link } from '../../lib/router/router.tsx'
import { call } from '../parts/api/call.ts'
import { Button } from '../parts/controls/button.tsx'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { bareOf } from '../parts/money.ts'
import { useOffers } from '../parts/rights/offers.ts'
import { useChosen } from '../parts/table/chosen.ts'
import type { Column } from '../parts/table/columns.ts'
import { usePlainRows } from '../parts/table/plain-rows.ts'
import { Table } from '../parts/table/table.tsx'
import { notify } from '../parts/toasts/toasts.ts'
import { t } from './texts.ts'

const KEY = ['office', 'limit-wishes'] as const
const keyOf = ({ player, kind, period }: LimitWish): string => `${player.id}-${kind}-${period}`

/** Minutes of time, money of all else. */
const figureOf = (kind: LimitWish['kind'], most: string): string =>
  kind === 'time' ? t('minutes', { count: Number(most) }) : bareOf(most).replace(/[,.]00$/, '')
const limitOf = ({ kind, period }: LimitWish): string => `${t(kind)}, ${t(period)}`
const wishedOf = ({ kind, wished }: LimitWish): string =>
  wished === null ? t('noLimit') : figureOf(kind, wished)

function columnsOf(onRefuse: (wish: LimitWish) => void): readonly Column<LimitWish>[] {
  return [
    {
      key: 'player',
      head: t('player'),
      bar: 110,
      cell: ({ player }) => (
        <Link className="o-link" to={`/office/players/${player.id}`}>
          {player.username}
        </Link>
      ),
    },
    { key: 'limit', head: t('limit'), bar: 90, cell: limitOf },
    {
      key: 'now',
      head: t('now'),
      align: 'end',
      bar: 60,
      cell: ({ kind, most }) => figureOf(kind, most),
    },
    {
      key: 'wished',
      head: t('wished'),
      align: 'end',
      bar: 60,
      cell: (wish) => <b>{wishedOf(wish)}</b>,
    },
    {
      key: 'from',
      head: t('from'),
      align: 'end',
      bar: 90,
      cell: ({ confirmFrom }) => formatDate(confirmFrom),
    },
    {
      key: 'points',
      head: t('points'),
      align: 'end',
      bar: 30,
      cell: ({ points }) => points ?? '–',
    },
    {
      key: 'act',
      head: t('act'),
      bar: 60,
      cell: (wish) => <Refuse wish={wish} onOpen={() => onRefuse(wish)} />,
    },
  ]
}

function Refuse({ wish, onOpen }: { wish: LimitWish; onOpen: () => void }) {
  const { refusal } = useOffers(wish)('limit.raise_review')
  return (
    <Button size="s" refusal={refusal} onClick={onOpen}>
      {t('refuse')}
    </Button>
  )
}

const WishCard = (wish: LimitWish) => (
  <>
    <span className="o-cards__line">
      <b className="o-ell">{wish.player.username}</b>
      <span>
        {figureOf(wish.kind, wish.most)} → <b>{wishedOf(wish)}</b>
      </span>
    </span>
    <span className="o-cards__line mist">
      <span>{limitOf(wish)}</span>
      <span>{formatDate(wish.confirmFrom)}</span>
    </span>
  </>
)

/** Raises that wait for their day and for the player, with the points that may speak against them. */
export function LimitsTab() {
  const client = useQueryClient()
  const list = usePlainRows(useQuery({ queryKey: KEY, queryFn: () => call(listLimitWishes, {}) }))
  const [chosen, choose] = useChosen()
  const [refused, setRefused] = useState<LimitWish>()
  return (
    <div className="o-stack">
      <p className="o-micro">{t('raiseWaits')}</p>
      <section className="o-panel">
        <Table
          label={t('wishes')}
          columns={columnsOf(setRefused)}
          list={list}
          rowKey={keyOf}
          rowName={(wish) =>
            [
              wish.player.username,
              limitOf(wish),
              figureOf(wish.kind, wish.most),
              wishedOf(wish),
            ].join(', ')
          }
          chosen={chosen}
          onChoose={choose}
          empty={{ icon: Gauge, title: t('wishesNone'), text: t('wishesNote') }}
          card={WishCard}
          cardActs={(wish) => <Refuse wish={wish} onOpen={() => setRefused(wish)} />}
        />
      </section>
      {refused && (
        <RefuseDialog
          wish={refused}
          onDone={() => client.invalidateQueries({ queryKey: KEY })}
          onClose={() => setRefused(undefined)}
        />
      )}
    </div>
  )
}

type RefuseProps = { wish: LimitWish; onDone: () => Promise<void>; onClose: () => void }

function RefuseDialog({ wish, onDone, onClose }: RefuseProps) {
  const { player, kind, period, most } = wish
  const refuse = async (reason: string) => {
    try {
      await call(refuseRaise, { id: player.id, kind, period, reason })
      notify(t('refused'))
    } finally {
      await onDone()
    }
  }
  return (
    <Confirm
      title={t('refuseTitle', { name: player.username })}
      verb={t('refuseVerb', { now: figureOf(kind, most) })}
      needsWords
      consequence={t('refuseDoes')}
      draft={`limit:${keyOf(wish)}:refuse`}
      onConfirm={({ text }) => refuse(text)}
      onClose={onClose}
    />
  )
}

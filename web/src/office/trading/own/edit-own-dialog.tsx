import type { TradingMatch } from '@zar/contract/office/trading/board'
import { editOwnEvent, type OwnCatalogue } from '@zar/contract/office/trading/own-events'
import { useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { TextField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { Failed } from '../../parts/states/failed.tsx'
import type { AskOf } from '../ask.ts'
import { useDeed } from '../dialogs/use-deed.ts'
import { titleOf } from '../words.ts'
import { startOf, wrongIn } from './make-own-dialog.tsx'
import { MarketFields } from './market-fields.tsx'
import { ownMarketOf, type TypedMarket } from './own-market.ts'
import { t } from './texts.ts'
import { useOwnCatalogue } from './use-own-catalogue.ts'

type Props = { ask: AskOf<'ownEdit'>; onClose: () => void }

/** The markets that the match has, with their chances. */
const marketsOf = ({ markets }: TradingMatch, catalogue: OwnCatalogue): TypedMarket[] =>
  markets.flatMap(({ id, key, line, state, selections }) => {
    const listed = catalogue.markets.find((one) => one.key === key)
    if (!listed || state === 'settled' || state === 'cancelled') return []
    const chances = selections.map((one) => [one.key, String((one.fairPpm ?? 0) / 10_000)])
    return [{ id, listed, line: line ?? '', chances: Object.fromEntries(chances) }]
  })

/** Whether a market is typed as it stands. */
const isSame = (one: TypedMarket, before: readonly TypedMarket[]): boolean =>
  before.some(
    ({ listed, line, chances }) =>
      listed.key === one.listed.key &&
      line === one.line &&
      JSON.stringify(chances) === JSON.stringify(one.chances),
  )

/** Proposes another start of a match of our own, other chances of its markets, or more of them. */
export function EditOwnDialog({ ask: { match }, onClose }: Props) {
  const deed = useDeed()
  const { data, error, refetch } = useOwnCatalogue(match.sport)
  const [starts, setStarts] = useState('')
  const [typed, setTyped] = useState<readonly TypedMarket[]>()
  const before = data ? marketsOf(match, data) : []
  const markets = typed ?? before
  const changed = markets.filter((one) => !isSame(one, before))
  const startsAt = starts === '' ? null : startOf(starts)
  const lacks = () => {
    if (startsAt === undefined) return t('missing')
    if (startsAt === null && changed.length === 0) return t('noChange')
    return wrongIn(changed, match)
  }
  const { id, seen } = match
  const change = {
    startsAt: startsAt ?? null,
    markets: changed.flatMap((one) => ownMarketOf(one) ?? []),
  }
  return (
    <Confirm
      title={t('editTitle', { name: titleOf(match) })}
      verb={t('editVerb')}
      needsWords
      lacks={lacks()}
      consequence={t('editDoes')}
      draft={`trading:own-event:${id}`}
      onConfirm={({ text: reason }) => deed(() => call(editOwnEvent, { id, seen, change, reason }))}
      onClose={onClose}
    >
      {error && <Failed error={error} onAgain={() => void refetch()} />}
      <TextField
        label={t('startsAt')}
        isLacking={startsAt === undefined}
        hint={t('keepStart', { time: formatDate(match.startsAt) })}
        type="datetime-local"
        value={starts}
        onChange={({ target }) => setStarts(target.value)}
      />
      {data && (
        <MarketFields match={match} catalogue={data} markets={markets} onChange={setTyped} />
      )}
    </Confirm>
  )
}

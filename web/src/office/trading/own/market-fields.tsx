import './own.css'
import type { OwnCatalogue } from '@zar/contract/office/trading/own-events'
import { X } from 'lucide-react'
import { type Match, marketName } from '../../../lib/betting/market-name.ts'
import { languageTag } from '../../../lib/language/translate.ts'
import { IconButton } from '../../parts/controls/button.tsx'
import { SelectField, TextField } from '../../parts/controls/field.tsx'
import { oddsOf } from '../../parts/money.ts'
import { labelOf } from '../words.ts'
import { chancesOf, pricesOf, type TypedMarket, typedMarket } from './own-market.ts'
import { t } from './texts.ts'

type Props = {
  match: Match
  catalogue: OwnCatalogue
  markets: readonly TypedMarket[]
  onChange: (markets: readonly TypedMarket[]) => void
}

/** The markets of a match of our own: each with the chance of its selections, and the prices that these make. */
export function MarketFields({ match, catalogue, markets, onChange }: Props) {
  const change = (at: number, market: TypedMarket) =>
    onChange(markets.map((one, n) => (n === at ? market : one)))
  return (
    <>
      {markets.map((market, at) => (
        <MarketField
          key={market.id}
          match={match}
          market={market}
          onChange={(next) => change(at, next)}
          onDrop={() => onChange(markets.filter((_, n) => n !== at))}
        />
      ))}
      <SelectField
        label={t('addMarket')}
        isLacking={markets.length === 0}
        blank={t('choose')}
        choices={catalogue.markets.map(({ key }) => ({
          value: key,
          label: marketName({ key, line: null }, match),
        }))}
        value=""
        onChange={({ target }) => {
          const listed = catalogue.markets.find(({ key }) => key === target.value)
          if (listed) onChange([...markets, typedMarket(listed)])
        }}
      />
    </>
  )
}

type FieldProps = {
  match: Match
  market: TypedMarket
  onChange: (market: TypedMarket) => void
  onDrop: () => void
}

function MarketField({ match, market, onChange, onDrop }: FieldProps) {
  const { listed, line, chances } = market
  const name = marketName({ key: listed.key, line: null }, match)
  const own = { key: listed.key, line: line || null }
  return (
    <fieldset className="o-tr__own" aria-label={name}>
      <div className="o-row">
        <b>{name}</b>
        <span className="o-push">
          <IconButton size="s" icon={X} label={t('drop', { name })} onClick={onDrop} />
        </span>
      </div>
      <div className="o-tr__chances">
        {listed.hasLine && (
          <TextField
            label={t('line')}
            inputMode="decimal"
            value={line}
            onChange={({ target }) => onChange({ ...market, line: target.value })}
          />
        )}
        {listed.selections.map((key) => (
          <TextField
            key={key}
            label={t('chance', { name: labelOf({ key, name: null }, own, match) })}
            inputMode="decimal"
            value={chances[key] ?? ''}
            onChange={({ target }) =>
              onChange({ ...market, chances: { ...chances, [key]: target.value } })
            }
          />
        ))}
      </div>
      <p className="o-note" role="status">
        {pricesText(market)}
      </p>
    </fieldset>
  )
}

function pricesText(market: TypedMarket): string {
  const odds = pricesOf(market)
  if (odds)
    return t('prices', { odds: odds.map((one) => (one === null ? '–' : oddsOf(one))).join(' · ') })
  const sum = (chancesOf(market) ?? []).reduce((all, ppm) => all + ppm, 0) / 1e6
  return t('sum', { share: sum.toLocaleString(languageTag, { style: 'percent' }) })
}

import { SPORTS, type Sport } from '@zar/contract/betting/sport'
import {
  makeOwnEvent,
  type OwnCatalogue,
  type OwnEvent,
} from '@zar/contract/office/trading/own-events'
import { useState } from 'react'
import { marketName } from '../../../lib/betting/market-name.ts'
import { sportName } from '../../../lib/betting/sport-names.ts'
import { call } from '../../parts/api/call.ts'
import { SelectField, TextField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { momentIn } from '../../parts/moment.ts'
import { Failed } from '../../parts/states/failed.tsx'
import { useDeed } from '../dialogs/use-deed.ts'
import { MarketFields } from './market-fields.tsx'
import { ownMarketOf, type TypedMarket } from './own-market.ts'
import { t } from './texts.ts'
import { useOwnCatalogue } from './use-own-catalogue.ts'

type Typed = {
  sport: Sport
  league: string
  leagueName: string
  country: string
  home: string
  away: string
  startsAt: string
  bestOf: string
  markets: readonly TypedMarket[]
}
const BLANK: Typed = {
  sport: 'football',
  league: '',
  leagueName: '',
  country: 'TR',
  home: '',
  away: '',
  startsAt: '',
  bestOf: '',
  markets: [],
}
const NEW = 'new'

const named = (text: string): boolean => text.trim().length >= 2

function leagueOf({ league, leagueName, country }: Typed): OwnEvent['league'] | undefined {
  if (league === '') return undefined
  if (league !== NEW) return { id: league }
  const isNamed = named(leagueName) && /^[A-Z]{2,3}$/.test(country)
  return isNamed ? { name: leagueName.trim(), country } : undefined
}

/** The start in UTC, of what a field says; undefined of what is not ahead. */
export function startOf(text: string): string | undefined {
  const at = momentIn(text)
  return at && at.getTime() > Date.now() ? at.toISOString() : undefined
}

/** What is missing of a market, in words; undefined of a whole one. */
export function wrongIn(
  markets: readonly TypedMarket[],
  match: { sport: Sport; home: string; away: string },
): string | undefined {
  const wrong = markets.find((one) => !ownMarketOf(one))
  if (!wrong) return undefined
  const { key, hasLine } = wrong.listed
  const name = marketName({ key, line: null }, match)
  if (hasLine && wrong.line.trim() === '') return t('lineMissing', { name })
  return t('chances', { name, whole: '100 %' })
}

const BEST_OF = [1, 2, 3, 5] as const

function eventOf(typed: Typed, { isOverParts }: OwnCatalogue): OwnEvent | string {
  const { sport, home, away, markets } = typed
  const league = leagueOf(typed)
  const startsAt = startOf(typed.startsAt)
  if (!league || !startsAt || !named(home) || !named(away)) return t('missing')
  const bestOf = BEST_OF.find((one) => String(one) === typed.bestOf) ?? null
  if (isOverParts && bestOf === null) return t('bestOfMissing')
  if (markets.length === 0) return t('noMarket')
  const wrong = wrongIn(markets, typed)
  if (wrong) return wrong
  return {
    sport,
    league,
    home: home.trim(),
    away: away.trim(),
    startsAt,
    bestOf: isOverParts ? bestOf : null,
    markets: markets.flatMap((one) => ownMarketOf(one) ?? []),
  }
}

/** Proposes a match of our own with its markets. */
export function MakeOwnDialog({ onClose }: { onClose: () => void }) {
  const deed = useDeed()
  const [typed, setTyped] = useState(BLANK)
  const { data, error, refetch } = useOwnCatalogue(typed.sport)
  const event = data ? eventOf(typed, data) : t('missing')
  const change = (more: Partial<Typed>) => setTyped({ ...typed, ...more })
  return (
    <Confirm
      title={t('makeTitle')}
      verb={t('makeVerb')}
      needsWords
      lacks={typeof event === 'string' ? event : undefined}
      consequence={t('makeDoes')}
      draft="trading:own-event"
      onConfirm={({ text: reason }) =>
        deed(() => call(makeOwnEvent, { event: event as OwnEvent, reason }))
      }
      onClose={onClose}
    >
      {error && <Failed error={error} onAgain={() => void refetch()} />}
      <SelectField
        label={t('sport')}
        choices={SPORTS.map((value) => ({ value, label: sportName(value) }))}
        value={typed.sport}
        onChange={({ target }) =>
          change({
            sport: SPORTS.find((one) => one === target.value) ?? typed.sport,
            league: '',
            bestOf: '',
            markets: [],
          })
        }
      />
      {data && <LeagueFields typed={typed} catalogue={data} onChange={change} />}
      <SideFields typed={typed} onChange={change} />
      {data?.isOverParts && (
        <SelectField
          label={t('bestOf')}
          blank={t('choose')}
          choices={BEST_OF.map((one) => ({ value: String(one), label: String(one) }))}
          value={typed.bestOf}
          onChange={({ target }) => change({ bestOf: target.value })}
        />
      )}
      {data && (
        <MarketFields
          match={matchIn(typed)}
          catalogue={data}
          markets={typed.markets}
          onChange={(markets) => change({ markets })}
        />
      )}
    </Confirm>
  )
}

const matchIn = ({ sport, home, away }: Typed) => ({
  sport,
  home: home || t('home'),
  away: away || t('away'),
})

type FieldsProps = { typed: Typed; onChange: (more: Partial<Typed>) => void }

function LeagueFields({ typed, catalogue, onChange }: FieldsProps & { catalogue: OwnCatalogue }) {
  const leagues = catalogue.leagues.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <SelectField
        label={t('league')}
        blank={t('choose')}
        choices={[...leagues, { value: NEW, label: t('newLeague') }]}
        value={typed.league}
        onChange={({ target }) => onChange({ league: target.value })}
      />
      {typed.league === NEW && (
        <>
          <TextField
            label={t('leagueName')}
            maxLength={80}
            value={typed.leagueName}
            onChange={({ target }) => onChange({ leagueName: target.value })}
          />
          <TextField
            label={t('country')}
            maxLength={3}
            value={typed.country}
            onChange={({ target }) => onChange({ country: target.value.toUpperCase() })}
          />
        </>
      )}
    </>
  )
}

const SideFields = ({ typed, onChange }: FieldsProps) => (
  <>
    <TextField
      label={t('home')}
      maxLength={80}
      autoComplete="off"
      value={typed.home}
      onChange={({ target }) => onChange({ home: target.value })}
    />
    <TextField
      label={t('away')}
      maxLength={80}
      autoComplete="off"
      value={typed.away}
      onChange={({ target }) => onChange({ away: target.value })}
    />
    <TextField
      label={t('startsAt')}
      type="datetime-local"
      value={typed.startsAt}
      onChange={({ target }) => onChange({ startsAt: target.value })}
    />
  </>
)

import './margins.css'
import { useQuery } from '@tanstack/react-query'
import type { MarketClass } from '@zar/contract/betting/margin/classes'
import { SPORTS, type Sport } from '@zar/contract/betting/sport'
import { listMargins, type Margins } from '@zar/contract/office/trading/margin'
import { Percent } from 'lucide-react'
import { useState } from 'react'
import { sportName } from '../../../lib/betting/sport-names.ts'
import { formatDate } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { Button } from '../../parts/controls/button.tsx'
import { SelectField } from '../../parts/controls/field.tsx'
import { useOffers } from '../../parts/rights/offers.ts'
import type { OnAsk } from '../ask.ts'
import { ListDialog } from '../dialogs/list-dialog.tsx'
import { className, placeName, shareOf } from './margin-words.ts'
import { t } from './texts.ts'

type Props = { onAsk: OnAsk; onClose: () => void }
const NOTHING = { actions: [] }

/** The margins by hand that count, and where one of a class is set. */
export function MarginsDialog({ onAsk, onClose }: Props) {
  const list = useQuery({
    queryKey: ['office', 'trading', 'margins'],
    queryFn: () => call(listMargins, {}),
  })
  const may = useOffers(list.data ?? NOTHING)('margin.set')
  return (
    <ListDialog
      title={t('list')}
      list={list}
      isEmpty={({ margins }) => margins.length === 0}
      empty={{ icon: Percent, title: t('none'), note: t('noneNote') }}
      onClose={onClose}
    >
      {(data) => (
        <>
          <ul className="o-tr__set">
            {data.margins.map((margin) => (
              <li key={margin.scope}>
                <b>{placeName(margin)}</b>
                <span>{shareOf(margin.marginBp)}</span>
                <Button size="s" refusal={may.refusal} onClick={() => onAsk(askOf(margin))}>
                  {t('change')}
                </Button>
                <span className="o-note">
                  {t('by', {
                    name: margin.by,
                    time: formatDate(margin.at),
                    because: margin.because,
                  })}
                </span>
              </li>
            ))}
          </ul>
          <OfClass data={data} refusal={may.refusal} onAsk={onAsk} />
        </>
      )}
    </ListDialog>
  )
}

function askOf(margin: Margins['margins'][number]): Parameters<OnAsk>[0] {
  const { scope, marginBp, leastBp, mostBp } = margin
  const name = placeName(margin)
  return { kind: 'margin', name, places: [{ scope, marginBp, label: name }], leastBp, mostBp }
}

type OfClassProps = { data: Margins; refusal: string | undefined; onAsk: OnAsk }

/** A class of a sport, everywhere. */
function OfClass({ data: { classes, margins }, refusal, onAsk }: OfClassProps) {
  const [sport, setSport] = useState<Sport>('football')
  const [chosen, choose] = useState<MarketClass>()
  const own = classes[sport]
  const one = own.find(({ name }) => name === chosen) ?? own[0]
  if (!one) return null
  const begin = () => {
    const scope = `class:${sport}.${one.name}`
    const name = `${sportName(sport)}, ${className(one.name)}`
    const marginBp = margins.find((margin) => margin.scope === scope)?.marginBp ?? null
    const { leastBp, mostBp } = one
    onAsk({ kind: 'margin', name, places: [{ scope, marginBp, label: name }], leastBp, mostBp })
  }
  return (
    <>
      <SelectField
        label={t('sport')}
        choices={SPORTS.map((value) => ({ value, label: sportName(value) }))}
        value={sport}
        onChange={({ target }) => setSport(SPORTS.find((each) => each === target.value) ?? sport)}
      />
      <SelectField
        label={t('marketClass')}
        choices={own.map(({ name }) => ({ value: name, label: className(name) }))}
        value={one.name}
        onChange={({ target }) => choose(own.find(({ name }) => name === target.value)?.name)}
      />
      <div className="o-tr__acts">
        <Button size="s" refusal={refusal} onClick={begin}>
          {t('add')}
        </Button>
      </div>
    </>
  )
}

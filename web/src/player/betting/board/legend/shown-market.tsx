import { ChevronsUpDown } from 'lucide-react'
import { Icon } from '../../../../ui/icons/icon.tsx'
import type { Column } from '../row/columns.ts'
import { groupName } from './legend-texts.ts'
import './shown-market.css'

export type MarketChoice<Id extends string> = {
  id: Id
  label: string
  columns: readonly Column[]
}

type ShownProps<Id extends string> = {
  label: string
  choices: readonly MarketChoice<Id>[]
  chosen: Id
  /** Which of its columns. */
  shown: number
  onShow: (id: Id, at: number) => void
}

/** On a phone, which market all rows show. */
export function ShownMarket<Id extends string>(props: ShownProps<Id>) {
  const { label, choices, chosen, shown, onShow } = props
  return (
    <label className="shownmarket">
      <span className="sr">{label}</span>
      <select
        value={`${chosen} ${shown}`}
        onChange={({ target }) => {
          const [id, at] = target.value.split(' ')
          const choice = choices.find((one) => one.id === id)
          if (choice) onShow(choice.id, Number(at))
        }}
      >
        {choices.map(({ id, label: group, columns }) => (
          <optgroup key={id} label={group}>
            {columns.map(({ market }, at) => (
              <option key={String(market)} value={`${id} ${at}`}>
                {groupName(market)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <Icon of={ChevronsUpDown} size="s" />
    </label>
  )
}

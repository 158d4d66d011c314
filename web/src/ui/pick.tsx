import './pick.css'
import { ChevronDown, type LucideIcon } from 'lucide-react'
import { Icon } from './icon.tsx'

type PickProps = {
  icon: LucideIcon
  label: string
  value: string
  options: { value: string; label: string }[]
  onPick: (value: string) => void
}

/** One of a few, in the browser's own list: a filter, an order. */
export function Pick({ icon, label, value, options, onPick }: PickProps) {
  return (
    <label className="pick">
      <Icon of={icon} />
      <span className="sr">{label}</span>
      <select value={value} onChange={(event) => onPick(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} />
    </label>
  )
}

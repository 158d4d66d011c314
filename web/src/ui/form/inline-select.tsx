import './inline-select.css'
import { ChevronDown, type LucideIcon } from 'lucide-react'
import { Icon } from '../icons/icon.tsx'

type InlineSelectProps = {
  icon: LucideIcon
  label: string
  value: string
  options: { value: string; label: string }[]
  onSelect: (value: string) => void
}

/** One of a few, in the browser's own list: a filter, an order. */
export function InlineSelect({ icon, label, value, options, onSelect }: InlineSelectProps) {
  return (
    <label className="inlineselect">
      <Icon of={icon} />
      <span className="sr">{label}</span>
      <select value={value} onChange={(event) => onSelect(event.target.value)}>
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

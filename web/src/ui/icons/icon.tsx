import type { LucideIcon } from 'lucide-react'
import './icon.css'

/** A Lucide icon on our grid. It is decoration unless `label` gives it a meaning of its own. */
export function Icon({
  of: Glyph,
  size,
  label,
}: {
  of: LucideIcon
  size?: 's' | 'l'
  label?: string
}) {
  const className = size ? `i i--${size}` : 'i'
  return label ? (
    <Glyph className={className} strokeWidth={1.75} role="img" aria-label={label} />
  ) : (
    <Glyph className={className} strokeWidth={1.75} aria-hidden />
  )
}

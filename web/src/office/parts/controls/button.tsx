import './button.css'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../../../ui/icons/icon.tsx'

type Look = {
  /** One filled button a region: `primary`. */
  kind?: 'primary' | 'line' | 'ghost' | 'danger'
  size?: 's' | 'l'
  wide?: boolean
  icon?: LucideIcon
  /** The key that does the same, printed on the button. */
  keyName?: string | undefined
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  Look & {
    /** The running verb: it says that it waits, and heeds no press. */
    busy?: string | undefined
    /** Why it cannot be pressed; it stays where the focus finds it. */
    refusal?: string | undefined
  }

const classOf = ({ kind, size, wide }: Look): string =>
  ['o-btn', kind && `o-btn--${kind}`, size && `o-btn--${size}`, wide && 'o-btn--wide']
    .filter(Boolean)
    .join(' ')

export function Button(props: ButtonProps) {
  const { kind, size, wide, icon, keyName, busy, refusal, onClick, children, ...rest } = props
  const isStill = busy !== undefined || refusal !== undefined
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ kind, size, wide } as Look)}
      aria-disabled={isStill || undefined}
      aria-busy={busy !== undefined || undefined}
      title={refusal}
      aria-description={refusal}
      aria-keyshortcuts={keyName}
      onClick={(event) => {
        if (isStill) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {icon && <Icon of={icon} size="s" />}
      {busy ?? children}
      {keyName && <Kbd>{keyName}</Kbd>}
    </button>
  )
}

/** The key of a keyboard, as a mark that is not read: the button names it. */
export const Kbd = ({ children }: { children: ReactNode }) => (
  <kbd className="o-kbd" aria-hidden>
    {children}
  </kbd>
)

/** A button that is its sign alone; its name is told to those who do not see it. */
export function IconButton({
  icon,
  label,
  size,
  count,
  ...rest
}: ComponentProps<'button'> & {
  icon: LucideIcon
  label: string
  size?: 's'
  /** What waits behind it. */
  count?: number | undefined
}) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className={size ? 'o-ibtn o-ibtn--s' : 'o-ibtn'}
      aria-label={label}
    >
      <Icon of={icon} />
      {count ? <span className="o-ibtn__n">{count}</span> : null}
    </button>
  )
}

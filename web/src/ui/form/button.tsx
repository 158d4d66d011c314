import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link } from '../../lib/router/router.tsx'
import './button.css'
import { Spinner } from '../feedback/spinner.tsx'
import { Icon } from '../icons/icon.tsx'

type Look = {
  variant?: 'primary' | 'quiet' | 'line' | 'ghost' | 'danger' | 'ivory'
  size?: 's' | 'l'
  wide?: boolean
  icon?: LucideIcon
}

const classOf = ({ variant = 'quiet', size, wide }: Look, more?: string) =>
  ['btn', `btn--${variant}`, size && `btn--${size}`, wide && 'btn--wide', more]
    .filter(Boolean)
    .join(' ')

type ButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  Look & {
    children: ReactNode
    /** The running verb ("Gönderiliyor") while the press is being answered; presses are ignored. */
    busy?: string | undefined
  }

/** A button. While `busy` its width does not change and it keeps the focus. */
export function Button({
  variant,
  size,
  wide,
  icon,
  busy,
  children,
  className,
  ...rest
}: ButtonProps) {
  const ref = useLockedWidth(busy !== undefined)
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      className={classOf(
        { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) },
        className,
      )}
      aria-busy={busy !== undefined || undefined}
      {...(busy !== undefined && {
        'aria-disabled': true,
        onClick: (event) => event.preventDefault(),
      })}
    >
      {busy !== undefined ? <Spinner /> : icon && <Icon of={icon} />}
      {busy ?? children}
    </button>
  )
}

/** The button keeps the width it had at rest, so that nothing beside it moves. */
function useLockedWidth(locked: boolean) {
  const ref = useRef<HTMLButtonElement>(null)
  const restWidth = useRef(0)
  useLayoutEffect(() => {
    const button = ref.current
    if (!button) return
    if (!locked) restWidth.current = button.offsetWidth
    button.style.minWidth = locked ? `${restWidth.current}px` : ''
  })
  return ref
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  children,
  className,
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return (
    <Link
      {...rest}
      className={classOf(
        { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) },
        className,
      )}
    >
      {icon && <Icon of={icon} />}
      {children}
    </Link>
  )
}

/** A square button with only an icon; `label` is its name. */
export function IconButton({
  icon,
  label,
  className,
  children,
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label'> & { icon: LucideIcon; label: string }) {
  return (
    <button type="button" {...rest} className={`ibtn ${className ?? ''}`.trim()} aria-label={label}>
      <Icon of={icon} />
      {children}
    </button>
  )
}

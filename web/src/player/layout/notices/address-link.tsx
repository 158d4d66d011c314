import { TIMINGS } from '@zar/contract/limits'
import { useEffect, useState } from 'react'
import { isForBrowser } from '../../../lib/router/router.tsx'
import type { Domain } from './domains.ts'

type Props = {
  to: Domain
  /** A copy is there for the eye alone. */
  isCopy: boolean
}

/** An address of the settings. It opens a moment after the press, in which a line fills under it. */
export function AddressLink({ to: { name, href }, isCopy }: Props) {
  const [isOpening, setOpening] = useState(false)
  useEffect(() => {
    if (!isOpening) return
    const timer = setTimeout(() => location.assign(href), TIMINGS.settingsLinkMs)
    return () => clearTimeout(timer)
  }, [isOpening, href])
  return (
    <a
      className={isOpening ? 'notice__address notice__address--opening' : 'notice__address'}
      href={href}
      tabIndex={isCopy ? -1 : undefined}
      onClick={(event) => {
        if (isForBrowser(event)) return
        event.preventDefault()
        setOpening(true)
      }}
    >
      {name}
    </a>
  )
}

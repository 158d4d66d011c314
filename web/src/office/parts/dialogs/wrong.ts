import { useEffect, useState } from 'react'

const WRONG = '.o-dialog__b :is([aria-invalid=true], [role=alert])'

/**
 * Answers what brings the first thing that is wrong in the open dialog into sight, once it is drawn: on a phone it
 * may stand above or below what is seen. A field takes the focus too.
 */
export function useLeadToWrong(): () => void {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times === 0) return
    const wrong = document.querySelector<HTMLElement>(WRONG)
    // Of a group of choices the first one that can be chosen.
    const field = wrong?.matches('fieldset')
      ? wrong.querySelector<HTMLElement>('input:enabled')
      : wrong
    if (wrong?.hasAttribute('aria-invalid')) field?.focus({ preventScroll: true })
    const whole = wrong?.closest('.o-field') ?? wrong
    whole?.scrollIntoView({ block: 'nearest' })
  }, [times])
  return () => setTimes((before) => before + 1)
}

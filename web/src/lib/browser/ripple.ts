import { TIMINGS } from '@zar/contract/limits'

/** Lets buttons answer a press with a ripple, wherever in the page they are. */
export function startRipples(): void {
  addEventListener('pointerdown', (event) => {
    const button = (event.target as Element | null)?.closest<HTMLElement>('button.btn, a.btn')
    if (!button || button.matches(':disabled, [aria-disabled="true"]')) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const box = button.getBoundingClientRect()
    const ripple = document.createElement('span')
    const drop = document.createElement('i')
    ripple.className = 'ripple'
    ripple.ariaHidden = 'true'
    drop.style.left = `${event.clientX - box.left}px`
    drop.style.top = `${event.clientY - box.top}px`
    drop.style.width = `${2 * Math.max(box.width, box.height)}px`
    ripple.append(drop)
    button.append(ripple)
    setTimeout(() => ripple.remove(), TIMINGS.rippleMs)
  })
}

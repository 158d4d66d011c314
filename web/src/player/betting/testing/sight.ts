import { vi } from 'vitest'

/** A window in which everything is on the screen: nothing is laid out in a test. */
export function seeAll(): void {
  class EverythingSeen {
    private readonly tell: IntersectionObserverCallback
    constructor(tell: IntersectionObserverCallback) {
      this.tell = tell
    }
    observe(target: Element): void {
      const entry = { target, isIntersecting: true } as IntersectionObserverEntry
      this.tell([entry], this as unknown as IntersectionObserver)
    }
    unobserve(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', EverythingSeen)
}

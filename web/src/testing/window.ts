const WIDTHS = { phone: 390, desk: 1_440 }
let width = WIDTHS.desk

/** A query about the width, or about the pointer: what the site asks of a window. */
function matches(query: string): boolean {
  return query.split(/,\s*/).some((one) =>
    one.split(/\s+and\s+/).every((part) => {
      const bound = /\((min|max)-width: ([\d.]+)px\)/.exec(part)
      if (bound) return bound[1] === 'min' ? width >= Number(bound[2]) : width <= Number(bound[2])
      return /pointer: fine|hover: hover/.test(part) ? width >= 992 : false
    }),
  )
}

/** The window of a phone, or of a desktop with a mouse. What asked before is answered anew. */
export function setWindow(kind: keyof typeof WIDTHS): void {
  width = WIDTHS[kind]
  Object.defineProperty(globalThis, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({
      get matches() {
        return matches(query)
      },
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    }),
  })
}

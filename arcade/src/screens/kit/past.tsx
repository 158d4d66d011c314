export type PastResult = {
  id: string
  text: string
  rank?: 'mid' | 'top'
  /** On tables whose results have colours of their own. */
  colour?: 'red' | 'black' | 'green' | 'blue'
  /** Ground and ink of what it fell on. */
  glaze?: readonly [ground: string, ink: string]
}

/** Results of before, the newest first and ringed. */
export function Past({ label, results }: { label: string; results: readonly PastResult[] }) {
  return (
    <ol className="past num" aria-label={label}>
      {results.map(({ id, text, rank, colour, glaze }, index) => (
        <li
          key={id}
          className={classOf(rank ?? colour, index === 0)}
          style={glaze && { background: glaze[0], color: glaze[1] }}
        >
          {text}
        </li>
      ))}
    </ol>
  )
}

const classOf = (look: string | undefined, isNow: boolean): string =>
  `past__one${look ? ` past__one--${look}` : ''}${isNow ? ' past__one--now' : ''}`

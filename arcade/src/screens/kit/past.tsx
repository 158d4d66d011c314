export type PastResult = { id: string; text: string; rank?: 'mid' | 'top' }

/** Results of before, the newest first and ringed. */
export function Past({ label, results }: { label: string; results: readonly PastResult[] }) {
  return (
    <ol className="past num" aria-label={label}>
      {results.map(({ id, text, rank }, index) => (
        <li
          key={id}
          className={`past__one${rank ? ` past__one--${rank}` : ''}${index === 0 ? ' past__one--now' : ''}`}
        >
          {text}
        </li>
      ))}
    </ol>
  )
}

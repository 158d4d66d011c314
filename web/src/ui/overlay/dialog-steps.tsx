import './dialog-steps.css'

/** Pips of the faces one to four, on a grid of 24. */
const PIPS: [number, number][][] = [
  [[12, 12]],
  [
    [8, 8],
    [16, 16],
  ],
  [
    [7.5, 7.5],
    [12, 12],
    [16.5, 16.5],
  ],
  [
    [8, 8],
    [16, 8],
    [8, 16],
    [16, 16],
  ],
]

/** Where the player is in a few steps, as faces of a die: filled here, green done, outlined next. */
export function DialogSteps({ labels, at }: { labels: string[]; at: number }) {
  return (
    <ol className="steps">
      {labels.map((label, step) => (
        <li
          key={label}
          className={step < at ? 'is-done' : undefined}
          aria-current={step === at ? 'step' : undefined}
        >
          <Face step={step} isFilled={step <= at} />
          <span>{label}</span>
        </li>
      ))}
    </ol>
  )
}

function Face({ step, isFilled }: { step: number; isFilled: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {isFilled ? (
        <rect x="2" y="2" width="20" height="20" rx="5.5" className="steps__full" />
      ) : (
        <rect x="2.75" y="2.75" width="18.5" height="18.5" rx="5" className="steps__line" />
      )}
      {PIPS[step]?.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r="2"
          className={isFilled ? 'steps__hole' : 'steps__full'}
        />
      ))}
    </svg>
  )
}
